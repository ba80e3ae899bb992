"""The updates that viewers of a table are sent: every message about a game is made here, from `view(seat)` alone.

A Snapshot is a table at one instant. The first message on a socket is an update with all of it; then come changes,
which say how the new snapshot differs from the last one that the viewer was sent. What is the same for all viewers is
rendered once; the changes of a seat's view come from two views of that seat alone.

Messages are built as plain dictionaries and texts, for there are many of them; tests hold them to `messages`.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from serai.engine.json_diff import Known, difference
from serai.server.protocol import messages as m
from serai.server.storage.entries import QUIET, Kind
from serai.server.tables.history import HistoryItem, Viewer
from serai.server.tables.table import Table
from serai.server.tables.table_info import Marks, TableInfoCache, moving

NAMED_BY_PERSON = (Kind.SAT, Kind.RENAMED, Kind.LEFT, Kind.JOINED, Kind.CHATTED, Kind.REACTED, Kind.HUSHED)
TALKED = (Kind.CHATTED, Kind.REACTED, Kind.HUSHED)
SAID = {Kind.CHATTED: "text", Kind.RENAMED: "was", Kind.CLOSED: "said"}  # what else is told; of others why it came
NOBODY: Marks = {}
_numbers = itertools.count(1)  # of snapshots; an older snapshot is known by its number, so that it need not be kept


class Acked(NamedTuple):
    """A command that is stored: what a messages.Ack tells, of which there are as many as moves."""

    id: str
    version: int
    table: str | None = None

    def text(self) -> str:
        """The ack as JSON, many times quicker than a model writes it."""
        table = "null" if self.table is None else f'"{self.table}"'
        return f'{{"type":"ack","id":{as_json(self.id)},"version":{self.version},"table":{table}}}'


def as_json(value: Any) -> str:
    """The text of a message, or of a part of one."""
    return to_json(value).decode()  # more than twice as quick as the standard library's


class RenderedUpdate(NamedTuple):
    """A message for those who have seen the same, and what those who send it must know of it."""

    version: int
    whole: bool
    snapshot: Snapshot
    text: str  # without its last brace, so that acks can be put in

    def with_acks(self, acks: Sequence[Acked] = (), you: Mapping[str, Any] | None = None) -> str:
        """The text with the acks of what its receiver had asked for, and what they may do if that is new."""
        own = "" if you is None else f',"you":{as_json(you)}'
        return f'{self.text}{own},"acks":[{",".join([ack.text() for ack in acks])}]}}'


class Snapshot:
    """A table at one instant, as all those who watch it are told of it."""

    def __init__(
        self,
        table: Table,
        now: float,
        here: Collection[str],
        preparing: m.Preparing | None = None,
        held: bool = False,
        marks: Marks = NOBODY,
        before: Snapshot | None = None,
    ) -> None:
        self.number = next(_numbers)
        self.seq = table.seq
        self.here = frozenset(here)
        self.at = now
        waits = {"preparing": None if preparing is None else preparing.model_dump(), "held": held}
        stands = before is not None and before.info_cache.holds(table, self.here, waits, marks)
        self.info_cache: TableInfoCache = (
            before.info_cache if before and stands else TableInfoCache(table, self.here, waits, marks)
        )
        self._moving = moving(table, now, self.info_cache)
        self._table = table
        self._sealed = table.sealed
        self._state = table.match.state if table.match is not None else None
        self._views: dict[int | None, Mapping[str, Any] | None] = {}
        self._texts: dict[tuple[Viewer, int | None, int], str] = {}
        self._infos: dict[int, str] = {}  # by the snapshot before: how the table differs from it
        self._known: dict[int, Known] = {}  # by the snapshot before: how parts of views that seats share differ
        self._item_texts: dict[int, str] = {}  # by entry: what all are told of it

    @property
    def info(self) -> dict[str, Any]:
        """The table as everybody sees it: a messages.TableInfo, its seats without `yours`."""
        return {**self.info_cache.info, **self._moving}

    def release_texts(self) -> None:
        """Drop the texts of a snapshot that is rendered for nobody any more; connections keep it to compare."""
        self._texts.clear()
        self._infos.clear()
        self._known.clear()
        self._item_texts.clear()

    def view(self, seat: int | None) -> Mapping[str, Any] | None:
        """What a seat (None: a spectator) may know; made once, so nobody writes to it."""
        if seat not in self._views:
            state, public = self._state, None if seat is None else self.view(None)
            self._views[seat] = None if state is None else state.view_from_public(seat, public)
        return self._views[seat]

    def shown(self, seat: int | None) -> Mapping[str, Any] | None:
        """What is told of a view: nothing to those who only watch while other tables play the same deal."""
        return None if self._sealed and seat is None else self.view(seat)

    def render(self, viewer: Viewer, since: int | None, before: Snapshot | None) -> RenderedUpdate:
        """What a viewer is told who has seen a version, and of it the snapshot before (None: not on this socket)."""
        history = self._table.history
        if since is not None and not history.reach(viewer, since):
            since = None
        if before is not None and (since is None or len(before._moving["seats"]) != len(self._moving["seats"])):
            before = None  # changes tell other seats anew as everybody sees them: whose they are would be lost
        version, key = history.version(viewer), (viewer, since, 0 if before is None else before.number)
        text = self._texts.get(key)
        if text is None:
            text = self._full_update(viewer, since) if before is None else self._changes(viewer, version, since, before)
            self._texts[key] = text  # not the RenderedUpdate, which holds the snapshot: collecting such cycles is slow
        return RenderedUpdate(version, before is None, self, text)

    def _full_update(self, viewer: Viewer, since: int | None) -> str:
        return as_json(self.update(viewer, since))[:-1]

    def update(self, viewer: Viewer, since: int | None) -> dict[str, Any]:
        """An update with the whole table, and what has happened since a version; without one, the latest chat."""
        seats = [{**seat, "yours": seat["seat"] in viewer} for seat in self._moving["seats"]]
        return {
            "type": "update",
            "protocol": m.PROTOCOL,
            "version": self._table.history.version(viewer),
            "since": since,
            "happened": [
                _item(version, item, viewer, sealed=self._sealed and not viewer)
                for version, item in self._new_items(viewer, since)
            ],
            "table": {**self.info, "seats": seats},
            "perspectives": [
                {"seat": seat, "view": self.shown(seat), **self._choices(seat)} for seat in viewer or (None,)
            ],
        }

    def _changes(self, viewer: Viewer, version: int, since: int | None, before: Snapshot) -> str:
        new_items = self._new_items(viewer, since)
        item = ",".join([self._item_text(version, item, viewer) for version, item in new_items])
        perspectives = ",".join(
            [
                f'{{"seat":{"null" if seat is None else seat},"view":[{self._view_changes(seat, before)}],'
                f"{as_json(self._choices(seat))[1:]}"
                for seat in viewer or (None,)
            ]
        )
        return (
            f'{{"type":"change","version":{version},"since":{since},"happened":[{item}],'
            f'"table":{self._info_changes(before)},"perspectives":[{perspectives}]'
        )

    def _info_changes(self, before: Snapshot) -> str:
        """How the table differs from another snapshot's, as text; written once for all who watch."""
        if before.number not in self._infos:
            one, other = before._moving, self._moving
            if before.info_cache is not self.info_cache:
                one, other = before.info, self.info
            self._infos[before.number] = difference(one, other, as_json)
        return self._infos[before.number]

    def _view_changes(self, seat: int | None, before: Snapshot) -> str:
        """How what a seat (None: a spectator) may know differs from another snapshot's, as text."""
        known = self._known.setdefault(before.number, {})
        return difference(before.shown(seat), self.shown(seat), as_json, known)

    def _choices(self, seat: int | None) -> dict[str, Any]:
        """What a seat may do now."""
        state = self._state
        if state is None or seat is None:
            return {"legal": [], "sets": [], "undo": False}
        match = self._table.match
        legal, sets = state.choices(seat)
        return {"legal": legal, "sets": sets, "undo": match is not None and match.can_undo(seat)}

    def _new_items(self, viewer: Viewer, since: int | None) -> list[tuple[int, HistoryItem]]:
        """What a viewer has not seen, with its versions; for a snapshot what was said lately."""
        history = self._table.history
        return history.chats(viewer) if since is None else history.since(viewer, since)

    def _item_text(self, version: int, item: HistoryItem, viewer: Viewer) -> str:
        """A happening as text; it and each of its events are written once for everybody."""
        seq = item.entry.seq
        about = self._item_texts.get(seq)
        if about is None:
            about = self._item_texts[seq] = _about_text(item)
        events = "" if self._sealed and not viewer else item.seen(viewer)
        return f'{{"version":{version}{about},"events":[{events}]}}'


def update(
    table: Table,
    viewer: Viewer,
    since: int | None,
    now: float,
    here: Collection[str] = (),
    preparing: m.Preparing | None = None,
    held: bool = False,
    guest: str | None = None,
    marks: Marks = NOBODY,
) -> dict[str, Any]:
    """What has happened since a version of the viewer's and the table now; a snapshot if that is too long ago."""
    snapshot = Snapshot(table, now, here, preparing, held, marks)
    known = since is not None and table.history.reach(viewer, since)
    return {**snapshot.update(viewer, since if known else None), "you": table.you(guest), "acks": []}


def _item(version: int, item: HistoryItem, viewer: Viewer, *, sealed: bool = False) -> dict[str, Any]:
    events = [] if sealed else json.loads(f"[{item.seen(viewer)}]")
    return {"version": version, **_about(item), "events": events}


def _about_text(item: HistoryItem) -> str:
    """The same as text without braces, after a comma; that of a move, of which little is told, a few times quicker."""
    entry = item.entry
    if entry.kind in QUIET:
        return (
            f',"at":{round(entry.at, 3)},"kind":"{entry.kind}","seat":{item.seat},'
            f'"name":null,"text":null,"moments":{item.moments}'
        )
    return as_json(_about(item)).replace("{", ",", 1)[:-1]


def _about(item: HistoryItem) -> dict[str, Any]:
    """A happening without what depends on the viewer."""
    entry = item.entry
    data = entry.data
    told = {
        "at": round(entry.at, 3),
        "kind": str(entry.kind),
        "seat": item.seat,
        "name": data.get("name") if entry.kind in NAMED_BY_PERSON else data.get("bot"),
        "text": _until(data) if entry.kind is Kind.AWAY else data.get(SAID.get(entry.kind, "why")),
        "moments": item.moments,
    }
    if entry.kind in TALKED:
        line = item.said
        told["said"] = {
            "line": None if line is None else line.id,
            "by": data.get("by"),
            "phrase": data.get("phrase"),
            "reactions": {} if line is None else {sign: list(who) for sign, who in line.reactions.items()},
        }
    return told


def _until(data: Mapping[str, Any]) -> str | None:
    """The end of a holiday, in seconds since 1970; None: it is over."""
    return None if data["until"] is None else f"{data['until']:.0f}"
