"""Why a step is refused in The Thief of Bagdad."""

from __future__ import annotations

from serai.engine.contract import Record
from serai.engine.refusals import Code, Refusal
from serai.engine.state import State
from serai.games.bagdad import pieces
from serai.games.bagdad.palaces import KINDS, NAMES
from serai.games.bagdad.steps import BY_DANCER, DANCER_FROM, DANCER_TO, DEEDS, TO, Deed

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
        "A thief into the {palace} palace so takes {cards:card|cards} of its colour; you hold {held}.", "BG-9",
    )  # fmt: skip
    NO_OWN_GUARD = "You have no guard at the {palace} palace.", "BG-10"
    MOVE_UNPAID = "This move takes a {card} card, and you hold none.", "BG-10"
    NO_THIEF = "You have no thief in the {palace} palace.", "BG-11"
    NO_NEUTRAL_GUARD = "No neutral guard stands at the {palace} palace.", "BG-12"
    NEUTRAL_UNPAID = "Moving this neutral guard so takes a {card} card, and you hold none.", "BG-12"
    THIEF_LIMIT = (
        "You have taken {limit:action|actions} with thieves in this turn; more are not allowed.", "BG-14",
    )  # fmt: skip
    PALACE_EMPTIED = "The {palace} palace has no chest left and lets no more thieves in.", "BG-15"
    NO_ACTION = "You have taken no action in this turn: pass, or pass with a dancer.", "BG-16"
    HAS_ACTED = "You have taken an action in this turn: end it.", "BG-16"
    NO_DANCER = "No dancer lies open; pass and draw four cards.", "BG-16"
    TOO_FEW_DANCERS = "This takes {dancers:dancer|dancers}; you hold {held}.", "BG-17"
    WITHIN_LIMIT = "No cards are given up now.", "BG-19"
    NO_SUCH_CARD = "You hold no {card} card; give up a card that you have.", "BG-19"
    OVER_LIMIT = "Your hand is over the limit of {limit}: give up {cards:card|cards}.", "BG-19"


def refuse(state: State, seat: int, action: int) -> Refusal:
    """Why the seat, whose turn it is, may not take this action now."""
    s, deed = state.fields, DEEDS[action]
    if s.phase == pieces.GUARDS:
        return _guard(s, seat, deed)
    if s.phase == pieces.OVER_LIMIT:
        return _gift(s, seat, deed)
    if deed.kind in SET_UP:
        return Why.GUARDS_STAND()
    if deed.kind == "give":
        return Why.WITHIN_LIMIT()
    if deed.kind == "end":
        return Why.NO_ACTION()
    if deed.kind in ("pass", "pass dancer"):
        return Why.HAS_ACTED() if s.acted else Why.NO_DANCER()
    if deed.kind == "neutral":
        return _neutral_move(s, seat, deed)
    return _thief(s, deed) or (_place(s, seat, deed) if deed.kind == "place" else _move(s, seat, deed))


def _guard(s: Record, seat: int, deed: Deed) -> Refusal:
    if deed.kind not in SET_UP:
        return Why.GUARDS_FIRST()
    if deed.kind == "neutral guard" and not s.tactical:
        return Why.NEUTRALS_STAND()
    if deed.kind == "neutral guard" and s.neutrals_left[seat] == 0:
        return Why.NO_NEUTRAL_LEFT()
    if deed.kind == "guard" and s.guards_left[seat] == 0:
        return Why.NO_GUARD_LEFT()
    return Why.PALACE_FULL(palace=NAMES[deed.palace])


def _gift(s: Record, seat: int, deed: Deed) -> Refusal:
    if deed.kind == "give":
        return Why.NO_SUCH_CARD(card=KINDS[deed.price])
    limit = int(s.hand_limit)
    return Why.OVER_LIMIT(limit=limit, cards=int(s.hand[seat].sum()) - limit)


def _thief(s: Record, deed: Deed) -> Refusal | None:
    """What any action with a thief needs."""
    if deed.kind == "move":
        return None
    goal = deed.palace if deed.kind == "place" else deed.to
    if s.thief_acts >= s.thief_limit:
        return Why.THIEF_LIMIT(limit=int(s.thief_limit))
    return Why.PALACE_EMPTIED(palace=NAMES[goal]) if s.chests[goal] == 0 else None


def _place(s: Record, seat: int, deed: Deed) -> Refusal:
    name, cost = NAMES[deed.palace], pieces.place_cost(s, seat, deed.palace)
    if s.reserve[seat] == 0:
        return Why.RESERVE_EMPTY()
    if s.guards[seat, deed.palace] == 0:
        return Why.NO_GUARD_TO_HELP(palace=name)
    if cost == 0:
        return Why.NO_FOREIGN_GUARD(palace=name)
    if deed.price > cost:
        return Why.TOO_MANY_DANCERS(palace=name, cost=int(cost), dancers=deed.price)
    return _too_few_dancers(s, seat, deed.price) or Why.THIEF_UNPAID(
        palace=name, cards=int(cost) - deed.price, held=int(s.hand[seat, deed.palace])
    )


def _move(s: Record, seat: int, deed: Deed) -> Refusal:
    if s.guards[seat, deed.palace] == 0:
        return Why.NO_OWN_GUARD(palace=NAMES[deed.palace])
    if s.spaces[deed.to] == 0:
        return Why.PALACE_FULL(palace=NAMES[deed.to])
    if deed.kind == "carry" and s.thieves[seat, deed.palace] == 0:
        return Why.NO_THIEF(palace=NAMES[deed.palace])
    if deed.price == BY_DANCER:
        return Why.TOO_FEW_DANCERS(dancers=1, held=0)
    return Why.MOVE_UNPAID(card=NAMES[deed.to if deed.price == TO else deed.palace])


def _neutral_move(s: Record, seat: int, deed: Deed) -> Refusal:
    if s.neutral[deed.palace] == 0:
        return Why.NO_NEUTRAL_GUARD(palace=NAMES[deed.palace])
    if s.spaces[deed.to] == 0:
        return Why.PALACE_FULL(palace=NAMES[deed.to])
    cards = [palace for palace, dancer in ((deed.palace, DANCER_FROM), (deed.to, DANCER_TO)) if not deed.price & dancer]
    return _too_few_dancers(s, seat, 2 - len(cards)) or Why.NEUTRAL_UNPAID(
        card=next(NAMES[palace] for palace in cards if s.hand[seat, palace] == 0)
    )


def _too_few_dancers(s: Record, seat: int, dancers: int) -> Refusal | None:
    held = int(s.hand[seat, pieces.DANCER])
    return Why.TOO_FEW_DANCERS(dancers=dancers, held=held) if dancers > held else None
