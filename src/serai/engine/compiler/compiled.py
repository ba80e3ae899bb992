"""Compiles rules by Numba and caches them on disk (`compiler.cache`); plain Python with NUMBA_DISABLE_JIT=1."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core.compiler_lock import global_compiler_lock

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[2]
COMPILED_LAYERS = ("engine", "games", "bots")
SOURCES = (".py", ".json", ".npz", ".toml")  # code, learned numbers, tracks


def jit_enabled() -> bool:
    """Whether rules are compiled in this process; False when NUMBA_DISABLE_JIT is set."""
    return not numba.config.DISABLE_JIT


def sources_key(*further: Path) -> str:
    """A hash of every file that rules and bots can come from: what results of an arena depend on.

    `further` are the folders of packages from outside.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in (*(PACKAGE / layer for layer in COMPILED_LAYERS), *further):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            digest.update(path.relative_to(folder.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def compiled(function: F) -> F:
    """Compile on first call and keep on disk."""
    return _compile(function, nogil=False)


def released(function: F) -> F:
    """As `compiled`, and other threads run meanwhile: for long work. After a short call one would wait for them."""
    return _compile(function, nogil=True)


def _compile(function: F, *, nogil: bool) -> F:
    if not jit_enabled():
        return function
    from serai.engine.compiler.cache import CodeCache

    jitted: F = numba.njit(nogil=nogil)(function)
    _keep_code(jitted, CodeCache(jitted))
    _share_compilations(jitted)
    return jitted


def _keep_code(jitted: Any, cache: Any) -> None:
    """Let a dispatcher load and keep its compiled code in our cache instead of Numba's."""
    jitted._cache = cache
    compile_ = jitted.compile

    def compile_guarded(signature: Any) -> Any:
        with global_compiler_lock, cache.compiling():  # Numba's own, taken earlier: one thread at a time has a lock
            return compile_(signature)

    jitted.compile = compile_guarded


def _share_compilations(jitted: Any) -> None:
    """Let calls with constants and small integers use one compilation, the one for int64.

    Numba compiles a function anew for every value of a literal argument and for every width of an integer.
    """
    choose = jitted.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return choose(tuple(_plain(arg) for arg in args), {name: _plain(arg) for name, arg in kws.items()})

    jitted.get_call_template = get_call_template


def _plain(argument: Any) -> Any:
    """The type of an argument, without its value if it is a constant; int64 for every narrower integer."""
    kind = numba.types.unliteral(argument)
    narrow = isinstance(kind, numba.types.Integer) and kind.signed and kind.bitwidth < 64
    return numba.types.int64 if narrow else kind


def inlined(function: F) -> F:
    """Compile into each compiled caller: for small bodies of hot loops, where a call costs more than the work."""
    return function if not jit_enabled() else numba.njit(inline="always", nogil=True)(function)
