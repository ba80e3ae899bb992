"""Uptime: when servers were up on this database, so that the time when none was counts against nobody."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable

from serai.server.base.errors import Unstored
from serai.server.base.metrics import Metrics
from serai.server.services import Services

BEAT_SECONDS = 2.0
LATE_BEAT_SECONDS = 10.0  # without a beat of any process nobody was up
GRACE_SECONDS = 15.0  # for people to be back after a restart
GAPS_SECONDS = 60 * 86_400.0  # longer than any clock
HEALTH_SECONDS = 1.0
log = logging.getLogger("serai.server")


class Uptime:
    """The beats of this process, and the times when no server was up."""

    def __init__(self, services: Services, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock, self._process = services.store, services.clock, services.process
        self._metrics: Metrics = services.metrics
        self._background = services.background
        self._monotonic = monotonic
        self._healthy, self._checked = True, -HEALTH_SECONDS
        self.gaps: list[tuple[float, float]] = []

    async def open(self) -> None:
        """Go on from when a server was last up: the time until people can be back counts against nobody."""
        last, now = await self._store.last_beat(), time.time()
        self._clock.start(now if last is None else max(now, last))
        opened = self._clock.opened
        if last is not None and (not self._store.shared or now - last > LATE_BEAT_SECONDS):
            await self._store.add_gap(last, opened + GRACE_SECONDS)
        self.gaps = await self._store.gaps(opened - GAPS_SECONDS)
        self._background.every(BEAT_SECONDS, "A sign of life", self._beat)

    async def _beat(self) -> None:
        self._clock.beat()
        with contextlib.suppress(Unstored):  # who writes something hears of it
            await self._store.beat(self._process, self._clock.now())

    async def healthy(self) -> bool:
        """Whether the store takes what is written, as of a moment ago."""
        if self._monotonic() - self._checked > HEALTH_SECONDS:
            self._checked = self._monotonic()
            try:
                await self._store.beat(self._process, self._clock.now())
                self._healthy = True
            except Unstored as error:
                self._metrics.unstored.add()
                log.error("The database does not take what is written: %s.", error)
                self._healthy = False
        return self._healthy
