"""Events of Five Tribes made ready for telling: explained by the states around them, and gathered into sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from serai.engine.contract import Record
from serai.engine.rulebook import Event
from serai.engine.state import State
from serai.games.five_tribes import pieces
from serai.games.five_tribes.pieces import COLUMNS, DJINN_NAMES, DJINNS, OWN_SHARE, OWNED, RIVAL_SHARE, TILE_NAMES

# ---------------------------------------------------------------- what the states tell

PRICED = ("bid", "buy", "sell")  # steps whose own words name the gold
AFTER_GOLD = ("last-round", "end", "round", "turn")
AFTER_TRIBE = ("palm", "palace", *AFTER_GOLD)
EARNERS = {"drop": "builders", "build": "builders", "kill": "Kandicha"}


def explained(before: State, after: State, events: list[Event]) -> list[Event]:
    """The events of one entry with where gold came from, what was paid, and why a round is the last."""
    b, a = before.fields, after.fields
    step = events[0].id if events else ""
    gold = Counter({event.args["seat"]: event.args["by"] for event in events if event.id == "gold"})
    shares = _djinn_shares(b, a, events)
    for owner, _, share in shares:
        gold[owner] -= share
    told = [_with(event, **_details(b, a, event, gold)) for event in events if event.id != "gold"]
    earned = [] if step in PRICED else [_gold(seat, EARNERS.get(step), by) for seat, by in gold.items() if by]
    brought = [_gold(owner, djinn, share) for owner, djinn, share in shares]
    tribe_ends = next((place for place, event in enumerate(told) if event.id in AFTER_TRIBE), len(told))
    told[tribe_ends:tribe_ends] = earned
    turn_ends = next((place for place, event in enumerate(told) if event.id in AFTER_GOLD), len(told))
    told[turn_ends:turn_ends] = brought
    return told


def _with(event: Event, **more: Any) -> Event:
    return Event.of(event.id, {**event.args, **more}, event.seats) if more else event


def _gold(seat: int, source: str | None, gold: int) -> Event:
    return Event.of("gold", {"seat": seat, "by": gold, "from": source})


def _djinn_shares(b: Record, a: Record, events: list[Event]) -> list[tuple[int, str, int]]:
    """What the Djinns that watch a turn brought: seat, Djinn, gold."""
    ids = [event.id for event in events]
    gained = [d for d in range(DJINNS) if b.djinns[d] < OWNED <= a.djinns[d]]
    times = {
        pieces.MARID: sum(_is_own_tile(b, event, pieces.MARID) for event in events if event.id == "drop"),
        pieces.NEKIR: int("kill" in ids and a.phase != pieces.KILL_AGAIN),
        pieces.MONKIR: int(a.palaces.sum()) - int(b.palaces.sum()),
        pieces.BAAL: sum(djinn != pieces.BAAL for djinn in gained),
    }
    shares = []
    for djinn, number in times.items():
        owner = _owner(b, djinn)
        if number and owner >= 0:
            share = OWN_SHARE if owner == int(b.seat) else RIVAL_SHARE
            shares.append((owner, DJINN_NAMES[djinn], number * share))
    return shares


def _owner(s: Record, djinn: int) -> int:
    return int(s.djinns[djinn]) - OWNED


def _is_own_tile(b: Record, drop: Event, djinn: int) -> bool:
    camel = int(b.camels[TILE_NAMES.index(drop.args["tile"])])
    return camel > 0 and camel - 1 == _owner(b, djinn)


def _details(b: Record, a: Record, event: Event, gold: Mapping[int, int]) -> dict[str, Any]:
    seat = int(b.seat)
    if event.id in ("bid", "buy"):
        return {"paid": -gold.get(seat, 0)}
    if event.id == "done":
        return {"phase": pieces.PHASE_NAMES[b.phase]}
    if event.id == "last-round":
        return {"camel_of": seat if b.stock[seat] > 0 == a.stock[seat] else None}
    if event.id == "kill":
        kept = int(a.viziers[seat] + a.elders[seat]) > int(b.viziers[seat] + b.elders[seat])
        return {"kept": kept, "fakirs": _fakirs_to_reach(b, event)}
    return {}


def _fakirs_to_reach(b: Record, kill: Event) -> int:
    if b.phase != pieces.KILL or "tile" not in kill.args:
        return 0
    (row, column), (other_row, other_column) = (
        divmod(tile, COLUMNS) for tile in (int(b.here), TILE_NAMES.index(kill.args["tile"]))
    )
    return max(0, abs(row - other_row) + abs(column - other_column) - int(b.taken))


# ---------------------------------------------------------------- what makes one sentence


def gathered(events: Iterable[Event]) -> list[Event]:
    """The events of a run, with those joined that are told in one sentence."""
    told: list[Event] = []
    for event in events:
        JOINERS.get(event.id, list.append)(told, event)
    return told


def _listed(name: str, names: str) -> Callable[[list[Event], Event], None]:
    """Joins events that follow one another and differ in one argument, which becomes a list."""

    def join(told: list[Event], event: Event) -> None:
        before = told.pop().args[names] if told and told[-1].id == event.id else []
        told.append(_with(event, **{names: [*before, event.args[name]]}))

    return join


def _join_meeple(told: list[Event], event: Event) -> None:
    """Meeples on one tile come by Anun-Nak; those on all tiles are there from the beginning."""
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
    """A drop follows its tile and the drops before it; Marid's gold between them is told after them."""
    marid = [told.pop()] if told and _is_marids(told[-1]) else []
    drops, start = [], None
    if told and told[-1].id == "drop":
        last = told.pop().args
        drops, start = last["drops"], last["from"]
    elif told and told[-1].id == "take":
        start = told.pop().args["tile"]
    drop = (event.args["colour"], event.args["tile"])
    told += [_with(event, **{"drops": [*drops, drop], "from": start, "took": 0}), *marid]


def _join_tribe(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "drop":
        told.append(_with(told.pop(), took=event.args["number"]))
    else:
        told.append(event)


def _is_marids(event: Event) -> bool:
    return event.id == "gold" and event.args["from"] == DJINN_NAMES[pieces.MARID]


def _join_gold(told: list[Event], event: Event) -> None:
    if told and _is_marids(event) and _is_marids(told[-1]) and told[-1].args["seat"] == event.args["seat"]:
        told.append(_with(event, by=event.args["by"] + told.pop().args["by"]))
    else:
        told.append(event)


def _join_buy(told: list[Event], event: Event) -> None:
    last: Mapping[str, Any] = told.pop().args if told and told[-1].id == "buy" else {"cards": [], "paid": 0}
    told.append(_with(event, cards=[*last["cards"], event.args["card"]], paid=last["paid"] + event.args["paid"]))


def _join_drawn_card(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "draw-card":
        told.pop()  # who sees the card needs not be told that there was one
    told.append(event)


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


def _join_turn(told: list[Event], event: Event) -> None:
    """A seat that has just played and plays again is told so, because its turns make one paragraph."""
    played = any(known.id in TURN_ENDS and known.args["seat"] == event.args["seat"] for known in told)
    _join_end_of_turn(told, event)
    if played:
        told[-1] = Event.of("again", event.args)


def _join_end_of_turn(told: list[Event], event: Event) -> None:
    if told and told[-1].id == "done" and told[-1].args["phase"] == pieces.PHASE_NAMES[pieces.END]:
        told.pop()  # what comes next tells that the turn has ended
    told.append(event)


TURN_ENDS = ("drop", "buy", "summon", "sell", "done", "kill", "build", "aim", "keep")
JOINERS: dict[str, Callable[[list[Event], Event], None]] = {
    "tile": _join_tile,
    "meeple": _join_meeple,
    "card": _listed("card", "cards"),
    "djinn": _listed("djinn", "djinns"),
    "marker": _listed("seat", "order"),
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
    "turn": _join_turn,
    "round": _join_end_of_turn,
    "end": _join_end_of_turn,
}
