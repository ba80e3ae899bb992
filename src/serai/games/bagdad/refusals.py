"""Why a step is refused in The Thief of Bagdad."""

from __future__ import annotations

from serai.engine.contract import Record
from serai.engine.declarations.position import Position
from serai.engine.declarations.steps import Act
from serai.engine.refusals import Code, Refusal
from serai.games.bagdad import pieces
from serai.games.bagdad.box import DANCER, KINDS, NAMES
from serai.games.bagdad.steps import DEEDS

SET_UP = ("guard", "neutral guard")


class Why(Code):
    """The reasons, with their rules."""

    NEUTRALS_STAND = "The neutral guards stand already; place one of your own.", "BG-3"
    GUARDS_FIRST = "Turns begin when all guards stand; place a guard.", "BG-5"
    GUARDS_STAND = "All guards stand already; guards are moved with cards now.", "BG-5"
    PALACE_FULL = "Four guards stand at the {palace} palace; no more fit.", "BG-6"
    NO_NEUTRAL_LEFT = "You have placed both your neutral guards; place one of your own.", "BG-7"
    NO_GUARD_LEFT = "All your own guards stand; place a neutral guard.", "BG-7"
    RESERVE_EMPTY = "You have no thief left in your reserve.", "BG-9"
    NO_GUARD_TO_HELP = "You need a guard of your own at the {palace} palace to let a thief in.", "BG-9"
    NO_FOREIGN_GUARD = (
        "Only your own guards stand at the {palace} palace; a thief needs a foreign guard to slip past.", "BG-9",
    )  # fmt: skip
    TOO_MANY_DANCERS = "A thief into the {palace} palace costs {cost}, so {dancers} dancers are too many.", "BG-9"
    THIEF_UNPAID = (
        "Sending a thief into the {palace} palace this way costs {cards:card|cards} of its colour; you hold {held}.",
        "BG-9",
    )  # fmt: skip
    NO_OWN_GUARD = "You have no guard at the {palace} palace.", "BG-10"
    MOVE_UNPAID = "This move takes a {card} card, and you hold none.", "BG-10"
    NO_THIEF = "You have no thief in the {palace} palace.", "BG-11"
    NO_NEUTRAL_GUARD = "No neutral guard stands at the {palace} palace.", "BG-12"
    NEUTRAL_UNPAID = "Moving this neutral guard takes a {card} card, and you hold none.", "BG-12"
    THIEF_LIMIT = (
        "You have used your {limit:thief action|thief actions} in this turn.", "BG-14",
    )  # fmt: skip
    PALACE_EMPTIED = "The {palace} palace has no chest left and lets no more thieves in.", "BG-15"
    NO_ACTION = "You have taken no action in this turn: pass, or pass with a dancer.", "BG-16"
    HAS_ACTED = "You have taken an action in this turn: end it.", "BG-16"
    NO_DANCER = "No dancer lies open; pass and draw four cards.", "BG-16"
    TOO_FEW_DANCERS = "This takes {dancers:dancer|dancers}; you hold {held}.", "BG-17"
    WITHIN_LIMIT = "No cards are given up now.", "BG-19"
    NO_SUCH_CARD = "You hold no {card} card; give up a card that you have.", "BG-19"
    OVER_LIMIT = "Your hand is over the limit of {limit}: give up {cards:card|cards}.", "BG-19"


def refuse(state: Position, seat: int, action: int) -> Refusal:
    """Why the seat, whose turn it is, may not take this action now."""
    s, act = state.fields, DEEDS[action]
    if s.phase == pieces.GUARDS:
        return _guard(s, seat, act)
    if s.phase == pieces.OVER_LIMIT:
        return _gift(s, seat, act)
    if act.kind in SET_UP:
        return Why.GUARDS_STAND()
    if act.kind == "give":
        return Why.WITHIN_LIMIT()
    if act.kind == "end":
        return Why.NO_ACTION()
    if act.kind in ("pass", "pass dancer"):
        return Why.HAS_ACTED() if s.acted else Why.NO_DANCER()
    if act.kind == "neutral":
        return _neutral_move(s, seat, act)
    return _thief(s, act) or (_place(s, seat, act) if act.kind == "place" else _move(s, seat, act))


def _guard(s: Record, seat: int, act: Act) -> Refusal:
    if act.kind not in SET_UP:
        return Why.GUARDS_FIRST()
    if act.kind == "neutral guard" and not s.tactical:
        return Why.NEUTRALS_STAND()
    if act.kind == "neutral guard" and s.neutrals_left[seat] == 0:
        return Why.NO_NEUTRAL_LEFT()
    if act.kind == "guard" and s.guards_left[seat] == 0:
        return Why.NO_GUARD_LEFT()
    return Why.PALACE_FULL(palace=act.args["palace"])


def _gift(s: Record, seat: int, act: Act) -> Refusal:
    if act.kind == "give":
        return Why.NO_SUCH_CARD(card=act.args["card"])
    limit = int(s.hand_limit)
    return Why.OVER_LIMIT(limit=limit, cards=int(s.hand[seat].sum()) - limit)


def _thief(s: Record, act: Act) -> Refusal | None:
    """What any action with a thief needs."""
    if act.kind == "move":
        return None
    goal = act.args["palace" if act.kind == "place" else "to"]
    if s.thief_acts >= s.thief_limit:
        return Why.THIEF_LIMIT(limit=int(s.thief_limit))
    return Why.PALACE_EMPTIED(palace=goal) if s.chests[NAMES.index(goal)] == 0 else None


def _place(s: Record, seat: int, act: Act) -> Refusal:
    name, dancers = act.args["palace"], act.args["dancers"]
    palace = NAMES.index(name)
    cost = int(pieces.place_cost(s, seat, palace))
    if s.reserve[seat] == 0:
        return Why.RESERVE_EMPTY()
    if s.guards[seat, palace] == 0:
        return Why.NO_GUARD_TO_HELP(palace=name)
    if cost == 0:
        return Why.NO_FOREIGN_GUARD(palace=name)
    if dancers > cost:
        return Why.TOO_MANY_DANCERS(palace=name, cost=cost, dancers=dancers)
    return _too_few_dancers(s, seat, dancers) or Why.THIEF_UNPAID(
        palace=name, cards=cost - dancers, held=int(s.hand[seat, palace])
    )


def _move(s: Record, seat: int, act: Act) -> Refusal:
    here, card = act.args["from"], act.args["card"]
    if s.guards[seat, NAMES.index(here)] == 0:
        return Why.NO_OWN_GUARD(palace=here)
    if s.spaces[NAMES.index(act.args["to"])] == 0:
        return Why.PALACE_FULL(palace=act.args["to"])
    if act.kind == "carry" and s.thieves[seat, NAMES.index(here)] == 0:
        return Why.NO_THIEF(palace=here)
    return Why.TOO_FEW_DANCERS(dancers=1, held=0) if card == DANCER else Why.MOVE_UNPAID(card=card)


def _neutral_move(s: Record, seat: int, act: Act) -> Refusal:
    here, there = act.args["from"], act.args["to"]
    if s.neutral[NAMES.index(here)] == 0:
        return Why.NO_NEUTRAL_GUARD(palace=here)
    if s.spaces[NAMES.index(there)] == 0:
        return Why.PALACE_FULL(palace=there)
    cards = [act.args["first"], act.args["second"]]
    return _too_few_dancers(s, seat, cards.count(DANCER)) or Why.NEUTRAL_UNPAID(
        card=next(card for card in cards if s.hand[seat, KINDS.index(card)] == 0)
    )


def _too_few_dancers(s: Record, seat: int, dancers: int) -> Refusal | None:
    held = int(s.hand[seat, pieces.DANCER])
    return Why.TOO_FEW_DANCERS(dancers=dancers, held=held) if dancers > held else None
