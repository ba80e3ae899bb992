"""What a seat observes, as numbers in a fixed order: named features, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Feature:
    """A run of numbers in a game's observation, each from `low` to `high`."""

    name: str
    size: int
    meaning: str
    low: float = 0.0
    high: float = 1.0


class Layout(tuple[Feature, ...]):
    """The features of an observation. Rules ask it where a feature begins, so that no offset is written twice."""

    def __new__(cls, *features: Feature) -> Layout:
        """The features in their order; each has a name of its own."""
        names = [feature.name for feature in features]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"Two features of an observation are called {', '.join(twice)}.")
        return super().__new__(cls, features)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self)

    @property
    def size(self) -> int:
        """How many numbers there are in all."""
        return sum(feature.size for feature in self)

    def at(self, name: str) -> int:
        """Where a feature begins."""
        start = 0
        for feature in self:
            if feature.name == name:
                return start
            start += feature.size
        raise KeyError(f"No feature of this observation is called {name!r}.")
