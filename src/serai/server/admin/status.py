"""The status of a server: its metrics, its size and growth, and its latest errors."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import time
from collections import deque
from pathlib import Path
from typing import Any

import serai
from serai.server.base import logs
from serai.server.base.errors import Unstored
from serai.server.base.metrics import Gauge, Metrics, text_of
from serai.server.bots.pool import BotPool
from serai.server.services import Services
from serai.server.settings import data_folder
from serai.server.storage.database import is_postgres, sqlite_path
from serai.server.tables.live.registry import TableRegistry

LAG_SECONDS = 1.0
MINUTES = 10  # over which moves are counted for the host
SNAPSHOT_SECONDS = 5.0  # between two tellings of what a process has counted
STALE_SECONDS = 30.0  # after which a process that says nothing is taken for gone
HOUSE_SECONDS = 15.0  # how old counts from the whole database may be
SIZE_SECONDS = 600.0
DAY_SECONDS = 86_400
DAYS = 14  # of growth that are shown
TABLES = "SELECT game, stage, count(*) FROM tables GROUP BY game, stage"
MEMBERS = "SELECT count(*) FROM accounts WHERE epoch >= 0"
WAITING = "SELECT count(*) FROM analyses WHERE state IN ('waiting', 'running')"
NOTE_SIZE = "INSERT INTO sizes (day, bytes) VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET bytes = excluded.bytes"
SIZES = "SELECT day, bytes FROM sizes ORDER BY day DESC LIMIT $1"
TELL = """
INSERT INTO snapshots (process, at, data) VALUES ($1, $2, $3)
ON CONFLICT (process) DO UPDATE SET at = excluded.at, data = excluded.data"""
TOLD = "SELECT process, data FROM snapshots WHERE at >= $1 AND process <> $2 ORDER BY process"
FORGET = "DELETE FROM snapshots WHERE at < $1"
PROCESS_LENGTH = 8


class ServerStatus:
    """What one process knows about the house and itself."""

    def __init__(self, services: Services, registry: TableRegistry, pool: BotPool) -> None:
        self._store, self._clock, self._settings = services.store, services.clock, services.settings
        self._process, self._background = services.process, services.background
        self._registry, self._pool = registry, pool
        self.metrics: Metrics = services.metrics
        self.lately = logs.listen(self.metrics.errors.add)
        self._moves: deque[tuple[float, float]] = deque(maxlen=MINUTES * 60)
        self._house_metrics: list[Gauge] = []
        self._counted = -HOUSE_SECONDS
        self._counting = asyncio.Lock()

    def open(self) -> None:
        """Begin to watch."""
        self._background.start(self.watch())

    async def watch(self) -> None:
        """Background task: how late the event loop is, and what is to be noted from time to time."""
        told = sized = time.monotonic() - SIZE_SECONDS
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.lag.observe(max(0.0, time.perf_counter() - before - LAG_SECONDS))
            now = time.monotonic()
            self._moves.append((now, self.metrics.moves.total))
            with contextlib.suppress(Unstored):  # who writes something hears of it
                if self._store.shared and self._settings.is_watched and now - told >= SNAPSHOT_SECONDS:
                    told = now
                    await self._tell()
                if now - sized >= SIZE_SECONDS:
                    sized = now
                    await self._store.change(NOTE_SIZE, self._today(), await self.database_bytes())

    def _today(self) -> int:
        return int(self._clock.now() // DAY_SECONDS)

    async def _tell(self) -> None:
        now = self._clock.now()
        await self._store.change(TELL, self.name, now, json.dumps(self._snapshot()))
        await self._store.change(FORGET, now - DAY_SECONDS)

    @property
    def name(self) -> str:
        """What this process is called in metrics; nothing, where there is but one."""
        return self._process[:PROCESS_LENGTH] if self._store.shared else ""

    def _snapshot(self) -> list[list[Any]]:
        metrics = self.metrics
        metrics.look()
        count, weight = self._registry.weight()
        metrics.tables_in_memory.set(count)
        metrics.memory_of_tables.set(weight)
        metrics.bots_waiting.set(self._pool.waiting)
        return metrics.snapshot()

    # ------------------------------------------------------------------ what others ask

    async def text(self) -> str:
        """All that the processes of the house have counted, for whoever watches it."""
        processes: dict[str, Any] = {self.name: self._snapshot()}
        if self._store.shared:
            since = self._clock.now() - STALE_SECONDS
            for process, data in await self._store.rows(TOLD, since, self.name):
                processes[str(process)] = json.loads(data)
        return text_of(processes, await self._of_the_house())

    async def _of_the_house(self) -> list[Gauge]:
        """What the whole database says, counted now and then however often somebody asks."""
        async with self._counting:
            if time.monotonic() - self._counted < HOUSE_SECONDS:
                return self._house_metrics
            rows = self._store.rows
            about = Gauge("serai_build_info", "The version of Serai.", ("version",))
            about.set(1, serai.__version__)
            tables = Gauge("serai_tables", "Tables, by game and stage.", ("game", "stage"))
            for game, stage, count in await rows(TABLES):
                tables.set(int(count), str(game), str(stage))
            members = Gauge("serai_members", "Members.")
            members.set(int((await rows(MEMBERS))[0][0]))
            waiting = Gauge("serai_analyses_waiting", "Games that wait to be analysed, or are being analysed.")
            waiting.set(int((await rows(WAITING))[0][0]))
            size = Gauge("serai_database_bytes", "What the database takes on its disk.")
            size.set(await self.database_bytes())
            free = Gauge("serai_disk_free_bytes", "What is free on the disk of the data folder.")
            free.set(await asyncio.to_thread(self.disk_free))
            self._house_metrics = [about, tables, members, waiting, size, free]
            self._counted = time.monotonic()
            return self._house_metrics

    async def tables(self) -> list[tuple[str, str, int]]:
        """How many tables there are, by game and stage."""
        return [(str(game), str(stage), int(count)) for game, stage, count in await self._store.rows(TABLES)]

    async def database_bytes(self) -> int:
        """What the database takes on its disk."""
        url = self._settings.database
        if is_postgres(url):
            return int((await self._store.rows("SELECT pg_database_size(current_database())"))[0][0])
        return await asyncio.to_thread(_file_bytes, sqlite_path(url))

    def disk_free(self) -> int:
        """What is free where the data folder is, or the database if it is a file."""
        url = self._settings.database
        place = data_folder() if is_postgres(url) else sqlite_path(url).parent
        while not place.exists():
            place = place.parent
        return shutil.disk_usage(place).free

    async def growth(self) -> float | None:
        """By how many bytes the database grew in a day, over the last two weeks at most; None on the first day."""
        rows = [(int(day), int(size)) for day, size in await self._store.rows(SIZES, DAYS)]
        if len(rows) < 2:
            return None
        (last, now), (first, then) = rows[0], rows[-1]
        return (now - then) / (last - first)

    def moves_per_minute(self) -> float:
        """How many moves this process has stored a minute, over the last minutes."""
        if len(self._moves) < 2:
            return 0.0
        (then, before), (now, after) = self._moves[0], self._moves[-1]
        return 60 * (after - before) / max(1.0, now - then)


def _file_bytes(path: Path) -> int:
    size = 0
    for part in (path, path.with_name(path.name + "-wal")):
        with contextlib.suppress(OSError):
            size += part.stat().st_size
    return size
