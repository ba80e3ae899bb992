"""Serai's games in OpenSpiel: importing this module registers every game with `pyspiel`.

    import pyspiel
    import serai.envs.openspiel
    game = pyspiel.load_game("serai_bakschisch(players=3,gold=shown)")

A parameter of the game is `players`, or an option of the same name; -1 switches a limit off where that is possible.
Draws are chance nodes with their exact odds. Where seats choose at once the node is simultaneous; such a game is there
in turns too, as `serai_bakschisch_turns`: seats choose in order, and nobody is told what those before have chosen.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError('These games need OpenSpiel; install it with: pip install "serai[openspiel]"') from error

import serai
from serai.engine import contract
from serai.engine.chance import below, generator
from serai.engine.contract import Record
from serai.engine.declarations.options import Number
from serai.engine.game import State
from serai.engine.information_states import CHANCE as BY_CHANCE
from serai.engine.information_states import DRAWS_PER_STEP, UNSEEN, InformationState
from serai.engine.registry import rulebook
from serai.engine.rulebook import Draw, Entry, Rulebook, Step
from serai.engine.snapshot import seats_of

OFF = -1  # the parameter of a number that is switched off: a parameter of OpenSpiel has one type only
CHANCE, TERMINAL, SIMULTANEOUS = (
    int(player) for player in (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS)
)


def game_name(name: str, *, in_turns: bool = False) -> str:
    """The name under which OpenSpiel knows a game of Serai."""
    return f"serai_{name.replace('-', '_')}{'_turns' if in_turns else ''}"


def game_type(book: Rulebook, *, in_turns: bool = False, recalls: bool = True) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded; with its options it may be too long to recall."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=game_name(book.name, in_turns=in_turns),
        long_name=f"{book.title}, in turns" if in_turns else book.title,
        dynamics=dynamics.SIMULTANEOUS if book.simultaneous and not in_turns else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=book.players[0],
        max_num_players=book.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": book.usual_players}
        | {option.name: OFF if option.default is None else option.default for option in book.options},
    )


class SpielGame(pyspiel.Game):
    """A game with its players and options; `game` is what `serai.game` gives. Each game has a subclass."""

    book: ClassVar[Rulebook]
    in_turns: ClassVar[bool] = False

    def __init__(self, params: dict[str, Any]) -> None:
        book, options = self.book, dict(params)
        players = options.pop("players")
        for option in book.options:
            if isinstance(option, Number) and option.off is not None and options[option.name] == OFF:
                options[option.name] = None
        self.game = serai.Game(book, players, options)
        self.information_state = InformationState(self.game)
        self.start = self.summary(self.game.start().fields)
        self.nothing_seen = tuple(f"seat {seat}:" for seat in range(self.game.players))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(book.steps),
            max_chance_outcomes=len(book.draws),
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=book.longest(players, self.game.options),
        )
        kind = game_type(book, in_turns=self.in_turns, recalls=self.information_state.possible)
        super().__init__(kind, info, params)

    def summary(self, record: Record) -> tuple[bytes, int, int]:
        """What a SpielState keeps of a position: its bytes, the seats to act as bits, and OpenSpiel's number for it."""
        seats = int(contract.to_act(record))
        if seats == 0:
            player = TERMINAL if contract.over(record) else CHANCE
        elif seats & (seats - 1) and not self.in_turns:
            player = SIMULTANEOUS
        else:
            player = (seats & -seats).bit_length() - 1
        return record.tobytes(), seats, player

    @cached_property
    def entries(self) -> dict[str, tuple[int, int]]:
        """What each text of an information state stands for."""
        book, seats = self.game.rulebook, range(self.game.players)
        found = {f" {seat} {step}": (seat, action) for seat in seats for action, step in enumerate(book.steps)}
        found |= {f" {seat} ?": (seat, UNSEEN) for seat in seats}
        found |= {f" draw {name}": (BY_CHANCE, outcome) for outcome, name in enumerate(book.draws)}
        return {**found, " draw ?": (BY_CHANCE, UNSEEN)}

    def new_initial_state(self) -> SpielState:
        """The start, before any draw."""
        return SpielState(self)

    def state_at(self, position: Mapping[str, Any] | str) -> SpielState:
        """A state at a position, as `State.position` writes it; its history and what seats saw begin there."""
        state = SpielState(self)
        state._bytes, state._to_act, state._player = self.summary(self.game.load(position).fields)
        state._before = state._bytes
        return state

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return DRAWS_PER_STEP * int(self.max_game_length())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees: with perfect recall all that it saw so far, else the table as it is."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name and parameters."""
        return (load, (str(self),))


class SpielState(pyspiel.State):
    """A position with what each seat saw on the way to it.

    OpenSpiel copies and pickles the attributes one by one: they are immutable, so that a clone costs little.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._bytes, self._to_act, self._player = game.start
        self._seen: tuple[str, ...] = game.nothing_seen
        self._before = self._bytes  # the position before the first of the choices that are still secret
        self._secret: tuple[tuple[int, int], ...] = ()  # these choices: seat and action

    def _record(self, data: bytes | None = None) -> Record:
        """A copy of the position, or of one with these bytes, for the engine's functions."""
        return np.frombuffer(bytearray(data or self._bytes), self.get_game().game.rulebook.dtype)[0]

    @property
    def table(self) -> State:
        """The position as a state of Serai, the whole truth of it."""
        return State(self.get_game().game, self._record())

    def _apply(self, entries: Sequence[Entry]) -> None:
        """Make steps of seats that choose at once, one step, or one draw."""
        record, book = self._record(), self.get_game().game.rulebook
        for entry in entries:  # all are checked before the first is made; the table says what is wrong
            if isinstance(entry, Draw):
                if entry.outcome not in self.table.odds():
                    self.table.drawn(entry.outcome)
            elif entry.action not in self._legal_actions(entry.seat):
                self.table.check(entry.seat, entry.action)
        for entry in entries:
            audience = book.audience(State(self.get_game().game, record), entry)
            if isinstance(entry, Draw):
                contract.settle(record, entry.outcome)
                self._tell(f" draw {book.draws[entry.outcome]};", " draw ?;", audience)
                continue
            contract.play(record, entry.seat, entry.action)
            self._secret += ((entry.seat, entry.action),)
            if not contract.pending(record):  # a choice that nobody waits for, or the last of several: all are open
                for seat, action in self._secret:
                    self._tell(f" {seat} {book.steps[action]};", f" {seat} ?;", audience)
                self._secret = ()
        self._bytes, self._to_act, self._player = self.get_game().summary(record)
        if not self._secret:
            self._before = self._bytes

    def _tell(self, seen: str, unseen: str, audience: tuple[int, ...] | None) -> None:
        """Add to what the seats saw."""
        self._seen = tuple(
            past + (seen if audience is None or seat in audience else unseen) for seat, past in enumerate(self._seen)
        )

    def seen_by(self, player: int) -> str:
        """All that the player saw so far, its own secret choice included."""
        steps = self.get_game().game.steps
        return self._seen[player] + "".join(f" {seat} {steps[act]};" for seat, act in self._secret if seat == player)

    def entries_seen_by(self, player: int) -> list[tuple[int, int]]:
        """The same as numbers: who, or chance, and which action or outcome; nothing of a past that was imagined."""
        known = self.get_game().entries
        about, _, told = self.seen_by(player).partition(":")
        return [known[entry] for entry in told.split(";")[:-1]] if about == f"seat {player}" else []

    # ------------------------------------------------------------------ what OpenSpiel calls

    def current_player(self) -> int:
        """The seat to choose, or the number of OpenSpiel for chance, several seats at once, or the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0:
            raise ValueError("Several seats choose at once here: ask for legal_actions(seat) of each.")
        if not self._to_act >> player & 1:
            return []
        actions = np.empty(len(self.get_game().game.steps), np.int32)
        return actions[: contract.legal(self._record(), player, actions)].tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, with its probability."""
        odds = self.table.odds()
        total = sum(odds.values())
        return [(outcome, weight / total) for outcome, weight in odds.items()]

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self._apply([Draw(action)])
        else:
            self._apply([Step(self._player, action)])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self._apply([Step(seat, actions[seat]) for seat in seats_of(self._to_act)])

    def _action_to_string(self, player: int, action: int) -> str:
        book = self.get_game().game.rulebook
        return str(book.draws[action] if player == CHANCE else book.steps[action])

    def returns(self) -> list[float]:
        """What the result is worth to each seat; 0 before the end."""
        return list(self.table.returns) or [0.0] * len(self._seen)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, for search; its `history` stays the true one."""
        luck = generator(str(sampler()))
        world = State(self.get_game().game, self._record(self._before)).imagine(player, luck)
        other = self.clone()
        other._before, secret = world.key(), []
        for seat, action in self._secret:  # nothing of these is known but that a choice was made
            legal = world.legal_actions(seat)
            secret.append((seat, action if seat == player else legal[below(luck, len(legal))]))
            world = world.after(*secret[-1])
        other._secret = tuple(secret)
        other._bytes, other._to_act, other._player = self.get_game().summary(world.fields)
        # What the others saw in the imagined past is not known: what they would know now stands for it.
        other._seen = tuple(
            seen if seat == player else f"seat {seat} imagined: {hashlib.sha256(world.observe(seat)).hexdigest()};"
            for seat, seen in enumerate(self._seen)
        )
        return other

    def __str__(self) -> str:
        """The table with everything open."""
        return text_of(self.table)


@lru_cache(maxsize=64)
def text_of(state: State) -> str:
    """A position as text; OpenSpiel tells states from their copies by it, and asks several times for each."""
    return str(state)


class SpielObserver:
    """An observer as OpenSpiel wants it: `tensor` and its parts by name in `dict`, or text."""

    def __init__(self, spiel: SpielGame, kind: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"The observers of Serai's games have no parameters; got {params}.")
        own, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
        self.recalls = kind.perfect_recall
        self.public = bool(kind.public_info)
        self.private = kind.private_info == own
        factored = not self.recalls and self.public != self.private and kind.private_info in (own, nobody)
        if not factored and not (self.public and self.private):
            raise ValueError(
                "An observation of Serai's games is what one player knows, public and private together; "
                "without perfect recall also the public or the private part alone, as text."
            )
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self.information_state, sizes = spiel.information_state, {}
        if self.recalls and self.information_state.possible:
            sizes = {
                "player": self.information_state.players,
                "history": self.information_state.size - self.information_state.players,
            }
        elif not self.recalls and not factored:
            sizes = {feature.name: feature.size for feature in spiel.game.rulebook.observation}
        if sizes:
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            parts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
            self.dict = dict(zip(sizes, parts, strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player knows of the table, or all that it saw, into the tensor."""
        if self.tensor is None:
            if self.recalls:
                self.information_state.require()
            raise ValueError(
                "Serai's games have no tensor of a part of an observation, only texts; learn from the tensor of the "
                "observation or of the information state."
            )
        if self.recalls:
            self.information_state.write(player, state.entries_seen_by(player), self.tensor)
            return
        contract.observe(state._record(), player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that the player saw, or the table as it knows it, or the public or the private part of that."""
        if self.recalls:
            return state.seen_by(player)
        table = state.table
        if self.public:
            return table.text(player if self.private else None)
        return "\n".join(only_in({**table.view(player), "seat": None}, table.view(None)))


def only_in(own: Any, public: Any, path: str = "") -> list[str]:
    """The parts of a seat's view that a spectator's lacks or shows otherwise, a line for each."""
    if isinstance(own, dict) and isinstance(public, dict):
        parts: Any = own.items()
    elif isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        parts = enumerate(own)
    else:
        return [] if own == public else [f"{path}: {json.dumps(own)}"]
    return [line for key, value in parts for line in only_in(value, public[key], f"{path} {key}".strip())]


def register(book: Rulebook) -> None:
    """Make a game known to OpenSpiel."""
    # A class and no other callable: OpenSpiel lets go of it after Python has shut down, and only a class survives that.
    for in_turns in (False, True) if book.simultaneous else (False,):
        name = f"Spiel{book.name.title()}{'InTurns' if in_turns else ''}"
        kind = type(name, (SpielGame,), {"book": book, "in_turns": in_turns})
        pyspiel.register_game(game_type(book, in_turns=in_turns), kind)


def load(text: str) -> SpielGame:
    """The game that OpenSpiel's text describes."""
    game: SpielGame = pyspiel.load_game(text)
    return game


for _name in serai.game_names():
    register(rulebook(_name))
