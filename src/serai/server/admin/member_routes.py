"""The routes by which hosts look after members, and look at what visitors report about others."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import Path, Query

from serai.server.accounts.dependencies import Accounts
from serai.server.accounts.reauthentication import ProofCookie, require_proof
from serai.server.accounts.repository import CLOSED, HOST
from serai.server.admin import messages as h
from serai.server.admin.dependencies import BY_HOST, Host, HostsPart, PageQuery
from serai.server.admin.hosts import spelled
from serai.server.admin.reports import Report, Reports
from serai.server.admin.repository import AdminRepository, Line
from serai.server.base.errors import Refused, Why
from serai.server.base.text import one_line
from serai.server.http.dependencies import ServicesPart, new_router, part
from serai.server.people.moderation import FOR_EVER, Moderation
from serai.server.people.names import Names
from serai.server.tables.live.connections import Connections

Handle = Annotated[str, Path(pattern=r"^[a-z0-9]{1,20}$")]
ReportPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
ClosedQuery = Annotated[bool, Query(description="those that were looked at")]
ReportsPart = Annotated[Reports, part(Reports)]
ModerationPart = Annotated[Moderation, part(Moderation)]
WITH_PROOF = ("close", "make-host", "unmake-host")

router = new_router("admin")


@router.get("/api/host/members")
async def list_members(
    host: Host,
    repository: Annotated[AdminRepository, part(AdminRepository)],
    connections: Annotated[Connections, part(Connections)],
    moderation: ModerationPart,
    services: ServicesPart,
    search: Annotated[str, Query(max_length=60)] = "",
    page: PageQuery = 0,
) -> h.MemberPage:
    """List the members whose names look like something, the latest first."""
    found, count = await repository.members(search, page)
    here, now = connections.present(), services.clock.now()
    lines = [
        _line(one, now if one.id in here else one.seen, moderation.muted_until(one.id), you=one.id == host.id)
        for one in found
    ]
    return h.MemberPage(members=lines, count=count, page=page)


def _line(member: Line, seen: float | None, muted: float | None, *, you: bool) -> h.MemberLine:
    return h.MemberLine(
        handle=member.handle,
        name=member.name,
        since=member.created,
        seen=seen,
        tables=member.tables,
        role="host" if member.role == HOST else "closed" if member.role == CLOSED else "",
        muted=muted is not None,
        muted_until=None if muted is None or muted >= FOR_EVER else muted,
        you=you,
    )


@router.post("/api/host/members/{handle}")
async def step(
    handle: Handle,
    asked: h.MemberStep,
    host: Host,
    accounts: Accounts,
    hosts: HostsPart,
    services: ServicesPart,
    proof: ProofCookie = None,
) -> None:
    """Mute a member, rename, sign out, close or reopen the account, make them a host or no longer one."""
    if asked.step in WITH_PROOF:
        require_proof(services.signer, host.id, proof)
    found = await accounts.repository.by_handle(handle)
    if found is None:
        raise Refused(Why.NO_SUCH_MEMBER())
    detail = await hosts.step(found, asked)
    await hosts.did(host, asked.step, handle, detail)


# ---------------------------------------------------------------- reports


@router.get("/api/host/reports", dependencies=[BY_HOST])
async def reports(
    reports: ReportsPart,
    names: Annotated[Names, part(Names)],
    moderation: ModerationPart,
    closed: ClosedQuery = False,
) -> h.ReportList:
    """List what visitors told the host about others, with what was said around it."""
    lines = [
        _told(one, await names.of(one.reporter), muted=moderation.muted_until(one.about) is not None)
        for one in await (reports.closed() if closed else reports.open())
    ]
    return h.ReportList(reports=lines, open=await reports.count())


def _told(report: Report, reporter: str, *, muted: bool) -> h.ReportLine:
    said = [
        h.SaidAround(at=line["at"], name=line["name"], text=line.get("text"), phrase=line.get("phrase"))
        for line in json.loads(report.context)
    ]
    return h.ReportLine(
        id=report.id, at=report.at, table=report.table, name=report.name, reporter=reporter, reason=report.reason,
        text=report.text, said=said, closed=report.closed, verdict=report.verdict, muted=muted,
    )  # fmt: skip


@router.post("/api/host/reports/{id}")
async def close_report(
    id: ReportPath, asked: h.CloseReport, host: Host, reports: ReportsPart, hosts: HostsPart, services: ServicesPart
) -> None:
    """Note that a host has looked at a report, and mute whom it is about if that is what comes of it."""
    found = next((report for report in await reports.open() if report.id == id), None)
    if found is None or not await reports.close(id, services.clock.now(), one_line(asked.verdict)):
        raise Refused(Why.NO_SUCH_REPORT(), status=404)
    if asked.mute:
        await hosts.mute(found.about, asked.hours)
    deed = "report-mute" if asked.mute else "report-close"
    await hosts.did(host, deed, found.reason, spelled(asked.hours) if asked.mute else "")
