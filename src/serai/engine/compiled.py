"""Rules written once: compiled by Numba and cached on disk, or run as plain Python with NUMBA_DISABLE_JIT=1.

Numba's own cache does not notice that a function *called* from another file has changed. So our cache folder carries
a hash of all the package's sources in its name: an edited rule gets a new folder and is compiled again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_LAYERS = ("engine", "games", "bots")
KEPT_FOLDERS = 4  # caches of earlier sources that stay, for people who switch between branches


def jit_enabled() -> bool:
    """Whether rules are compiled in this process; False when NUMBA_DISABLE_JIT is set."""
    return not numba.config.DISABLE_JIT


def sources_key() -> str:
    """A hash of every source file that compiled code can come from."""
    digest = hashlib.sha256(numba.__version__.encode())
    for layer in COMPILED_LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled code is kept: SERAI_CACHE_DIR, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("SERAI_CACHE_DIR")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("serai", appauthor=False)) / "compiled"


@cache
def cache_folder() -> Path:
    """This version's own cache folder, made on first use; older ones beyond a few are removed."""
    key = sources_key()
    for root in (
        cache_root(),
        Path(tempfile.gettempdir()) / f"serai-{os.getuid() if hasattr(os, 'getuid') else 0}",
    ):
        folder = root / key
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            folder.touch()
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            _forget_old(root, folder)
            return folder
    return Path(tempfile.mkdtemp(prefix="serai-"))


def _forget_old(root: Path, current: Path) -> None:
    folders = [path for path in root.iterdir() if path.is_dir() and path != current and len(path.name) == 16]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in folders[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)


def compiled(function: F) -> F:
    """Compile on first call and keep on disk."""
    return _compile(function, nogil=False)


def released(function: F) -> F:
    """As `compiled`, and other threads run meanwhile: for long work. After a short call one would wait for them."""
    return _compile(function, nogil=True)


def _compile(function: F, *, nogil: bool) -> F:
    if not jit_enabled():
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())  # read when the function is decorated; other packages keep theirs
    try:
        jitted: F = numba.njit(cache=True, nogil=nogil)(function)
    finally:
        numba.config.CACHE_DIR = before
    _share_compilations(jitted)
    return jitted


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
