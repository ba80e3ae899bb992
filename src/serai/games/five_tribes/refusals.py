"""Why a step is refused in Five Tribes."""

from __future__ import annotations

from serai.engine.contract import Record
from serai.engine.declarations.position import Position
from serai.engine.refusals import Code, Refusal
from serai.games.five_tribes import actions, box, pieces
from serai.games.five_tribes.auction import price, zeros_taken
from serai.games.five_tribes.board import distance
from serai.games.five_tribes.djinns import any_victims, owns
from serai.games.five_tribes.goods import fakirs, held
from serai.games.five_tribes.pieces import COLOUR_NAMES, DJINN_NAMES, TILE_NAMES
from serai.games.five_tribes.sowing import NEXT, NO_HEADING


class Why(Code):
    """The reasons, with their rules."""

    # another phase: what is to be done first
    NOW_BID = "Put your marker on a spot of the turn order track first.", "FT-7"
    NOW_MOVE = "You can move, so you must: pick up the meeples of a tile; Djinns may help first.", "FT-17"
    NOW_SOW = "Drop the meeples in your hand first; nothing else happens before.", "FT-18"
    NOW_BUILD = "Say first how many fakirs help your builders.", "FT-23"
    NOW_KILL = "Your assassins must choose their victim now.", "FT-24"
    NOW_KILL_NOBODY = "No victim is in reach of your assassins: call a Djinn first, or be done.", "FT-37"
    NOW_KILL_AGAIN = "Iblis lets your assassins kill a second one in the same place; choose it.", "FT-39"
    NOW_PLACE = "The palace or palm tree must be placed now: choose its tile.", "FT-26"
    NOW_MARKET = "You are at a market: buy a card, or be done.", "FT-27"
    NOW_MARKET_AGAIN = "The large market gives a second card: choose it.", "FT-28"
    NOW_SACRED = "You are at a sacred place: summon a Djinn, or be done.", "FT-29"
    NOW_END = "Your turn is at its end: sell sets, use Djinns, or be done.", "FT-31"
    NOW_TARGET = "Choose a tile that the Djinn's power can be used on.", "FT-37"
    NOW_LAY = "Choose the tile that the palace or palm tree goes on.", "FT-37"
    NOW_NEIGHBOUR = "The piece goes on one of the eight tiles around; choose it.", "FT-39"
    NOW_KEEP = "Keep one of the Djinns that Sibittis drew.", "FT-39"
    # the right phase, and a step that the rules refuse
    SPOT_TAKEN = "The spot for {price} is taken.", "FT-7"
    ZEROS_FULL = "Three markers are on zero already; take a spot that costs gold.", "FT-8"
    SPOT_IS_FREE = "Without gold you take the spot for 1 for nothing; no fakir is needed.", "FT-8"
    TOO_DEAR = "This bid costs {price} gold; you have {gold}.", "FT-9"
    NO_KUMARBI = "Only Kumarbi lets you pay with fakirs, and you do not own him.", "FT-39"
    TOO_FEW_FAKIRS_TO_BID = "You have {fakirs:fakir|fakirs}, not {asked}, to pay for your bid with.", "FT-39"
    NO_MEEPLES = "There are no meeples on {tile}.", "FT-12"
    NOT_IN_HAND = "There is no {colour} meeple in your hand.", "FT-12"
    NOT_ADJACENT = "{tile} does not share a side with {here}.", "FT-13"
    STRAIGHT_BACK = "{tile} is the tile you have just left.", "FT-14"
    ALONE = "The last meeple must find its colour; there is no {colour} one on {tile}.", "FT-15"
    NO_END = (
        "From {tile} no move can be completed: nowhere would the last meeple find one of its colour.", "FT-17",
    )  # fmt: skip
    DEAD_END = "After this drop on {tile} the move could not be completed.", "FT-17"
    TOO_FEW_FAKIRS = "You have {fakirs:fakir|fakirs}, not {asked}.", "FT-23"
    OWN_PEOPLE = "Your assassins do not kill your own viziers and elders.", "FT-24"
    NO_VICTIM = "There is no {colour} meeple on {tile}.", "FT-24"
    NO_RIVAL_VICTIM = "There is no such victim in front of seat {seat}.", "FT-24"
    TOO_FAR = "{tile} is {steps:step|steps} away; with all your fakirs you reach {reach}.", "FT-24"
    BOAZ = "Boaz protects the viziers and elders of seat {seat}.", "FT-39"
    TOO_POOR = "This market costs {price} gold; you have {gold}.", "FT-27"
    NOT_IN_FIRST_THREE = "Here you choose among the first three cards that lie in the row.", "FT-27"
    NOT_IN_FIRST_SIX = "Here you choose among the first six cards that lie in the row.", "FT-28"
    NOT_IN_ROW = "{djinn} is not in the row.", "FT-29"
    CANNOT_PAY = "{djinn} costs two elders, or an elder and a fakir; you cannot pay that.", "FT-29"
    NOT_IN_STOCK = "You have no {card} to sell.", "FT-31"
    NOT_YOUR_DJINN = "You do not own {djinn}.", "FT-37"
    DJINN_USED = "{djinn} has helped you in this {span} already.", "FT-37"
    NO_USE = "{djinn} cannot be paid now, or would do nothing.", "FT-37"


QUESTIONS = {
    pieces.BID: Why.NOW_BID,
    pieces.MOVE: Why.NOW_MOVE,
    pieces.SOW: Why.NOW_SOW,
    pieces.BUILD: Why.NOW_BUILD,
    pieces.KILL: Why.NOW_KILL,
    pieces.KILL_AGAIN: Why.NOW_KILL_AGAIN,
    pieces.PLACE: Why.NOW_PLACE,
    pieces.MARKET: Why.NOW_MARKET,
    pieces.MARKET_AGAIN: Why.NOW_MARKET_AGAIN,
    pieces.SACRED: Why.NOW_SACRED,
    pieces.END: Why.NOW_END,
    pieces.TARGET: Why.NOW_TARGET,
    pieces.LAY: Why.NOW_LAY,
    pieces.NEIGHBOUR: Why.NOW_NEIGHBOUR,
    pieces.KEEP: Why.NOW_KEEP,
}


def refuse(state: Position, seat: int, action: int) -> Refusal:
    """Why this seat may not take this action now."""
    s = state.fields
    phase, act = int(s.phase), actions.DEEDS[action]
    tile, colour, djinn = (int(part[action]) for part in (actions.TILE_OF, actions.COLOUR_OF, actions.DJINN_OF))
    if phase == pieces.BID and act.kind == "bid":
        return _bid(s, seat, int(actions.RANK_OF[action]), act.args["fakirs"])
    if phase == pieces.MOVE and act.kind == "take":
        return _take(s, tile)
    if phase == pieces.SOW and act.kind == "drop":
        return _drop(s, colour, tile)
    if phase == pieces.KILL and act.kind == "kill":
        return _kill(s, seat, colour, tile)
    if phase == pieces.KILL and act.kind == "murder":
        return _murder(s, seat, act.args["rival"])
    if phase == pieces.BUILD and act.kind == "fakirs":
        return Why.TOO_FEW_FAKIRS(fakirs=fakirs(s, seat), asked=act.args["fakirs"])
    if phase in (pieces.MARKET, pieces.MARKET_AGAIN) and act.kind == "buy":
        large, cost = s.kinds[s.here] == box.LARGE_MARKET, box.TILE_ROWS[int(s.kinds[s.here]) - 1].price
        if phase == pieces.MARKET and s.gold[seat] < cost:
            return Why.TOO_POOR(price=cost, gold=int(s.gold[seat]))
        return Why.NOT_IN_FIRST_SIX() if large else Why.NOT_IN_FIRST_THREE()
    if phase == pieces.SACRED and act.kind == "summon":
        return _summon(s, djinn)
    if phase == pieces.END and act.kind == "sell":
        return _sell(s, seat, act.args["cards"])
    if phase != pieces.SOW and act.kind == "djinn":
        return _power(s, seat, djinn)
    if phase == pieces.KILL and not any_victims(s, int(s.taken) + fakirs(s, seat), 1):
        return Why.NOW_KILL_NOBODY()
    return QUESTIONS[phase]()


def _bid(s: Record, seat: int, rank: int, spent: int) -> Refusal:
    if rank == 0 and zeros_taken(s) == pieces.ZEROS:
        return Why.ZEROS_FULL()
    if rank > 0 and s.spots[pieces.ZEROS - 1 + rank] != pieces.EMPTY:
        return Why.SPOT_TAKEN(price=int(price(rank)))
    if spent and not owns(s, seat, box.KUMARBI):
        return Why.NO_KUMARBI()
    if spent and int(s.used) >> box.KUMARBI & 1:
        return Why.DJINN_USED(djinn=DJINN_NAMES[box.KUMARBI], span="round")
    if spent > fakirs(s, seat):
        return Why.TOO_FEW_FAKIRS_TO_BID(fakirs=fakirs(s, seat), asked=spent)
    if price(rank - spent) <= s.gold[seat]:
        return Why.SPOT_IS_FREE()
    return Why.TOO_DEAR(price=int(price(rank - spent)), gold=int(s.gold[seat]))


def _take(s: Record, tile: int) -> Refusal:
    if s.meeples[tile].sum() == 0:
        return Why.NO_MEEPLES(tile=TILE_NAMES[tile])
    return Why.NO_END(tile=TILE_NAMES[tile])


def _drop(s: Record, colour: int, tile: int) -> Refusal:
    here, heading = int(s.here), int(s.heading)
    if s.hand[colour] == 0:
        return Why.NOT_IN_HAND(colour=COLOUR_NAMES[colour])
    if tile not in NEXT[here].tolist():
        return Why.NOT_ADJACENT(tile=TILE_NAMES[tile], here=TILE_NAMES[here])
    if heading != NO_HEADING and NEXT[here, (heading + 2) % 4] == tile:
        return Why.STRAIGHT_BACK(tile=TILE_NAMES[tile])
    if s.hand.sum() == 1:
        return Why.ALONE(colour=COLOUR_NAMES[colour], tile=TILE_NAMES[tile])
    return Why.DEAD_END(tile=TILE_NAMES[tile])


def _murder(s: Record, seat: int, rival: int) -> Refusal:
    if rival == seat:
        return Why.OWN_PEOPLE()
    if rival < s.players and owns(s, rival, box.BOAZ):
        return Why.BOAZ(seat=rival)
    return Why.NO_RIVAL_VICTIM(seat=rival)


def _kill(s: Record, seat: int, colour: int, tile: int) -> Refusal:
    if s.meeples[tile, colour] == 0:
        return Why.NO_VICTIM(colour=COLOUR_NAMES[colour], tile=TILE_NAMES[tile])
    reach = int(s.taken) + fakirs(s, seat)
    return Why.TOO_FAR(tile=TILE_NAMES[tile], steps=int(distance(int(s.here), tile)), reach=reach)


def _summon(s: Record, djinn: int) -> Refusal:
    name = DJINN_NAMES[djinn]
    if s.djinns[djinn] != pieces.IN_ROW:
        return Why.NOT_IN_ROW(djinn=name)
    return Why.CANNOT_PAY(djinn=name)


def _sell(s: Record, seat: int, cards: list[str]) -> Refusal:
    missing = [card for card in cards if held(s, seat, pieces.CARD_NAMES.index(card)) == 0]
    return Why.NOT_IN_STOCK(card=missing[0])


def _power(s: Record, seat: int, djinn: int) -> Refusal:
    name = DJINN_NAMES[djinn]
    if not owns(s, seat, djinn):
        return Why.NOT_YOUR_DJINN(djinn=name)
    if int(s.used) >> djinn & 1:
        return Why.DJINN_USED(djinn=name, span="round" if s.use_per_round else "turn")
    return Why.NO_USE(djinn=name)
