"""Connections: who comes to a table and goes, told to the other processes, and when everybody was last here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from serai.server.base import logs
from serai.server.base.errors import Unstored
from serai.server.services import Services
from serai.server.tables.live.audience import Watcher
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry

log = logging.getLogger("serai.server")


class Connections:
    """The live connections of this process to its tables."""

    def __init__(self, services: Services, registry: TableRegistry) -> None:
        self._store, self._clock, self._process = services.store, services.clock, services.process
        self._background, self._heartbeat = services.background, services.settings.heartbeat_seconds
        self._registry = registry
        self._left: set[str] = set()  # guests who have disconnected since the last heartbeat
        self.came: list[Callable[[LiveTable], None]] = []  # hear when a player comes to a table
        self.lost: list[Callable[[LiveTable, str], None]] = []  # hear when a player's connection breaks
        self.elsewhere: list[Callable[[str, str, frozenset[str]], None]] = []  # hear whom other processes have

    def open(self) -> None:
        """Begin to note who is here."""
        self._background.every(self._heartbeat, "Noting who is here", self._note)

    # ------------------------------------------------------------------ who comes and goes

    def enter(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody watches from now on; those who are here learn of a player's coming."""
        first = not live.audience.watchers
        came = live.audience.add(watcher)
        if first or watcher.guest is not None:
            self._announce_soon(live)
        if came and not live.known.seats_of(watcher.guest):
            live.audience.wake_later()
        elif came:
            live.audience.wake()
            for hear in self.came:
                hear(live)

    def leave(self, live: LiveTable, watcher: Watcher, *, lost: bool = False) -> None:
        """Somebody has disconnected, or their connection is lost; those who are here learn of a player's going."""
        gone = live.audience.remove(watcher)
        self._announce_soon(live)
        if watcher.guest is not None:
            self._left.add(watcher.guest)
        if not gone:
            return
        if not live.known.seats_of(watcher.guest):
            live.audience.wake_later()
            return
        live.audience.wake()
        if lost and watcher.guest is not None:
            for hear in self.lost:
                hear(live, watcher.guest)

    def present(self) -> set[str]:
        """The guests with a live connection to this process."""
        return set().union(*[live.audience.connected() for live in self._registry])

    async def last_seen(self, guests: Sequence[str]) -> dict[str, float]:
        """When guests were last here: now, if they are connected."""
        if not guests:
            return {}
        here, now = self.present(), self._clock.now()
        return {**await self._store.last_seen(guests), **{guest: now for guest in guests if guest in here}}

    async def _note(self) -> None:
        guests, self._left = sorted(self.present() | self._left), set()
        if guests:
            await self._store.saw(guests, self._clock.now())
        if self._store.shared:
            for live in self._registry:
                if live.audience.watchers:
                    live.audience.drop_dead_processes()
                    await self._announce(live)

    # ------------------------------------------------------------------ several processes

    def on_remote_guests(self, table: str, process: str, guests: frozenset[str]) -> None:
        """Another process tells who is connected to it at a table."""
        if process == self._process:
            return
        for hear in self.elsewhere:
            hear(table, process, guests)
        live = self._registry.in_memory(table)
        if live is not None and live.audience.hear(process, guests) and live.audience.watchers:
            self._announce_soon(live)

    def _announce_soon(self, live: LiveTable) -> None:
        if self._store.shared:
            self._background.start(self._announce(live))

    async def _announce(self, live: LiveTable) -> None:
        try:
            await self._store.announce(live.id, self._process, sorted(live.audience.connected()))
        except Unstored as error:
            log.error("Other processes could not be told who is here: %s.", error)
        except Exception:
            log.exception("Who is at table %s could not be told to other processes.", logs.tag(live.id))
