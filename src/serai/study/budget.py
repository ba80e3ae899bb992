"""Budgets of an analysis: how many simulations each look at a decision or a moment gets."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from serai.engine.errors import OptionError, is_whole
from serai.engine.sentences import shown, unknown

MOST = 10_000_000  # simulations of one look
MOST_RUNS = 16
LEAST_RUNS = 3  # fewer tell nothing about the noise


@dataclass(frozen=True)
class Budget:
    """Simulations of each look; all in numbers and none in time, so that the same game is judged the same everywhere.

    `simulations` go to a first look at all steps. A step in question gets `sift` of its own in each of the `runs`, as
    its `rivals` do, and `careful` with the best of them; where seats choose at once all steps together get `mixed` in
    each run. A moment gets `survey` in each of `surveys` runs; each step that goes on from the best one gets `line`.
    """

    name: str
    simulations: int
    rivals: int
    sift: int
    careful: int
    mixed: int
    runs: int
    survey: int
    surveys: int
    line: int

    def __post_init__(self) -> None:
        for field in fields(self)[1:]:
            number = getattr(self, field.name)
            least = LEAST_RUNS if field.name == "runs" else 1
            most = MOST_RUNS if field.name in ("runs", "rivals") else MOST
            if not is_whole(number) or not least <= number <= most:
                raise OptionError(
                    f"{field.name} of a budget is a number from {least} to {most:,}, not {shown(number)}."
                )

    def to_json(self) -> dict[str, Any]:
        """The name and every number."""
        return asdict(self)

    @classmethod
    def from_json(cls, told: Any) -> Budget:
        """The budget that `to_json` wrote."""
        names = {field.name for field in fields(cls)}
        if not isinstance(told, dict) or told.keys() != names or not isinstance(told["name"], str):
            raise OptionError(f"A budget of an analysis has {', '.join(sorted(names))}; not {shown(told)}.")
        return cls(**told)


BUDGETS = {
    budget.name: budget
    for budget in (
        Budget("quick", 1_000, 3, 300, 1_000, 3_000, 4, 800, 4, 300),
        Budget("normal", 4_000, 4, 1_000, 4_000, 12_000, 4, 2_000, 8, 1_000),
        Budget("deep", 16_000, 5, 4_000, 20_000, 40_000, 6, 6_000, 16, 4_000),
    )
}
USUAL = "normal"


def find_budget(budget: str | Budget) -> Budget:
    """The budget of that name, or the one that is given."""
    if isinstance(budget, Budget):
        return budget
    if budget not in BUDGETS:
        raise OptionError(unknown("budget of an analysis named", budget, BUDGETS))
    return BUDGETS[budget]
