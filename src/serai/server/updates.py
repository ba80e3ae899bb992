"""What a viewer sees of a table: every message about a game is made here, and only from `view(seat)`.

Updates are built as plain dictionaries, for there are many of them; tests hold them to `messages.Update`. Stages and
kinds are plain text there: writing an enum as JSON takes longer than a whole seat.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from serai.server import messages as m
from serai.server.log import Kind
from serai.server.stages import TableStage
from serai.server.tables import Happened, Table

MOST_CAUGHT_UP = 200  # happenings; a client further behind gets a snapshot
CHAT_IN_SNAPSHOT = 50
NAMED_BY_PERSON = (Kind.SAT, Kind.MOVED, Kind.CHATTED)

Viewer = tuple[int, ...]  # the seats that somebody holds; () for a spectator


def as_json(update: dict[str, Any]) -> str:
    """The text of an update."""
    return to_json(update).decode()  # more than twice as quick as the standard library's


@dataclass(frozen=True, slots=True)
class Telling:
    """An update as text, and what those who send it must know of it."""

    version: int
    snapshot: bool
    here: tuple[bool, ...]  # for each seat whether its holder is connected
    text: str

    @classmethod
    def of(cls, update: dict[str, Any]) -> Telling:
        """The telling of an update."""
        here = tuple(seat["connected"] for seat in update["table"]["seats"])
        return cls(update["version"], update["since"] is None, here, as_json(update))


def table_info(table: Table, viewer: Viewer, now: float, here: Collection[str]) -> dict[str, Any]:
    """The table as everybody sees it, with the viewer's own seats and those of the guests who are here marked."""
    over = table.stage is TableStage.OVER
    state = table.match.state if table.match is not None and over else None
    clocks = table.clocks
    return {
        **table.fixed,
        "stage": str(table.stage),
        "seats": [
            {
                "seat": seat.number,
                "stage": str(seat.stage),
                "name": seat.name,
                "bot": seat.bot,
                "hurried": seat.hurried,
                "yours": seat.number in viewer,
                "connected": seat.holder in here,
                "left": _rounded(clocks.left(seat.number, now)),
                "running": clocks.running(seat.number),
            }
            for seat in table.seats
        ],
        "token": table.token,
        "moments": len(table.moments),
        "waiting": list(table.waiting()),
        "seed": table.seed if over else None,
        "scores": list(state.scores) if state is not None else [],
        "ranking": list(state.ranking) if state is not None else [],
        "rematch": table.rematch,
    }


def perspectives(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """The views of the viewer's seats; of a spectator if there are none."""
    match = table.match
    if match is None:
        return [{"seat": seat, "view": None, "legal": [], "sets": [], "undo": False} for seat in viewer or (None,)]
    state = match.state
    if not viewer:
        return [{"seat": None, "view": state.view(None), "legal": [], "sets": [], "undo": False}]
    found = []
    for seat in viewer:
        legal, sets = state.choices(seat)
        undo = not state.over and match.can_undo(seat)
        found.append({"seat": seat, "view": state.view(seat), "legal": legal, "sets": sets, "undo": undo})
    return found


def update(table: Table, viewer: Viewer, since: int | None, now: float, here: Collection[str] = ()) -> dict[str, Any]:
    """What has happened since a version of the viewer's and the table now; a snapshot if that is too long ago."""
    audible = table.audible(viewer)
    version = len(audible)
    if since is not None and not 0 <= version - since <= MOST_CAUGHT_UP:
        since = None
    if since is None:
        told = [(v, h) for v, seq in enumerate(audible, 1) if (h := table.happened[seq - 1]).entry.kind is Kind.CHATTED]
        told = told[-CHAT_IN_SNAPSHOT:]
    else:
        told = [(v, table.happened[audible[v - 1] - 1]) for v in range(since + 1, version + 1)]
    return {
        "type": "update",
        "protocol": m.PROTOCOL,
        "version": version,
        "since": since,
        "happened": [_happening(version, happened, viewer) for version, happened in told],
        "table": table_info(table, viewer, now, here),
        "perspectives": perspectives(table, viewer),
    }


def _happening(version: int, happened: Happened, viewer: Viewer) -> dict[str, Any]:
    entry = happened.entry
    data = entry.data
    return {
        "version": version,
        "at": round(entry.at, 3),
        "kind": str(entry.kind),
        "seat": happened.seat,
        "name": data.get("name") if entry.kind in NAMED_BY_PERSON else data.get("bot"),
        "text": data.get("text") if entry.kind is Kind.CHATTED else data.get("why"),
        "moments": happened.moments,
        "events": [
            event.to_json()
            for event in happened.events
            if event.seats is None or any(event.visible_to(seat) for seat in viewer)
        ],
    }


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
