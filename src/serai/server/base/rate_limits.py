"""Rate limits: how much one visitor or one network may ask for. Token buckets that fill at a steady rate."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from serai.server.base.errors import Refused, Why
from serai.server.settings import Settings

MOST_BUCKETS = 50_000  # of one limit; the ones used longest ago are forgotten, which only ever favours their owner
BURST_SECONDS = 5.0
VISITORS_OF_A_NETWORK = 4  # who may do all that one visitor may at the same time
TABLES_WATCHED = 4  # at which all live connections of a network may be: what happens at one is told to each of them
FEW_BUCKETS = 100  # that are kept though they are full
DAY_SECONDS = 86_400.0
IPV6_REST = 64  # bits of an IPv6 address that whoever has the connection chooses freely


class Limit:
    """A token bucket for each key: so many per second, with a burst saved up; a rate of 0 is no limit.

    >>> now = 0.0
    >>> limit = Limit(rate=1.0, burst=2.0, what="commands", clock=lambda: now)
    >>> [limit.allows("Ann") for _ in range(3)]
    [True, True, False]
    >>> now = 1.0
    >>> limit.allows("Ann")
    True
    """

    def __init__(
        self, rate: float, burst: float | None = None, *, what: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = max(1.0, rate * BURST_SECONDS if burst is None else burst)
        self.what = what
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, key: str) -> float:
        """How much is in the key's bucket now; below nothing if more was spent than there was."""
        level, then = self._buckets.get(key, (self.burst, 0.0))
        return min(self.burst, level + (self._clock() - then) * self.rate)

    def has(self, key: str, cost: float = 0.0) -> bool:
        """Whether so much is in the key's bucket; nothing is taken."""
        if self.rate <= 0:
            return True
        bucket = self._buckets.get(key)
        if bucket is not None and bucket[0] >= cost:
            return True  # whatever has flowed in since
        return self.level(key) >= cost

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Take something from the key's bucket, even if it is not there."""
        if self.rate <= 0:
            return
        now = self._clock()
        level, then = self._buckets.get(key, (self.burst, 0.0))
        self._buckets[key] = min(self.burst, level + (now - then) * self.rate) - cost, now
        self._buckets.move_to_end(key)
        if len(self._buckets) > FEW_BUCKETS:
            self._forget()

    def _forget(self) -> None:
        """Let go of two buckets at most: one that has become full again is like one that was never used."""
        for _ in range(2):
            oldest = next(iter(self._buckets))
            if len(self._buckets) > MOST_BUCKETS or self.level(oldest) >= self.burst:
                del self._buckets[oldest]

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take something from the key's bucket; False if it is not there."""
        if not self.has(key, cost):
            return False
        self.spend(key, cost)
        return True

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take something; how many seconds it takes until the bucket is not overdrawn."""
        self.spend(key, cost)
        return 0.0 if self.rate <= 0 else max(0.0, -self.level(key) / self.rate)

    def take(self, key: str) -> None:
        """Take one, or refuse."""
        if not self.allows(key):
            raise too_many(self.what)


class Networks:
    """From which network each visitor came last: many identities of one network share what one has."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, address: str) -> None:
        """A visitor is here, from that address."""
        self._last[guest] = network(address)
        self._last.move_to_end(guest)
        if len(self._last) > MOST_BUCKETS:
            self._last.popitem(last=False)

    def of(self, guest: str | None) -> str:
        """The network of a visitor; one who has not been here since the start stands alone."""
        return self._last.get(guest or "", guest or "")


class VisitorLimit:
    """So many per second for each visitor, and a few times as many for all visitors of one network."""

    def __init__(self, networks: Networks, rate: float, burst: float | None = None, *, what: str) -> None:
        self._networks = networks
        self.each = Limit(rate, burst, what=what)
        self.all = Limit(rate * VISITORS_OF_A_NETWORK, self.each.burst * VISITORS_OF_A_NETWORK, what=what)

    def allows(self, guest: str, cost: float = 1.0) -> bool:
        """Take something from both buckets; False if one is too empty."""
        if self.each.rate <= 0:
            return True  # and so for all
        home = self._networks.of(guest)
        if not (self.each.has(guest, cost) and self.all.has(home, cost)):
            return False
        self.spend(guest, cost)
        return True

    def take(self, guest: str, cost: float = 1.0) -> None:
        """Take something, or refuse."""
        if not self.allows(guest, cost):
            raise too_many(self.each.what)

    def has(self, guest: str) -> bool:
        """Whether neither bucket is overdrawn."""
        return self.each.rate <= 0 or (self.each.has(guest) and self.all.has(self._networks.of(guest)))

    def spend(self, guest: str, cost: float) -> None:
        """Take something from both buckets, even if it is not there."""
        self.each.spend(guest, cost)
        self.all.spend(self._networks.of(guest), cost)

    def wait(self, guest: str, cost: float = 1.0) -> float:
        """Take something; how many seconds it takes until neither bucket is overdrawn."""
        return max(self.each.wait(guest, cost), self.all.wait(self._networks.of(guest), cost))


def network(address: str) -> str:
    """What counts as one address: an IPv4 address, or all that one IPv6 connection has, which is a /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> IPV6_REST << IPV6_REST, 128 - IPV6_REST)))


def too_many(what: str) -> Refused:
    """The refusal of somebody who asks too often."""
    return Refused(Why.TOO_MANY(what=what.replace(" ", "-")))


class Limits:
    """All limits of a server process. Those of visitors hold for a network too, a few times as wide."""

    def __init__(self, settings: Settings) -> None:
        self.networks = at = Networks()
        self.requests = Limit(settings.requests_per_second, what="requests")
        self.files = Limit(settings.files_per_second, what="files")
        self.guests = Limit(settings.guests_per_hour / 3600, settings.guests_per_hour / 4, what="new visitors")
        self.entries = Limit(settings.entries_per_hour / 3600, settings.entries_per_hour / 4, what="sign-ins")
        self.commands = VisitorLimit(at, settings.commands_per_second, what="commands")
        self.tries = VisitorLimit(at, settings.tries_per_second, what="trials")
        self.bot_steps = VisitorLimit(at, settings.bot_steps_per_second, what="steps of bots")
        self.hints = VisitorLimit(at, settings.hints_per_minute / 60, settings.hints_per_minute / 3, what="hints")
        self.chats = VisitorLimit(at, settings.chats_per_minute / 60, settings.chats_per_minute / 3, what="chat lines")
        self.reactions = VisitorLimit(at, settings.chats_per_minute / 30, settings.chats_per_minute, what="reactions")
        self.reports = VisitorLimit(at, settings.reports_per_hour / 3600, settings.reports_per_hour / 2, what="reports")
        self.tables = VisitorLimit(at, settings.tables_per_hour / 3600, settings.tables_per_hour / 4, what="new tables")
        stored = settings.megabytes_per_day * 1_000_000
        self.stored = VisitorLimit(at, stored / DAY_SECONDS, stored, what="bytes")
        self.most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()  # by network, and by network and table

    def require_storage(self, guest: str) -> None:
        """Refuse a visitor for whom enough was stored today."""
        if not self.stored.has(guest):
            raise Refused(Why.MUCH_STORED())

    def share(self, guest: str | None, of: str) -> tuple[str, str, str]:
        """Whose share of the processors something takes: a network's, in it a visitor's, of that a table's."""
        return self.networks.of(guest), guest or "", of

    def open_socket(self, address: str, table: str) -> bool:
        """Count a live connection; False if there are too many from that network, or at that table."""
        home = network(address)
        most = {home: self.most_sockets, f"{home} {table}": -(-self.most_sockets // TABLES_WATCHED)}
        if self.most_sockets and any(self._sockets[key] >= limit for key, limit in most.items()):
            return False
        self._sockets.update(most.keys())
        return True

    def close_socket(self, address: str, table: str) -> None:
        """One live connection fewer."""
        home = network(address)
        for key in (home, f"{home} {table}"):
            self._sockets[key] -= 1
            if self._sockets[key] <= 0:
                del self._sockets[key]
