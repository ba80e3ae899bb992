"""`serai bench engine`: steps per second, sizes and start-up times, next to a peer measured in the same run.

The peer is OpenSpiel's C++ `MCTSBot` with `RandomRolloutEvaluator` on its `mancala`. One simulation plays a game to
its end, so its steps per second are simulations per second times the mean length of a random game. Rounds of both
alternate, and medians are compared, so that a busy machine slows both.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from rich.table import Table

import serai
from serai.bots.precompile import RULES
from serai.cli.compiling import compiling
from serai.cli.errors import Mistake
from serai.cli.screen import Screen, new_console
from serai.engine.registry import rulebook

if TYPE_CHECKING:
    from serai.engine.game import Game

ROUNDS = 5
SHORTEST, LONGEST = 0.01, 600.0  # seconds of measuring
FIRST_BATCH = 8  # games; doubled until a batch fills its part of a round
PEER_GAME = "mancala"
PEER_LENGTHS = 300  # random games that tell the mean length
PEER_FIRST = 200  # simulations to find out how many a round takes
PEER_SEED = 7
STARTS = 3  # fresh processes per start-up time

# What Bakschisch must reach; the other games are measured without a target.
STATE_BYTES, TIMES_PEER = 128, 3.0
IMPORT_SECONDS, COMPILE_SECONDS, CACHED_SECONDS = 0.2, 10.0, 1.0
GAME_WITH_TARGETS = "bakschisch"

FIRST_PLAYOUT = """
import sys, time
begin = time.perf_counter()
import numpy as np, serai
from serai.engine.chance import generator, new_scratch
from serai.engine.playouts import playouts
game = serai.game(sys.argv[1])
playouts(game.start().fields, np.zeros(1, game.rulebook.dtype), 1, generator(1), new_scratch())
print(time.perf_counter() - begin, time.time())
"""
IMPORT_SERAI = "import time; begin = time.perf_counter(); import serai; print(time.perf_counter() - begin, time.time())"


@dataclass(frozen=True)
class Target:
    """A measured number and what it should be."""

    name: str
    measured: float
    wanted: float
    at_most: bool

    @property
    def met(self) -> bool:
        """Whether the number is good enough."""
        return self.measured <= self.wanted if self.at_most else self.measured >= self.wanted


# ---------------------------------------------------------------- this engine


class Playouts:
    """Compiled random games of one game and number of players, in batches that last about a round."""

    def __init__(self, game: Game, seconds: float) -> None:
        import numpy as np

        from serai.engine.chance import generator, new_scratch

        self.game = game
        self._start = game.start().fields
        self._table = np.zeros(1, game.rulebook.dtype)
        self._rng = generator(game.players)
        self._desk = new_scratch()
        self.games = FIRST_BATCH
        self.run()  # compiles
        while self._timed()[1] < seconds / 2:
            self.games *= 2
        self.rates: list[tuple[float, float]] = []

    def run(self) -> int:
        """One batch; how many steps it took."""
        from serai.engine.playouts import playouts

        return int(playouts(self._start, self._table, self.games, self._rng, self._desk))

    def _timed(self) -> tuple[int, float]:
        begin = time.perf_counter()
        steps = self.run()
        return steps, time.perf_counter() - begin

    def measure(self) -> None:
        """One round."""
        steps, seconds = self._timed()
        self.rates.append((steps / seconds, self.games / seconds))

    def result(self) -> dict[str, Any]:
        """The medians of the rounds."""
        steps, games = (statistics.median(rates) for rates in zip(*self.rates, strict=True))
        return {
            "players": self.game.players,
            "steps_per_second": round(steps),
            "games_per_second": round(games, 1),
            "rounds": [round(rate) for rate, _ in self.rates],
        }


# ---------------------------------------------------------------- the peer


class Peer:
    """OpenSpiel's search with random rollouts."""

    def __init__(self, seconds: float, name: str = PEER_GAME, clock: Callable[[], float] = time.perf_counter) -> None:
        import pyspiel

        self._pyspiel = pyspiel
        self._clock = clock
        self.name = name
        self.game = pyspiel.load_game(name)
        self.mean_length = self._mean_length()
        self.simulations = PEER_FIRST
        while self._timed() < seconds / 2:
            self.simulations *= 2
        self.rates: list[float] = []

    def _mean_length(self) -> float:
        import random

        luck = random.Random(PEER_SEED)
        moves = 0
        for _ in range(PEER_LENGTHS):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))
                moves += 1
        return moves / PEER_LENGTHS

    def _timed(self) -> float:
        evaluator = self._pyspiel.RandomRolloutEvaluator(1, PEER_SEED)
        # exploration 2, 100 MB of tree, no solver, quiet
        bot = self._pyspiel.MCTSBot(self.game, evaluator, 2.0, self.simulations, 100, False, PEER_SEED, False)
        state = self.game.new_initial_state()
        begin = self._clock()
        bot.step(state)
        return max(self._clock() - begin, 1e-9)

    def measure(self) -> None:
        """One round."""
        self.rates.append(self.simulations / self._timed())

    def result(self) -> dict[str, Any]:
        """The median of the rounds."""
        from importlib.metadata import version

        rate = statistics.median(self.rates)
        return {
            "name": f"OpenSpiel MCTSBot + RandomRolloutEvaluator (C++), {self.name}",
            "version": version("open_spiel"),
            "steps_per_second": round(rate * self.mean_length),
            "simulations_per_second": round(rate),
            "mean_length": round(self.mean_length, 2),
            "rounds": [round(rate * self.mean_length) for rate in self.rates],
        }


def find_peer(seconds: float) -> Peer | None:
    """The peer, or None when open_spiel is not installed."""
    try:
        return Peer(seconds)
    except ImportError:
        return None


# ---------------------------------------------------------------- fresh processes


def _fresh(program: str, *arguments: str, cache: str | None = None) -> tuple[float, float]:
    """Run a program in a new process: the seconds that it counts itself, and those from the start of the process."""
    environment = os.environ | ({"SERAI_CACHE_DIR": cache} if cache else {})
    begin = time.time()
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise Mistake(f"The measurement could not start a fresh process: {last}")
    counted, ended = map(float, done.stdout.split())
    return counted, ended - begin


def import_seconds() -> float:
    """How long `import serai` takes in a fresh process."""
    return statistics.median(_fresh(IMPORT_SERAI)[0] for _ in range(STARTS))


def start_seconds(game: str) -> tuple[float, float]:
    """To the end of a first playout: with nothing compiled, and from the cache, the start of Python counted."""
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as cache:
        cold, _ = _fresh(FIRST_PLAYOUT, game, cache=cache)
        cached = statistics.median(_fresh(FIRST_PLAYOUT, game, cache=cache)[1] for _ in range(STARTS))
    return cold, cached


# ---------------------------------------------------------------- the whole measurement

Say = Callable[[str], None]


def measure(names: list[str], seconds: float, say: Say) -> dict[str, Any]:
    """Everything that the command reports, as JSON; `seconds` for each game and number of players."""
    from serai.engine.compiler.compiled import jit_enabled

    slice_seconds = seconds / ROUNDS / 2  # half for the peer
    say("looking for OpenSpiel")
    peer = find_peer(slice_seconds)
    games: list[dict[str, Any]] = []
    for name in names:
        book = serai.game(name).rulebook
        runs = []
        for players in book.players:
            say(f"{book.title}, {players} players: compiling or loading")
            runs.append(Playouts(serai.game(name, players=players), slice_seconds))
        for number in range(ROUNDS):
            for run in runs:
                say(f"{book.title}, {run.game.players} players: round {number + 1} of {ROUNDS}")
                run.measure()
                if peer is not None:
                    peer.measure()
        say(f"{book.title}: compiling in a fresh process")
        cold, cached = start_seconds(name)
        games.append(
            {
                "game": name,
                "state_bytes": book.dtype.itemsize,
                "compile_seconds": round(cold, 3),
                "cached_seconds": round(cached, 3),
                "playouts": [run.result() for run in runs],
            }
        )
    say("importing serai in a fresh process")
    report: dict[str, Any] = {
        "serai": serai.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "compiled": jit_enabled(),
        "seconds": seconds,
        "import_seconds": round(import_seconds(), 4),
        "peer": peer.result() if peer is not None else None,
        "games": games,
    }
    for game in games:
        for run in game["playouts"]:
            run["times_peer"] = (
                round(run["steps_per_second"] / report["peer"]["steps_per_second"], 2) if report["peer"] else None
            )
    report["targets"] = [{**asdict(target), "met": target.met} for target in targets(report)]
    return report


def targets(report: dict[str, Any]) -> list[Target]:
    """The promises of the project that this report can check."""
    found = [Target("import serai, seconds", report["import_seconds"], IMPORT_SECONDS, at_most=True)]
    for game in report["games"]:
        if game["game"] != GAME_WITH_TARGETS:
            continue
        found += [
            Target("Bakschisch, bytes of a state", game["state_bytes"], STATE_BYTES, at_most=True),
            Target("Bakschisch, first compile, seconds", game["compile_seconds"], COMPILE_SECONDS, at_most=True),
            Target("Bakschisch, first playout from the cache, s", game["cached_seconds"], CACHED_SECONDS, at_most=True),
        ]
        ratios = [run["times_peer"] for run in game["playouts"] if run["times_peer"] is not None]
        if ratios:
            found.append(
                Target("Bakschisch, steps per second over OpenSpiel's", min(ratios), TIMES_PEER, at_most=False)
            )
    return found


# ---------------------------------------------------------------- the command


def bench(game: str | None, *, seconds: float, as_json: bool) -> None:
    """Measure and print."""
    if not SHORTEST <= seconds <= LONGEST:
        raise Mistake(f"--seconds is a number from {SHORTEST} to {LONGEST:.0f}, not {seconds:g}.")
    names = [serai.game(game).name] if game is not None else list(serai.game_names())
    for name in names:
        with compiling(rulebook(name), [RULES], quiet=as_json):
            Playouts(serai.game(name), 0.0)
    with progress(quiet=as_json) as say:
        report = measure(names, seconds, say)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report, Screen(new_console()))


@contextmanager
def progress(*, quiet: bool) -> Iterator[Say]:
    """What is being measured, on stderr: one changing line on a terminal, a line for each stage elsewhere."""
    console = new_console(stderr=True)
    if console.is_terminal:
        with console.status("measuring") as status:
            yield lambda text: status.update(text)
    elif quiet:
        yield lambda text: None
    else:
        yield lambda text: print(text, file=sys.stderr, flush=True)


def show(report: dict[str, Any], screen: Screen) -> None:
    """Print the report for people."""
    kind = "compiled" if report["compiled"] else "INTERPRETED (NUMBA_DISABLE_JIT is set)"
    screen.say(f"serai {report['serai']}, Python {report['python']}, {report['machine']}, rules {kind}, one core")
    screen.say()
    peer = report["peer"]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("random games", header_style="cyan")
    for heading in ("players", "M steps/s", "games/s", "x OpenSpiel"):
        table.add_column(heading, justify="right", header_style="cyan")
    for game in report["games"]:
        for run in game["playouts"]:
            times = "-" if run["times_peer"] is None else f"{run['times_peer']:.1f}"
            rates = (f"{run['steps_per_second'] / 1e6:.2f}", f"{run['games_per_second']:,.0f}", times)
            table.add_row(game["game"], str(run["players"]), *rates)
    if peer is not None:
        simulations = f"{peer['simulations_per_second']:,}"
        table.add_row(
            f"OpenSpiel {peer['version']} {PEER_GAME}", "2", f"{peer['steps_per_second'] / 1e6:.2f}", simulations, "1.0"
        )
    screen.console.print(table)
    screen.say()
    if peer is None:
        screen.say("OpenSpiel is not installed, so there is nothing to compare with: pip install 'serai[openspiel]'.")
    else:
        screen.say(f"{peer['name']}: simulations per second x {peer['mean_length']} moves, the mean random game.")
    for game in report["games"]:
        screen.say(
            f"{game['game']}: {game['state_bytes']} bytes a state; first playout after {game['compile_seconds']:.1f} s "
            f"with nothing compiled, {game['cached_seconds']:.2f} s from the cache (with the start of Python)."
        )
    screen.say(f"import serai: {report['import_seconds'] * 1000:.0f} ms.")
    screen.say()
    for target in report["targets"]:
        sign = "<=" if target["at_most"] else ">="
        verdict = "met" if target["met"] else "MISSED"
        screen.say(f"{target['name']:<46} {target['measured']:>8g} {sign} {target['wanted']:<6g} {verdict}")
