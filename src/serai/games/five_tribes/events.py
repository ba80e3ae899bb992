"""What happens at a table of Five Tribes, as events for animation and log; words are made where they are shown.

| event | arguments | who sees it |
|---|---|---|
| `tile` | tile, kind | all |
| `meeple` | tile, colour: from the bag; seat, if it is Anun-Nak's | all |
| `card` | card: into the row | all |
| `djinn` | djinn: into the row | all |
| `marker` | seat: its next place in the first bid order | all |
| `draw-card` | seat | all |
| `drawn-card` | seat, card | the seat; all if the table shows goods |
| `draw-djinn` | seat | all |
| `drawn-djinn` | seat, djinn | the seat |
| `bid` | seat, price, fakirs | all |
| `take` | seat, tile | all |
| `drop` | seat, colour, tile | all |
| `kill` | seat, colour, and tile or rival | all |
| `build` | seat, fakirs | all |
| `buy` | seat, card | all |
| `summon`, `power` | seat, djinn, pay (elders, fakirs) | all |
| `aim` | seat, tile | all |
| `keep` | seat, djinn, discarded | all |
| `sell` | seat, cards, gold | all |
| `done` | seat | all |
| `tribe` | seat, colour, number, tile: taken at the end of a move | all |
| `cards` | seat, cards: merchants take from the row | all |
| `control` | seat, tile | all |
| `palm`, `palace` | tile | all |
| `gold` | seat, by | all |
| `last-round` | none | all |
| `turn` | seat | all |
| `round` | round | all |
| `end` | scores, ranking | all |
"""

from __future__ import annotations

from typing import Any

from serai.engine.plain import Plain
from serai.engine.rulebook import Draw, Entry, Event
from serai.engine.state import State
from serai.games.five_tribes import actions, pieces
from serai.games.five_tribes.pieces import (
    CARD_NAMES,
    COLOUR_NAMES,
    DJINN_NAMES,
    DJINNS,
    ELDERS_PAID,
    FAKIRS_PAID,
    GOODS,
    KIND_NAMES,
    SALE,
    TILE_NAMES,
    TILES,
)  # fmt: skip


def events(before: State, entry: Entry, after: State) -> list[Event]:
    """What this step or draw did."""
    b, a = before.plain, after.plain
    if isinstance(entry, Draw):
        return _draw(b, entry.outcome) + _changes(b, a, after)
    return _step(b, entry.seat, entry.action) + _changes(b, a, after)


def _draw(b: Plain, outcome: int) -> list[Event]:
    phase, seat = b.phase, b.seat
    if phase == pieces.LAYING_TILES:
        tile = sum(kind > 0 for kind in b.kinds)
        return [Event.of("tile", {"tile": TILE_NAMES[tile], "kind": KIND_NAMES[outcome + 1]})]
    if phase in (pieces.FILLING_TILES, pieces.DRAWING_MEEPLES):
        dealt = pieces.MEEPLES - sum(b.bag)
        tile = dealt // pieces.MEEPLES_PER_TILE if phase == pieces.FILLING_TILES else b.anchor
        colour = COLOUR_NAMES[outcome - actions.MEEPLE_DRAW_0]
        owner = {} if phase == pieces.FILLING_TILES else {"seat": seat}
        return [Event.of("meeple", {"tile": TILE_NAMES[tile], "colour": colour, **owner})]
    if phase == pieces.DEALING_MARKERS:
        return [Event.of("marker", {"seat": outcome - actions.MARKER_DRAW_0})]
    if phase == pieces.DEALING_CARDS:
        return [Event.of("card", {"card": CARD_NAMES[outcome - actions.CARD_DRAW_0]})]
    if phase == pieces.DEALING_DJINNS:
        return [Event.of("djinn", {"djinn": DJINN_NAMES[outcome - actions.DJINN_DRAW_0]})]
    if phase == pieces.DRAWING_CARDS:
        card = {"seat": seat, "card": CARD_NAMES[outcome - actions.CARD_DRAW_0]}
        return [
            Event.of("draw-card", {"seat": seat}),
            Event.of("drawn-card", card, seats=None if b.goods_are_shown else (seat,)),
        ]
    djinn = {"seat": seat, "djinn": DJINN_NAMES[outcome - actions.DJINN_DRAW_0]}
    return [Event.of("draw-djinn", {"seat": seat}), Event.of("drawn-djinn", djinn, seats=(seat,))]


def _step(b: Plain, seat: int, action: int) -> list[Event]:
    """What the seat did itself."""
    made: dict[str, Any] = {"seat": seat}
    name = actions.STEPS[action].split()[0]
    if action < actions.TAKE_0:
        words = actions.STEPS[action].split()
        made |= {"price": int(words[1]), "fakirs": int(words[3]) if len(words) > 2 else 0}
    elif action < actions.DROP_0:
        made["tile"] = TILE_NAMES[action - actions.TAKE_0]
    elif action < actions.KILL_VIZIER_0:
        number = action - (actions.DROP_0 if action < actions.KILL_0 else actions.KILL_0)
        made |= {"colour": COLOUR_NAMES[number // TILES], "tile": TILE_NAMES[number % TILES]}
    elif action < actions.FAKIRS_0:
        colour = pieces.YELLOW if action < actions.KILL_ELDER_0 else pieces.WHITE
        made |= {"colour": COLOUR_NAMES[colour], "rival": (action - actions.KILL_VIZIER_0) % pieces.SEATS}
    elif action < actions.BUY_0:
        name, made["fakirs"] = "build", action - actions.FAKIRS_0
    elif action < actions.SUMMON_0:
        made["card"] = CARD_NAMES[b.row[action - actions.BUY_0] - 1]
    elif action < actions.AT_0:
        summoned = action < actions.POWER_0
        djinn = (action - actions.SUMMON_0) // 2 if summoned else int(actions.POWER_DJINN[action - actions.POWER_0])
        way = actions.PLUS[(action - actions.SUMMON_0) % 2] if summoned else actions.POWER_WAY[action - actions.POWER_0]
        name = "summon" if summoned else "power"
        paid = {"elders": int(ELDERS_PAID[way]), "fakirs": int(FAKIRS_PAID[way])}
        made |= {"djinn": DJINN_NAMES[djinn], "pay": paid}
    elif action < actions.KEEP_0:
        name, made["tile"] = "aim", TILE_NAMES[action - actions.AT_0]
    elif action < actions.SELL_0:
        kept = action - actions.KEEP_0
        drawn = [d for d in range(DJINNS) if b.djinns[d] in (pieces.DRAWN, pieces.COUNTED) and d != kept]
        made |= {"djinn": DJINN_NAMES[kept], "discarded": [DJINN_NAMES[d] for d in drawn]}
    elif action < actions.DONE:
        cards = [card for card in range(GOODS) if (action - actions.SELL_0 + 1) >> card & 1]
        made |= {"cards": [CARD_NAMES[card] for card in cards], "gold": int(SALE[len(cards)])}
    return [Event.of(name, made)]


def _changes(b: Plain, a: Plain, after: State) -> list[Event]:
    """What followed from it, in the order of a turn; only what everybody sees."""
    seat = b.seat
    happened = []
    if b.phase == pieces.SOW and sum(a.hand) == 0:
        happened += _landed(b, a, seat)
    for tile in range(TILES):
        if b.camels[tile] != a.camels[tile]:
            happened.append(Event.of("control", {"seat": a.camels[tile] - 1, "tile": TILE_NAMES[tile]}))
        if b.palms[tile] != a.palms[tile]:
            happened.append(Event.of("palm", {"tile": TILE_NAMES[tile]}))
        if b.palaces[tile] != a.palaces[tile]:
            happened.append(Event.of("palace", {"tile": TILE_NAMES[tile]}))
    for other in range(b.players):
        if b.gold[other] != a.gold[other]:
            happened.append(Event.of("gold", {"seat": other, "by": a.gold[other] - b.gold[other]}))
    if a.last_round and not b.last_round:
        happened.append(Event.of("last-round"))
    if after.over:
        return [*happened, Event.of("end", {"scores": list(after.scores), "ranking": list(after.ranking)})]
    if a.rounds != b.rounds:
        happened.append(Event.of("round", {"round": a.rounds + 1}))
    if a.order != b.order and a.phase > pieces.BID and a.spots != b.spots:
        happened.append(Event.of("turn", {"seat": a.seat}))
    return happened


def _landed(b: Plain, a: Plain, seat: int) -> list[Event]:
    """The tribe that the last meeple took, and the cards that merchants brought."""
    colour = b.hand.index(max(b.hand))  # the last one in hand
    tile = next(t for t in range(TILES) if _emptied(b, a, t, colour))
    number = b.meeples[tile][colour] + 1
    tribe = {"seat": seat, "colour": COLOUR_NAMES[colour], "number": number, "tile": TILE_NAMES[tile]}
    found = [Event.of("tribe", tribe)]
    if colour == pieces.GREEN:
        taken = sum(card > 0 for card in b.row) - sum(card > 0 for card in a.row)
        if taken:
            cards = [CARD_NAMES[card - 1] for card in b.row[:taken]]
            found.append(Event.of("cards", {"seat": seat, "cards": cards}))
    return found


def _emptied(b: Plain, a: Plain, tile: int, colour: int) -> bool:
    return bool(b.meeples[tile][colour] > 0 and a.meeples[tile][colour] == 0)
