"""The contract: what every game's `rules.py` offers, callable from Python and from compiled code alike.

A state is one NumPy record. Each function below finds the rules of the game by the record's dtype: as a dictionary
look-up in plain Python, at compile time in compiled code (no cost at run time). So playouts, search and batches are
written once and compiled once per game. Every version of a game's rules has a dtype of its own (`versioned`), so that
all of them can be played in one process.

| function | meaning |
|---|---|
| `setup(s)` | the start, before any chance: the record is zero but for players and options (`Rulebook.encode`) |
| `to_act(s)` | seats that must choose now, as bits; 0 when chance moves or the game is over |
| `pending(s)` | seats that have chosen in secret and may still choose again, as bits |
| `legal(s, seat, out)` | write the legal steps into `out`; returns how many |
| `play(s, seat, action)` | one step; trusts its input |
| `chance(s, outcomes, weights)` | write what can be drawn next and its integer weights, in ascending order; how many |
| `settle(s, outcome)` | the draw |
| `over(s)` | whether the game has ended |
| `scores(s, out)` | a number per seat that people call the score |
| `ranks(s, out)` | 1 for the winner; ties share a rank and leave a gap (1, 1, 3) |
| `imagine(s, seat, rng)` | redraw what the seat cannot know, uniformly among what fits; depends on its knowledge only |
| `observe(s, seat, out)` | what the seat knows, as numbers, in the layout that the rulebook documents |
| `audit(s)` | 0 if the position is sound, else the number of the invariant that it breaks |

Two more are for speed, and a game may leave them out:

| function | meaning |
|---|---|
| `mark(s, seat, mask, scratch)` | write 1 for each step that `legal` would write, 0 for all others; else `batch.mark` |
| `wander(s, rng, scratch)` | one or more random steps and draws; how many steps; else `playouts.wander` |

`wander` takes exactly the steps and draws that `playouts.random_step` would take, in their order and from the same
numbers of the generator, so that speed changes no game.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer, infer_global
from numba.np.numpy_support import as_dtype

Record = Any  # a numpy.record; its fields are those of the game's dtype, so no static type fits
Vector = Any  # a one-dimensional numpy array
_dtype_of = np.generic.__dict__["dtype"].__get__  # `s.dtype` of a numpy.record looks through its fields first: slow


class Dispatch:
    """Functions that each game fills in, found by the dtype of a state."""

    def __init__(self, what: str, functions: tuple[str, ...]) -> None:
        self.what = what
        self.functions = functions
        self._modules: dict[Any, Any] = {}
        self._usual: dict[str, Any] = {}

    def usually(self, function: Any) -> Any:
        """Make a function the one that is meant for games without one of the same name."""
        self._usual[function.__name__] = function
        return function

    def register(self, dtype: np.dtype[Any], module: Any) -> None:
        """Make a game's module known under the dtype of its states."""
        missing = [name for name in self.functions if not hasattr(module, name)]
        if missing:
            raise TypeError(f"{module.__name__} lacks {', '.join(missing)}. {self.what} has all of these functions.")
        if self._modules.setdefault(dtype, module) is not module:
            raise TypeError(
                f"Two games have states of the same type: {module.__name__} needs a field or a version of its own."
            )

    def module(self, dtype: Any) -> Any:
        """The module that fills in the functions for states of this dtype."""
        try:
            return self._modules[dtype]
        except KeyError:
            raise TypeError(f"No game is registered for states of type {dtype}.") from None

    def meant(self, dtype: Any, name: str) -> Any:
        """The function that a generic call means for states of this dtype, or None for other records."""
        module = self._modules.get(dtype)
        return None if module is None else getattr(module, name, self._usual.get(name))

    def generic(self, stub: Callable[..., Any]) -> Any:
        """A function that means, for a given state, that game's own function of the same name."""
        name = stub.__name__

        @functools.wraps(stub)
        def call(s: Record, *args: Any) -> Any:
            module = self.module(_dtype_of(s))
            return (getattr(module, name, None) or self._usual[name])(s, *args)

        call.serai_dispatch = self  # type: ignore[attr-defined]  # for compiler.cache: what the call means
        self._compile_as_the_games_own(call)
        return call

    def _compile_as_the_games_own(self, call: Any) -> None:
        """Let a call in compiled code be a call of the game's own compiled function: there is no code in between."""
        dispatch = self

        class Meant(AbstractTemplate):  # type: ignore[misc]  # Numba has no types
            key = call

            def generic(self, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
                function = dispatch.own(args[0], call.__name__)
                return types.Dispatcher(function).get_call_type(self.context, args, kws)

            def get_impl_key(self, sig: Any) -> Any:
                return dispatch.own(sig.args[0], call.__name__).get_overload(sig.args)

        infer(Meant)
        infer_global(call, types.Function(Meant))

    def own(self, record: Any, name: str) -> Any:
        """The function that a generic call means for records of a Numba type."""
        return getattr(self.module(as_dtype(record)), name, None) or self._usual[name]


FUNCTIONS = (
    "setup", "to_act", "pending", "legal", "play", "chance", "settle",
    "over", "scores", "ranks", "imagine", "observe", "audit",
)  # fmt: skip
RULES = Dispatch("A game's rules module", FUNCTIONS)
_generic = RULES.generic


@_generic
def setup(s: Record) -> None:
    """Fill a record, zero but for the fields of `Rulebook.encode`, with the start of the game, before any chance."""
    raise NotImplementedError


@_generic
def to_act(s: Record) -> int:
    """Seats that must choose now, as bits; 0 when chance moves or the game is over."""
    raise NotImplementedError


@_generic
def pending(s: Record) -> int:
    """Seats that have chosen in secret and may still choose again, as bits."""
    raise NotImplementedError


@_generic
def legal(s: Record, seat: int, out: Vector) -> int:
    """Write the seat's legal steps into `out` in ascending order; how many there are."""
    raise NotImplementedError


@_generic
def play(s: Record, seat: int, action: int) -> None:
    """One step of one seat; trusts its input."""
    raise NotImplementedError


@_generic
def chance(s: Record, outcomes: Vector, weights: Vector) -> int:
    """Write what can be drawn next, ascending, and its weights; how many outcomes there are."""
    raise NotImplementedError


@_generic
def settle(s: Record, outcome: int) -> None:
    """One draw."""
    raise NotImplementedError


@_generic
def over(s: Record) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


@_generic
def scores(s: Record, out: Vector) -> None:
    """A number per seat that people call the score."""
    raise NotImplementedError


@_generic
def ranks(s: Record, out: Vector) -> None:
    """Final ranks: 1 for the winner; ties share a rank and leave a gap."""
    raise NotImplementedError


@_generic
def imagine(s: Record, seat: int, rng: Vector) -> None:
    """Redraw everything that the seat cannot know, uniformly among what fits its knowledge."""
    raise NotImplementedError


@_generic
def observe(s: Record, seat: int, out: Vector) -> None:
    """Write what the seat knows as numbers."""
    raise NotImplementedError


@_generic
def audit(s: Record) -> int:
    """0 for a sound position, else the number of the invariant that it breaks."""
    raise NotImplementedError


@_generic
def mark(s: Record, seat: int, mask: Vector, scratch: Record) -> None:
    """Write 1 for each legal step of a seat and 0 for all others."""
    raise NotImplementedError


@_generic
def wander(s: Record, rng: Vector, scratch: Record) -> int:
    """One or more random steps and draws of a game that is not over, all at once; how many steps."""
    raise NotImplementedError


def marker(version: int) -> str | None:
    """The field that tells the states of a version from those of others; the first version needs none."""
    return f"rules_{version}" if version > 1 else None


def versioned(dtype: np.dtype[Any], version: int) -> np.dtype[Any]:
    """The dtype of the states of a version: from the second on with a field that no other version has.

    Two versions often have the same fields. To Numba, to its caches and to a Dispatch they are two types even so. The
    field comes first: Numba takes a record that only has more at its end for one of the shorter kind.
    """
    mark = marker(version)
    if mark is None or mark in (dtype.names or ()):
        return dtype
    fields = [(name, kind[0]) for name, kind in (dtype.fields or {}).items()]
    return np.dtype((np.record, np.dtype([(mark, np.int8), *fields], align=dtype.isalignedstruct)))


def register_rules(dtype: np.dtype[Any], module: Any) -> None:
    """Make a game's rules module known under the dtype of its states."""
    taken = [name for name in dtype.names or () if hasattr(np.record, name)]
    if taken:
        raise TypeError(f"A field cannot be called {', '.join(taken)}: every numpy.record has that already.")
    RULES.register(dtype, module)
