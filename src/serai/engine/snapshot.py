"""One position that nothing can change, and all that can be read from it; `engine.game.State` also plays on from it."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from serai.engine import contract
from serai.engine.compiler.plain import Plain, plain
from serai.engine.contract import Record, Vector
from serai.engine.declarations.shapes import StepSet
from serai.engine.drawing import USUAL, Style
from serai.engine.errors import IllegalMove, SeraiError
from serai.engine.game_config import GameConfig
from serai.engine.positions import write_position
from serai.engine.refusals import EveryGame
from serai.engine.rulebook import Rulebook
from serai.engine.status import NOTHING, OUTCOMES, OVER, PENDING, SEATS, STEPS, WEIGHTS, advance_for, new_buffer


@functools.cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(int(bits).bit_length()) if bits >> seat & 1)


class Snapshot:
    """The whole truth of a position, to be read. What is meant for a seat goes through `view` or `observe`."""

    __slots__ = ("_key", "_status", "game")

    def __init__(self, game: GameConfig, record: Record | bytes, status: list[int] | None = None) -> None:
        self.game = game
        self._key = record if isinstance(record, bytes) else record.tobytes()  # all that a state is
        self._status = status  # see engine.status; found when first asked for, since a state never changes

    def _find_status(self) -> list[int]:
        """Who must choose, what may be chosen or drawn and whether the game is over, found and remembered."""
        _, self._status = self._advanced(NOTHING, NOTHING)
        return self._status

    def _rows(self) -> Vector:
        """An array of its own, whose only row is this state."""
        return np.frombuffer(bytearray(self._key), self.game.rulebook.dtype)

    def _advanced(self, seat: int, number: int) -> tuple[bytes, list[int]]:
        """What a step, a draw or nothing makes of this state, and the status then."""
        book, table = self.game.rulebook, self._rows()
        out = new_buffer(self.game.players, len(book.steps))
        length = advance_for(book.dtype)(table, seat, number, out)
        return table.tobytes(), out[:length].tolist()

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook of the game."""
        return self.game.rulebook

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the record."""
        return self.game.rulebook.dtype

    @property
    def fields(self) -> Record:
        """A copy of the record, for code that reads fields or calls compiled functions."""
        return self._copy()

    @property
    def plain(self) -> Plain:
        """The fields as plain Python numbers and tuples, for code that reads many of them."""
        return plain(self.game.rulebook.dtype, self._key)

    # ------------------------------------------------------------------ who may do what

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now; empty when chance moves and at the end."""
        return seats_of((self._status or self._find_status())[0] & SEATS)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats whose secret choice waits for the others; they may choose again."""
        return seats_of((self._status or self._find_status())[0] >> PENDING & SEATS)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool((self._status or self._find_status())[0] >> OVER)

    def legal_actions(self, seat: int) -> list[int]:
        """The legal steps of a seat as numbers; empty when it has nothing to choose."""
        return self._legal_actions(self.game.check_seat(seat))

    def _legal_actions(self, seat: int) -> list[int]:
        status = self._status or self._find_status()
        bits = status[0]
        if not (bits | bits >> PENDING) >> seat & 1:
            return []
        first = STEPS + sum(status[1 : 1 + seat])
        return status[first : first + status[1 + seat]]

    def legal(self, seat: int) -> list[str]:
        """The legal steps of a seat as text; empty when it has nothing to choose."""
        names = self.rulebook.steps
        return [names[action] for action in self._legal_actions(self.game.check_seat(seat))]

    def choices(self, seat: int) -> tuple[list[str], list[StepSet]]:
        """The legal steps as text and, where any set of some names may be chosen, these names instead of every set."""
        table = self.rulebook.step_table
        if table is None:
            return self.legal(seat), []
        return table.choices(self._legal_actions(self.game.check_seat(seat)))

    def check(self, seat: int, step: str | int) -> int:
        """The action of a legal step, or IllegalMove with the rule that refuses it."""
        seat, action = self.game.check_seat(seat), self.game.action(step)
        if self.over:
            raise IllegalMove(EveryGame.OVER())
        legal = self._legal_actions(seat)
        if not legal:
            waiting = list(self.to_act)
            raise IllegalMove(EveryGame.NOT_YOUR_TURN(seat=seat, seats=waiting) if waiting else EveryGame.DRAW_FIRST())
        if action not in legal:
            raise IllegalMove(self.rulebook.refuse(self, seat, action))
        return action

    def odds(self) -> dict[int, int]:
        """What can be drawn next, with weights; empty when a seat must choose and at the end."""
        status = self._status or self._find_status()
        if status[0] & ~(SEATS << PENDING):
            return {}
        count = status[1]
        return dict(zip(status[OUTCOMES : OUTCOMES + count], status[WEIGHTS : WEIGHTS + count], strict=True))

    # ------------------------------------------------------------------ the end

    def _numbers(self, fill: Any) -> tuple[int, ...]:
        out = np.zeros(self.game.players, np.int32)
        fill(self._copy(), out)
        return tuple(int(x) for x in out)

    @property
    def scores(self) -> tuple[int, ...]:
        """The final score of each seat; empty until the end."""
        return self._numbers(contract.scores) if self.over else ()

    @property
    def ranking(self) -> tuple[int, ...]:
        """The final rank of each seat, ties sharing one (1, 1, 3); empty until the end."""
        return self._numbers(contract.ranks) if self.over else ()

    @property
    def returns(self) -> tuple[float, ...]:
        """What the result is worth: a lone winner 1, the others -1/(n-1); winners share; the sum is 0."""
        ranks = self.ranking
        others = self.game.players - 1
        share = 1 / ranks.count(1) if ranks else 0.0
        return tuple(share - (1 - share) / others if rank == 1 else -1 / others for rank in ranks)

    # ------------------------------------------------------------------ what may be known

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """What a seat may know, as JSON; None for a spectator. To be read only: views may share what is the same."""
        return self.rulebook.view(self, None if seat is None else self.game.check_seat(seat))

    def view_from_public(self, seat: int | None, public: Mapping[str, Any] | None) -> Mapping[str, Any]:
        """As `view`, quicker: may share parts with the spectator's view of this state. Nobody writes to either."""
        if seat is None or public is None:
            return self.view(seat)
        return self.rulebook.view_from_public(self, self.game.check_seat(seat), public)

    def open_view(self) -> Mapping[str, Any]:
        """Everything, as JSON: for study and for games that are over, never for a seat in play."""
        return self.rulebook.view(self, None, open_all=True)

    def observe(self, seat: int) -> Vector:
        """What the seat knows as numbers, in the layout of `rulebook.observation`."""
        out = np.zeros(self.rulebook.observation_size, np.float32)
        contract.observe(self._copy(), self.game.check_seat(seat), out)
        return out

    # ------------------------------------------------------------------ as data and text

    def position(self) -> dict[str, Any]:
        """The whole position as JSON; `Game.load` reads it."""
        return write_position(self.game, self._copy())

    def text(self, seat: int | None = None) -> str:
        """The table as text, as far as a seat may know."""
        return self.rulebook.text(self.view(seat))

    def svg(
        self,
        seat: int | None = None,
        *,
        open: bool = False,
        size: int = USUAL,
        dark: bool = False,
        names: Sequence[str] = (),
    ) -> str:
        """The table as an SVG picture of this width, as far as a seat or a spectator may know; everything if `open`."""
        if open and seat is not None:
            raise SeraiError("A picture is from a seat's eyes or with everything open, not both.")
        view = self.open_view() if open else self.view(seat)
        return self.rulebook.draw(view, Style(dark, tuple(names))).svg(size)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: what a spectator may know."""
        return self.svg()

    def __str__(self) -> str:
        """The table as text, with everything open."""
        return self.rulebook.text(self.open_view())

    def __repr__(self) -> str:
        """Short, for the interpreter."""
        doing = "over" if self.over else f"to_act={self.to_act}" if self.to_act else "before a draw"
        return f"<{type(self).__name__} of {self.game!r}: {doing}>"

    def __eq__(self, other: object) -> bool:
        """Equal when the game and every field are."""
        return isinstance(other, Snapshot) and self.game == other.game and self.key() == other.key()

    def __hash__(self) -> int:
        """Fits equality."""
        return hash(self.key())

    def key(self) -> bytes:
        """The bytes of the state: equal for equal positions."""
        return self._key

    def _copy(self) -> Record:
        """A record of its own with the same content; a few times quicker than the record's method."""
        return self._rows()[0]
