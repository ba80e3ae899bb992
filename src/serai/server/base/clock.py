"""The clock of a server: seconds since 1970, as far as the server has been awake."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST_BREATH = 5.0  # seconds between two beats of a server that people can reach


class ServerClock:
    """The time of a server: it starts with the world's, never goes back, and stands still while the server does.

    A jump of the world's clock does nothing to it. Somebody must call `beat` at least every few seconds.

    >>> clock = ServerClock(monotonic=lambda: 0.0)
    >>> clock.start(1000.0)
    >>> clock.now()
    1000.0
    """

    def __init__(self, start: float | None = None, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self.start(time.time() if start is None else start)

    def start(self, at: float) -> None:
        """Begin anew at a time."""
        self.opened = self._at = at  # `opened`: since when this server is up
        self._seen = self._monotonic()

    def now(self) -> float:
        """The time."""
        passed = self._monotonic() - self._seen
        return self._at + (passed if 0.0 <= passed <= LONGEST_BREATH else LONGEST_BREATH if passed > 0.0 else 0.0)

    def beat(self) -> None:
        """The server is awake."""
        self._at, self._seen = self.now(), self._monotonic()
