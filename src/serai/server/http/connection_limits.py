"""Limits below the application: who is connected from where, and who is not let in."""

from __future__ import annotations

import time

from serai.server.base.rate_limits import Limit, network
from serai.server.settings import Settings

BESIDE_SOCKETS = 64  # connections of one address beside its live ones
MOST_REFUSALS = 200.0  # in a row, after which an address is not let in for a while
REFUSALS_FORGIVEN = 5.0  # each second
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 40.0, 200.0  # of one socket
SOCKETS_FLAT_OUT = 4  # of one address


class ConnectionLimits:
    """Who is connected from where, and who is not let in."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.sockets_per_address + BESIDE_SOCKETS if settings.sockets_per_address else 0
        self.proxies = frozenset(network(proxy.strip()) for proxy in settings.proxies.split(",") if proxy.strip())
        self.refusals = Limit(
            REFUSALS_FORGIVEN if settings.requests_per_second else 0.0, MOST_REFUSALS, what="refusals"
        )
        self._rate = FRAMES_PER_SECOND if settings.commands_per_second else 0.0
        self._frames = Limit(
            self._rate * SOCKETS_FLAT_OUT, FRAMES_AT_ONCE * SOCKETS_FLAT_OUT, what="messages of one address"
        )
        self._connections: dict[str, int] = {}
        self._patience: dict[str, float] = {}  # until when an address may take its time to read an answer

    def be_patient(self, home: str, seconds: float) -> None:
        """Let an address read a long answer for so many seconds."""
        now = time.monotonic()
        self._patience = {key: until for key, until in self._patience.items() if until > now}
        self._patience[home] = now + seconds

    def is_patient(self, home: str) -> bool:
        """Whether an address may still take its time."""
        return self._patience.get(home, 0.0) > time.monotonic()

    def enter(self, home: str) -> bool:
        """Count a connection; False if there are too many, or if the address was refused too often."""
        count = self._connections[home] = self._connections.get(home, 0) + 1
        if home in self.proxies or "*" in self.proxies:
            return True
        return (not self.most or count <= self.most) and self.refusals.has(home, 1.0)

    def leave(self, home: str) -> None:
        """One connection fewer."""
        count = self._connections.get(home, 0) - 1
        if count > 0:
            self._connections[home] = count
        else:
            self._connections.pop(home, None)

    def frames(self) -> Limit:
        """The limit of one socket."""
        return Limit(self._rate, FRAMES_AT_ONCE, what="messages")

    def allows_frame(self, home: str) -> bool:
        """Count a message of an address; False if there are too many."""
        return home in self.proxies or "*" in self.proxies or self._frames.allows(home)
