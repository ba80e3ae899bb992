"""The cache of compiled code on disk: one file for each compiled function and signature.

Numba's own cache does not notice that a function *called* from another file has changed. Here a file's name is a hash
of everything that its machine code comes from: the bytecode of the function and of every compiled function that it
calls, the constants that they read, the rules that it means for the states in its signature (see `contract.Dispatch`),
the versions of Python, NumPy and Numba, and the processor. So an edited rule is never run from an old file, wherever
its package lies; an edited comment, view or word compiles nothing again; and checkouts, branches and processes share
what is the same.

One process at a time compiles a function; others that want it wait for the file. A process that dies leaves its lock
to the system and at the most a temporary file, never half a result.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
import pickle
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import IO, Any

import llvmlite
import numba
import numpy as np
from numba.core import compiler
from numba.core.caching import _Cache
from numba.core.runtime.nrt import rtsys
from numba.core.serialize import dumps
from numba.np.numpy_support import as_dtype

from serai.engine.compiler import progress

SUFFIX = ".code"
NOTES = ".prepared"  # the ending of notes on what a game needs
LOCKS = "locks"
UNUSED_DAYS = 30.0
TOUCH_SECONDS = 86_400.0
LOCK_SECONDS = 600.0  # no compilation takes longer: then a lock is not waited for any more
FROZEN = (bool, int, float, complex, str, bytes, type(None))


# ------------------------------------------------------------------ folders


def cache_root() -> Path:
    """Where compiled code is kept: SERAI_CACHE_DIR, else the user's cache folder."""
    chosen = os.environ.get("SERAI_CACHE_DIR")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("serai", appauthor=False)) / "compiled"


@cache
def cache_folder() -> Path:
    """The folder of this machine's compiled code, made on first use; a temporary one if that cannot be written to."""
    for folder in (cache_root(), Path(tempfile.gettempdir()) / f"serai-{getattr(os, 'getuid', int)()}"):
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="serai-"))


def forget_unused(folder: Path, days: float = UNUSED_DAYS) -> int:
    """Remove compiled code that no process has loaded for so long; how many files."""
    limit, removed = time.time() - days * 86_400, 0
    for path in (
        *folder.glob(f"*{SUFFIX}"),
        *folder.glob(f"*{NOTES}"),
        *folder.glob("writing-*"),
        *(folder / LOCKS).glob("*"),
    ):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < limit:
                path.unlink()
                removed += 1
    return removed


# ------------------------------------------------------------------ what machine code comes from


@dataclass
class Origin:
    """What a function's machine code comes from: a digest, and what depends on the states that it is called with."""

    digest: bytes = b""
    generics: dict[str, Any] = field(default_factory=dict)  # functions of a Dispatch, by name
    dtypes: list[np.dtype[Any]] = field(default_factory=list)  # of states that it makes itself
    calls: list[FunctionType] = field(default_factory=list)  # compiled functions that it calls, directly or not


_origins: dict[int, tuple[Any, Origin]] = {}  # by id, with the object so that its id stays its own


def origin(function: FunctionType) -> Origin:
    """What the machine code of a Python function comes from, all that it calls included."""
    known = _origins.get(id(function))
    if known is not None and known[0] is function:
        return known[1]
    walk = _Walk()
    walk.function(function)
    found = Origin(walk.hash.digest(), walk.generics, walk.dtypes, walk.calls)
    _origins[id(function)] = function, found
    return found


class _Walk:
    """Visits a function and what it refers to, once each, in an order that follows from the code alone."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.generics: dict[str, Any] = {}
        self.dtypes: list[np.dtype[Any]] = []
        self.calls: list[FunctionType] = []
        self._seen: dict[int, int] = {}
        self._alive: list[Any] = []

    def note(self, *parts: object) -> None:
        for part in parts:
            data = part if isinstance(part, bytes) else str(part).encode()
            self.hash.update(len(data).to_bytes(8, "big") + data)

    def function(self, function: FunctionType) -> None:
        if id(function) in self._seen:
            self.note("again", self._seen[id(function)])
            return
        self._seen[id(function)] = len(self._seen)
        self.note("function", function.__module__, function.__qualname__, repr(function.__defaults__))
        names = self.code(function.__code__)
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
            self.value(name, cell.cell_contents, names)
        for name in names:
            if name in function.__globals__:
                self.value(name, function.__globals__[name], names)

    def code(self, code: CodeType) -> list[str]:
        """Note bytecode and constants; the names that it reads, those of inner functions included."""
        self.note("code", code.co_code, code.co_varnames, code.co_argcount, getattr(code, "co_exceptiontable", b""))
        names = list(code.co_names)
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                names += self.code(constant)
            else:
                self.note("constant", repr(constant))
        return list(dict.fromkeys(names))

    def value(self, name: str, value: Any, names: Iterable[str]) -> None:
        """Note what a name stands for. What is not known is noted by the whole file that it comes from."""
        self.note("name", name)
        if isinstance(value, FROZEN):
            self.note(type(value).__name__, repr(value))
        elif isinstance(value, np.ndarray):
            self.note("array", value.dtype.descr, value.shape, np.ascontiguousarray(value).tobytes())
        elif isinstance(value, np.dtype):
            self.note("dtype", value.descr)
            self.dtypes.append(value)
        elif isinstance(value, np.generic):
            self.note("number", value.dtype.descr, value.tobytes())
        elif isinstance(value, tuple):
            self.note("tuple", len(value))
            for item in value:
                self.value("", item, names)
        elif (dispatch := getattr(value, "serai_dispatch", None)) is not None:
            self.note("generic", dispatch.what, value.__name__)
            self.generics[f"{dispatch.what} {value.__name__}"] = value
        elif isinstance(python := getattr(value, "py_func", None), FunctionType):
            self.note("compiled", getattr(value, "targetoptions", {}))
            if isinstance(getattr(value, "_cache", None), CodeCache):
                self.calls.append(python)
            self.function(python)
        elif isinstance(value, ModuleType):
            self.note("module", value.__name__)
            if value.__name__.split(".")[0] not in ("numpy", "numba", "math"):
                for attribute in names:
                    if attribute in vars(value):
                        self.value(attribute, vars(value)[attribute], ())
        elif isinstance(value, type) or callable(value):
            self.note("callable", getattr(value, "__module__", ""), getattr(value, "__qualname__", repr(value)))
            if isinstance(value, FunctionType) and not value.__module__.startswith(("numpy", "numba", "builtins")):
                self.function(value)
        else:
            self.note("object", type(value).__qualname__, repr(value))


@cache
def versions() -> tuple[str, ...]:
    """The versions that machine code depends on."""
    python = (platform.python_version(), str(sys.implementation.cache_tag))
    return (*python, numba.__version__, llvmlite.__version__, np.__version__)


def code_key(function: FunctionType, signature: Any, machine: Any, options: Any) -> str:
    """The name of a function's machine code for a signature."""
    walk = _Walk()
    types = signature if isinstance(signature, tuple) else (*signature.args, signature.return_type)
    walk.note(repr(versions()), options, machine, *map(repr, types))
    records = list(dict.fromkeys(dtype for kind in types for dtype in _records(kind)))
    todo, done = [origin(function)], set[bytes]()
    while todo:
        part = todo.pop(0)
        if part.digest in done:
            continue
        done.add(part.digest)
        walk.note("part", part.digest)
        for name, generic in sorted(part.generics.items()):
            for dtype in dict.fromkeys((*records, *part.dtypes)):
                meant = generic.serai_dispatch.meant(dtype, generic.__name__)
                python = getattr(meant, "py_func", meant)
                walk.note("meant", name, dtype.descr, python is not None)
                if python is not None:
                    todo.append(origin(python))
    return walk.hash.hexdigest()[:40]


def compiled_calls(function: FunctionType, dtype: np.dtype[Any]) -> set[FunctionType]:
    """The functions with code of their own that a function needs for states of a dtype, itself included."""
    found, todo = {function}, [function]
    while todo:
        part = origin(todo.pop())
        for kind in (dtype, *part.dtypes):
            for generic in part.generics.values():
                meant = generic.serai_dispatch.meant(kind, generic.__name__)
                python = getattr(meant, "py_func", None)
                if python is not None and python not in found:
                    found.add(python)
                    todo.append(python)
        new = [call for call in part.calls if call not in found]
        found.update(new)
        todo += new
    return found


def _records(kind: Any) -> Iterator[np.dtype[Any]]:
    """The dtypes of the records in a Numba type."""
    if isinstance(kind, numba.types.Record):
        yield as_dtype(kind)
    elif isinstance(kind, numba.types.Array):
        yield from _records(kind.dtype)
    elif isinstance(kind, numba.types.BaseTuple):
        for part in kind:
            yield from _records(part)


# ------------------------------------------------------------------ the cache of one function

used: dict[str, FunctionType] = {}  # the files whose code this process runs, and the functions
Listener = Callable[[str, float], None]
listeners: list[Listener] = []  # told the name of each function that this process has compiled, and the seconds


class CodeCache(_Cache):  # type: ignore[misc]  # Numba has no types
    """The compiled code of one function on disk, in the form that Numba's dispatchers ask for."""

    def __init__(self, jitted: Any) -> None:
        self._function: FunctionType = jitted.py_func
        self._options = sorted((name, repr(value)) for name, value in jitted.targetoptions.items())
        self._name = f"{self._function.__module__}.{self._function.__qualname__}".replace("<", "").replace(">", "")
        self._locks: list[IO[bytes] | None] = []
        self._begun: list[float] = []

    @property
    def cache_path(self) -> str:
        """The folder of the files."""
        return str(cache_folder())

    def enable(self) -> None:
        """Nothing: this cache is always in use."""

    def disable(self) -> None:
        """Nothing: this cache is always in use."""

    def flush(self) -> None:
        """Nothing: a file is right or has another name."""

    def _file(self, signature: Any, codegen: Any) -> str:
        return f"{self._name}-{code_key(self._function, signature, codegen.magic_tuple(), self._options)}{SUFFIX}"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled function for a signature, or None; then this process holds the lock to compile it."""
        rtsys.initialize(target_context)  # what loaded code needs; `refresh` is for the compiler, a third of a start
        name = self._file(sig, target_context.codegen())
        found = _read(name)
        if found is None:
            self._locks[-1:] = [_lock(name)]
            found = _read(name)  # another process may have finished meanwhile
            self._begun[-1:] = [time.perf_counter()]
        if found is None:
            return None
        used[name] = self._function
        return compiler.CompileResult._rebuild(target_context, *found)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep what was compiled for a signature."""
        if any(not lifted.can_cache for lifted in data.lifted) or data.library.has_dynamic_globals:
            raise TypeError(f"{self._name} cannot be kept on disk: it uses lifted loops or very large global arrays.")
        name = self._file(sig, data.codegen)
        write(name, dumps(data._reduce()))
        used[name] = self._function
        for listener in listeners or (progress.tell,):
            listener(self._name, time.perf_counter() - self._begun[-1])

    @contextlib.contextmanager
    def compiling(self) -> Iterator[None]:
        """Around each call of the compiler: gives locks back whatever happens, and keeps the garbage collector out."""
        collecting = gc.isenabled()
        gc.disable()  # the compiler makes many objects and little garbage: a fifth of its time
        self._locks.append(None)
        self._begun.append(0.0)
        try:
            yield
        finally:
            self._begun.pop()
            lock = self._locks.pop()
            if lock is not None:
                lock.close()
            if collecting:
                gc.enable()
                progress.finish()


def _read(name: str) -> Any:
    """The contents of a file of compiled code, or None if it is not there or cannot be read."""
    path = cache_folder() / name
    try:
        with open(path, "rb") as file:
            if time.time() - os.fstat(file.fileno()).st_mtime > TOUCH_SECONDS:
                with contextlib.suppress(OSError):
                    os.utime(path)  # in use
            return pickle.loads(file.read())
    except OSError:
        return None
    except (pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError, ValueError):
        return None  # damaged: it is compiled and written again


def write(name: str, data: bytes) -> None:
    """Write a file at once or not at all; a full disk costs the next process its time, and this one nothing."""
    folder = cache_folder()
    with contextlib.suppress(OSError):
        handle, temporary = tempfile.mkstemp(dir=folder, prefix="writing-")
        try:
            with open(handle, "wb") as file:
                file.write(data)
            os.replace(temporary, folder / name)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise


def _lock(name: str) -> IO[bytes] | None:
    """The lock of a file, once no other process has it; the system frees it when this process ends."""
    try:
        import fcntl
    except ImportError:
        return None  # Windows: two processes may compile the same, and the last one's file stays
    try:
        folder = cache_folder() / LOCKS
        folder.mkdir(exist_ok=True, mode=0o700)
        file = open(folder / name.rpartition("-")[2], "wb")  # noqa: SIM115
    except OSError:
        return None
    end = time.monotonic() + LOCK_SECONDS
    while time.monotonic() < end:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            time.sleep(0.02)
        else:
            return file
    return file
