"""The audience of a table: who watches it in this process, who is there in others, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from serai.server.base.clock import ServerClock
from serai.server.protocol import messages as m
from serai.server.tables.history import Viewer
from serai.server.tables.live import broadcast
from serai.server.tables.live.presence import Presence
from serai.server.tables.table import Table
from serai.server.tables.table_info import Marks

WATCHERS_SECONDS = 1.0  # in which those who come and go to watch are counted together
FRESH_SECONDS = 0.2  # how old the clocks in an update may be


class Watcher(Protocol):
    """Somebody who is told when the table changes."""

    guest: str | None

    def wake(self) -> None:
        """Something has changed."""

    def forget(self) -> None:
        """The table leaves memory: nothing of it is kept."""

    def hang_up(self) -> None:
        """Who watches is not who they were: they may come again."""


Rendered = tuple[broadcast.RenderedUpdate, Viewer, Mapping[str, Any]]  # the update, for which seats, what they may do


class Audience:
    """Those who are connected to one table."""

    def __init__(self, clock: ServerClock, marks: Marks) -> None:
        self._clock, self._marks = clock, marks
        self._presence = Presence()
        self._here: frozenset[str] | None = None  # the guests who are here, until somebody comes or goes
        self._counting: asyncio.TimerHandle | None = None
        self.watchers: set[Watcher] = set()
        self.snapshot: broadcast.Snapshot | None = None  # as those who watch were told last

    # ------------------------------------------------------------------ who is here

    def connected(self) -> set[str]:
        """The guests with a live connection to this table in this process."""
        return {watcher.guest for watcher in self.watchers if watcher.guest is not None}

    def here(self) -> frozenset[str]:
        """The guests with a live connection to this table in any process."""
        if self._here is None:
            self._here = self._presence.elsewhere() | self.connected()
        return self._here

    def add(self, watcher: Watcher) -> bool:
        """Somebody watches from now on; whether they were not here before."""
        came = watcher.guest not in self.here()
        self.watchers.add(watcher)
        self._here = None
        return came

    def remove(self, watcher: Watcher) -> bool:
        """Somebody watches no more; whether they are gone now."""
        self.watchers.discard(watcher)
        self._here = None
        if not self.watchers:
            self.snapshot = None
        return watcher.guest not in self.here()

    def hear(self, process: str, guests: frozenset[str]) -> bool:
        """Another process tells who is connected to it; whether that process is new here."""
        changed, new = self._presence.update(process, guests)
        if changed:
            self._here = None
            self.wake()
        return new

    def drop_dead_processes(self) -> None:
        """Those who were connected to a process that has died are gone."""
        if self._presence.drop_dead_processes():
            self._here = None
            self.wake()

    # ------------------------------------------------------------------ what they are told

    def wake(self) -> None:
        """Tell all what has changed."""
        for watcher in self.watchers:
            watcher.wake()

    def wake_later(self) -> None:
        """Tell all a little later how many watch, however many come and go meanwhile."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(WATCHERS_SECONDS, self._counted)

    def _counted(self) -> None:
        self._counting = None
        self.wake()

    def forget(self) -> None:
        """The table leaves memory."""
        self.snapshot = None
        for watcher in self.watchers:
            watcher.forget()

    def hang_up(self, guest: str) -> None:
        """End the connections of somebody who may have been signed out."""
        for watcher in [watcher for watcher in self.watchers if watcher.guest == guest]:
            watcher.hang_up()

    def render(
        self,
        table: Table,
        guest: str | None,
        since: int | None,
        seats: Viewer,
        before: broadcast.Snapshot | None,
        preparing: Callable[[Table], m.Preparing | None],
        held: Callable[[], bool],
    ) -> Rendered:
        """What a guest who has seen a version with some seats is told now, with which seats, and what they may do.

        `before` is the snapshot that the guest's socket was told last. Many who watch have seen the same: what one of
        them is told is told to the others.
        """
        now, here, viewer, snapshot = self._clock.now(), self.here(), table.seats_of(guest), self.snapshot
        if snapshot is None or snapshot.seq != table.seq or snapshot.here != here or now - snapshot.at > FRESH_SECONDS:
            if snapshot is not None:
                snapshot.release_texts()
            snapshot = self.snapshot = broadcast.Snapshot(
                table, now, here, preparing(table), held(), self._marks, snapshot
            )
        if viewer != seats:
            since = before = None
        return snapshot.render(viewer, since, before), viewer, table.you(guest)

    def update(self, table: Table, guest: str | None, preparing: m.Preparing | None, held: bool) -> dict[str, Any]:
        """The whole table as a guest may see it now."""
        return broadcast.update(
            table, table.seats_of(guest), None, self._clock.now(), self.here(), preparing, held, guest, self._marks
        )
