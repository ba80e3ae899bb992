"""Grouping for matchmaking: who plays with whom, from their wishes alone. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

GATHER_SECONDS = 5.0  # that people who would play with any number wait for more of them
LEVEL_REACH, LEVEL_PATIENCE = 1.0, 30.0  # levels apart at first; seconds of waiting that are worth one more
OFTEN_MISSED = 2  # matches that somebody did not come to, after which all others come first


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody who looks for a game; what is empty or 0 may be anything."""

    guest: str
    source: str  # the network, in a form that tells nobody which; empty where that says nothing
    member: bool
    game: str
    players: int
    clock: str
    near: bool
    level: float | None
    bots: str
    after: int
    since: float
    seen: float
    missed: int

    def tired(self, now: float) -> bool:
        """Whether bots may take seats by now."""
        return bool(self.bots) and now - self.since >= self.after


@dataclass(frozen=True, slots=True)
class Group:
    """People who play together, the one who has waited longest first, and bots on the other seats."""

    game: str
    players: int
    clock: str
    people: tuple[Wish, ...]
    bots: str = ""


@dataclass(frozen=True, slots=True)
class Numbers:
    """How many can play a game, and how many usually do."""

    least: int
    most: int
    usual: int


def suits(one: Wish, other: Wish, now: float) -> bool:
    """Whether two people may be put together at all, whatever they play.

    Who comes twice from one network may be one person, unless both are members.
    """
    if one.guest == other.guest or (one.source and one.source == other.source and not (one.member and other.member)):
        return False
    if not (one.near or other.near) or one.level is None or other.level is None:
        return True
    waited = now - min(one.since, other.since)
    return abs(one.level - other.level) <= LEVEL_REACH + waited / LEVEL_PATIENCE


def agree(one: Wish, other: Wish, now: float) -> bool:
    """Whether two people could play with each other."""
    return (
        suits(one, other, now)
        and (not one.game or not other.game or one.game == other.game)
        and (not one.players or not other.players or one.players == other.players)
        and (not one.clock or not other.clock or one.clock == other.clock)
    )


def groups(wishes: Sequence[Wish], games: Mapping[str, Numbers], now: float) -> list[Group]:
    """The groups that can begin now; nobody is in two of them.

    >>> def wish(guest, game):
    ...     return Wish(guest, "", False, game, 2, "live", False, None, "", 0, since=0.0, seen=0.0, missed=0)
    >>> wishes = [wish("Ann", "bagdad"), wish("Bob", "bakschisch"), wish("Eve", "")]
    >>> games = {"bagdad": Numbers(2, 4, 2), "bakschisch": Numbers(2, 4, 3)}
    >>> [(group.game, [one.guest for one in group.people]) for group in groups(wishes, games, now=10.0)]
    [('bagdad', ['Ann', 'Eve'])]
    """
    order = sorted(wishes, key=lambda wish: (wish.missed >= OFTEN_MISSED, wish.since, wish.guest))
    free = {wish.guest for wish in order}
    wanted = Counter(wish.game for wish in order if wish.game)
    popular = sorted(games, key=lambda name: -wanted[name])
    found: list[Group] = []
    for lead in order:
        if lead.guest not in free:
            continue
        others = [wish for wish in order if wish.guest in free and wish is not lead]
        group = _around(lead, others, [lead.game] if lead.game else popular, games, now)
        if group is not None:
            found.append(group)
            free -= {wish.guest for wish in group.people}
    return found


def _around(
    lead: Wish, others: Sequence[Wish], names: Sequence[str], games: Mapping[str, Numbers], now: float
) -> Group | None:
    """The best group with somebody: people alone if there are enough, else with bots if the time for them has come."""
    known = [name for name in names if name in games]
    for name in known:
        for number in _sizes(lead, games[name]):
            people = _gather(lead, others, name, number, now)
            if len(people) < number:
                continue
            settled = any(wish.players for wish in people) or number == games[name].most
            if settled or now - min(wish.since for wish in people) >= GATHER_SECONDS:
                return Group(name, number, _clock(people), people)
    if lead.tired(now):
        for name in known:
            facts = games[name]
            number = lead.players or facts.usual
            if facts.least <= number <= facts.most:
                people = _gather(lead, others, name, number, now, lambda wish: bool(wish.bots))
                return Group(name, number, _clock(people), people, lead.bots if len(people) < number else "")
    return None


def _sizes(lead: Wish, facts: Numbers) -> Iterator[int]:
    """The numbers of players that somebody would play with, the largest first."""
    for number in range(facts.most, max(2, facts.least) - 1, -1):
        if lead.players in (0, number):
            yield number


def _gather(
    lead: Wish, others: Collection[Wish], game: str, number: int, now: float,
    allowed: Callable[[Wish], bool] = lambda _: True,
) -> tuple[Wish, ...]:  # fmt: skip
    """Somebody with as many as want the same, those who have waited longest first."""
    people, clock = [lead], lead.clock
    for wish in others:
        if len(people) == number:
            break
        if wish.game not in ("", game) or wish.players not in (0, number) or not allowed(wish):
            continue
        if clock and wish.clock and wish.clock != clock:
            continue
        if all(suits(wish, one, now) for one in people):
            people.append(wish)
            clock = clock or wish.clock
    return tuple(people)


def _clock(people: Sequence[Wish]) -> str:
    return next((wish.clock for wish in people if wish.clock), "live")
