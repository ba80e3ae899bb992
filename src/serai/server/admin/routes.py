"""The routes of the host's page.

A host sees what a spectator sees of tables, and never a hidden hand. What destroys something, lets somebody else rule
or takes something out of the house asks for a passkey anew; what a host did is written down, and nobody can change it.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Query, Request
from fastapi.responses import FileResponse

import serai
from serai.server.accounts.invitations import address
from serai.server.accounts.reauthentication import ProofCookie, require_proof
from serai.server.accounts.repository import CLOSED, HOST, Account
from serai.server.admin import messages as h
from serai.server.admin.moderation import FOR_EVER
from serai.server.admin.repository import AdminRepository
from serai.server.base import logs
from serai.server.base.errors import Refused, Why
from serai.server.base.metrics import resident_bytes
from serai.server.base.rate_limits import network
from serai.server.base.stages import SeatStage
from serai.server.base.text import one_line
from serai.server.http.middleware import client_address
from serai.server.protocol.cookies import GuestCookie
from serai.server.protocol.params import TablePath
from serai.server.settings import Settings, usual, variable
from serai.server.storage.database import is_postgres

if TYPE_CHECKING:
    from serai.server.admin.reports import Report
    from serai.server.house import House
    from serai.server.tables.table import Table

HIDDEN = "••••"
SECRETS = ("secret", "metrics_token", "database_url", "push_key", "mail_password")  # settings that are not shown
HOUR_SECONDS = 3600.0
DAY_HOURS = 24.0
DOWNLOAD_SECONDS = 6 * HOUR_SECONDS
MOST_PAGES = 100_000
PageQuery = Annotated[int, Query(ge=0, le=MOST_PAGES, description="from 0")]
Handle = Annotated[str, Path(pattern=r"^[a-z0-9]{1,20}$")]
BackupName = Annotated[str, Path(pattern=r"^[a-z0-9.-]{1,60}$")]
WITH_PROOF = ("close", "make-host", "unmake-host")


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    repository, members = AdminRepository(house.store), house.members

    async def host(cookie: str | None) -> Account:
        """The host who asks, or a refusal."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest)
        found = await members.repository.find(guest)
        if found is None or not found.is_host:
            raise Refused(Why.NOT_THE_HOST())
        return found

    async def sure_host(cookie: str | None, proof: str | None) -> Account:
        """The host who asks, and has proved a passkey within the last minutes."""
        found = await host(cookie)
        require_proof(house.signer, found.id, proof)
        return found

    async def did(by: Account, deed: str, subject: str = "", detail: str = "") -> None:
        await repository.did(by.handle, deed, subject, detail, house.clock.now())
        logs.say("host-deed", "A host did something: %s.", deed, deed=deed)

    def until(hours: float | None) -> float:
        return FOR_EVER if hours is None else house.clock.now() + hours * HOUR_SECONDS

    _add_house(app, house, host)
    _add_members(app, house, repository, host, did, until)
    _add_tables(app, house, repository, host, sure_host, did, until)
    _add_invitations(app, house, host, did)
    _add_reports(app, house, host, did, until)
    _add_backups(app, house, sure_host, host, did)

    @app.get("/api/host/deeds")
    async def deeds(page: PageQuery = 0, cookie: GuestCookie = None) -> h.DeedPage:
        """List what hosts did, the latest first."""
        await host(cookie)
        found, count = await repository.deeds(page)
        lines = [h.DeedLine(at=at, host=who, deed=deed, subject=s, detail=detail) for at, who, deed, s, detail in found]
        return h.DeedPage(deeds=lines, count=count, page=page)


def _add_house(app: FastAPI, house: House, host: Any) -> None:
    @app.get("/api/host")
    async def state(cookie: GuestCookie = None) -> h.HouseState:
        """Tell how the house is."""
        await host(cookie)
        server_status, repository = house.server_status, house.members.repository
        count, weight = house.weight()
        return h.HouseState(
            version=serai.__version__,
            since=server_status.metrics.begun,
            ready=await house.readiness(),
            members_only=house.settings.members_only,
            members=await repository.count(),
            hosts=await repository.hosts(),
            tables=[h.TableCount(game=game, stage=stage, count=n) for game, stage, n in await server_status.tables()],
            tables_in_memory=count,
            bytes_in_memory=weight,
            memory=resident_bytes(),
            connections=int(server_status.metrics.sockets.total),
            bots_waiting=house.bot_pool.waiting,
            moves_per_minute=round(server_status.moves_per_minute(), 1),
            database="postgresql" if is_postgres(house.settings.database) else "sqlite",
            database_bytes=await server_status.database_bytes(),
            growth=await server_status.growth(),
            disk_free=await asyncio.to_thread(server_status.disk_free),
            lately=[
                h.JournalLine(at=at, level=level, event=event, text=text)
                for at, level, event, text in reversed(server_status.lately.lines)
            ],
            settings=settings_in_force(house.settings),
        )


def settings_in_force(settings: Settings) -> list[h.SettingInForce]:
    """All settings as they hold now; of secrets only whether there is one."""
    told = []
    for part in fields(settings):
        value = getattr(settings, part.name)
        secret = part.name in SECRETS or any(word in part.name for word in ("secret", "token", "password", "key"))
        shown = (HIDDEN if value else "") if secret else f"{value:g}" if isinstance(value, float) else str(value)
        if isinstance(value, bool):
            shown = "on" if value else "off"
        changed = value != part.default
        told.append(h.SettingInForce(name=variable(part), value=shown if changed else usual(part), changed=changed))
    return told


def _add_members(app: FastAPI, house: House, repository: AdminRepository, host: Any, did: Any, until: Any) -> None:
    moderation = house.moderation

    @app.get("/api/host/members")
    async def list_members(
        search: Annotated[str, Query(max_length=60)] = "", page: PageQuery = 0, cookie: GuestCookie = None
    ) -> h.MemberPage:
        """List the members whose names look like something, the latest first."""
        me = await host(cookie)
        found, count = await repository.members(search, page)
        here, lines = house.present(), []
        for line in found:
            muted = moderation.muted_until(line.id)
            lines.append(
                h.MemberLine(
                    handle=line.handle,
                    name=line.name,
                    since=line.created,
                    seen=house.clock.now() if line.id in here else line.seen,
                    tables=line.tables,
                    role="host" if line.role == HOST else "closed" if line.role == CLOSED else "",
                    muted=muted is not None,
                    muted_until=None if muted is None or muted >= FOR_EVER else muted,
                    you=line.id == me.id,
                )
            )
        return h.MemberPage(members=lines, count=count, page=page)

    @app.post("/api/host/members/{handle}")
    async def step(handle: Handle, asked: h.MemberStep, cookie: GuestCookie = None, proof: ProofCookie = None) -> None:
        """Mute a member, rename, sign out, close or reopen the account, make them a host or no longer one."""
        me = await host(cookie)
        if asked.step in WITH_PROOF:
            require_proof(house.signer, me.id, proof)
        found = await house.members.repository.by_handle(handle)
        if found is None:
            raise Refused(Why.NO_SUCH_MEMBER())
        detail = await _do_with_member(house, found, asked, until)
        await did(me, asked.step, handle, detail)


async def _do_with_member(house: House, member: Account, asked: h.MemberStep, until: Any) -> str:
    """What a host wants to be done with a member; what there is to add to that in the list of deeds."""
    repository, now = house.members.repository, house.clock.now()
    hours = "" if asked.hours is None else f"{asked.hours:g} h"
    match asked.step:
        case "mute":
            await house.moderation.mute(member.id, until(asked.hours))
            return hours
        case "unmute":
            await house.moderation.mute(member.id, 0.0)
        case "rename":
            await house.rename(member.id, asked.name or member.handle)
        case "sign-out":
            await _sign_out(house, member, now)
        case "close":
            if member.is_host:
                raise Refused(Why.HOST_STAYS())
            await repository.appoint(member.id, CLOSED, now)
            await _sign_out(house, member, now)
            if asked.network and (home := house.limits.networks.of(member.id)) != member.id:
                await house.moderation.ban(house.signer.source(home), until(asked.hours or DAY_HOURS))
                return f"network, {asked.hours or DAY_HOURS:g} h"
        case "reopen" if member.is_closed:
            await repository.appoint(member.id, "", now)
        case "make-host":
            if member.is_closed:
                raise Refused(Why.ACCOUNT_CLOSED())
            await repository.appoint(member.id, HOST, now)
        case "unmake-host" if member.is_host:
            if await repository.hosts() == 1:
                raise Refused(Why.LAST_HOST())
            await repository.appoint(member.id, "", now)
    return ""


async def _sign_out(house: House, member: Account, now: float) -> None:
    epoch = await house.members.repository.next_epoch(member.id, now)
    if epoch is not None:
        house.signer.epochs[member.id] = epoch
        house.hang_up(member.id)


def _add_tables(
    app: FastAPI, house: House, repository: AdminRepository, host: Any, sure_host: Any, did: Any, until: Any
) -> None:
    @app.get("/api/host/tables")
    async def tables(page: PageQuery = 0, cookie: GuestCookie = None) -> h.HouseTables:
        """List the tables that are open or being played, the latest first, and who sits there."""
        await host(cookie)
        found, count = await repository.tables(page)
        lines = []
        for id, about, seq, opened in found:
            told, live = json.loads(about), house.in_memory(id)
            lines.append(
                h.HouseTable(
                    id=id, game=told["game"], title=told["title"], stage=told["stage"], public=told["public"],
                    opened=opened, updated=told["updated"], entries=seq,
                    watching=0 if live is None else len(live.watchers), bytes=0 if live is None else live.weight,
                    seats=await _seats(house, id, told["names"]),
                )
            )  # fmt: skip
        return h.HouseTables(tables=lines, count=count, page=page)

    @app.post("/api/host/tables/{table}/close")
    async def close(
        table: TablePath, asked: h.CloseTable, cookie: GuestCookie = None, proof: ProofCookie = None
    ) -> None:
        """Close a table, whatever goes on there, with a sentence for those who sit at it."""
        me = await sure_host(cookie, proof)
        live = await house.current(table)
        game = await live.read(lambda found: found.game.name)
        await live.do(lambda found: found.closing_by_house(asked.text), me.id)
        await did(me, "close-table", game, one_line(asked.text))

    @app.post("/api/host/tables/{table}/seats/{seat}")
    async def step(
        table: TablePath, seat: Annotated[int, Path(ge=0, lt=10)], asked: h.SeatStep, cookie: GuestCookie = None
    ) -> None:
        """Send somebody away from a table, or mute them, guest or member."""
        me = await host(cookie)
        live = await house.current(table)

        def look(found: Table) -> tuple[str, list[str]]:
            return found.game.name, sorted(found.seat(seat).guests)

        game, guests = await live.read(look)
        if not guests:
            raise Refused(Why.NO_PERSON(seat=seat))
        if asked.step == "send-away":
            await live.do(lambda found: found.sending_away(seat), me.id)
        else:
            for guest in guests:
                await house.moderation.mute(guest, until(asked.hours) if asked.step == "mute" else 0.0)
        await did(me, f"seat-{asked.step}", game, "" if asked.hours is None else f"{asked.hours:g} h")


async def _seats(house: House, id: str, names: list[str]) -> list[h.SeatAtTable]:
    """Who sits at a table: as its process knows it, else as lists tell it."""
    live = house.in_memory(id)
    if live is None:
        return [
            h.SeatAtTable(seat=seat, name=name, person=True, muted=False) for seat, name in enumerate(names) if name
        ]

    def look(table: Table) -> list[h.SeatAtTable]:
        return [
            h.SeatAtTable(
                seat=seat.number,
                name=seat.name or seat.bot or "",
                person=seat.stage is SeatStage.PERSON,
                muted=any(house.moderation.muted_until(guest) is not None for guest in seat.guests),
            )
            for seat in table.seats
            if seat.stage is not SeatStage.EMPTY
        ]

    try:
        seats: list[h.SeatAtTable] = await live.read(look)
        return seats
    except Refused:  # its log does not replay
        return []


def _add_invitations(app: FastAPI, house: House, host: Any, did: Any) -> None:
    @app.get("/api/host/invitations")
    async def invitations(cookie: GuestCookie = None) -> h.InvitationList:
        """List the invitations, and who came by them."""
        await host(cookie)
        came, now = await house.invitations.came_by(), house.clock.now()
        return h.InvitationList(
            invitations=[
                h.InvitationLine(
                    id=one.id, note=one.note, most=one.most, uses=one.uses, created=one.created, expires=one.expires,
                    revoked=one.revoked, open=not one.revoked and one.uses < one.most and one.expires > now,
                    came=[h.Newcomer(handle=handle, name=name) for handle, name in came.get(one.id, [])],
                )
                for one in await house.invitations.listed()
            ]
        )  # fmt: skip

    @app.post("/api/host/invitations", status_code=201)
    async def invite(asked: h.NewInvitation, cookie: GuestCookie = None) -> h.InvitationLink:
        """Make an invitation; its link is told this once."""
        me, now = await host(cookie), house.clock.now()
        id, token = await house.invitations.make(
            one_line(asked.note), asked.uses, now, now + asked.hours * HOUR_SECONDS
        )
        await did(me, "invite", id, f"{asked.uses}, {asked.hours:g} h")
        return h.InvitationLink(id=id, path=address(token))

    @app.delete("/api/host/invitations/{id}")
    async def revoke(id: Annotated[str, Path(pattern=r"^[0-9a-f]{12}$")], cookie: GuestCookie = None) -> None:
        """Let nobody in by an invitation any more."""
        me = await host(cookie)
        if not await house.invitations.revoke(id):
            raise Refused(Why.NO_SUCH_INVITATION())
        await did(me, "revoke", id)


def _add_reports(app: FastAPI, house: House, host: Any, did: Any, until: Any) -> None:
    async def told(report: Report) -> h.ReportLine:
        said = [
            h.SaidAround(at=line["at"], name=line["name"], text=line.get("text"), phrase=line.get("phrase"))
            for line in json.loads(report.context)
        ]
        return h.ReportLine(
            id=report.id, at=report.at, table=report.table, name=report.name,
            reporter=await house.name(report.reporter), reason=report.reason, text=report.text, said=said,
            closed=report.closed, verdict=report.verdict,
            muted=house.moderation.muted_until(report.about) is not None,
        )  # fmt: skip

    @app.get("/api/host/reports")
    async def reports(
        closed: Annotated[bool, Query(description="those that were looked at")] = False, cookie: GuestCookie = None
    ) -> h.ReportList:
        """List what visitors told the host about others, with what was said around it."""
        await host(cookie)
        found = await (house.reports.closed() if closed else house.reports.open())
        return h.ReportList(reports=[await told(report) for report in found], open=await house.reports.count())

    @app.post("/api/host/reports/{id}")
    async def close_report(
        id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")], asked: h.CloseReport, cookie: GuestCookie = None
    ) -> None:
        """Note that a host has looked at a report, and mute whom it is about if that is what comes of it."""
        me = await host(cookie)
        found = next((report for report in await house.reports.open() if report.id == id), None)
        if found is None or not await house.reports.close(id, house.clock.now(), one_line(asked.verdict)):
            raise Refused(Why.NO_SUCH_REPORT(), status=404)
        if asked.mute:
            await house.moderation.mute(found.about, until(asked.hours))
        hours = "" if not asked.mute or asked.hours is None else f"{asked.hours:g} h"
        await did(me, "report-mute" if asked.mute else "report-close", found.reason, hours)


def _add_backups(app: FastAPI, house: House, sure_host: Any, host: Any, did: Any) -> None:
    backups = house.backups

    def listed() -> h.BackupList:
        return h.BackupList(
            backups=[h.BackupInfo(name=one.name, bytes=one.bytes, made=one.made) for one in backups.listed()],
            going_on=backups.going_on,
            progress=backups.progress(),
            failed=backups.failed,
        )

    @app.get("/api/host/proof")
    async def has_proof(cookie: GuestCookie = None, proof: ProofCookie = None) -> None:
        """Tell whether a host has proved a passkey not long ago: a link that downloads cannot ask for it."""
        await sure_host(cookie, proof)

    @app.get("/api/host/backups")
    async def list_backups(cookie: GuestCookie = None) -> h.BackupList:
        """List the backups in the data folder, and how far the one is that is being made."""
        await host(cookie)
        return await asyncio.to_thread(listed)

    @app.post("/api/host/backups", status_code=202)
    async def back_up(cookie: GuestCookie = None, proof: ProofCookie = None) -> h.BackupList:
        """Begin with a backup of everything; it has all secrets of the house in it."""
        me = await sure_host(cookie, proof)
        name = backups.start()
        await did(me, "backup", name)
        return await asyncio.to_thread(listed)

    @app.get("/api/host/backups/{name}", response_class=FileResponse)
    async def download(
        name: BackupName, request: Request, cookie: GuestCookie = None, proof: ProofCookie = None
    ) -> FileResponse:
        """Download a backup."""
        me = await sure_host(cookie, proof)
        path = await asyncio.to_thread(backups.path, name)
        house.connection_limits.be_patient(network(client_address(request)), DOWNLOAD_SECONDS)
        await did(me, "download", name)
        return FileResponse(path, media_type="application/vnd.sqlite3", filename=name)

    @app.delete("/api/host/backups/{name}")
    async def delete(name: BackupName, cookie: GuestCookie = None, proof: ProofCookie = None) -> None:
        """Delete a backup."""
        me = await sure_host(cookie, proof)
        await asyncio.to_thread(backups.delete, name)
        await did(me, "delete-backup", name)
