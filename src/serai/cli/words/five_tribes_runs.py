"""Events of Five Tribes gathered into sentences: those that follow one another and make one are joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from serai.engine.rulebook import Event

Joiner = Callable[[list[Event], Event], None]


def gathered(events: Iterable[Event]) -> list[Event]:
    """The events of a run, with those joined that are told in one sentence."""
    told: list[Event] = []
    for event in events:
        JOINERS.get(event.id, list.append)(told, event)
    return told


def _with(event: Event, **more: Any) -> Event:
    return Event.of(event.id, {**event.args, **more}, event.seats)


def _listed(name: str, names: str) -> Joiner:
    """Joins events that follow one another and differ in one argument, which becomes a list."""

    def join(told: list[Event], event: Event) -> None:
        before = told.pop().args[names] if told and told[-1].id == event.id else []
        told.append(_with(event, **{names: [*before, event.args[name]]}))

    return join


def _join_meeple(told: list[Event], event: Event) -> None:
    """Meeples on one tile come by a Djinn; those on all tiles are there from the beginning."""
    if told and told[-1].id == "meeples":
        return
    last = told.pop().args if told and told[-1].id == "meeple" else {"colours": [], **event.args}
    if last["tile"] == event.args["tile"]:
        told.append(_with(event, colours=[*last["colours"], event.args["colour"]]))
    else:
        told.append(Event.of("meeples"))


def _join_tile(told: list[Event], event: Event) -> None:
    number = told.pop().args["number"] if told and told[-1].id == "tile" else 0
    told.append(_with(event, number=number + 1))


def _join_drop(told: list[Event], event: Event) -> None:
    """A drop follows its tile and the drops before it; gold that a Djinn gets for them is told after them."""
    shares = [told.pop()] if told and _is_share(told[-1]) else []
    drops, start = [], None
    if told and told[-1].id == "drop":
        last = told.pop().args
        drops, start = last["drops"], last["from"]
    elif told and told[-1].id == "take":
        start = told.pop().args["tile"]
    drop = (event.args["colour"], event.args["tile"])
    told += [_with(event, **{"drops": [*drops, drop], "from": start, "took": 0}), *shares]


def _join_tribe(told: list[Event], event: Event) -> None:
    shares = [told.pop()] if told and _is_share(told[-1]) else []
    if told and told[-1].id == "drop":
        told.append(_with(told.pop(), took=event.args["number"]))
    else:
        told.append(event)
    told += shares


def _is_share(event: Event) -> bool:
    return event.id == "gold" and event.args["djinn"] is not None


def _join_gold(told: list[Event], event: Event) -> None:
    """Gold that one Djinn brings several times in a run is counted together."""
    last = told[-1] if told else event
    same = last is not event and _is_share(event) and _is_share(last)
    if same and all(last.args[name] == event.args[name] for name in ("seat", "djinn")):
        told[-1] = _with(event, by=event.args["by"] + last.args["by"])
    else:
        told.append(event)


def _join_buy(told: list[Event], event: Event) -> None:
    paying = told.pop() if told and told[-1].id == "gold" and told[-1].args["why"] == "market" else None
    last: Mapping[str, Any] = told.pop().args if told and told[-1].id == "buy" else {"cards": [], "paid": 0}
    if paying and not last["cards"]:
        told.append(paying)
    told.append(_with(event, cards=[*last["cards"], event.args["card"]], paid=last["paid"] + event.args["paid"]))


def _join_drawn_card(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "draw-card":
        told.pop()  # who sees the card needs not be told that there was one
    _listed("card", "cards")(told, event)


def _join_draw_card(told: list[Event], event: Event) -> None:
    number = told.pop().args["number"] if told and told[-1].id == "draw-card" else 0
    told.append(_with(event, number=number + 1))


def _join_draw_djinn(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "drawn-djinn":
        return
    number = told.pop().args["number"] if told and told[-1].id == "draw-djinn" else 0
    told.append(_with(event, number=number + 1))


def _join_drawn_djinn(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "draw-djinn":
        told.pop()
    _listed("djinn", "djinns")(told, event)


def _join_piece(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "aim" and told[-1].args["tile"] == event.args["tile"]:
        told.pop()  # the piece tells which tile was chosen
    told.append(event)


def _join_end_of_turn(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "done" and told[-1].args["declined"] == "end":
        told.pop()  # what comes next tells that the turn has ended
    told.append(event)


JOINERS: dict[str, Joiner] = {
    "tile": _join_tile,
    "meeple": _join_meeple,
    "card": _listed("card", "cards"),
    "djinn": _listed("djinn", "djinns"),
    "marker": _listed("seat", "order"),
    "draw-card": _join_draw_card,
    "drawn-card": _join_drawn_card,
    "draw-djinn": _join_draw_djinn,
    "drawn-djinn": _join_drawn_djinn,
    "drop": _join_drop,
    "tribe": _join_tribe,
    "gold": _join_gold,
    "buy": _join_buy,
    "palm": _join_piece,
    "palace": _join_piece,
    "control": _join_piece,
    "turn": _join_end_of_turn,
    "round": _join_end_of_turn,
    "end": _join_end_of_turn,
}
