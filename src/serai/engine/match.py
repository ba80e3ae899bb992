"""A match: a state, how it came about, and the seed that its draws follow from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.engine.chance import pick, seed_hash, seed_text
from serai.engine.errors import IllegalMove, SeraiError, is_whole, shown
from serai.engine.history import History, States, following
from serai.engine.refusals import EveryGame
from serai.engine.rulebook import Draw, Entry, Event, Step, draw_of, step_of
from serai.engine.state import State

if TYPE_CHECKING:
    from serai.engine.game import Game


class Turn(NamedTuple):
    """Steps of one seat that belong together, the draws that follow the last one, and the positions on the way."""

    seat: int
    steps: tuple[int, ...]
    draws: tuple[int, ...]
    entries: tuple[Entry, ...]  # the same steps and draws
    states: tuple[State, ...]  # the one before, then one after each of them
    names: list[str]  # of the steps
    drawn: list[str]  # the names of the draws

    def events(self) -> list[Event]:
        """Everything that happened in it, whoever may know it."""
        states = self.states
        told = states[0].rulebook.events
        found: list[Event] = []
        for number, entry in enumerate(self.entries):
            found += told(states[number], entry, states[number + 1])
        return found


class Match:
    """One game as it is played. Draws happen by themselves; every state of the past can be looked at.

    `at` is the time of what happens, for those who keep one. Who reads a game that was written down says `draws=()`
    and lets `follow` take in its draws; `go_on` makes what is still to be drawn.
    """

    def __init__(
        self,
        start: State,
        *,
        seed: int | str | None = None,
        names: Iterable[str] = (),
        draws: Sequence[str] | None = None,
        at: float | None = None,
    ) -> None:
        self.seed = seed_text(seed)
        self.began = at
        self._history = History(start)
        self.names = tuple(names)
        self._draws = 0  # made so far
        self._ready: Turn | None = None  # what was prepared last
        if draws is None:
            self.go_on()
        else:
            for draw in draws:
                self._follow_draw(draw, at)

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
        return self._history.now

    @property
    def start(self) -> State:
        """The position before the first step or draw."""
        return self._history.state(0)

    @property
    def history(self) -> tuple[Entry, ...]:
        """Every step and draw so far; a choice that was changed before the reveal is not in it."""
        return tuple(self._history.entries)

    @property
    def states(self) -> States:
        """Every position so far: one more than the history, the first before the first draw."""
        return States(self._history)

    @property
    def times(self) -> tuple[float | None, ...]:
        """When each step and draw was made, where that is known."""
        return tuple(self._history.times)

    @property
    def length(self) -> int:
        """How many steps and draws there were so far."""
        return len(self._history)

    @property
    def steps(self) -> int:
        """How many steps there were so far."""
        return len(self._history) - self._draws

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed: what can be published before the game without giving away the draws."""
        return seed_hash(self.seed)

    def copy(self) -> Match:
        """A match of its own with the same past, to look at while this one goes on."""
        twin = Match(self.start, seed=self.seed, names=self.names, draws=(), at=self.began)
        twin._history, twin._draws = self._history.copy(), self._draws
        return twin

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, steps: str | int | Sequence[str | int]) -> None:
        """Make a legal step, or several that belong together, and the draws that follow.

        A secret choice may be made again before the reveal: it keeps its place and its time, so that nobody sees the
        change.
        """
        self.take(seat, steps)

    def take(
        self,
        seat: int,
        steps: str | int | Sequence[str | int],
        *,
        draws: Sequence[str] | None = None,
        at: float | None = None,
    ) -> Turn:
        """As `play`, and what came of it; the draws from the seed unless given, the time for those who keep one."""
        turn = self.prepare(seat, steps, draws=draws)
        self._ready = None
        if turn.seat in turn.states[0].pending:
            self._change(step_of(turn.seat, turn.steps[0]))
        else:
            for number, entry in enumerate(turn.entries, 1):
                self._history.add(entry, turn.states[number], at)
            self._draws += len(turn.draws)
        return turn

    def prepare(self, seat: int, steps: str | int | Sequence[str | int], *, draws: Sequence[str] | None = None) -> Turn:
        """What steps would lead to with the draws after them, or the rule that refuses one; nothing changes."""
        ready, state = self._ready, self._history.now
        if (  # just this was prepared, and nothing has happened since
            ready is not None
            and ready.states[0] is state
            and ready.seat == seat
            and ready.names == steps
            and (draws is None or ready.drawn == draws)
        ):
            return ready
        seat, book = state.game.check_seat(seat), state.game.rulebook
        wanted: list[str | int]
        if isinstance(steps, (list, tuple)) or (isinstance(steps, Sequence) and not isinstance(steps, str)):
            wanted = list(steps)
        else:
            wanted = [steps]
        if not wanted:
            raise SeraiError("A turn has at least one step.")
        states, made = [state], []
        for number, step in enumerate(wanted):
            try:
                if number and seat not in state.to_act and not state.over and state.to_act:
                    raise IllegalMove(EveryGame.NOT_YOUR_TURN(seat=seat, seats=list(state.to_act)))
                made.append(state.check(seat, step))
            except IllegalMove as error:
                error.number = number
                raise
            state = state._played(seat, made[-1])
            states.append(state)
        drawn = self._foretold(states) if draws is None else [*self._told(states, draws)]
        entries: list[Entry] = [step_of(seat, action) for action in made]
        entries += map(draw_of, drawn)
        names, draw_names = [book.steps[action] for action in made], [book.draws[outcome] for outcome in drawn]
        self._ready = Turn(seat, tuple(made), tuple(drawn), tuple(entries), tuple(states), names, draw_names)
        return self._ready

    def _foretold(self, states: list[State]) -> list[int]:
        """The draws that the seed gives now; positions are added on the way."""
        found: list[int] = []
        while odds := states[-1].odds():
            outcome = [*odds][pick(self.seed, self._draws + len(found), [*odds.values()])]
            states.append(states[-1]._settled(outcome))
            found.append(outcome)
        return found

    def _told(self, states: list[State], draws: Sequence[str]) -> Iterator[int]:
        """The draws that were written down, which must be all that come here; positions are added on the way."""
        for draw in draws:
            states.append(states[-1].drawn(draw))
            yield self.game.rulebook.outcomes[draw]
        if states[-1].odds():
            raise SeraiError(f"A draw is missing after {draws[-1]!r}." if draws else "A draw is missing.")

    def _add(self, entry: Entry, after: State, at: float | None) -> None:
        self._history.add(entry, after, at)
        self._draws += isinstance(entry, Draw)

    def follow(self, seat: int | None, what: str | int) -> None:
        """Take in a step of a seat, or a draw (no seat), that was written down; nothing is drawn after it."""
        if seat is None:
            self._follow_draw(what, None)
        else:
            action = self.state.check(seat, what)
            self._add(step_of(int(seat), action), self.state._played(int(seat), action), None)

    def _follow_draw(self, draw: str | int, at: float | None) -> None:
        after = self.state.drawn(draw)
        self._add(draw_of(self.game.rulebook.outcomes[draw] if isinstance(draw, str) else int(draw)), after, at)

    def go_on(self) -> None:
        """Make the draws that come now; a match that is played makes them by itself."""
        states = [self.state]
        for number, outcome in enumerate(self._foretold(states), 1):
            self._add(draw_of(outcome), states[number], self.began if not self.steps else None)

    # ------------------------------------------------------------------ taking back

    def last_step_of(self, seat: int) -> int | None:
        """The place of a seat's last step in the history; None if it has made none."""
        entries = self._history.entries
        for index in range(len(entries) - 1, -1, -1):
            entry = entries[index]
            if isinstance(entry, Step) and entry.seat == seat:
                return index
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last step may be taken back: nothing drawn, revealed or chosen by another since."""
        state, entries = self._history.now, self._history.entries
        seat = state.game.check_seat(seat)
        if state.over:
            return False
        if seat in state.pending:
            return self.last_step_of(seat) is not None  # later steps are other seats' secret choices: they stay
        last = entries[-1] if entries else None
        own = isinstance(last, Step) and last.seat == seat
        return own and not state.pending and not self._history.state(len(entries) - 1).pending

    def undo(self, seat: int) -> None:
        """Take back the seat's last step, as far as nothing was revealed or drawn since."""
        index = self.last_step_of(seat)
        if index is None or not self.can_undo(seat):
            raise IllegalMove(EveryGame.NO_UNDO())
        self._refold(index, index + 1)

    def rewind(self, length: int) -> None:
        """Go back to the position after so many steps and draws, whatever came out since: for those who may know it."""
        if not is_whole(length) or not 0 <= length <= self.length:
            raise SeraiError(f"This match goes from 0 to {self.length} steps and draws, not to {shown(length)}.")
        self._draws -= sum(isinstance(entry, Draw) for entry in self._history.entries[length:])
        self._history.cut(length)
        self._ready = None

    def _change(self, step: Step) -> None:
        """Put another secret choice in the place of the one that was made, or that the match began with."""
        index = self.last_step_of(step.seat)
        if index is None:
            began = self.start._played(step.seat, step.action)
            later = list(zip(self._history.entries, self._history.times, strict=True))
            self._history, self._draws = History(began), 0
            self._refollow(later)
        else:
            self._refold(index, index + 1, step)

    def _refold(self, first: int, last: int, *instead: Entry) -> None:
        """Other entries in the place of some; those after them stay, for they do not depend on them."""
        history = self._history
        times = history.times[first:last]
        later = [*zip(instead, times, strict=False), *zip(history.entries[last:], history.times[last:], strict=True)]
        self.rewind(first)
        self._refollow(later)

    def _refollow(self, later: Iterable[tuple[Entry, float | None]]) -> None:
        for entry, at in later:
            self._add(entry, following(self.state, entry), at)

    # ------------------------------------------------------------------ what happened

    def events(self, seat: int | None = None, since: int = 0, *, open_all: bool = False) -> list[Event]:
        """What the seat (None: a spectator) saw of the history from entry `since` on; everything with `open_all`."""
        if seat is not None:
            self.game.check_seat(seat)
        if not is_whole(since) or since < 0:
            raise SeraiError(f"Entries of the history are counted from 0; there is none with number {shown(since)}.")
        return [event for _, told in self.told(since) for event in told if open_all or event.visible_to(seat)]

    def told(self, since: int = 0) -> Iterator[tuple[Entry, list[Event]]]:
        """Each entry from one on with all its events."""
        events, states = self.game.rulebook.events, self._history.states(min(since, self.length))
        before = next(states)
        for entry, after in zip(self._history.entries[since:], states, strict=True):
            yield entry, events(before, entry, after)
            before = after

    def concealed(self, seat: int | None) -> list[bool]:
        """For each entry of the history whether the seat (None: a spectator) may not see it yet."""
        if self.state.over:
            return [False] * self.length
        book = self.game.rulebook
        fists = {self.last_step_of(other) for other in self.state.pending if other != seat}
        hidden = []
        for index, (state, entry) in enumerate(zip(self._history.states(), self._history.entries, strict=False)):
            audience = book.audience(state, entry)
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
        return f"<Match of {self.game!r}: {self.length} steps and draws>"

    def to_json(self) -> dict[str, Any]:
        """The match for a list: game, names, progress and result."""
        return {
            **self.game.describe(),
            "names": list(self.names),
            "entries": self.length,
            "over": self.state.over,
            "ranking": list(self.state.ranking),
        }
