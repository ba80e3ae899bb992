"""Clocks: none, live (time per player and a bonus per turn) or days per turn. All times come from the log.

A turn of days has its days; what it takes beyond them comes out of the seat's bank, which lasts for the whole game and
does not grow. Days off, holidays of one's own and times when no server was up do not count (`calendars`).
"""

from __future__ import annotations

from collections.abc import Collection

from serai.server.protocol.messages import ClockRules
from serai.server.tables.calendars import Calendar, Span

SECONDS_PER_DAY = 86_400.0
LEAST_ON_RETURN = 30.0  # seconds for a player who takes the seat back after the time ran out
NO_CLOCK = {"left": None, "running": False, "until": None, "bank": None, "away": None, "away_left": None}


class Clocks:
    """The clocks of all seats of one table. A clock runs while the table waits for the person on its seat.

    >>> clocks = Clocks(ClockRules(kind="live", seconds=60, bonus=5), seats=2)
    >>> clocks.run(at=100.0, seats=[0])
    >>> clocks.deadline(0)
    160.0
    >>> clocks.run(at=110.0, seats=[1])
    >>> clocks.run(at=120.0, seats=[0])  # with 50 seconds left and a bonus of 5
    >>> clocks.deadline(0)
    175.0
    """

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.days = rules.kind == "days"
        self._full = float(rules.seconds) if rules.kind == "live" else rules.days * SECONDS_PER_DAY
        self._left = [self._full] * seats  # without the bank
        self._bank = [rules.bank * SECONDS_PER_DAY if self.days else 0.0] * seats
        self._since: list[float | None] = [None] * seats
        # tables of before there were days off have no zone: their clocks are read as they were
        self._calendar = Calendar(rules) if self.days and rules.zone is not None else None
        self._gaps: list[Span] = []
        self._holidays: list[list[Span]] = [[] for _ in range(seats)]

    def run(self, at: float, seats: Collection[int]) -> None:
        """From `at` on the clocks of these seats run and no others."""
        for seat, since in enumerate(self._since):
            if seat in seats and since is None:
                self._since[seat] = at
                if self.days:
                    self._left[seat] = self._full
            elif seat not in seats and since is not None:
                self._left[seat] -= self._used(seat, at)
                if self.rules.kind == "live":
                    self._left[seat] = max(0.0, self._left[seat]) + self.rules.bonus
                elif self._bank[seat]:
                    self._bank[seat] = max(0.0, self._bank[seat] + min(0.0, self._left[seat]))
                self._since[seat] = None

    def _used(self, seat: int, at: float) -> float:
        """What counts of the time since the seat's clock runs."""
        since = self._since[seat]
        if since is None:
            return 0.0
        if self._calendar is None:
            return max(0.0, at - since)
        return self._calendar.counted(since, at, self._skipped(seat))

    def _skipped(self, seat: int) -> list[Span]:
        return [*self._gaps, *self._holidays[seat]]

    def skip(self, began: float, ended: float) -> None:
        """Between these times nobody could reach the table: it counts for no clock."""
        if self._calendar is not None:
            self._gaps.append((began, ended))
            return
        for seat, since in enumerate(self._since):
            if since is not None and since < ended:
                self._since[seat] = since + ended - max(since, began)

    def give(self, seat: int) -> None:
        """Let a returning player have enough time to make a choice."""
        self._left[seat] = max(self._left[seat], LEAST_ON_RETURN)

    def running(self, seat: int) -> bool:
        """Whether the table waits for the seat."""
        return self._since[seat] is not None

    def told(self, seat: int, now: float) -> dict[str, float | bool | None]:
        """What everybody is told of a seat's clock: a part of messages.SeatInfo."""
        running = self._since[seat] is not None
        if self.rules.kind == "none":
            return {**NO_CLOCK, "running": running}
        return {
            "left": _rounded(self.left(seat, now)),
            "running": running,
            "until": _rounded(self.until(seat)),
            "bank": _rounded(self.bank(seat, now)),
            "away": _rounded(self.away(seat, now)),
            "away_left": _rounded(self.away_left(seat, now)),
        }

    def waiting_since(self, seat: int) -> float | None:
        """Since when the table waits for the seat."""
        return self._since[seat]

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left on a seat's clock, its bank included; None without clocks."""
        if self.rules.kind == "none":
            return None
        if self._calendar is not None and self._since[seat] is None:
            return self._full + self._bank[seat]  # what its next turn has
        return max(0.0, self._left[seat] + self._bank[seat] - self._used(seat, now))

    def bank(self, seat: int, now: float) -> float | None:
        """Seconds left of a seat's bank; None without one."""
        if not self.days or not self.rules.bank:
            return None
        over = self._used(seat, now) - self._left[seat] if self._since[seat] is not None else 0.0
        return max(0.0, self._bank[seat] - max(0.0, over))

    def deadline(self, seat: int) -> float | None:
        """When the seat's time runs out; None if its clock stands still or there is none."""
        since = self._since[seat]
        if since is None or self.rules.kind == "none":
            return None
        left = self._left[seat] + self._bank[seat]
        if self._calendar is None:
            return since + left
        return self._calendar.after(since, left, self._skipped(seat))

    def until(self, seat: int) -> float | None:
        """When a turn of days runs out."""
        return self.deadline(seat) if self.days else None

    # ------------------------------------------------------------------ holidays of a player's own

    def go_away(self, seat: int, at: float, until: float | None) -> None:
        """The seat's player is on holiday until then, or is back; what was said before ends now."""
        spans = self._holidays[seat]
        if spans and spans[-1][1] > at:
            spans[-1] = spans[-1][0], max(at, spans[-1][0])
        if until is not None:
            spans.append((at, until))

    def away(self, seat: int, now: float) -> float | None:
        """Until when the seat's player is on holiday; None if they are not."""
        spans = self._holidays[seat]
        return spans[-1][1] if spans and spans[-1][1] > now else None

    def away_left(self, seat: int, now: float | None = None) -> float | None:
        """Seconds of holiday that are left; of the one that goes on, what is over by now counts, or all without a time.

        None where there are no such holidays.
        """
        if self._calendar is None or not self.rules.away:
            return None
        taken = sum((end if now is None else min(end, now)) - start for start, end in self._holidays[seat])
        return max(0.0, self.rules.away * SECONDS_PER_DAY - taken)


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
