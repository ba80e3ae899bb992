"""The rulebook of Dates: names, options, what a seat sees, why a step is refused, and where the other parts lie."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from dates import rules
from dates.layout import OBSERVATION
from serai.engine.declarations.options import Choice, Number, Option
from serai.engine.declarations.parts import Parts
from serai.engine.declarations.position import Position
from serai.engine.refusals import Code, Refusal
from serai.engine.rulebook import Draw, Entry, Event, Rulebook

PRICES = {"costs-five": 5, "free": 0}


class Why(Code):
    """Why a step is refused."""

    TOO_MANY = "The heap has {dates:date|dates}.", "DA-3"


class Dates(Rulebook):
    """One heap, two travellers."""

    name = "dates"
    title = "Dates"
    summary = "Take one to three dates in turn, count on your secret purse, and leave the last one to the other."
    minutes = (1, 2)
    version = 1
    players = range(2, 3)
    usual_players = 2
    options: ClassVar[tuple[Option, ...]] = (
        Number(name="heap", rule="DA-1", low=4, high=rules.LARGEST_HEAP, usual=12, meaning="dates in the heap"),
        Choice(name="last_date", rule="DA-5", choices=("costs-five", "free"), meaning="what the last date costs"),
    )
    steps = tuple(f"take {number}" for number in range(1, rules.MOST_TAKEN + 1))
    draws = tuple(f"purse {number}" for number in range(rules.PURSES))
    rules: ClassVar[ModuleType] = rules
    dtype = rules.STATE
    fixed = rules.FIXED
    flaws: ClassVar[Mapping[int, tuple[str | None, str]]] = {
        1: ("DA-1", "The heap and what was taken must add up to the whole heap."),
        2: ("DA-2", "A purse holds 0, 1 or 2 dates, and both are dealt before the first turn."),
        3: ("DA-4", "The seats take turns, and whoever takes the last date is noted."),
    }
    refusals = Why
    observation = OBSERVATION
    most_steps = rules.LARGEST_HEAP
    parts = Parts(
        merchant="dates.merchant:DatesMerchant", mind="dates.mind", words="dates.words", rules="dates:rules.md"
    )

    def encode(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The fixed fields."""
        return {"players": players, "size_of_heap": options["heap"], "price_of_last": PRICES[options["last_date"]]}

    def view(self, state: Position, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
        """What a seat may know: its own purse, and everything else but the other one."""
        s = state.plain
        known = [other == seat or open_all or state.over for other in range(rules.SEATS)]
        return {
            **state.game.describe(),
            "seat": seat,
            "heap": s.heap,
            "dates": list(s.dates),
            "purses": [max(0, s.purse[other]) if known[other] else None for other in range(rules.SEATS)],
            "to_act": list(state.to_act),
            "over": state.over,
            "scores": list(state.scores) if all(known) else [],
            "ranking": list(state.ranking),
        }

    def text(self, view: Mapping[str, Any]) -> str:
        """The table as text."""
        lines = [f"heap    {'o' * view['heap']} {view['heap']}"]
        for seat, (dates, purse) in enumerate(zip(view["dates"], view["purses"], strict=True)):
            lines.append(f"seat {seat}  {dates:2} dates, purse {'?' if purse is None else purse}")
        return "\n".join(lines)

    def events(self, before: Position, entry: Entry, after: Position) -> list[Event]:
        """A purse, a step, and at the end both purses."""
        if isinstance(entry, Draw):
            seat = 0 if before.plain.purse[0] == rules.NO_PURSE else 1
            return [Event({"event": "purse", "seat": seat, "dates": entry.outcome}, seats=(seat,))]
        made = [Event({"event": "take", "seat": entry.seat, "dates": entry.action + 1, "left": after.plain.heap})]
        if after.over:
            made.append(Event({"event": "end", "purses": list(after.plain.purse), "ranking": list(after.ranking)}))
        return made

    def refuse(self, state: Position, seat: int, action: int) -> Refusal:
        """Too many dates."""
        return Why.TOO_MANY(dates=state.plain.heap)

    def audience(self, before: Position, entry: Entry) -> tuple[int, ...] | None:
        """Only the seat that gets a purse looks into it."""
        if not isinstance(entry, Draw):
            return None
        return (0 if before.plain.purse[0] == rules.NO_PURSE else 1,)
