"""Clocks: none, live (time per player and a bonus per turn) or days per turn. All times come from the log."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from serai.server.messages import ClockRules

SECONDS_PER_DAY = 86_400.0
LEAST_ON_RETURN = 30.0  # seconds for a player who takes the seat back after the time ran out


LONGEST_BREATH = 5.0  # seconds between two beats of a server that people can reach


class HouseClock:
    """The time of a server: it starts with the world's, never goes back, and stands still while the server does.

    A jump of the world's clock does nothing to it. Somebody must call `beat` at least every few seconds.
    """

    def __init__(self, start: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._at = start
        self._seen = monotonic()

    def now(self) -> float:
        """Seconds since 1970, as far as this server has been awake."""
        passed = self._monotonic() - self._seen
        return self._at + (passed if 0.0 <= passed <= LONGEST_BREATH else LONGEST_BREATH if passed > 0.0 else 0.0)

    def beat(self) -> None:
        """The server is awake."""
        self._at, self._seen = self.now(), self._monotonic()


class Clocks:
    """The clocks of all seats of one table. A clock runs while the table waits for the person on its seat."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        full = float(rules.seconds) if rules.kind == "live" else rules.days * SECONDS_PER_DAY
        self._left = [full] * seats
        self._since: list[float | None] = [None] * seats

    def run(self, at: float, seats: Collection[int]) -> None:
        """From `at` on the clocks of these seats run and no others."""
        for seat, since in enumerate(self._since):
            if seat in seats and since is None:
                self._since[seat] = at
                if self.rules.kind == "days":
                    self._left[seat] = self.rules.days * SECONDS_PER_DAY
            elif seat not in seats and since is not None:
                self._left[seat] -= max(0.0, at - since)
                if self.rules.kind == "live":
                    self._left[seat] = max(0.0, self._left[seat]) + self.rules.bonus
                self._since[seat] = None

    def skip(self, began: float, ended: float) -> None:
        """Between these times nobody could reach the table: it counts for no clock."""
        for seat, since in enumerate(self._since):
            if since is not None and since < ended:
                self._since[seat] = since + ended - max(since, began)

    def give(self, seat: int) -> None:
        """Let a returning player have enough time to make a choice."""
        self._left[seat] = max(self._left[seat], LEAST_ON_RETURN)

    def running(self, seat: int) -> bool:
        """Whether the table waits for the seat."""
        return self._since[seat] is not None

    def waiting_since(self, seat: int) -> float | None:
        """Since when the table waits for the seat."""
        return self._since[seat]

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left on a seat's clock; None without clocks."""
        if self.rules.kind == "none":
            return None
        since = self._since[seat]
        return max(0.0, self._left[seat] - (0.0 if since is None else max(0.0, now - since)))

    def deadline(self, seat: int) -> float | None:
        """When the seat's time runs out; None if its clock stands still or there is none."""
        since = self._since[seat]
        return None if since is None or self.rules.kind == "none" else since + self._left[seat]
