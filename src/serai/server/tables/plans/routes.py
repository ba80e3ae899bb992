"""The routes of plans: a holder shows, keeps, adds and reorders those of a seat."""

from __future__ import annotations

from typing import Annotated

from serai.server.http.dependencies import ServicesPart, Visitor, limited, new_router, part
from serai.server.protocol.params import SeatPath, TablePath
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.plans import messages as p
from serai.server.tables.plans.service import PlanService

PATH = "/api/tables/{table}/seats/{seat}/plans"
STEPS_OF_A_COMMAND = 10  # steps of a plan that count as much as a command
Plans = Annotated[PlanService, part(PlanService)]
Registry = Annotated[TableRegistry, part(TableRegistry)]

router = new_router("plans")


@router.get(PATH, dependencies=[limited("commands")])
async def show(table: TablePath, seat: SeatPath, visitor: Visitor, registry: Registry, plans: Plans) -> p.SeatPlans:
    """Show the plans of one's own seat, which nobody else sees."""
    return await plans.show(await registry.current(table), visitor, seat)


@router.put(f"{PATH}/draft", dependencies=[limited("commands")])
async def keep(
    table: TablePath, seat: SeatPath, draft: p.PlanDraft, visitor: Visitor, registry: Registry, plans: Plans
) -> p.SeatPlans:
    """Keep a turn that is not finished, for all devices that hold the seat."""
    return await plans.keep(await registry.current(table), visitor, seat, draft)


@router.post(PATH, status_code=201)
async def lay(
    table: TablePath,
    seat: SeatPath,
    plan: p.LayPlan,
    visitor: Visitor,
    registry: Registry,
    plans: Plans,
    services: ServicesPart,
) -> p.SeatPlans:
    """Let steps wait for the seat's next turn."""
    services.limits.commands.take(visitor, 1 + len(plan.steps) / STEPS_OF_A_COMMAND)
    return await plans.lay(await registry.current(table), visitor, seat, plan)


@router.put(PATH, dependencies=[limited("commands")])
async def order(
    table: TablePath, seat: SeatPath, wanted: p.OrderPlans, visitor: Visitor, registry: Registry, plans: Plans
) -> p.SeatPlans:
    """Put the plans that wait in another order, or take some back."""
    return await plans.order(await registry.current(table), visitor, seat, wanted)
