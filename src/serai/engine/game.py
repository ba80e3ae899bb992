"""Games, states, knowledge and matches: the four classes that programs work with.

They stand in one module because each refers to the next and back: a game makes states and matches, a state knows its
game and what a seat may know of it. `game_config`, `snapshot` and `history` hold the parts that need no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from serai.engine import contract
from serai.engine.chance import generator, pick, seed_hash, seed_text
from serai.engine.contract import Record, Vector
from serai.engine.errors import IllegalMove, OptionError, PositionError, RecordError, SeraiError, is_whole
from serai.engine.game_config import GameConfig
from serai.engine.history import History, States, following
from serai.engine.positions import parse_position, read_position
from serai.engine.records import write_record
from serai.engine.refusals import EveryGame
from serai.engine.registry import rulebook
from serai.engine.rulebook import Draw, Entry, Event, Step, draw_of, step_of
from serai.engine.sentences import shown
from serai.engine.snapshot import Snapshot
from serai.engine.status import NOTHING


class Game(GameConfig):
    """One of the games with players and options chosen; immutable, equal when all of that is equal.

    >>> import serai
    >>> game = serai.game("bakschisch", players=2, gold="shown")
    >>> game.title, game.players, game.options["gold"]
    ('Bakschisch', 2, 'shown')
    >>> game.steps[:3]
    ('pass', 'bid 1', 'bid 2')
    >>> game.load(game.start().position()) == game.start()
    True
    """

    __slots__ = ()

    @classmethod
    def named(cls, name: str, *, players: int | None = None, **options: Any) -> Game:
        """The game of that name, as `serai.game` gives it."""
        return cls(rulebook(name), players, options)

    def start(self) -> State:
        """The state before anything happened, the first draws included."""
        return State(self, self.start_record())

    def new_match(self, seed: int | str | None = None, *, position: Any = None) -> Match:
        """A match from the start, or from a position; its draws follow from the seed."""
        start = self.start() if position is None else self.load(position)
        return Match(start, seed=seed)

    def load(self, position: Mapping[str, Any] | str | State) -> State:
        """A state from the JSON of `State.position`; every invariant of the rules is checked."""
        if isinstance(position, State):
            position = position.position()
        return State(self, read_position(self, position))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, so that a worker process loads its own compiled rules."""
        return (_rebuild, (self.name, self.rulebook.version, self.players, dict(self.options)))


def _rebuild(name: str, version: int, players: int, options: dict[str, Any]) -> Game:
    return Game(rulebook(name, version), players, options)


class State(Snapshot):
    """The whole truth of a position, and where play goes on from it. Nothing changes a state: playing gives a new one.

    What is meant for a seat goes through `view` or `knowledge`.

    >>> import serai
    >>> state = serai.game("bakschisch", players=2).start()
    >>> len(state.odds())  # six kinds of cards may be drawn first
    6
    >>> state = state.drawn("eunuch")
    >>> state.to_act, state.legal(0)[:3], state.over
    ((0, 1), ['pass', 'bid 1', 'bid 2'], False)
    >>> state.after(0, "bid 2").to_act  # a new state: this one stays as it is
    (1,)
    """

    __slots__ = ()

    game: Game

    def __init__(self, game: Game, record: Record | bytes, status: list[int] | None = None) -> None:
        super().__init__(game, record, status)

    # ------------------------------------------------------------------ what comes next

    def after(self, seat: int, step: str | int) -> State:
        """The state after a legal step; this one stays as it is."""
        action = self.check(seat, step)
        return self._played(int(seat), action)

    def _played(self, seat: int, action: int) -> State:
        """The state after a step that is known to be legal."""
        return self._moved(seat, action)

    def drawn(self, outcome: str | int) -> State:
        """The state after a possible draw; this one stays as it is."""
        number = self.rulebook.outcomes.get(outcome) if isinstance(outcome, str) else outcome
        odds = self.odds()
        if not is_whole(number) or number not in odds:
            possible = [self.rulebook.draws[possible] for possible in odds]
            help_ = f"Possible: {', '.join(possible) or 'no draw at all'}."
            raise IllegalMove(EveryGame.IMPOSSIBLE_DRAW(draw=shown(outcome), hint=help_))
        return self._settled(int(number))

    def _settled(self, outcome: int) -> State:
        """The state after a draw that is known to be possible."""
        return self._moved(NOTHING, outcome)

    def _moved(self, seat: int, number: int) -> State:
        """The state after a step of a seat or, without a seat, a draw, which is known to be possible."""
        return State(self.game, *self._advanced(seat, number))

    def bare(self) -> State:
        """The same state without what was found out about it, to keep it in little memory."""
        return State(self.game, self._key)

    # ------------------------------------------------------------------ what may be known

    def knowledge(self, seat: int) -> Knowledge:
        """What a bot in that seat receives."""
        return Knowledge(self, self.game.check_seat(seat))

    def imagine(self, seat: int, rng: Vector) -> State:
        """A state that the seat cannot tell from this one, uniformly among those; `rng` from chance.generator."""
        record = self._copy()
        contract.imagine(record, self.game.check_seat(seat), rng)
        return State(self.game, record)

    def ahead(self, seat: int) -> State | None:
        """The position as it would be if it were the seat's turn now; None if that cannot be said, or if it is."""
        seat = self.game.check_seat(seat)
        if self.over or self.rulebook.simultaneous or seat in self.to_act:
            return None
        record = self._copy()
        if not self.rulebook.bring_forward(record, seat):
            return None
        forward = State(self.game, record)
        return forward if forward.legal_actions(seat) else None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the game and the record's bytes."""
        return (_rebuild_state, (self.game, self.key()))


def _rebuild_state(game: Game, data: bytes) -> State:
    if len(data) != game.rulebook.dtype.itemsize:
        raise SeraiError("These bytes are no state of this version of the rules.")
    return State(game, data)


def load_position(position: Mapping[str, Any] | str) -> State:
    """The state of a position's JSON, with the game and options that it names."""
    parsed = parse_position(position)
    try:
        book = rulebook(parsed["game"], parsed["rules"] if is_whole(parsed["rules"]) else None)
        game = Game(book, parsed["players"], parsed["options"])
    except OptionError as error:
        raise PositionError(str(error)) from None
    return game.load(parsed)


class Knowledge:
    """The view of one seat, and worlds that fit it.

    It keeps one imagined world and drops the true one. `imagine` depends on the seat's knowledge alone, so that
    world, and everything a bot can learn from it, is the same whatever is really hidden.

    >>> import serai
    >>> match = serai.game("bakschisch", players=2).new_match(seed=7)
    >>> match.play(0, "bid 3")
    >>> knowledge = match.state.knowledge(1)
    >>> knowledge.view["seats"][0]["chosen"], knowledge.view["seats"][0]["choice"]  # what was chosen stays secret
    (True, None)
    >>> knowledge.legal()[:2]
    ['pass', 'bid 1']
    """

    __slots__ = ("_world", "game", "seat", "view")

    def __init__(self, state: State, seat: int) -> None:
        self.game = state.game
        self.seat = seat
        self.view = state.view(seat)
        self._world = state.imagine(seat, generator(0))

    @classmethod
    def load(cls, position: Mapping[str, Any] | str, seat: int) -> Knowledge:
        """The knowledge that `position` wrote, for a bot in another process or on another machine."""
        state = load_position(position)
        return cls(state, state.game.check_seat(seat))

    def position(self) -> dict[str, Any]:
        """A whole position that fits what the seat knows, as JSON: the same one whatever is really hidden."""
        return self._world.position()

    def imagine(self, rng: Vector) -> State:
        """A whole state that fits what the seat knows, uniformly among those."""
        return self._world.imagine(self.seat, rng)

    def legal_actions(self) -> list[int]:
        """The seat's legal steps as numbers."""
        return self._world.legal_actions(self.seat)

    def legal(self) -> list[str]:
        """The seat's legal steps as text."""
        return self._world.legal(self.seat)

    def observe(self) -> Vector:
        """What the seat knows as numbers."""
        out = np.zeros(self.game.rulebook.observation_size, np.float32)
        contract.observe(self._world.fields, self.seat, out)
        return out


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

    `at` is the time of what happens, where a time is wanted. To rebuild a match that was written down, pass `draws=()`,
    give each step and draw to `follow`, and call `go_on` for the draws that are still to be made.

    >>> import serai
    >>> match = serai.game("bakschisch", players=2).new_match(seed=7)
    >>> match.play(0, "bid 1")
    >>> match.play(1, "pass")
    >>> [event.id for event in match.events()]
    ['card', 'chose', 'chose', 'reveal', 'walk', 'pot', 'card']
    >>> match.record().splitlines()[-4:]
    ['draw eunuch', '0 bid 1', '1 pass', 'draw fakir']
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
    def states(self) -> States[State]:
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
        is_last = isinstance(last, Step) and last.seat == seat
        return is_last and not state.pending and not self._history.state(len(entries) - 1).pending

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
        secret = {self.last_step_of(other) for other in self.state.pending if other != seat}
        hidden = []
        for index, (state, entry) in enumerate(zip(self._history.states(), self._history.entries, strict=False)):
            audience = book.audience(state, entry)
            hidden.append(index in secret or (audience is not None and seat not in audience))
        return hidden

    def record(self, *, with_seed: bool | None = None) -> str:
        """The whole match as text that `serai.replay` reads. At the end it names the seed."""
        return self._record(with_seed=self.state.over if with_seed is None else with_seed)

    def record_for(self, seat: int | None) -> str:
        """The match as text with '?' for what the seat (None: a spectator) may not know yet."""
        if seat is not None:
            self.game.check_seat(seat)
        if self.state.over:
            return self._record(with_seed=True)
        if self._from_position():
            raise RecordError("A match from a set-up position has no record for one seat before its end.")
        reader = "spectator" if seat is None else str(seat)
        return self._record(with_seed=False, seen_by=reader, hidden=self.concealed(seat))

    def _from_position(self) -> bool:
        """Whether the match began elsewhere than at the start of the game."""
        return self.start != self.game.start()

    def _record(self, *, with_seed: bool, seen_by: str | None = None, hidden: Sequence[bool] | None = None) -> str:
        return write_record(
            self.game,
            self._history.entries,
            names=self.names,
            position=self.start.position() if self._from_position() else None,
            seed_hash=self.seed_hash,
            seed=self.seed if with_seed else None,
            seen_by=seen_by,
            hidden=hidden,
            ranking=self.state.ranking,
        )

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
