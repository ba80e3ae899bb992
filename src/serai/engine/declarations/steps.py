"""The steps of a game as one table, from which everything that is known of a step derives.

A kind of step has a name, a pattern for its words, and parts, whose values are names, numbers or sets of names. The
table lists the kinds in the order of their numbers; a kind may have several runs of numbers. From it come the names of
all steps, other words for them, the structure of a step (`{"deed": "move", "from": "red", ...}`), the numbers that
compiled rules use, the tables in the docs, and the union of steps in TypeScript with what is needed to read them.

    BID = StepKind("bid", "bid {price}[ fakirs {fakirs}]", "...", {"price": Names(...), "fakirs": Numbers(0, 6)},
                   usual={"fakirs": 0})

What stands in brackets is left out of the name when all parts in it have their usual value; written out, it is
another word for the same step. A usual value such as "{from}" is the value of another part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from serai.engine.declarations.shapes import StepSet

PART = re.compile(r"\{(\w+)\}")
BRACKETS = re.compile(r"\[(.*)\]")


@dataclass(frozen=True)
class Names:
    """A part that is one of some names; in the words of a step they are written in lower case."""

    names: tuple[str, ...]

    @property
    def values(self) -> Sequence[str]:
        """All values, in the order of their numbers."""
        return self.names

    def word(self, value: Any) -> str:
        """A value in the words of a step."""
        return str(value).lower()

    def describe(self) -> dict[str, Any]:
        """The part as JSON."""
        return {"names": list(self.names)}


@dataclass(frozen=True)
class Numbers:
    """A part that is a whole number from `low` to `high`."""

    low: int
    high: int

    @property
    def values(self) -> Sequence[int]:
        """All values, in the order of their numbers."""
        return range(self.low, self.high + 1)

    def word(self, value: Any) -> str:
        """A value in the words of a step."""
        return str(value)

    def describe(self) -> dict[str, Any]:
        """The part as JSON."""
        return {"low": self.low, "high": self.high}


@dataclass(frozen=True)
class Subset:
    """A part that is any of some names, at least one; number n is the names whose bits are set in n + 1."""

    names: tuple[str, ...]

    @cached_property
    def values(self) -> Sequence[list[str]]:
        """All values, in the order of their numbers."""
        return [self.of(bits) for bits in range(1, 1 << len(self.names))]

    def of(self, bits: int) -> list[str]:
        """The names whose bits are set."""
        return [name for number, name in enumerate(self.names) if bits >> number & 1]

    def word(self, value: Any) -> str:
        """A value in the words of a step."""
        return " ".join(name.lower() for name in value)

    def describe(self) -> dict[str, Any]:
        """The part as JSON."""
        return {"subset": list(self.names)}


Part = Names | Numbers | Subset


@dataclass(frozen=True, eq=False)
class StepKind:
    """One kind of step: its name, its words, what it means, and its parts."""

    name: str
    pattern: str
    meaning: str
    parts: Mapping[str, Part] = field(default_factory=dict)
    usual: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        said, brackets = PART.findall(self.pattern), BRACKETS.findall(self.pattern)
        unsaid = PART.findall(brackets[0]) if brackets else []
        if sorted(said) != sorted(self.parts) or set(unsaid) != set(self.usual):
            raise TypeError(f"The pattern {self.pattern!r} and the parts of the step kind {self.name!r} do not fit.")

    def words(self, args: Mapping[str, Any]) -> tuple[str, str]:
        """The step's name, and its words in full."""
        usual = bool(self.usual) and all(args[part] == _usual(value, args) for part, value in self.usual.items())
        full = BRACKETS.sub(r"\1", self.pattern)
        short = BRACKETS.sub("", self.pattern) if usual else full
        name, long = (PART.sub(lambda part: self._word(part[1], args), pattern) for pattern in (short, full))
        return name, long

    def _word(self, part: str, args: Mapping[str, Any]) -> str:
        return self.parts[part].word(args[part])

    def rows(self) -> Iterable[tuple[Any, ...]]:
        """All combinations of values, the last part running quickest."""
        return product(*(part.values for part in self.parts.values()))

    def describe(self) -> dict[str, Any]:
        """The kind as JSON: enough to read and to write the words of its steps."""
        parts = {
            name: {**part.describe(), **({"usual": self.usual[name]} if name in self.usual else {})}
            for name, part in self.parts.items()
        }
        return {"deed": self.name, "pattern": self.pattern, "parts": parts}


def _usual(value: Any, args: Mapping[str, Any]) -> Any:
    other = PART.fullmatch(value) if isinstance(value, str) else None
    return args[other[1]] if other else value


class Run(NamedTuple):
    """Consecutive numbers of one kind of step: a row of values of its parts for each."""

    kind: StepKind
    rows: Sequence[tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Act:
    """What a number means: a kind of step with its arguments."""

    kind: str
    args: Mapping[str, Any]
    name: str

    def to_json(self) -> dict[str, Any]:
        """The step as a structure."""
        return {"deed": self.kind, **self.args}


class StepTable:
    """The table of a game: every step by number, by name and by structure.

    >>> bid = StepKind("bid", "bid {coins}", "coins for the card", {"coins": Numbers(1, 3)})
    >>> table = StepTable(StepKind("pass", "pass", "no coins"), bid)
    >>> table.names
    ('pass', 'bid 1', 'bid 2', 'bid 3')
    >>> table[2].to_json()
    {'deed': 'bid', 'coins': 2}
    >>> table.action({"deed": "bid", "coins": 3}), table.first("bid")
    (3, 1)
    """

    def __init__(self, *runs: StepKind | Run, aliases: Mapping[str, str] | None = None) -> None:
        self.runs = tuple(run if isinstance(run, Run) else Run(run, list(run.rows())) for run in runs)
        self.kinds = tuple(dict.fromkeys(run.kind for run in self.runs))
        acts: list[Act] = []
        firsts: dict[str, list[int]] = {}
        long_words: dict[str, str] = {}
        for kind, rows in self.runs:
            firsts.setdefault(kind.name, []).append(len(acts))
            for row in rows:
                args = dict(zip(kind.parts, row, strict=True))
                name, long = kind.words(args)
                acts.append(Act(kind.name, args, name))
                if long != name:
                    long_words[long] = name
        self.acts = tuple(acts)
        self.names = tuple(act.name for act in acts)  # of each action
        self.aliases: Mapping[str, str] = {**long_words, **(aliases or {})}
        self._firsts = {name: tuple(numbers) for name, numbers in firsts.items()}

    def __len__(self) -> int:
        """How many steps there are."""
        return len(self.acts)

    def __getitem__(self, action: int) -> Act:
        """What an action means."""
        return self.acts[action]

    def firsts(self, kind: str) -> tuple[int, ...]:
        """The first number of each run of a kind."""
        return self._firsts[kind]

    def first(self, kind: str) -> int:
        """The first number of a kind that has one run."""
        (number,) = self._firsts[kind]
        return number

    def action(self, step: Mapping[str, Any]) -> int:
        """The number of a step's structure; KeyError for what is no step."""
        return self._actions[_key(step)]

    @cached_property
    def _actions(self) -> dict[Any, int]:
        return {_key(act.to_json()): action for action, act in enumerate(self.acts)}

    @cached_property
    def order(self) -> Mapping[str, int]:
        """The number of each kind, for compiled rules."""
        return {kind.name: number for number, kind in enumerate(self.kinds)}

    def kind_numbers(self) -> Any:
        """For compiled rules: the number of each action's kind."""
        return np.array([self.order[act.kind] for act in self.acts], np.int16)

    def part_numbers(self, *parts: str) -> Any:
        """For compiled rules: the number of each action's value among those of its part; -1 without such a part.

        Of several parts each action counts with the first that it has.
        """
        numbers = []
        for kind, rows in self.runs:
            part = next((part for part in parts if part in kind.parts), None)
            if part is None:
                numbers += [-1] * len(rows)
                continue
            place = list(kind.parts).index(part)
            index = {_key(value): number for number, value in enumerate(kind.parts[part].values)}
            numbers += [index[_key(row[place])] for row in rows]
        return np.array(numbers, np.int16)

    # ------------------------------------------------------------------ sets of names

    @cached_property
    def _subset_runs(self) -> tuple[tuple[int, int, StepKind, Subset], ...]:
        found, first = [], 0
        for kind, rows in self.runs:
            parts = tuple(kind.parts.values())
            if len(parts) == 1 and isinstance(parts[0], Subset):
                found.append((first, first + len(rows), kind, parts[0]))
            first += len(rows)
        return tuple(found)

    def choices(self, legal: Sequence[int]) -> tuple[list[str], list[StepSet]]:
        """Legal steps as names and, where every set of some names is legal, as those names alone."""
        left, sets = legal, []
        for first, end, kind, part in self._subset_runs:
            run = [action for action in left if first <= action < end]
            bits = 0
            for action in run:
                bits |= action - first + 1
            if run and len(run) == (1 << bits.bit_count()) - 1:
                sets.append(StepSet(deed=kind.name, of=part.of(bits)))
                left = [action for action in left if not first <= action < end]
        return [self.names[action] for action in left], sets

    # ------------------------------------------------------------------ as data and text

    def describe(self) -> list[dict[str, Any]]:
        """The kinds as JSON."""
        return [kind.describe() for kind in self.kinds]

    def table(self) -> str:
        """The table as Markdown: numbers, words and meaning of each kind."""
        lines = ["| action | step | meaning |", "|---|---|---|"]
        for kind in self.kinds:
            lines.append(f"| {', '.join(self._ranges(kind))} | `{_readable(kind.pattern)}` | {kind.meaning} |")
        return "\n".join(lines)

    def _ranges(self, kind: StepKind) -> list[str]:
        found, first = [], 0
        for other, rows in self.runs:
            last = first + len(rows) - 1
            if other is kind:
                found.append(str(first) if first == last else f"{first}-{last}")
            first += len(rows)
        return found


def _readable(pattern: str) -> str:
    """A pattern for people: parts in capitals."""
    return PART.sub(lambda part: part[1].upper(), pattern)


def _key(value: Any) -> Any:
    """Something hashable that is equal for equal values."""
    if isinstance(value, Mapping):
        return tuple(sorted((name, _key(part)) for name, part in value.items()))
    return tuple(value) if isinstance(value, list) else value
