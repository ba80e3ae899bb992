"""Serai's games in OpenSpiel: importing this module registers every game with `pyspiel`.

    import pyspiel
    import serai.envs.openspiel
    game = pyspiel.load_game("serai_bakschisch(players=3,gold=shown)")

A parameter of the game is `players`, or an option of the same name; -1 switches a limit off where that is possible.
Draws are chance nodes with their exact odds. Where seats choose at once the node is simultaneous.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError('These games need OpenSpiel; install it with: pip install "serai[openspiel]"') from error

import serai
from serai.engine import contract
from serai.engine.chance import generator
from serai.engine.contract import Record
from serai.engine.options import Number
from serai.engine.registry import rulebook
from serai.engine.rulebook import Draw, Entry, Rulebook, Step
from serai.engine.state import State, seats_of

OFF = -1  # the parameter of a number that is switched off: a parameter of OpenSpiel has one type only
DRAWS_PER_STEP = 8  # on average over a game there are far fewer, the deal included
CHANCE, TERMINAL, SIMULTANEOUS = (
    int(player) for player in (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS)
)


def game_name(name: str) -> str:
    """The name under which OpenSpiel knows a game of Serai."""
    return f"serai_{name.replace('-', '_')}"


def game_type(book: Rulebook) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=game_name(book.name),
        long_name=book.title,
        dynamics=dynamics.SIMULTANEOUS if book.simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=book.players[0],
        max_num_players=book.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": book.usual_players}
        | {option.name: OFF if option.default is None else option.default for option in book.options},
    )


class SpielGame(pyspiel.Game):
    """A game with its players and options; `game` is what `serai.game` gives. Each game has a subclass."""

    book: ClassVar[Rulebook]

    def __init__(self, params: dict[str, Any]) -> None:
        book, options = self.book, dict(params)
        players = options.pop("players")
        for option in book.options:
            if isinstance(option, Number) and option.off is not None and options[option.name] == OFF:
                options[option.name] = None
        self.game = serai.Game(book, players, options)
        self.start = summary(self.game.start().fields)
        self.nothing_seen = tuple(f"seat {seat}:" for seat in range(self.game.players))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(book.steps),
            max_chance_outcomes=len(book.draws),
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=book.most_steps,
        )
        super().__init__(game_type(book), info, params)

    def new_initial_state(self) -> SpielState:
        """The start, before any draw."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return DRAWS_PER_STEP * self.game.rulebook.most_steps

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees: with perfect recall all that it saw so far, else the table as it is."""
        return SpielObserver(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name and parameters."""
        return (load, (str(self),))


def summary(record: Record) -> tuple[bytes, int, int]:
    """What a SpielState keeps of a position: its bytes, the seats to act as bits, and OpenSpiel's number for these."""
    seats = int(contract.to_act(record))
    if seats == 0:
        player = TERMINAL if contract.over(record) else CHANCE
    else:
        player = SIMULTANEOUS if seats & (seats - 1) else seats.bit_length() - 1
    return record.tobytes(), seats, player


class SpielState(pyspiel.State):
    """A position with what each seat saw on the way to it.

    OpenSpiel copies and pickles the attributes one by one: they are immutable, so that a clone costs little.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._bytes, self._to_act, self._player = game.start
        self._seen: tuple[str, ...] = game.nothing_seen

    def _record(self) -> Record:
        """A copy of the position for the engine's functions."""
        return np.frombuffer(bytearray(self._bytes), self.get_game().game.rulebook.dtype)[0]

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
                seen, unseen = f" draw {book.draws[entry.outcome]};", " draw ?;"
                contract.settle(record, entry.outcome)
            else:
                seen, unseen = f" {entry.seat} {book.steps[entry.action]};", f" {entry.seat} ?;"
                contract.play(record, entry.seat, entry.action)
            self._seen = tuple(
                past + (seen if audience is None or seat in audience else unseen)
                for seat, past in enumerate(self._seen)
            )
        self._bytes, self._to_act, self._player = summary(record)

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
        world = self.table.imagine(player, generator(str(sampler())))
        other = self.clone()
        other._bytes, other._to_act, other._player = summary(world.fields)
        # What the others saw in the imagined past is not known: what they would know now stands for it.
        other._seen = tuple(
            seen if seat == player else f"seat {seat} imagined: {hashlib.sha256(world.observe(seat)).hexdigest()};"
            for seat, seen in enumerate(self._seen)
        )
        return other

    def __str__(self) -> str:
        """The table with everything open."""
        return str(self.table)


class SpielObserver:
    """An observer as OpenSpiel wants it: `tensor` and its parts by name in `dict`, or text."""

    def __init__(self, game: serai.Game, kind: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"The observers of Serai's games have no parameters; got {params}.")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("An observation of Serai's games is what one player knows, public and private together.")
        self.recalls = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recalls:
            blocks = game.rulebook.observation
            self.tensor = np.zeros(game.rulebook.observation_size, np.float32)
            parts = np.split(self.tensor, np.cumsum([block.size for block in blocks])[:-1])
            self.dict = {block.name: part for block, part in zip(blocks, parts, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player knows of the table into the tensor."""
        if self.tensor is not None:
            contract.observe(state._record(), player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that the player saw, or the table as it knows it."""
        return state._seen[player] if self.recalls else state.table.text(player)


def register(book: Rulebook) -> None:
    """Make a game known to OpenSpiel."""
    # A class and no other callable: OpenSpiel lets go of it after Python has shut down, and only a class survives that.
    pyspiel.register_game(game_type(book), type(f"Spiel{book.name.title()}", (SpielGame,), {"book": book}))


def load(text: str) -> SpielGame:
    """The game that OpenSpiel's text describes."""
    game: SpielGame = pyspiel.load_game(text)
    return game


for _name in serai.game_names():
    register(rulebook(_name))
