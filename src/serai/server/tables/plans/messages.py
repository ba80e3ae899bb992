"""The messages about plans, which only a seat's holders send and get."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from serai.server.protocol.messages import MOST_STEPS, Count, Message, StepName

MOST_PLANS = 8  # that wait for one turn

PlanId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class PlanDraft(Message):
    """A turn that is not finished: steps on the position of a token, of one's turn or ahead of it."""

    token: Count
    steps: list[StepName] = Field(max_length=MOST_STEPS)  # none: there is no draft
    ahead: bool = False


class LayPlan(Message):
    """Steps to be played when it is the seat's turn, if they can be and bring the same as now; or `anyway`."""

    token: Count
    steps: list[StepName] = Field(min_length=1, max_length=MOST_STEPS)
    anyway: bool = False


class OrderPlans(Message):
    """The plans that stay, in the order in which they are to be tried."""

    plans: list[PlanId] = Field(max_length=MOST_PLANS)


class LaidPlan(Message):
    """A plan that waits for the seat's turn; `events` is what it would have brought when it was laid."""

    id: str
    steps: list[str]
    anyway: bool
    events: list[dict[str, Any]]


class TriedPlan(Message):
    """A plan that was not played, and why: a refusal as in a Problem."""

    steps: list[str]
    code: str
    rule: str | None
    args: dict[str, str | int | list[int]]
    message: str


class PlanFate(Message):
    """What became of the plans that waited for the last turn.

    `played`: the steps of one were; `failed`: none fitted; `void`: one played by hand, or a bot did.
    """

    what: Literal["played", "failed", "void"]
    at: float
    steps: list[str]  # that were played
    tried: list[TriedPlan]


class SeatPlans(Message):
    """All plans of one's own seat."""

    offered: bool  # whether the game has turns that can be planned ahead
    draft: PlanDraft | None
    laid: list[LaidPlan]
    fate: PlanFate | None


MODELS = (PlanDraft, LayPlan, OrderPlans, LaidPlan, TriedPlan, PlanFate, SeatPlans)
