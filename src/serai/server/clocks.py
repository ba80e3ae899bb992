"""Clocks: none, live (time per player and a bonus per turn) or days per turn. All times come from the log."""

from __future__ import annotations

from collections.abc import Collection

from serai.server.messages import ClockRules

SECONDS_PER_DAY = 86_400.0
LEAST_ON_RETURN = 30.0  # seconds for a player who takes the seat back after the time ran out


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
