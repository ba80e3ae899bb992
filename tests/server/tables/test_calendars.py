"""Clocks of days: what counts, by a slow count of every minute; banks, holidays, gaps; and clocks of before."""

from __future__ import annotations

import datetime
import random
from collections.abc import Collection
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.server.base.errors import Refused
from serai.server.protocol.messages import ClockRules
from serai.server.tables import calendars
from serai.server.tables.calendars import Calendar, Span
from serai.server.tables.clocks import LEAST_ON_RETURN, SECONDS_PER_DAY, Clocks
from tests.server.tables.test_table import NOW, Desk

MINUTE = 60.0
HOUR = 3600.0
# where clocks change in the night, at midnight, by half an hour, and where a whole day was left out (2011-12-30)
ZONES = [
    "UTC",
    "Europe/Berlin",
    "America/Santiago",
    "Africa/Cairo",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Asia/Kathmandu",
]
STARTS = [
    datetime.date(2026, 3, 27), datetime.date(2026, 10, 23), datetime.date(2026, 9, 4), datetime.date(2026, 4, 22),
    datetime.date(2011, 12, 28), datetime.date(2026, 12, 23),
]  # fmt: skip


def at(text: str, zone: str = "Europe/Berlin") -> float:
    return datetime.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@st.composite
def weeks(draw: st.DrawFn) -> tuple[ClockRules, float, list[Span]]:
    """The rules of a table, a full minute, and spans around it that do not count."""
    first = draw(st.sampled_from(STARTS))
    days = draw(st.lists(st.integers(0, 9), max_size=4))
    rules = ClockRules(
        kind="days",
        zone=draw(st.sampled_from(ZONES)),
        weekends=draw(st.booleans()),
        holidays=[(first + datetime.timedelta(days=day)).isoformat() for day in days],
    )
    since = datetime.datetime.combine(first, datetime.time(), datetime.UTC).timestamp()
    since += draw(st.integers(0, 2 * 1440)) * MINUTE
    holes = st.tuples(st.integers(-600, 8 * 1440), st.integers(0, 3000))
    skipped = [(since + a * MINUTE, since + (a + b) * MINUTE) for a, b in draw(st.lists(holes, max_size=3))]
    return rules, since, skipped


def slowly(rules: ClockRules, since: float, until: float, skipped: list[Span]) -> float:
    """The same as Calendar.counted, minute by minute."""
    zone, off, count = ZoneInfo(rules.zone or ""), set(rules.holidays), 0
    for minute in range(int((until - since) / MINUTE)):
        time = since + minute * MINUTE
        date = datetime.datetime.fromtimestamp(time, zone).date()
        is_off = date.isoformat() in off or (rules.weekends and date.weekday() >= 5)
        count += not is_off and not any(start <= time < end for start, end in skipped)
    return count * MINUTE


@settings(max_examples=60, deadline=None)
@given(weeks(), st.integers(0, 6 * 1440), st.integers(0, 6 * 1440))
def test_what_counts(week: tuple[ClockRules, float, list[Span]], first: int, second: int) -> None:
    rules, since, skipped = week
    calendar = Calendar(rules)
    middle, end = since + first * MINUTE, since + (first + second) * MINUTE
    whole = calendar.counted(since, end, skipped)
    assert whole == slowly(rules, since, end, skipped)
    assert whole == calendar.counted(since, middle, skipped) + calendar.counted(middle, end, skipped)
    assert 0 <= calendar.counted(since, middle, skipped) <= whole <= end - since
    assert calendar.counted(end, since, skipped) == 0 or first + second == 0

    left = 2 * SECONDS_PER_DAY
    deadline = calendar.after(since, left, skipped)
    assert calendar.counted(since, deadline, skipped) == left
    assert calendar.counted(since, deadline - MINUTE, skipped) < left, "not a minute earlier"
    assert calendar.after(since, 0.0, skipped) >= since


def test_deadlines_as_people_say_them() -> None:
    rules = ClockRules(kind="days", days=2, zone="Europe/Berlin", weekends=True, holidays=["2026-12-25", "2026-12-31"])
    calendar = Calendar(rules)
    assert calendar.after(at("2026-11-13T18:00"), 2 * SECONDS_PER_DAY) == at("2026-11-17T18:00"), "Friday to Tuesday"
    assert calendar.after(at("2026-11-14T10:00"), SECONDS_PER_DAY) == at("2026-11-17T00:00"), "from Monday on"
    assert calendar.after(at("2026-12-24T12:00"), 2 * SECONDS_PER_DAY) == at("2026-12-29T12:00"), "over Christmas"
    daily = Calendar(ClockRules(kind="days", zone="Europe/Berlin"))
    assert daily.after(at("2026-03-28T12:00"), SECONDS_PER_DAY) == at("2026-03-29T13:00"), (
        "24 hours, one of them skipped"
    )


def test_zones_and_days_that_there_are_not() -> None:
    for zone in ("Mars/Olympus", "../../etc/passwd", "/etc/localtime", "Europe", "europe/ber lin", "UTC\x00", "a" * 64):
        with pytest.raises(Refused) as refused:
            calendars.check(ClockRules(kind="days", zone=zone))
        assert (refused.value.code, refused.value.status) == ("unknown-zone", 422)
    with pytest.raises(Refused, match="There is no day 2026-02-30"):
        calendars.check(ClockRules(kind="days", zone="UTC", holidays=["2026-02-30"]))
    with pytest.raises(Refused, match="name one"):
        calendars.check(ClockRules(kind="days", weekends=True))
    calendars.check(ClockRules(kind="days", zone="America/Argentina/Buenos_Aires", weekends=True))
    # a name that this machine no longer knows does not lose the game
    assert Calendar(ClockRules(kind="days", zone="Mars/Olympus", weekends=True)).counted(NOW, NOW + HOUR) == HOUR


class ClocksOfBefore:
    """Clocks as they were before there were banks and days off."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        full = float(rules.seconds) if rules.kind == "live" else rules.days * SECONDS_PER_DAY
        self._left = [full] * seats
        self._since: list[float | None] = [None] * seats

    def run(self, at: float, seats: Collection[int]) -> None:
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
        for seat, since in enumerate(self._since):
            if since is not None and since < ended:
                self._since[seat] = since + ended - max(since, began)

    def give(self, seat: int) -> None:
        self._left[seat] = max(self._left[seat], LEAST_ON_RETURN)

    def left(self, seat: int, now: float) -> float | None:
        if self.rules.kind == "none":
            return None
        since = self._since[seat]
        return max(0.0, self._left[seat] - (0.0 if since is None else max(0.0, now - since)))

    def deadline(self, seat: int) -> float | None:
        since = self._since[seat]
        return None if since is None or self.rules.kind == "none" else since + self._left[seat]


@pytest.mark.parametrize("kind", ["none", "live", "days"])
def test_logs_of_before_replay_as_before(kind: str) -> None:
    rules = ClockRules.model_validate({"kind": kind, "seconds": 600, "bonus": 10, "days": 3})
    chooser = random.Random(5)
    for _ in range(30):
        new, old, now = Clocks(rules, 3), ClocksOfBefore(rules, 3), NOW
        for _ in range(60):
            now += chooser.choice((1.0, 300.0, SECONDS_PER_DAY * chooser.random() * 5))
            seats, span = chooser.sample(range(3), chooser.randrange(4)), (now - chooser.random() * 9e4, now + 60)
            for clocks in (new, old):
                if span[0] % 3 < 1:
                    clocks.skip(*span)
                elif span[0] % 3 < 1.5:
                    clocks.give(1)
                clocks.run(now, seats)
            later = now + chooser.random() * 4e5
            assert [(new.left(s, later), new.deadline(s)) for s in range(3)] == [
                (old.left(s, later), old.deadline(s)) for s in range(3)
            ]


def test_a_bank_is_for_the_whole_game_and_a_gap_costs_nobody() -> None:
    friday = at("2026-11-13T12:00")
    clocks = Clocks(ClockRules(kind="days", days=1, bank=2, zone="Europe/Berlin", weekends=True), 2)
    clocks.run(friday, [0])
    assert clocks.deadline(0) == at("2026-11-18T12:00"), "Friday and Monday, then the bank until Wednesday"
    assert (clocks.left(0, friday), clocks.bank(0, friday)) == (3 * SECONDS_PER_DAY, 2 * SECONDS_PER_DAY)
    monday = at("2026-11-16T18:00")
    assert clocks.bank(0, monday) == 2 * SECONDS_PER_DAY - 6 * HOUR
    clocks.run(monday, [1])
    assert clocks.bank(0, monday) == 2 * SECONDS_PER_DAY - 6 * HOUR, "what was taken stays taken"
    clocks.run(monday + HOUR, [0])
    assert clocks.bank(1, monday + HOUR) == 2 * SECONDS_PER_DAY, "what a turn did not need is not added"
    before = clocks.deadline(0)
    clocks.skip(monday + 2 * HOUR, monday + 5 * HOUR)
    clocks.skip(monday + 4 * HOUR, monday + 6 * HOUR)  # the server was down twice: hours that both name count once
    assert before is not None
    assert clocks.deadline(0) == before + 4 * HOUR
    assert clocks.left(0, monday + 6 * HOUR) == clocks.left(0, monday + 2 * HOUR)


def test_a_holiday_of_ones_own() -> None:
    clock = {"kind": "days", "days": 2, "zone": "UTC", "away": 14}
    desk = Desk("bagdad", 2, clock=clock).start()
    seat = desk.table.waiting()[0]
    clocks, until = desk.table.clocks, NOW + 10 * SECONDS_PER_DAY
    with pytest.raises(Refused, match="not yours"):
        desk.do(f"guest {1 - seat}", "away", seat=seat, until=until)
    with pytest.raises(Refused, match="336 hours of holiday left"):
        away(desk, seat, NOW + 15 * SECONDS_PER_DAY)
    with pytest.raises(Refused, match="later than now"):
        away(desk, seat, NOW - 1)
    away(desk, seat, until)
    assert clocks.away(seat, NOW) == until
    assert clocks.deadline(seat) == until + 2 * SECONDS_PER_DAY
    assert clocks.left(seat, NOW + 5 * SECONDS_PER_DAY) == 2 * SECONDS_PER_DAY
    desk.now = NOW + 4 * SECONDS_PER_DAY
    away(desk, seat, None)
    assert clocks.away(seat, desk.now) is None
    assert clocks.deadline(seat) == desk.now + 2 * SECONDS_PER_DAY
    assert clocks.away_left(seat, desk.now) == 10 * SECONDS_PER_DAY, "only what was taken is used up"
    away(desk, seat, None)  # who is here need not come back
    away(desk, seat, desk.now + 10 * SECONDS_PER_DAY)
    assert clocks.away_left(seat) == 0
    again = type(desk.table).rebuild(desk.entries)
    assert [again.clocks.deadline(s) for s in (0, 1)] == [clocks.deadline(s) for s in (0, 1)]
    assert again.clocks.away_left(seat) == 0
    assert again.due(600.0) == clocks.deadline(seat)


def test_no_holidays_without_days() -> None:
    for clock in (
        {"kind": "days", "away": 14},
        {"kind": "live", "zone": "UTC", "away": 14},
        {"kind": "days", "zone": "UTC"},
    ):
        desk = Desk("bagdad", 2, clock=clock).start()
        with pytest.raises(Refused, match="has no holidays"):
            away(desk, 0, NOW + HOUR)


def test_who_ran_out_of_days_comes_back() -> None:
    desk = Desk("bagdad", 2, clock={"kind": "days", "days": 1, "bank": 1, "zone": "UTC"}).start()
    seat, clocks = desk.table.waiting()[0], desk.table.clocks
    desk.now = clocks.deadline(seat) or 0.0
    desk.store(desk.table.stand_in(seat, "time"))
    assert clocks.bank(seat, desk.now) == 0
    desk.do(f"guest {seat}", "return", seat=seat)
    assert clocks.deadline(seat) == desk.now + SECONDS_PER_DAY, "the days of a turn, and no bank"


def away(desk: Desk, seat: int, until: float | None) -> None:
    from serai.server.protocol import messages as m

    desk.commands += 1
    command = m.Away(id=str(desk.commands), type="away", seat=seat, until=until)
    desk.store(desk.table.decide(command, f"guest {seat}", "name", now=desk.now), f"guest {seat}", command.id)
