"""Calendars: which time counts on a clock of days. Weekends and holidays are dates in the time zone of the table.

Everything follows from the rules of the table and the log, so a clock that is read again shows the same.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from zoneinfo import ZoneInfo

from serai.server.base.errors import Refused, Why
from serai.server.protocol.messages import ClockRules

ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}")
SATURDAY = 5
DAY = datetime.timedelta(days=1)
Span = tuple[float, float]  # from one time to another, in seconds since 1970


@lru_cache(maxsize=64)
def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that IANA name; None if there is none."""
    if not ZONE.fullmatch(name):
        return None
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):  # no such name, a folder of names, or no zone in that file
        return None


def date_of(text: str) -> datetime.date | None:
    """A date of the form 2026-12-24; None if there is no such day."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        return None


def check(rules: ClockRules) -> None:
    """Refuse days off that there are not."""
    if rules.zone is None and (rules.weekends or rules.holidays):
        raise Refused(Why.NO_ZONE())
    if rules.zone is not None and zone_of(rules.zone) is None:
        raise Refused(Why.UNKNOWN_ZONE(zone=rules.zone))
    for text in rules.holidays:
        if date_of(text) is None:
            raise Refused(Why.NO_SUCH_DAY(date=text))


class Calendar:
    """The days that do not count at a table.

    >>> calendar = Calendar(ClockRules(kind="days", zone="UTC", weekends=True))
    >>> friday = datetime.datetime(2026, 12, 4, 12, tzinfo=datetime.UTC).timestamp()
    >>> datetime.datetime.fromtimestamp(calendar.after(friday, 86_400), datetime.UTC).strftime("%A %H:%M")
    'Monday 12:00'
    """

    def __init__(self, rules: ClockRules) -> None:
        # a name that has gone since the table was opened must not make its log unreadable
        self._zone = zone_of(rules.zone or "UTC") or datetime.UTC
        self._weekends = rules.weekends
        self._holidays = frozenset(date_of(text) for text in rules.holidays)
        self.counts_all = not rules.weekends and not self._holidays

    def _is_off(self, date: datetime.date) -> bool:
        return (self._weekends and date.weekday() >= SATURDAY) or date in self._holidays

    def _start(self, date: datetime.date) -> float:
        """When a date begins; where its midnight is skipped, when the clocks are put forward."""
        return datetime.datetime.combine(date, datetime.time(), self._zone).timestamp()

    def _days(self, since: float) -> Iterator[tuple[float, float, bool]]:
        """The dates from a time on: when each begins and ends, and whether it counts."""
        date = datetime.datetime.fromtimestamp(since, self._zone).date()
        start = self._start(date)
        while True:
            date += DAY
            end = self._start(date)
            yield start, end, not self._is_off(date - DAY)
            start = end

    def spans(self, since: float, skipped: Sequence[Span] = ()) -> Iterator[Span]:
        """The spans from a time on that count: no days off, nothing that is skipped. They never end."""
        holes = merged(skipped)
        for start, end, counts in [(since, float("inf"), True)] if self.counts_all else self._days(since):
            if counts and end > since:
                yield from without((max(start, since), end), holes)

    def counted(self, since: float, until: float, skipped: Sequence[Span] = ()) -> float:
        """How many seconds count between two times."""
        seconds = 0.0
        for start, end in self.spans(since, skipped):
            if start >= until:
                break
            seconds += min(end, until) - start
            if end >= until:
                break
        return seconds

    def after(self, since: float, seconds: float, skipped: Sequence[Span] = ()) -> float:
        """When so many seconds have counted since a time."""
        for start, end in self.spans(since, skipped):
            if end - start >= seconds:
                return start + seconds
            seconds -= end - start
        raise AssertionError("spans never end")


def merged(spans: Sequence[Span]) -> list[Span]:
    """The same time as spans in order that do not meet."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        elif end > start:
            found.append((start, end))
    return found


def without(span: Span, holes: Sequence[Span]) -> Iterator[Span]:
    """What is left of a span; the holes are in order."""
    start, end = span
    for began, ended in holes:
        if ended <= start or began >= end:
            continue
        if began > start:
            yield start, began
        start = ended
    if start < end:
        yield start, end
