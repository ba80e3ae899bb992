"""Who can be paired with whom so that nobody is left: perfect matchings in any graph, by Edmonds' blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


class Matching:
    """A matching of the people of a graph, who are numbered from 0; pairs can be fixed one after the other."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self._neighbours = neighbours
        self._mate = [NOBODY] * len(neighbours)
        self._gone = [False] * len(neighbours)
        for one in range(len(neighbours)):
            if self._mate[one] == NOBODY:
                self._augment(one)

    @property
    def perfect(self) -> bool:
        """Whether nobody is left over."""
        return NOBODY not in self._mate

    def fix(self, one: int, other: int) -> bool:
        """Pair these two for good if they may be and all others still can be; False, and nothing changes, if not."""
        if other not in self._neighbours[one]:
            return False
        before = self._mate.copy()
        if self._mate[one] != other:
            left = self._mate[one], self._mate[other]
            for mate in left:
                self._mate[mate] = NOBODY
            self._mate[one], self._mate[other] = other, one
        self._gone[one] = self._gone[other] = True
        if before[one] == other or self._augment(before[one]):
            return True
        self._mate, self._gone[one], self._gone[other] = before, False, False
        return False

    def _augment(self, root: int) -> bool:
        """Find a mate for somebody, for which others may change theirs; False if there is none."""
        size = len(self._mate)
        parent, base = [NOBODY] * size, list(range(size))
        outer = [False] * size
        outer[root] = True
        queue = deque([root])
        while queue:
            one = queue.popleft()
            for other in self._neighbours[one]:
                if self._gone[other] or base[one] == base[other] or self._mate[one] == other:
                    continue
                mate = self._mate[other]
                if other == root or (mate != NOBODY and parent[mate] != NOBODY):
                    self._shrink(one, other, root, parent, base, outer, queue)
                elif parent[other] == NOBODY:
                    parent[other] = one
                    if mate == NOBODY:
                        self._turn(other, parent)
                        return True
                    outer[mate] = True
                    queue.append(mate)
        return False

    def _shrink(
        self, one: int, other: int, root: int, parent: list[int], base: list[int], outer: list[bool], queue: deque[int]
    ) -> None:
        """Treat an odd circle as one: everybody on it can be left over."""
        top = self._meet(one, other, root, parent, base)
        circle: set[int] = set()
        for start, child in ((one, other), (other, one)):
            at, below = start, child
            while base[at] != top:
                circle |= {base[at], base[self._mate[at]]}
                parent[at] = below
                below = self._mate[at]
                at = parent[below]
        for number, of in enumerate(base):
            if of in circle:
                base[number] = top
                if not outer[number]:
                    outer[number] = True
                    queue.append(number)

    def _meet(self, one: int, other: int, root: int, parent: list[int], base: list[int]) -> int:
        """The first that the ways of two back to the root have in common."""
        seen, at = set(), one
        while True:
            at = base[at]
            seen.add(at)
            if at == root or self._mate[at] == NOBODY:
                break
            at = parent[self._mate[at]]
        at = other
        while base[at] not in seen:
            at = parent[self._mate[base[at]]]
        return base[at]

    def _turn(self, end: int, parent: list[int]) -> None:
        """Pair anew along the way that was found."""
        while end != NOBODY:
            before = parent[end]
            after = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = after
