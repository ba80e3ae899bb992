"""The base class of all games: a rulebook holds the rules, names and declarations of one game."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from serai.engine.compiler.fields import quick
from serai.engine.contract import Record, marker, register_rules, versioned
from serai.engine.declarations.editing import Editing
from serai.engine.declarations.observations import Layout
from serai.engine.declarations.options import Option
from serai.engine.declarations.parts import Parts
from serai.engine.declarations.position import Position
from serai.engine.declarations.steps import StepTable
from serai.engine.drawing import Drawing, Style, plain_drawing
from serai.engine.errors import OptionError, is_whole
from serai.engine.refusals import Code, Refusal
from serai.engine.sentences import shown


@dataclass(frozen=True, slots=True)
class Step:
    """A choice that one seat made: an entry of a match's history."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Draw:
    """A chance outcome: an entry of a match's history."""

    outcome: int


Entry = Step | Draw
step_of, draw_of = functools.cache(Step), functools.cache(Draw)  # a history has many of the same: they are made once


class Event(NamedTuple):
    """Something that happened: a declared event of the game; `seats` may see it, or everybody when it is None.

    >>> event = Event({"event": "card", "person": "fakir"}, seats=(1,))
    >>> event.id, event.args
    ('card', {'person': 'fakir'})
    >>> event.visible_to(1), event.visible_to(0), event.visible_to(None)
    (True, False, False)
    """

    told: Mapping[str, Any]  # with its id as `event`
    seats: tuple[int, ...] | None = None

    @classmethod
    def of(cls, id: str, args: Mapping[str, Any] | None = None, seats: tuple[int, ...] | None = None) -> Event:
        """An event that no game declares: one that a surface makes up to phrase others."""
        return cls({"event": id, **(args or {})}, seats)

    @property
    def id(self) -> str:
        """What kind of event it is."""
        return str(self.told["event"])

    @property
    def args(self) -> dict[str, Any]:
        """Everything but the id."""
        return {name: value for name, value in self.told.items() if name != "event"}

    def visible_to(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may see it."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def to_json(self) -> dict[str, Any]:
        """The event for a client that may see it."""
        return dict(self.told)


class Rulebook(ABC):
    """One game. A subclass names its parts; tables, bots, records and tests work with any of them.

    >>> from serai.engine.registry import rulebook
    >>> book = rulebook("five-tribes")
    >>> book.title, list(book.players), book.options[0].name
    ('Five Tribes', [2, 3, 4], 'djinn_use')
    >>> book.actions["bid 5"] == book.steps.index("bid 5")
    True
    """

    name: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    minutes: ClassVar[tuple[int, int]]
    version: ClassVar[int]  # of the rules; a record names it
    shares_type: ClassVar[bool] = False  # whether a fixed field tells versions apart, so that all have the same rules
    players: ClassVar[range]
    usual_players: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    steps: ClassVar[tuple[str, ...]]  # the name of each action
    step_table: ClassVar[StepTable | None] = None  # the table that the steps come from, if the game has one
    draws: ClassVar[tuple[str, ...]]  # the name of each chance outcome
    aliases: ClassVar[Mapping[str, str]] = {}  # other words for a step
    rules: ClassVar[ModuleType]  # the functions of engine.contract
    dtype: np.dtype[Any]  # of the states, as the rules declare it; an instance's is that of its version
    fixed: ClassVar[tuple[str, ...]]  # fields that follow from players and options
    derived: ClassVar[tuple[str, ...]] = ()  # fields that follow from others, kept for speed; no position names them
    labels: ClassVar[Mapping[str, Sequence[str]]] = {}  # fields whose numbers have names in a position
    flaws: ClassVar[Mapping[int, tuple[str | None, str]]]  # what audit's numbers mean: rule id, sentence
    observation: ClassVar[Layout]
    refusals: ClassVar[type[Code]]  # why the rules refuse a step
    most_steps: ClassVar[int]  # no game of any option is longer, counting every seat's steps
    simultaneous: ClassVar[bool] = False  # whether every choice is made by all seats at once, in secret
    editing: ClassVar[Editing] = Editing()  # how positions are changed by hand
    parts: ClassVar[Parts] = Parts()  # bots, terminal words, texts of the rules
    scores_sum_up: ClassVar[str] = "points"  # what a score counts
    # The types of views, events and the box, as TypedDicts (declarations.shapes); any dict where a game declares none.
    view_type: ClassVar[Any] = dict
    event_type: ClassVar[Any] = dict  # a union of events, each with a Literal as its `event`
    box_type: ClassVar[Any] = dict
    move_type: ClassVar[Any] = dict  # of `moves`
    turn_ends: ClassVar[frozenset[str]] = frozenset()  # events after which another turn begins, maybe the same seat's

    def __init__(self) -> None:
        self.dtype = quick(self.dtype if self.shares_type else versioned(self.dtype, self.version))
        register_rules(self.dtype, self.rules)

    @cached_property
    def changing(self) -> tuple[str, ...]:
        """The fields that a position names: all but those that follow from players, options, version or others."""
        others = {*self.fixed, *self.derived, marker(self.version)}
        return tuple(name for name in self.dtype.names or () if name not in others)

    def flaw_code(self, number: int) -> str:
        """The stable id of what an audit found, with the prefix of the game's rules: `bk-flaw-3`."""
        rule = next((rule for rule, _ in self.flaws.values() if rule), self.name)
        return f"{rule.split('-')[0].lower()}-flaw-{number}"

    @cached_property
    def actions(self) -> dict[str, int]:
        """The action of each step's name and of each alias."""
        table = {name: action for action, name in enumerate(self.steps)}
        return table | {word: table[name] for word, name in self.aliases.items()}

    @cached_property
    def outcomes(self) -> dict[str, int]:
        """The outcome of each draw's name."""
        return {name: outcome for outcome, name in enumerate(self.draws)}

    @cached_property
    def observation_size(self) -> int:
        """How many numbers `observe` writes."""
        return self.observation.size

    def folders(self) -> tuple[Path, ...]:
        """The package of a game from outside; nothing for our own games."""
        package = type(self).__module__.split(".")[0]
        file = import_module(package).__file__
        return () if package == __name__.split(".")[0] or file is None else (Path(file).parent,)

    def check_players(self, players: int | None) -> int:
        """The number of seats, or a sentence that says how many there can be."""
        if players is None:
            return self.usual_players
        if not is_whole(players) or players not in self.players:
            raise OptionError(
                f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {shown(players)}."
            )
        return int(players)

    def longest(self, players: int, options: Mapping[str, Any]) -> int:
        """No game with these options is longer, counting every seat's steps; a smaller box makes none longer."""
        return self.most_steps

    @abstractmethod
    def encode(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Players and options as the fields of a state that follow from them, by name: all of `fixed`."""

    def derive(self, record: Record) -> None:  # noqa: B027 - most games keep nothing
        """Fill in the fields of `derived` from the others, in a record that was read from a position."""

    @abstractmethod
    def view(self, state: Position, seat: int | None, *, open_all: bool = False) -> Mapping[str, Any]:
        """What the seat (None: a spectator) may know, as JSON; everything with `open_all`. Nobody writes to it."""

    def view_from_public(self, state: Position, seat: int, public: Mapping[str, Any]) -> Mapping[str, Any]:
        """The same as `view`, from the spectator's view of the state: a game may share what is the same in both."""
        return self.view(state, seat)

    @abstractmethod
    def text(self, view: Mapping[str, Any]) -> str:
        """The table as text, drawn from a view."""

    def draw(self, view: Mapping[str, Any], style: Style) -> Drawing:
        """The table as a picture, drawn from a view; a game that has no drawing shows its text."""
        return plain_drawing(self.title, self.text(view), style)

    @abstractmethod
    def events(self, before: Position, entry: Entry, after: Position) -> list[Event]:
        """What an entry of the history did, for animation and log."""

    @abstractmethod
    def refuse(self, state: Position, seat: int, action: int) -> Refusal:
        """Why this seat may not take this action now."""

    def audience(self, before: Position, entry: Entry) -> tuple[int, ...] | None:
        """The seats that see this entry as it happens; None for everybody. The engine hides secret choices itself."""
        return None

    def moves(self, state: Position, seat: int) -> list[dict[str, Any]]:
        """Complete moves of many steps that the seat could make, for people who look for one; from open facts only."""
        return []

    def bring_forward(self, record: Record, seat: int) -> bool:
        """Make it the seat's turn already, as if the others did nothing until then; False: it cannot be said yet.

        Whether it can, and what changes, follows from what everybody may know.
        """
        return False

    def box(self) -> Mapping[str, Any]:
        """What is in the game's box, as JSON: pieces, cards, prices; all that never changes during a game."""
        return {}

    def describe(self) -> dict[str, Any]:
        """The game as JSON, for lists and forms."""
        return {
            "name": self.name,
            "title": self.title,
            "summary": self.summary,
            "players": [self.players[0], self.players[-1]],
            "usual_players": self.usual_players,
            "minutes": list(self.minutes),
            "rules": self.version,
            "options": [option.describe() for option in self.options if not option.laboratory],
            "box": dict(self.box()),
        }
