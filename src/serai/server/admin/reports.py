"""Reports: what visitors report to the host about others, with the lines of chat around it.

One visitor reports one other once at a table. Who reports, and whom, is known to the host alone.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, fields
from typing import Annotated, Any

from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.stages import TableStage
from serai.server.base.text import one_line
from serai.server.http.dependencies import STORES, Guest, ServicesPart, Visitor, limited, new_router, part
from serai.server.lobby import messages as b
from serai.server.protocol.params import TablePath
from serai.server.storage.store import Store
from serai.server.tables.chat import ChatLine
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.table import Table

ID_BYTES = 9
AROUND = 8  # lines before and after the one that is reported
LISTED = 200
OPEN, CLOSED = "open", "closed"
BYTES_OF_A_REPORT = 3_000
COLUMNS = "id, at, table_id, line, seat, reporter, about, name, reason, text, context, state, closed, verdict"
ADD = f"INSERT INTO reports ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"
LIST = f"SELECT {COLUMNS} FROM reports WHERE state = $1 ORDER BY at DESC LIMIT $2"
COUNT_OPEN = "SELECT count(*) FROM reports WHERE state = 'open'"
CLOSE = "UPDATE reports SET state = 'closed', closed = $2, verdict = $3 WHERE id = $1 AND state = 'open' RETURNING id"


@dataclass(frozen=True, slots=True)
class Report:
    """One report; `context` is JSON of the lines around it, each with time, name and text."""

    id: str
    at: float
    table: str
    line: str | None
    seat: int | None
    reporter: str
    about: str
    name: str  # whom it is about, as they were called
    reason: str
    text: str
    context: str
    state: str = OPEN
    closed: float | None = None
    verdict: str = ""


class Reports:
    """The reports in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, report: Report) -> None:
        """Keep a report; Conflict if the same visitor has reported the same one there."""
        await self._store.change(ADD, *(getattr(report, part.name) for part in fields(Report)))

    async def open(self, most: int = LISTED) -> list[Report]:
        """The reports that nobody has looked at yet, the newest first."""
        return [Report(*row) for row in await self._store.rows(LIST, OPEN, most)]

    async def closed(self, most: int = LISTED) -> list[Report]:
        """The reports that were looked at."""
        return [Report(*row) for row in await self._store.rows(LIST, CLOSED, most)]

    async def count(self) -> int:
        """How many nobody has looked at yet."""
        return int((await self._store.rows(COUNT_OPEN))[0][0])

    async def close(self, id: str, now: float, verdict: str = "") -> bool:
        """Note that the host has looked at a report, and what came of it; False if it is none that is open."""
        return bool(await self._store.change(CLOSE, id, now, verdict))


def _told(line: ChatLine) -> dict[str, Any]:
    return {"line": line.id, "at": round(line.at, 3), "name": line.name, "text": line.text, "phrase": line.phrase}


def _around(table: Table, line: ChatLine | None) -> list[dict[str, Any]]:
    """What was said before and after a line, or last."""
    lines = table.talk.lines(watching=line is not None and line.watching)
    at = len(lines) if line is None else next((n for n, one in enumerate(lines) if one.id == line.id), len(lines))
    return [_told(one) for one in lines[max(0, at - AROUND) : at + AROUND + 1]]


def _find(table: Table, guest: str, asked: b.NewReport) -> tuple[str, str, int | None, list[dict[str, Any]]]:
    """Whom a report is about, what they are called, their seat, and what was said around it."""
    if asked.line is not None:
        line = table.talk.line(asked.line)
        if line.watching and table.seats_of(guest) and table.stage is not TableStage.OVER:
            raise Refused(Why.NO_LINE())  # players know nothing of it yet
        if line.guest is None:
            raise Refused(Why.NO_LINE())
        return line.guest, line.name, line.seat, _around(table, line)
    if asked.seat is None:
        raise Refused(Why.NO_LINE())
    seat = table.seat(asked.seat)
    if seat.holder is None:
        raise Refused(Why.NO_PERSON(seat=asked.seat))
    return seat.holder, seat.name or "", asked.seat, _around(table, None)


Registry = Annotated[TableRegistry, part(TableRegistry)]

router = new_router("reports")


@router.post("/api/tables/{table}/reports", status_code=201, dependencies=[limited("reports"), STORES])
async def report(
    table: TablePath,
    asked: b.NewReport,
    visitor: Visitor,
    registry: Registry,
    reports: Annotated[Reports, part(Reports)],
    services: ServicesPart,
) -> None:
    """Tell the host of the house about a line, or about who holds a seat."""
    live = await registry.current(table)
    about, name, seat, context = await live.read(lambda found: _find(found, visitor, asked))
    if about == visitor:
        raise Refused(Why.ONESELF())
    services.limits.stored.spend(visitor, BYTES_OF_A_REPORT)
    id, now = secrets.token_urlsafe(ID_BYTES), services.clock.now()
    text, said = one_line(asked.text), json.dumps(context, ensure_ascii=False)
    try:
        await reports.add(Report(id, now, table, asked.line, seat, visitor, about, name, asked.reason, text, said))
    except Conflict:
        raise Refused(Why.REPORTED()) from None


@router.get("/api/tables/{table}/talk")
async def talk(table: TablePath, guest: Guest, registry: Registry) -> b.TalkList:
    """Tell what was said last among those who watched: to them, and to everybody after the end."""
    return await (await registry.current(table)).read(lambda found: _talk(found, guest))


def _talk(table: Table, guest: str | None) -> b.TalkList:
    if table.seats_of(guest) and table.stage is not TableStage.OVER:
        raise Refused(Why.NOT_OVER())
    lines = [
        {
            "at": round(line.at, 3), "name": line.name, "text": line.text,
            "said": {"line": line.id, "by": line.by, "phrase": line.phrase, "reactions": line.reactions},
        }
        for line in table.talk.lines(watching=True)
    ]  # fmt: skip
    return b.TalkList.model_validate({"lines": lines})
