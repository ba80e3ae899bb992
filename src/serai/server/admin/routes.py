"""The routes of the host's page: how the house is, what hosts did, and invitations.

A host sees what a spectator sees of tables, and never a hidden hand. What destroys something, lets somebody else rule
or takes something out of the house asks for a passkey anew; what a host did is written down, and nobody can change it.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from serai.server.accounts.invitations import Invitation, InvitationRepository, address
from serai.server.admin import messages as h
from serai.server.admin.dependencies import BY_HOST, Host, HostsPart, PageQuery
from serai.server.admin.hosts import HOUR_SECONDS, spelled
from serai.server.admin.overview import Overview
from serai.server.admin.repository import AdminRepository
from serai.server.base.errors import Refused, Why
from serai.server.base.text import one_line
from serai.server.http.dependencies import ServicesPart, new_router, part

InvitationPath = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$")]
Invitations = Annotated[InvitationRepository, part(InvitationRepository)]

router = new_router("admin")


@router.get("/api/host", dependencies=[BY_HOST])
async def state(status: Annotated[Overview, part(Overview)]) -> h.HouseState:
    """Tell how the house is."""
    return await status.state()


@router.get("/api/host/deeds", dependencies=[BY_HOST])
async def deeds(repository: Annotated[AdminRepository, part(AdminRepository)], page: PageQuery = 0) -> h.DeedPage:
    """List what hosts did, the latest first."""
    found, count = await repository.deeds(page)
    lines = [h.DeedLine(at=at, host=who, deed=deed, subject=s, detail=detail) for at, who, deed, s, detail in found]
    return h.DeedPage(deeds=lines, count=count, page=page)


# ---------------------------------------------------------------- invitations


@router.get("/api/host/invitations", dependencies=[BY_HOST])
async def invitations(invitations: Invitations, services: ServicesPart) -> h.InvitationList:
    """List the invitations, and who came by them."""
    came, now = await invitations.came_by(), services.clock.now()
    lines = [_line(one, came.get(one.id, []), now) for one in await invitations.listed()]
    return h.InvitationList(invitations=lines)


def _line(one: Invitation, came: list[tuple[str, str]], now: float) -> h.InvitationLine:
    return h.InvitationLine(
        id=one.id, note=one.note, most=one.most, uses=one.uses, created=one.created, expires=one.expires,
        revoked=one.revoked, open=not one.revoked and one.uses < one.most and one.expires > now,
        came=[h.Newcomer(handle=handle, name=name) for handle, name in came],
    )  # fmt: skip


@router.post("/api/host/invitations", status_code=201)
async def invite(
    asked: h.NewInvitation, host: Host, invitations: Invitations, hosts: HostsPart, services: ServicesPart
) -> h.InvitationLink:
    """Make an invitation; its link is told this once."""
    now = services.clock.now()
    id, token = await invitations.make(one_line(asked.note), asked.uses, now, now + asked.hours * HOUR_SECONDS)
    await hosts.did(host, "invite", id, f"{asked.uses}, {spelled(asked.hours)}")
    return h.InvitationLink(id=id, path=address(token))


@router.delete("/api/host/invitations/{id}")
async def revoke(id: InvitationPath, host: Host, invitations: Invitations, hosts: HostsPart) -> None:
    """Let nobody in by an invitation any more."""
    if not await invitations.revoke(id):
        raise Refused(Why.NO_SUCH_INVITATION())
    await hosts.did(host, "revoke", id)
