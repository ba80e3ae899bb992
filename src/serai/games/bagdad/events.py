"""What happens at a table of The Thief of Bagdad, as events for animation and log; words are made where they are shown.

| event | arguments | who sees it |
|---|---|---|
| `first` | seat | all |
| `draw` | seat: it takes a card from the pile | all |
| `card` | seat, palace: which card that was | the seat |
| `guard` | seat, palace, neutral: a guard of the set-up | all |
| `pay` | seat, cards (a number per palace), dancers | all |
| `place` | seat, palace | all |
| `move`, `carry`, `neutral` | seat, from, to | all |
| `steal` | seat, palace, chest (the thieves it took, which go home) | all |
| `finish` | seat, step: `end`, `pass` or `pass dancer` | all |
| `dancer` | seat: it takes an open dancer | all |
| `shuffle` | cards: so many discards become the pile | all |
| `give` | seat, card: given up for the hand limit | all |
| `turn` | seat, turn | all |
| `end` | why: `chests`, `stall` or `turns`; ranking | all |
"""

from __future__ import annotations

from serai.engine.plain import Plain, interpreted
from serai.engine.rulebook import Draw, Entry, Event
from serai.engine.state import State
from serai.games.bagdad import pieces
from serai.games.bagdad.palaces import KINDS, NAMES
from serai.games.bagdad.steps import DEEDS

_top_chest, _chests_to_win = interpreted(pieces.top_chest), interpreted(pieces.chests_to_win)


def events(before: State, entry: Entry, after: State) -> list[Event]:
    """What this step or draw did."""
    if isinstance(entry, Draw):
        return _draw(before.plain, entry.outcome, after.plain) + _passage(before, after)
    return _step(before, entry.seat, entry.action, after) + _passage(before, after)


def audience(before: State, entry: Entry) -> tuple[int, ...] | None:
    """BG-22: a card from the pile is seen by the seat that takes it; all else by everybody."""
    if isinstance(entry, Draw) and entry.outcome < pieces.FIRST_SEAT:
        return (before.plain.seat,)
    return None


def _draw(b: Plain, outcome: int, a: Plain) -> list[Event]:
    if outcome >= pieces.FIRST_SEAT:
        return [Event.of("first", {"seat": outcome - pieces.FIRST_SEAT})]
    seat = b.seat
    taken = [
        Event.of("draw", {"seat": seat}),
        Event.of("card", {"seat": seat, "palace": NAMES[outcome]}, seats=(seat,)),
    ]
    return taken + _shuffle(b, a, drawn=1)


def _shuffle(b: Plain, a: Plain, drawn: int) -> list[Event]:
    left = sum(b.pile) - drawn
    return [Event.of("shuffle", {"cards": sum(a.pile)})] if sum(a.pile) > left else []


def _step(before: State, seat: int, action: int, after: State) -> list[Event]:
    b, a, deed = before.plain, after.plain, DEEDS[action]
    if deed.kind in ("guard", "neutral guard"):
        neutral = deed.kind == "neutral guard"
        return [Event.of("guard", {"seat": seat, "palace": NAMES[deed.palace], "neutral": neutral})]
    if deed.kind == "give":
        return [Event.of("give", {"seat": seat, "card": KINDS[deed.price]})]
    if deed.kind in ("end", "pass", "pass dancer"):
        done = [Event.of("finish", {"seat": seat, "step": deed.kind})]
        if deed.kind == "pass dancer":
            done.append(Event.of("dancer", {"seat": seat}))
        return done + _shuffle(b, a, drawn=0)
    paid = {kind: b.hand[seat][card] - a.hand[seat][card] for card, kind in enumerate(KINDS)}
    dancers = paid.pop("dancer")
    cards = {palace: number for palace, number in paid.items() if number}
    done = [Event.of("pay", {"seat": seat, "cards": cards, "dancers": dancers})]
    goal = deed.palace
    if deed.kind == "place":
        done.append(Event.of("place", {"seat": seat, "palace": NAMES[goal]}))
    else:
        goal = deed.to
        done.append(Event.of(deed.kind, {"seat": seat, "from": NAMES[deed.palace], "to": NAMES[goal]}))
    if a.stolen[seat] > b.stolen[seat]:
        chest = _top_chest(b, goal)
        done.append(Event.of("steal", {"seat": seat, "palace": NAMES[goal], "chest": chest}))
    return done


def _passage(before: State, after: State) -> list[Event]:
    """The next turn, or the end of the game."""
    b, a = before.plain, after.plain
    if after.over:
        return [Event.of("end", {"why": why_over(a), "ranking": list(after.ranking)})]
    if a.phase == pieces.ACT and (b.phase < pieces.ACT or a.turns > b.turns):
        return [Event.of("turn", {"seat": a.seat, "turn": a.turns + 1})]
    return []


def why_over(s: Plain) -> str | None:
    """BG-20, BG-21, BG-24: what ended the game; None while it goes on."""
    if s.phase != pieces.OVER:
        return None
    if max(s.stolen) >= _chests_to_win(s):
        return "chests"
    return "stall" if s.stalled == s.players else "turns"
