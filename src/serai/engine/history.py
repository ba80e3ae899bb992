"""The history of a match: every step and draw, when it was made, and every state on the way.

Only every 32nd state is stored; the others are made again from those when somebody asks. So a long match takes little
more memory than its steps and draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, Self, TypeVar, overload

from serai.engine.rulebook import Draw, Entry, Step

KEPT = 32  # every so many entries a state is stored


class Replayable(Protocol):
    """What a history needs of a state: the one after a step or draw, and one that takes little memory."""

    def _played(self, seat: int, action: int) -> Self: ...
    def _settled(self, outcome: int) -> Self: ...
    def bare(self) -> Self:
        """The same state without what was found out about it."""


S = TypeVar("S", bound=Replayable)


class History(Generic[S]):
    """Steps and draws in order; entry `n` leads from state `n` to state `n + 1`.

    >>> import serai
    >>> match = serai.game("bakschisch", players=2).new_match(seed=7)
    >>> match.play(0, "bid 1")
    >>> match.history
    (Draw(outcome=3), Step(seat=0, action=1))
    >>> len(match.states), match.states[1].to_act, match.states[-1].to_act
    (3, (0, 1), (1,))
    """

    __slots__ = ("_first", "_kept", "_recent", "_window", "entries", "now", "times")

    def __init__(self, start: S) -> None:
        self.entries: list[Entry] = []
        self.times: list[float | None] = []  # when each entry was made, for those who keep time
        self._kept = [start.bare()]  # positions 0, KEPT, 2 * KEPT, ...
        self.now = start  # the position after all entries
        self._recent = [start]  # the last positions, between KEPT and twice as many in a long history,
        self._first = 0  # and the number of the first of them
        self._window: tuple[int, list[S]] = (-1, [])  # positions that were asked for last, from a stored one on

    def __len__(self) -> int:
        """How many steps and draws there were."""
        return len(self.entries)

    def add(self, entry: Entry, after: S, at: float | None = None) -> None:
        """Go on to the position after an entry."""
        self.entries.append(entry)
        self.times.append(at)
        self._recent.append(after)
        self.now = after
        if len(self.entries) % KEPT == 0:
            self._kept.append(after.bare())
            if len(self._recent) > 2 * KEPT:
                del self._recent[:KEPT]
                self._first += KEPT

    def state(self, number: int) -> S:
        """The position before the entry of that number."""
        if not 0 <= number <= len(self.entries):
            raise IndexError(f"There is no position {number}: they go from 0 to {len(self.entries)}.")
        if number >= self._first:
            return self._recent[number - self._first]
        mark = number // KEPT
        if self._window[0] != mark:
            self._window = mark, self._unfolded(mark)
        return self._window[1][number - mark * KEPT]

    def _unfolded(self, mark: int) -> list[S]:
        """A stored state and those up to the next one."""
        found = [self._kept[mark].bare()]
        for entry in self.entries[mark * KEPT : (mark + 1) * KEPT - 1]:
            found.append(following(found[-1], entry))
        return found

    def states(self, first: int = 0) -> Iterator[S]:
        """The positions from one on; a long way takes no more memory than a short one."""
        number = first
        while number < self._first:
            mark = number // KEPT
            yield from self._unfolded(mark)[number - mark * KEPT :]
            number = (mark + 1) * KEPT
        yield from self._recent[number - self._first :]

    def cut(self, number: int) -> None:
        """Forget the entry of that number and all after it."""
        if number < self._first:
            mark = number // KEPT
            self._recent, self._first = self._unfolded(mark), mark * KEPT
        del self._recent[number - self._first + 1 :]
        self.now = self._recent[-1]
        del self.entries[number:]
        del self.times[number:]
        del self._kept[number // KEPT + 1 :]
        self._window = (-1, [])

    def copy(self) -> History[S]:
        """A history of its own with the same content."""
        twin = History(self._kept[0])
        twin.entries, twin.times = list(self.entries), list(self.times)
        twin._kept, twin._recent, twin._first = list(self._kept), list(self._recent), self._first
        twin.now = self.now
        return twin


class States(Sequence[S]):
    """The positions of a history, the one before its first entry first and the one of now last."""

    def __init__(self, history: History[S]) -> None:
        self._history = history

    def __len__(self) -> int:
        """One more than there are entries."""
        return len(self._history) + 1

    @overload
    def __getitem__(self, index: int) -> S: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[S, ...]: ...
    def __getitem__(self, index: int | slice) -> S | tuple[S, ...]:
        """One position, counted from the end if negative, or several."""
        if isinstance(index, slice):
            return tuple(self._history.state(number) for number in range(len(self))[index])
        return self._history.state(range(len(self))[index])

    def __iter__(self) -> Iterator[S]:
        """All of them in order."""
        return self._history.states()


def following(state: S, entry: Entry) -> S:
    """The state after an entry that is known to be possible."""
    if isinstance(entry, Draw):
        return state._settled(entry.outcome)
    assert isinstance(entry, Step)
    return state._played(entry.seat, entry.action)
