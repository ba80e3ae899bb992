"""A match: a state, how it came about, and the seed that its draws follow from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from serai.engine.chance import pick, seed_hash, seed_text
from serai.engine.errors import IllegalMove, SeraiError, is_whole, shown
from serai.engine.refusals import EveryGame
from serai.engine.rulebook import Draw, Entry, Event, Step
from serai.engine.state import State

if TYPE_CHECKING:
    from serai.engine.game import Game


class Match:
    """One game as it is played. Draws happen by themselves; every state of the past can be looked at."""

    def __init__(self, start: State, *, seed: int | str | None = None, names: Iterable[str] = ()) -> None:
        self.seed = seed_text(seed)
        self._states = [start]
        self.names = tuple(names)
        self._entries: list[Entry] = []
        self._draws = 0  # made so far
        self._draw()

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the seats; empty when nobody said."""
        return self._names

    @names.setter
    def names(self, names: Iterable[str]) -> None:
        chosen = tuple(names)
        if chosen and (isinstance(names, str) or len(chosen) != self.game.players):
            raise SeraiError(f"A match has a name for each of its {self.game.players} seats, or none.")
        for name in chosen:
            if not isinstance(name, str):
                raise SeraiError(f"The name of a seat is text, not {shown(name)}.")
        self._names = chosen

    @property
    def game(self) -> Game:
        """The game with its players and options."""
        return self.state.game

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[-1]

    @property
    def history(self) -> tuple[Entry, ...]:
        """Every step and draw so far; a choice that was changed before the reveal is not in it."""
        return tuple(self._entries)

    @property
    def states(self) -> tuple[State, ...]:
        """Every position so far: one more than the history, the first before the first draw."""
        return tuple(self._states)

    @property
    def length(self) -> int:
        """How many steps and draws there were so far."""
        return len(self._entries)

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed: what can be published before the game without giving away the draws."""
        return seed_hash(self.seed)

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, step: str | int) -> None:
        """Make a legal step, and the draws that follow it. A secret choice may be made again before the reveal."""
        entry = Step(self.game.check_seat(seat), self.state.check(seat, step))
        if seat in self.state.pending:
            self._take_back(self._last_step_of(seat), instead=(entry,))  # in its old place: nobody sees the change
        else:
            self._add(entry)
        self._draw()

    def _add(self, entry: Entry) -> None:
        """Follow a step or draw that is known to be possible."""
        state = self.state
        if isinstance(entry, Step):
            self._states.append(state._played(entry.seat, entry.action))
        else:
            self._states.append(state._settled(entry.outcome))
            self._draws += 1
        self._entries.append(entry)

    def _draw(self) -> None:
        while odds := self.state.odds():
            self._add(Draw(tuple(odds)[pick(self.seed, self._draws, tuple(odds.values()))]))

    # ------------------------------------------------------------------ taking back

    def _last_step_of(self, seat: int) -> int:
        for index in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[index]
            if isinstance(entry, Step) and entry.seat == seat:
                return index
        return -1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last step may be taken back: nothing drawn, revealed or chosen by another since."""
        seat = self.game.check_seat(seat)
        index = self._last_step_of(seat)
        if index < 0 or self.state.over:
            return False
        waiting = self.state.pending
        if seat in waiting:
            return True  # the steps after it are other seats' secret choices, which do not depend on it
        before, after = self._states[index], self._states[index + 1]
        return index == len(self._entries) - 1 and not before.pending and not after.pending

    def undo(self, seat: int) -> None:
        """Take back the seat's last step, as far as nothing was revealed or drawn since."""
        if not self.can_undo(seat):
            raise IllegalMove(EveryGame.NO_UNDO())
        self._take_back(self._last_step_of(seat))

    def _take_back(self, index: int, instead: tuple[Entry, ...] = ()) -> None:
        later = [*instead, *self._entries[index + 1 :]]
        self._draws -= sum(isinstance(entry, Draw) for entry in self._entries[index:])
        del self._entries[index:]
        del self._states[index + 1 :]
        for entry in later:
            self._add(entry)

    # ------------------------------------------------------------------ what happened

    def events(self, seat: int | None = None, since: int = 0, *, open_all: bool = False) -> list[Event]:
        """What the seat (None: a spectator) saw of the history from entry `since` on; everything with `open_all`."""
        if seat is not None:
            self.game.check_seat(seat)
        if not is_whole(since) or since < 0:
            raise SeraiError(f"Entries of the history are counted from 0; there is none with number {shown(since)}.")
        book = self.game.rulebook
        return [
            event
            for index in range(since, len(self._entries))
            for event in book.events(self._states[index], self._entries[index], self._states[index + 1])
            if open_all or event.visible_to(seat)
        ]

    def concealed(self, seat: int | None) -> list[bool]:
        """For each entry of the history whether the seat (None: a spectator) may not see it yet."""
        if self.state.over:
            return [False] * len(self._entries)
        book = self.game.rulebook
        fists = {self._last_step_of(other) for other in self.state.pending if other != seat}
        hidden = []
        for index, entry in enumerate(self._entries):
            audience = book.audience(self._states[index], entry)
            hidden.append(index in fists or (audience is not None and seat not in audience))
        return hidden

    def record(self, *, with_seed: bool | None = None) -> str:
        """The whole match as text that `serai.replay` reads. At the end it names the seed."""
        from serai.engine.records import write_record

        return write_record(self, with_seed=self.state.over if with_seed is None else with_seed)

    def record_for(self, seat: int | None) -> str:
        """The match as text with '?' for what the seat (None: a spectator) may not know yet."""
        from serai.engine.records import write_record

        if seat is not None:
            self.game.check_seat(seat)
        return write_record(self, with_seed=self.state.over, seat=seat, redact=True)

    def __repr__(self) -> str:
        """Short, for the interpreter."""
        return f"<Match of {self.game!r}: {len(self._entries)} steps and draws>"

    def to_json(self) -> dict[str, Any]:
        """The match for a list: game, names, progress and result."""
        return {
            **self.game.describe(),
            "names": list(self.names),
            "entries": len(self._entries),
            "over": self.state.over,
            "ranking": list(self.state.ranking),
        }
