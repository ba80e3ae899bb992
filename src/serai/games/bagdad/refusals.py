"""Why a step is refused in The Thief of Bagdad: the rule, and a sentence for the player."""

from __future__ import annotations

from serai.engine.contract import Record
from serai.engine.rulebook import Refusal
from serai.engine.state import State
from serai.games.bagdad import pieces
from serai.games.bagdad.palaces import DANCER, KINDS, NAMES
from serai.games.bagdad.steps import BY_DANCER, DANCER_FROM, DANCER_TO, DEEDS, TO, Deed

SET_UP = ("guard", "neutral guard")


def refuse(state: State, seat: int, action: int) -> Refusal:
    """Why the seat, whose turn it is, may not take this action now."""
    s, deed = state.fields, DEEDS[action]
    if s.phase == pieces.GUARDS:
        return _guard(s, seat, deed)
    if s.phase == pieces.OVER_LIMIT:
        return _gift(s, seat, deed)
    if deed.kind in SET_UP:
        return Refusal("guards-stand", "BG-5", "All guards stand already; guards are moved with cards now.")
    if deed.kind == "give":
        return Refusal("within-limit", "BG-19", "No cards are given up now.")
    if deed.kind == "end":
        return Refusal("no-action", "BG-16", "You have taken no action in this turn: pass, or pass with a dancer.")
    if deed.kind in ("pass", "pass dancer"):
        if s.acted:
            return Refusal("has-acted", "BG-16", "You have taken an action in this turn: end it.")
        return Refusal("no-dancer", "BG-16", "No dancer lies open; pass and draw four cards.")
    if deed.kind == "neutral":
        return _neutral_move(s, seat, deed)
    return _thief(s, seat, deed) or (_place(s, seat, deed) if deed.kind == "place" else _move(s, seat, deed))


def _guard(s: Record, seat: int, deed: Deed) -> Refusal:
    if deed.kind not in SET_UP:
        return Refusal("guards-first", "BG-5", "Turns begin when all guards stand; place a guard.")
    if deed.kind == "neutral guard" and not s.tactical:
        return Refusal("neutrals-stand", "BG-3", "The neutral guards stand already; place one of your own.")
    if deed.kind == "neutral guard" and s.neutrals_left[seat] == 0:
        return Refusal("no-neutral-left", "BG-7", "You have placed both your neutral guards; place one of your own.")
    if deed.kind == "guard" and s.guards_left[seat] == 0:
        return Refusal("no-guard-left", "BG-7", "All your own guards stand; place a neutral guard.")
    return _full(deed.palace)


def _full(palace: int) -> Refusal:
    return Refusal("palace-full", "BG-6", f"Four guards stand at the {NAMES[palace]} palace; no more fit.")


def _gift(s: Record, seat: int, deed: Deed) -> Refusal:
    if deed.kind == "give":
        return Refusal("no-such-card", "BG-19", f"You hold no {KINDS[deed.price]}; give up a card that you have.")
    over = int(s.hand[seat].sum()) - int(s.hand_limit)
    cards = "1 card" if over == 1 else f"{over} cards"
    return Refusal("over-limit", "BG-19", f"Your hand is over the limit of {int(s.hand_limit)}: give up {cards}.")


def _thief(s: Record, seat: int, deed: Deed) -> Refusal | None:
    """What any action with a thief needs."""
    if deed.kind == "move":
        return None
    goal = deed.palace if deed.kind == "place" else deed.to
    if s.thief_acts >= s.thief_limit:
        limit = int(s.thief_limit)
        message = (
            f"You have taken {limit} action{'s' if limit > 1 else ''} with thieves in this turn; more are not allowed."
        )
        return Refusal("thief-limit", "BG-14", message)
    if s.chests[goal] == 0:
        message = f"The {NAMES[goal]} palace has no chest left and lets no more thieves in."
        return Refusal("palace-emptied", "BG-15", message)
    return None


def _place(s: Record, seat: int, deed: Deed) -> Refusal:
    name, cost = NAMES[deed.palace], pieces.place_cost(s, seat, deed.palace)
    if s.reserve[seat] == 0:
        return Refusal("reserve-empty", "BG-9", "You have no thief left in your reserve.")
    if s.guards[seat, deed.palace] == 0:
        return Refusal("no-own-guard", "BG-9", f"You need a guard of your own at the {name} palace to let a thief in.")
    if cost == 0:
        message = f"Only your own guards stand at the {name} palace; a thief needs a foreign guard to slip past."
        return Refusal("no-foreign-guard", "BG-9", message)
    if deed.price > cost:
        message = f"A thief into the {name} palace costs {cost}, so {deed.price} dancers are too many."
        return Refusal("too-many-dancers", "BG-9", message)
    return _unpaid("BG-9", f"A thief into the {name} palace", s, seat, (deed.palace,) * (cost - deed.price), deed.price)


def _move(s: Record, seat: int, deed: Deed) -> Refusal:
    if s.guards[seat, deed.palace] == 0:
        return Refusal("no-own-guard", "BG-10", f"You have no guard at the {NAMES[deed.palace]} palace.")
    if s.spaces[deed.to] == 0:
        return _full(deed.to)
    if deed.kind == "carry" and s.thieves[seat, deed.palace] == 0:
        return Refusal("no-thief", "BG-11", f"You have no thief in the {NAMES[deed.palace]} palace.")
    cards = () if deed.price == BY_DANCER else (deed.to if deed.price == TO else deed.palace,)
    return _unpaid("BG-10", "This move", s, seat, cards, 1 - len(cards))


def _neutral_move(s: Record, seat: int, deed: Deed) -> Refusal:
    if s.neutral[deed.palace] == 0:
        return Refusal("no-neutral-guard", "BG-12", f"No neutral guard stands at the {NAMES[deed.palace]} palace.")
    if s.spaces[deed.to] == 0:
        return _full(deed.to)
    cards = tuple(
        palace for palace, dancer in ((deed.palace, DANCER_FROM), (deed.to, DANCER_TO)) if not deed.price & dancer
    )
    return _unpaid("BG-12", "Moving this neutral guard", s, seat, cards, 2 - len(cards))


def _unpaid(rule: str, what: str, s: Record, seat: int, cards: tuple[int, ...], dancers: int) -> Refusal:
    """The payment that was named and what of it the hand lacks."""
    price = {palace: cards.count(palace) for palace in dict.fromkeys(cards)}
    if dancers:
        price[pieces.DANCER] = dancers
    named = " and ".join(_count(number, kind) for kind, number in price.items())
    held = " and ".join(_count(int(s.hand[seat, kind]), kind) for kind in price)
    short_of_dancers = dancers > s.hand[seat, pieces.DANCER]
    return Refusal(
        "too-few-dancers" if short_of_dancers else "too-few-cards",
        "BG-17" if short_of_dancers else rule,
        f"{what} paid like this takes {named}; you hold {held}.",
    )


def _count(number: int, kind: int) -> str:
    if KINDS[kind] == DANCER:
        return f"{number or 'no'} dancer{'' if number == 1 else 's'}"
    return f"{number or 'no'} {KINDS[kind]} card{'' if number == 1 else 's'}"
