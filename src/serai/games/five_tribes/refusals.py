"""Why a step is refused: the rule, and a sentence for the person who tried it."""

from __future__ import annotations

from serai.engine.contract import Record
from serai.engine.rulebook import Refusal
from serai.engine.state import State
from serai.games.five_tribes import actions, pieces
from serai.games.five_tribes.auction import price, zeros_taken
from serai.games.five_tribes.board import distance
from serai.games.five_tribes.djinns import owns
from serai.games.five_tribes.goods import fakirs, held
from serai.games.five_tribes.pieces import COLOUR_NAMES, DJINN_NAMES, TILE_NAMES, TILES
from serai.games.five_tribes.sowing import NEXT, NO_HEADING

# What a seat is asked in each phase, and the rule that asks.
QUESTIONS = {
    pieces.BID: ("FT-7", "Put your marker on a spot of the turn order track first, such as 'bid 3'."),
    pieces.MOVE: ("FT-17", "You can move, so you must: pick up meeples, such as 'take c3'; Djinns may help first."),
    pieces.SOW: ("FT-18", "Drop the meeples in your hand first; nothing else happens before."),
    pieces.BUILD: ("FT-23", "Say how many fakirs help your builders, such as 'fakirs 0'."),
    pieces.KILL: ("FT-24", "Your assassins must choose their victim now."),
    pieces.KILL_AGAIN: ("FT-39", "Iblis lets your assassins kill a second one in the same place; choose it."),
    pieces.PLACE: ("FT-26", "The palace or palm tree must be placed now, with 'at' and the tile."),
    pieces.MARKET: ("FT-27", "You are at a market: buy a card, such as 'buy 1', or say 'done'."),
    pieces.MARKET_AGAIN: ("FT-28", "The large market gives a second card: choose it, such as 'buy 1'."),
    pieces.SACRED: ("FT-29", "You are at a sacred place: summon a Djinn, or say 'done'."),
    pieces.END: ("FT-31", "Your turn is at its end: sell sets, use Djinns, or say 'done'."),
    pieces.TARGET: ("FT-37", "Choose a tile that the Djinn's power can be used on, with 'at'."),
    pieces.LAY: ("FT-37", "Choose where the palace or palm tree goes, with 'at' and the tile."),
    pieces.NEIGHBOUR: ("FT-39", "The piece goes on one of the eight tiles around; choose it with 'at'."),
    pieces.KEEP: ("FT-39", "Keep one of the Djinns that Sibittis drew."),
}  # fmt: skip


def refuse(state: State, seat: int, action: int) -> Refusal:
    """Why this seat may not take this action now."""
    s = state.fields
    phase = int(s.phase)
    if phase == pieces.BID and action < actions.TAKE_0:
        return _bid(s, seat, action)
    if phase == pieces.MOVE and actions.TAKE_0 <= action < actions.DROP_0:
        return _take(s, action - actions.TAKE_0)
    if phase == pieces.SOW and actions.DROP_0 <= action < actions.KILL_0:
        return _drop(s, (action - actions.DROP_0) // TILES, (action - actions.DROP_0) % TILES)
    if phase == pieces.KILL and actions.KILL_0 <= action < actions.FAKIRS_0:
        return _kill(s, seat, action)
    if phase == pieces.BUILD and actions.FAKIRS_0 <= action < actions.BUY_0:
        return Refusal(
            "too-few-fakirs", "FT-23", f"You have {fakirs(s, seat)} fakirs, not {action - actions.FAKIRS_0}."
        )
    if phase in (pieces.MARKET, pieces.MARKET_AGAIN) and actions.BUY_0 <= action < actions.SUMMON_0:
        large = s.kinds[s.here] == pieces.LARGE_MARKET
        rule, number = ("FT-28", "six") if large else ("FT-27", "three")
        return Refusal("not-on-offer", rule, f"Here you choose among the first {number} cards that lie in the row.")
    if phase == pieces.SACRED and actions.SUMMON_0 <= action < actions.POWER_0:
        return _summon(s, (action - actions.SUMMON_0) // 2)
    if phase == pieces.END and actions.SELL_0 <= action < actions.DONE:
        return _sell(s, seat, action - actions.SELL_0 + 1)
    if phase != pieces.SOW and actions.POWER_0 <= action < actions.AT_0:
        return _power(s, seat, int(actions.POWER_DJINN[action - actions.POWER_0]))
    rule, sentence = QUESTIONS[phase]
    return Refusal(f"now-{pieces.PHASE_NAMES[phase].replace(' ', '-')}", rule, sentence)


def _bid(s: Record, seat: int, action: int) -> Refusal:
    rank = 0
    while (rank + 1) * (rank + 2) // 2 <= action:
        rank += 1
    spent = action - rank * (rank + 1) // 2
    if rank == 0 and zeros_taken(s) == pieces.ZEROS:
        return Refusal("zeros-full", "FT-8", "Three markers are on zero already; take a spot that costs gold.")
    if rank > 0 and s.spots[pieces.ZEROS - 1 + rank] != pieces.EMPTY:
        return Refusal("spot-taken", "FT-7", f"The spot for {price(rank)} is taken.")
    if spent and not owns(s, seat, pieces.KUMARBI):
        return Refusal("no-kumarbi", "FT-39", "Only Kumarbi lets you pay with fakirs, and he does not lie before you.")
    if spent and int(s.used) >> pieces.KUMARBI & 1:
        return Refusal("djinn-used", "FT-37", "Kumarbi has helped you in this round already.")
    if spent > fakirs(s, seat):
        return Refusal("too-few-fakirs", "FT-39", f"You have {fakirs(s, seat)} fakirs, not {spent}.")
    due, gold = price(rank - spent), int(s.gold[seat])
    return Refusal("too-dear", "FT-9", f"This bid costs {due} gold; you have {gold}.")


def _take(s: Record, tile: int) -> Refusal:
    if s.meeples[tile].sum() == 0:
        return Refusal("no-meeples", "FT-12", f"There are no meeples on {TILE_NAMES[tile]}.")
    return Refusal(
        "no-end",
        "FT-17",
        f"From {TILE_NAMES[tile]} no move can be completed: nowhere would the last meeple find one of its colour.",
    )


def _drop(s: Record, colour: int, tile: int) -> Refusal:
    here, heading = int(s.here), int(s.heading)
    if s.hand[colour] == 0:
        return Refusal("not-in-hand", "FT-12", f"There is no {COLOUR_NAMES[colour]} meeple in your hand.")
    if tile not in NEXT[here].tolist():
        return Refusal("not-adjacent", "FT-13", f"{TILE_NAMES[tile]} does not share a side with {TILE_NAMES[here]}.")
    if heading != NO_HEADING and NEXT[here, (heading + 2) % 4] == tile:
        return Refusal("straight-back", "FT-14", f"{TILE_NAMES[tile]} is the tile you have just left.")
    if s.hand.sum() == 1:
        return Refusal(
            "alone",
            "FT-15",
            f"The last meeple must find its colour; there is no {COLOUR_NAMES[colour]} one on {TILE_NAMES[tile]}.",
        )
    return Refusal("dead-end", "FT-17", "After this drop the move could not be completed.")


def _kill(s: Record, seat: int, action: int) -> Refusal:
    if action >= actions.KILL_VIZIER_0:
        rival = (action - actions.KILL_VIZIER_0) % pieces.SEATS
        if rival == seat:
            return Refusal("own-people", "FT-24", "Your assassins do not kill your own viziers and elders.")
        if rival < s.players and owns(s, rival, pieces.BOAZ):
            return Refusal("boaz", "FT-39", f"Boaz protects the viziers and elders of seat {rival}.")
        return Refusal("no-victim", "FT-24", f"There is no such victim in front of seat {rival}.")
    colour, tile = divmod(action - actions.KILL_0, TILES)
    if s.meeples[tile, colour] == 0:
        return Refusal("no-victim", "FT-24", f"There is no {COLOUR_NAMES[colour]} meeple on {TILE_NAMES[tile]}.")
    steps = distance(int(s.here), tile)
    reach = int(s.taken) + fakirs(s, seat)
    return Refusal(
        "too-far", "FT-24", f"{TILE_NAMES[tile]} is {steps} steps away; with all your fakirs you reach {reach}."
    )


def _summon(s: Record, djinn: int) -> Refusal:
    name = DJINN_NAMES[djinn]
    if s.djinns[djinn] != pieces.IN_ROW:
        return Refusal("not-in-row", "FT-29", f"{name} does not lie in the row.")
    return Refusal("cannot-pay", "FT-29", f"{name} costs two elders, or an elder and a fakir; you cannot pay that.")


def _sell(s: Record, seat: int, kinds: int) -> Refusal:
    missing = [pieces.CARD_NAMES[c] for c in range(pieces.GOODS) if kinds >> c & 1 and held(s, seat, c) == 0]
    return Refusal("not-in-stock", "FT-31", f"You have no {' and no '.join(missing)} to sell.")


def _power(s: Record, seat: int, djinn: int) -> Refusal:
    name = DJINN_NAMES[djinn]
    if not owns(s, seat, djinn):
        return Refusal("not-your-djinn", "FT-37", f"{name} does not lie in front of you.")
    if int(s.used) >> djinn & 1:
        span = "round" if s.use_per_round else "turn"
        return Refusal("djinn-used", "FT-37", f"{name} has helped you in this {span} already.")
    return Refusal("no-use", "FT-37", f"{name} cannot be paid now, or would do nothing.")
