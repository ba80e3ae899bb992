"""Preparation: what a game needs is compiled before anybody waits for it, in stages and in processes of their own.

| stage | what works after it |
|---|---|
| `rules` | tables, the terminal, bots that choose at random, and bots from outside |
| `bots` | novice and merchant |
| `search` | cadi, vizier, caliph, simurgh and hints |

`python -m serai.bots.precompile GAME VERSION STAGE ...` prepares stages and tells of its progress, a line of JSON for
each function that it compiles; it ends when its standard input does. Beside the compiled code lies a note of what a
stage needs (`note_path`), so that a later process knows without loading anything whether all of it is there.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Literal

from serai.bots import search
from serai.bots.explanations import explain
from serai.bots.levels import BUDGETS, SIMURGH, find_bot, find_solver, repeatable_bots
from serai.engine.chance import below, generator
from serai.engine.compiler.compiled import jit_enabled, sources_key
from serai.engine.contract import FUNCTIONS
from serai.engine.game import Game
from serai.engine.registry import names, rulebook

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Match

Stage = Literal["rules", "bots", "search"]
RULES: Stage = "rules"
BOTS: Stage = "bots"
SEARCH: Stage = "search"
STAGES = (RULES, BOTS, SEARCH)
MOST_STEPS = 2000
FEW_STEPS = 12
SIMULATIONS = 20
MANY_SIGHTS = 25  # steps between two looks at everything that is seldom asked for
NICENESS = 5

Progress = Callable[[str, float], None]  # a stage and how much of its work is done, from 0 to 1


def stage_of(bot: str) -> Stage:
    """The stage that a bot needs."""
    word = bot.partition(":")[0]
    if word in BUDGETS or word == SIMURGH:
        return SEARCH
    return BOTS if word in ("novice", "merchant") else RULES


# ------------------------------------------------------------------ what there is to compile


def prepare(name: str, stage: str, version: int | None = None, *, thorough: bool = True) -> None:
    """Compile what a stage needs in this process, or load what was compiled; without `thorough` the usual part."""
    if not jit_enabled():
        return  # plain Python needs no preparation
    game = Game(rulebook(name, version))
    match, rng = game.new_match(seed=1), generator(stage)
    if stage == RULES:
        _play(match, rng, MOST_STEPS if thorough else FEW_STEPS)
        _look(match)
        return
    bots = [bot for bot in repeatable_bots(game, SIMULATIONS) if stage_of(bot) == stage]
    for number in range(FEW_STEPS):
        if not bots or match.state.over:
            break
        seat = match.state.to_act[0]
        knowledge = match.state.knowledge(seat)
        action = find_bot(bots[number % len(bots)], game).choose(knowledge, rng)
        if stage == SEARCH:
            explain(knowledge, [game.steps[action]])
        match.play(seat, action)
    if stage == SEARCH:
        _solve(Game(game.rulebook, min(game.rulebook.players)))


def _solve(game: Game) -> None:
    """A choice by the solution, if there is one."""
    if find_solver(game) is not None:
        find_bot(SIMURGH, game).choose(game.new_match(seed=1).state.knowledge(0), generator(SIMURGH))


def _play(match: Match, rng: Vector, most: int) -> None:
    """A game of random steps, with all that a table asks of it on the way."""
    seen = 0
    for number in range(most):
        if match.state.over:
            break
        for seat in match.state.to_act:
            legal = match.state.legal_actions(seat)
            if number % MANY_SIGHTS == 0:
                _look(match, seen)
                seen = match.length
            if seat in match.state.to_act:
                match.play(seat, legal[below(rng, len(legal))])
                match.can_undo(seat)


def _look(match: Match, since: int = 0) -> None:
    """Everything that people, programs and pages ask of a position, and of what has happened since another one."""
    state = match.state
    for seat in (None, *range(match.game.players)):
        state.view(seat)
    if not state.over:
        seat = state.to_act[0]
        knowledge = state.knowledge(seat)
        knowledge.observe()
        knowledge.imagine(generator(0)).key()
        state.rulebook.moves(state, seat)
        state.choices(seat)
        state.after(seat, state.legal_actions(seat)[0])
    match.events(since=since, open_all=True)
    if since <= MANY_SIGHTS:  # once while the game is young: a record tells all of it
        match.record_for(None)
    match.game.load(state.position())


def functions(name: str, stage: str, version: int | None = None) -> dict[FunctionType, int]:
    """The functions that a stage compiles and a measure of the work that each is: the size of all that it calls."""
    from serai.engine.compiler.cache import CodeCache, compiled_calls

    book = rulebook(name, version)
    if stage == RULES:
        values = [getattr(book.rules, name) for name in FUNCTIONS]
    else:
        if stage == BOTS:
            modules = [import_module(book.parts.merchant.partition(":")[0])] if book.parts.merchant else []
        else:
            modules = [import_module(book.parts.mind), search] if book.parts.mind else []
            modules += [import_module(book.parts.reasons)] if book.parts.reasons else []
        values = [value for module in modules for value in vars(module).values()]
    roots = [value.py_func for value in values if isinstance(getattr(value, "_cache", None), CodeCache)]
    needed = set().union(*(compiled_calls(root, book.dtype) for root in roots))
    return {f: sum(len(part.__code__.co_code) for part in compiled_calls(f, book.dtype)) for f in needed}


@contextlib.contextmanager
def telling(name: str, stage: str, version: int | None, tell: Progress) -> Iterator[None]:
    """Tell of the progress of a stage while it is prepared in this process: after each function that is compiled."""
    from serai.engine.compiler import cache

    if not jit_enabled():
        yield
        return
    work = functions(name, stage, version)
    whole = sum(work.values()) or 1

    def listen(_function: str, _seconds: float) -> None:
        done = set(cache.used.values())
        tell(stage, min(1.0, sum(size for function, size in work.items() if function in done) / whole))

    cache.listeners.append(listen)
    try:
        yield
    finally:
        cache.listeners.remove(listen)


# ------------------------------------------------------------------ what was compiled before


@cache
def _surroundings() -> str:
    """What compiled code depends on, taken together: if it is the same, a note is right."""
    from numba.core.registry import cpu_target

    from serai.engine.compiler.cache import versions

    machine = cpu_target.target_context.codegen().magic_tuple()
    return hashlib.sha256(repr((sources_key(), versions(), machine)).encode()).hexdigest()[:16]


def note_path(name: str, stage: str, version: int | None = None) -> Path:
    """The note of the files that a stage needs."""
    from serai.engine.compiler.cache import NOTES, cache_folder

    number = rulebook(name, version).version
    return cache_folder() / f"{name}-{number}-{stage}-{_surroundings()}{NOTES}"


def is_prepared(name: str, stage: str, version: int | None = None) -> bool:
    """Whether all that a stage needs lies in the cache."""
    if not jit_enabled():
        return True
    note = note_path(name, stage, version)
    try:
        files = note.read_text(encoding="utf-8").split()
        note.touch()
    except OSError:
        return False
    return all((note.parent / file).is_file() for file in files)


def note_prepared(name: str, stage: str, version: int | None = None) -> None:
    """Note that a stage is complete: this process has compiled or loaded all of it, and maybe of other games too."""
    from serai.engine.compiler.cache import used, write

    others = tuple(f"{package}." for other in names() if other != name for package in _packages(other))
    files = [file for file, function in used.items() if not function.__module__.startswith(others)]
    write(note_path(name, stage, version).name, "\n".join(files).encode())


def _packages(name: str) -> set[str]:
    """Where the compiled code of a game lies: its rules, and its mind."""
    book = rulebook(name)
    return {module.rpartition(".")[0] for module in (type(book).__module__, book.parts.mind) if module}


# ------------------------------------------------------------------ a process of its own


def command(name: str, version: int, stages: Sequence[str]) -> list[str]:
    """The command line of a process that prepares stages of a game."""
    return [sys.executable, "-m", "serai.bots.precompile", name, str(version), *stages]


def main(name: str, version: int, stages: list[str]) -> None:
    """Prepare stages of a game and tell of it on the standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    threading.Thread(target=_follow_the_starter, daemon=True).start()

    def tell(stage: str, progress: float, ready: bool = False) -> None:
        print(json.dumps({"stage": stage, "progress": round(progress, 4), "ready": ready}), flush=True)

    for stage in stages:
        if not is_prepared(name, stage, version):
            with telling(name, stage, version, tell):
                prepare(name, stage, version)
            note_prepared(name, stage, version)
        tell(stage, 1.0, ready=True)


def _follow_the_starter() -> None:
    """End this process when the one that started it is gone, however it went."""
    with contextlib.suppress(OSError):
        while os.read(0, 1024):
            pass
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
