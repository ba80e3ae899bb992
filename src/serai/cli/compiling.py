"""A line about the compiler on a terminal's stderr: it comes when something is really compiled, and goes afterwards."""

from __future__ import annotations

import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from serai.engine.compiler.progress import PATIENCE, WIPE

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from serai.engine.rulebook import Rulebook

GAME = re.compile(r'^game +(\S+)|"game" *: *"([^"]+)"', re.MULTILINE)  # in a record, in a position

Tell = Callable[[str], object]


def stages_for(bots: Iterable[str]) -> tuple[str, ...]:
    """What these bots need, the rules first. Bots of one's own need the rules; the rest they bring along."""
    from serai.bots.bot_files import is_bot_file
    from serai.bots.precompile import RULES, STAGES, stage_of

    needed = {RULES, *(stage_of(bot) for bot in bots if not is_bot_file(bot))}
    return tuple(stage for stage in STAGES if stage in needed)


def compiling(book: Rulebook, stages: Iterable[str], *, quiet: bool = False) -> AbstractContextManager[None]:
    """Tell on a terminal of what is compiled here; nothing between pipes, with `quiet`, or if all is compiled."""
    return nullcontext() if quiet or not _at_terminal() else _line(book, stages)


def compiling_for(text: str, *, quiet: bool = False) -> AbstractContextManager[None]:
    """As `compiling`, for the game that the text of a record or a position names, if it names one."""
    from serai.engine.registry import names, rulebook

    named = GAME.search(text)
    name = (named[1] or named[2]) if named else ""
    return compiling(rulebook(name), stages_for(()), quiet=quiet) if name in names() else nullcontext()


def compile_ahead(book: Rulebook, stages: Iterable[str], *, quiet: bool = False) -> None:
    """Compile what is missing, stage by stage, so that processes that are started next only load it."""
    from serai.bots.precompile import is_prepared, note_prepared, prepare

    missing = [stage for stage in stages if not is_prepared(book.name, stage, book.version)]
    with compiling(book, missing, quiet=quiet):
        for stage in missing:
            prepare(book.name, stage, book.version)
            note_prepared(book.name, stage, book.version)


@contextmanager
def following(book: Rulebook, stages: Iterable[str], tell: Tell) -> Iterator[None]:
    """Tell in a sentence how far the compiler is, after each function, once it has worked for a while."""
    from serai.engine.compiler.compiled import jit_enabled

    if not jit_enabled():
        yield
        return
    from serai.bots.precompile import functions
    from serai.engine.compiler import cache

    begun: float | None = None
    needed: set[Any] = set()
    done: set[Any] = set()

    def listen(_function: str, seconds: float) -> None:
        nonlocal begun
        now = time.perf_counter()
        begun = now - seconds if begun is None else begun
        if now - begun < PATIENCE:
            return
        if not needed:
            needed.update(*(functions(book.name, stage, book.version) for stage in stages))
        for function in set(cache.used.values()) - done:  # what was loaded brings along what it calls
            done.update(cache.compiled_calls(function, book.dtype))
        count = len(needed & done)
        tell(f"Compiling {book.title}, once on this machine: {count} of about {len(needed)} functions")

    cache.listeners.append(listen)
    try:
        yield
    finally:
        cache.listeners.remove(listen)


def _at_terminal() -> bool:
    from serai.cli.screen import Screen, new_console

    return Screen(new_console(stderr=True)).is_terminal


@contextmanager
def _line(book: Rulebook, stages: Iterable[str]) -> Iterator[None]:
    """One line of the terminal, written again and again and wiped away at the end."""
    shown = False

    def tell(words: str) -> None:
        nonlocal shown
        shown = True
        sys.stderr.write(WIPE + words[: shutil.get_terminal_size().columns - 1])
        sys.stderr.flush()

    try:
        with following(book, stages, tell):
            yield
    finally:
        if shown:
            sys.stderr.write(WIPE)
            sys.stderr.flush()
