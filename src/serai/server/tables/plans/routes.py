"""The routes of plans: a holder shows, keeps, adds and reorders those of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import FastAPI

from serai.server.protocol.cookies import GuestCookie
from serai.server.protocol.params import SeatPath, TablePath
from serai.server.tables.plans import messages as p

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.tables.live_table import LiveTable

STEPS_OF_A_COMMAND = 10  # steps of a plan that count as much as a command


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    plan_service, path = house.plan_service, "/api/tables/{table}/seats/{seat}/plans"

    async def come(table: str, cookie: str | None, cost: float = 1.0) -> tuple[LiveTable, str]:
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest, cost)
        return await house.current(table), guest

    @app.get(path)
    async def show(table: TablePath, seat: SeatPath, cookie: GuestCookie = None) -> p.SeatPlans:
        """Show the plans of one's own seat, which nobody else sees."""
        return await plan_service.show(*await come(table, cookie), seat)

    @app.put(path + "/draft")
    async def keep(table: TablePath, seat: SeatPath, draft: p.PlanDraft, cookie: GuestCookie = None) -> p.SeatPlans:
        """Keep a turn that is not finished, for all devices that hold the seat."""
        return await plan_service.keep(*await come(table, cookie), seat, draft)

    @app.post(path, status_code=201)
    async def lay(table: TablePath, seat: SeatPath, plan: p.LayPlan, cookie: GuestCookie = None) -> p.SeatPlans:
        """Let steps wait for the seat's next turn."""
        return await plan_service.lay(*await come(table, cookie, 1 + len(plan.steps) / STEPS_OF_A_COMMAND), seat, plan)

    @app.put(path)
    async def order(table: TablePath, seat: SeatPath, plans: p.OrderPlans, cookie: GuestCookie = None) -> p.SeatPlans:
        """Put the plans that wait in another order, or take some back."""
        return await plan_service.order(*await come(table, cookie), seat, plans)
