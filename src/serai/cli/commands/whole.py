"""`serai solve bakschisch --whole`: the whole game for two, round by round, and the table that bots play by."""

from __future__ import annotations

import json as json_
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from serai.cli.commands.exact import Line, say
from serai.cli.errors import FAILURE, Mistake
from serai.cli.screen import interruptible

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.solve.whole import Whole

MEGABYTE, GIGABYTE = 1 << 20, 1 << 30
LEAST_CHECKED = 2  # choices: half of them are in the last round
MINUTE = 60.0  # seconds
BRIBE = "round {0:,}: bribe {1}, {2} %"


def solve_whole(
    game: Game | None, *, deck: str | None, threads: int | None, out: Path | None, resume: Path | None,
    table: Path | None, json: bool,
) -> None:  # fmt: skip
    """Solve a game for two from its round limit back, or go on with it; say what it takes before it begins."""
    from serai.bots.bakschisch.decks import DECKS, ENDLESS

    if deck is not None and deck not in DECKS:
        raise Mistake(f"--deck is {' or '.join(DECKS)}, not {deck!r}.")
    if threads is not None and threads < 1:
        raise Mistake(f"--threads is at least 1, not {threads}.")
    if table is not None and not table.resolve().parent.is_dir():
        raise Mistake(f"There is no folder {table.resolve().parent} to save the table in.")
    _check_game(game)
    from serai.solve.whole import Whole, usable_cores

    cores, path = threads or usable_cores(), resume or out
    if resume is not None:
        whole = Whole.reopen(resume, cores)
    else:
        assert game is not None
        whole = Whole(game, deck or ENDLESS, threads=cores)
    announce(whole, json)
    begin, cpu = time.monotonic(), time.process_time()
    with interruptible():
        _solve(whole, path, json)
        if table is not None:
            from serai.solve.tables import make_table

            make_table(whole).save(table)
    _tell(whole, json, time.monotonic() - begin, time.process_time() - cpu)
    for file, what in ((path, "solution"), (table, "table")):
        if file is not None:
            say(json, f"The {what} is in {file}.")


def check_choices(game: Game, count: int, json: bool) -> None:
    """Compare where random choices lead with the rules; a difference is a fault in Serai."""
    from serai.solve.transitions import compare

    _check_game(game)
    if count < LEAST_CHECKED:
        raise Mistake(f"--check is at least {LEAST_CHECKED}, not {count}.")
    different = compare(game, count)
    if json:
        print(json_.dumps({"checked": count, "different": different}))
    else:
        print(f"{count:,} random choices, {different:,} of them lead elsewhere than by the rules")
    if different:
        raise typer.Exit(FAILURE)


def _check_game(game: Game | None) -> None:
    if game is not None and game.name != "bakschisch":
        raise Mistake(f"Only Bakschisch is solved whole; {game.title} is too large, and its hands are hidden.")


def announce(whole: Whole, json: bool) -> None:
    """Say how much it is, before it begins."""
    from serai.solve.whole import NANOSECONDS, USUAL_ROUNDS

    rounds = max(0, min(int(whole.game.options["max_rounds"]), USUAL_ROUNDS) - whole.rounds)
    minutes = whole.work * rounds * NANOSECONDS * 1e-9 / whole.threads / MINUTE
    size = whole.memory
    memory = f"{size / GIGABYTE:.1f} GB" if size >= GIGABYTE else f"{max(1, size // MEGABYTE)} MB"
    say(json, f"{whole.game.title}, {whole.deck} deck: {whole.positions:,} positions with a choice in each round,")
    say(json, f"{whole.work:,} matrix games. It takes {memory}, and for {rounds} rounds about {minutes:.1f} minutes")
    say(json, f"on {whole.threads} idle core{'s' * (whole.threads != 1)}; it ends when nothing changes any more.")


def _solve(whole: Whole, path: Path | None, json: bool) -> None:
    """Round after round; what is done is saved after each."""
    if not json and not whole.finished:
        print(f"{'rounds left':>11}  {'largest change':>14}  {'11 : 9 coins':>12}  {'CPU s':>7}", flush=True)
    line = Line(BRIBE)
    try:
        while not whole.finished:
            cpu = time.process_time()
            whole.solve_round(lambda bribe, done: line(whole.rounds + 1, bribe + 1, round(100 * done)))
            line.end()
            if path is not None:
                whole.save(path)
            ahead = whole.worth(0, 0, int(whole.box.coins) // 2 + 1)
            spent = time.process_time() - cpu
            say(json, f"{whole.rounds:>11,}  {whole.change:>14.7f}  {ahead:>+12.5f}  {spent:>7.1f}")
    except KeyboardInterrupt:
        line.end()
        if path is not None and whole.rounds:
            print(
                f"{whole.rounds} rounds are in {path}; `serai solve --whole --resume {path}` goes on.", file=sys.stderr
            )
        raise


def _tell(whole: Whole, json: bool, seconds: float, cpu: float) -> None:
    about: dict[str, Any] = {
        "deck": whole.deck,
        "rounds": whole.rounds,
        "value": whole.value,
        "change": whole.change,
        "gap": whole.gap,
        "positions": whole.positions,
        "matrices": whole.matrices,
        "seconds": round(seconds, 3),
        "cpu_seconds": round(cpu, 3),
    }
    if json:
        print(json_.dumps(about))
        return
    print(f"value to seat 0: {whole.value:+.6f} of the stake")
    print(f"{whole.rounds} rounds; the last one changed no start of a round by more than {whole.change:.7f}")
    print(f"what both mixes of a matrix game guarantee is never further apart than {whole.gap:.1e}")
    print(f"{whole.matrices:,} matrix games, {seconds:.1f} s, CPU time {cpu:.1f} s")
