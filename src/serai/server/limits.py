"""Limits: how much one visitor or one address may ask for. Buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from serai.server.settings import Settings
from serai.server.stages import Refused

MOST_BUCKETS = 50_000  # of one limit; the ones used longest ago are forgotten, which only ever favours their owner
BURST_SECONDS = 5.0


class Limit:
    """So many per second for each key, with a burst saved up; a rate of 0 is no limit."""

    def __init__(
        self, rate: float, burst: float | None = None, *, what: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = max(1.0, rate * BURST_SECONDS if burst is None else burst)
        self.what = what
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take one from the key's bucket; False if it is empty."""
        if self.rate <= 0:
            return True
        now = self._clock()
        level, then = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        allowed = level >= 1.0
        self._buckets[key] = (level - 1.0 if allowed else level, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed

    def take(self, key: str) -> None:
        """Take one, or refuse."""
        if not self.allows(key):
            raise Refused("too-many", f"Too many {self.what} in a short time; wait a moment.", status=429)


class Limits:
    """All limits of a server process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.requests_per_second, what="requests")
        self.commands = Limit(settings.commands_per_second, what="commands")
        self.tries = Limit(settings.tries_per_second, what="trials")
        self.hints = Limit(settings.hints_per_minute / 60, settings.hints_per_minute / 3, what="hints")
        self.chats = Limit(settings.chats_per_minute / 60, settings.chats_per_minute / 3, what="lines of chat")
        self.tables = Limit(settings.tables_per_hour / 3600, settings.tables_per_hour / 4, what="new tables")
        self.guests = Limit(settings.guests_per_hour / 3600, settings.guests_per_hour / 4, what="new visitors")
        self.most_sockets = settings.sockets_per_address
        self._sockets: dict[str, int] = {}

    def open_socket(self, address: str) -> bool:
        """Count a live connection; False if there are too many from that address."""
        count = self._sockets.get(address, 0)
        if self.most_sockets and count >= self.most_sockets:
            return False
        self._sockets[address] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        """One live connection fewer."""
        count = self._sockets.get(address, 0) - 1
        if count > 0:
            self._sockets[address] = count
        else:
            self._sockets.pop(address, None)
