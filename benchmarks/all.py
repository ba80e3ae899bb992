#!/usr/bin/env python3
"""Everything about speed in one run, and the page about it: engine, batch, search, peers, and the limit in C.

python benchmarks/all.py [--peers [DIR]] [--seconds 0.8] [--rounds 5] [--game NAME] [--out PAGE] [--json FILE]

All take turns, round by round, so that a busy moment meets everyone; a ratio is of two in the same round. Rates are
steps per second of processor time on one thread. `--peers` makes an environment of its own for pgx, RLCard and
Catanatron (600 MB; thrown away afterwards unless DIR is named) and measures who can be installed.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it finds its neighbours when it is run as a program

import serai  # noqa: E402
from benchmarks import batch, limit  # noqa: E402
from serai.cli.commands.bench import Peer, Playouts  # noqa: E402
from serai.cli.commands.bench_search import Searching  # noqa: E402

Measure = Callable[[float], float]  # seconds to run -> steps per second of processor time

PEERS = ("pgx", "rlcard", "catanatron")
PEER_PROGRAM = ROOT / "benchmarks" / "peers" / "speeds.py"
GAMES = 1024  # of a batch
IN_C, SEARCH = "by hand in C", "Search"
WARM = 0.02  # seconds
SECONDS, ROUNDS = 0.8, 5


@dataclass
class Contender:
    """Somebody who is measured, and the rate of each round."""

    name: str
    measure: Measure
    rates: list[float] = field(default_factory=list)
    steps_per_simulation: float | None = None
    against: str | None = None  # another than the table's reference

    @property
    def rate(self) -> float:
        """The median."""
        return statistics.median(self.rates)


@dataclass
class Contest:
    """A table of the page: who is compared, and with whom."""

    title: str
    text: str
    reference: str
    contenders: list[Contender] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, name: str, make: Callable[..., Measure], *given: Any, against: str | None = None) -> None:
        """One more, unless what it needs is not there."""
        say(f"{self.title}: {name}")
        try:
            measure = make(*given)
            measure(WARM)
        except (ImportError, OSError, SystemExit) as error:
            self.notes.append(f"{name}: {' '.join(str(error).split())}")
            return
        steps = getattr(measure, "steps_per_simulation", None) if self.title == SEARCH else None
        self.contenders.append(Contender(name, measure, steps_per_simulation=steps, against=against))

    def turn(self, seconds: float) -> None:
        """Measure everybody once; who fails is left out from then on, and the page says so."""
        for one in list(self.contenders):
            try:
                one.rates.append(one.measure(seconds))
            except OSError as error:
                self.contenders.remove(one)
                self.notes.append(f"{one.name}: failed after {len(one.rates)} rounds, {error}")

    def table(self) -> list[str]:
        """As Markdown."""
        if not self.contenders:
            return [f"Nobody could be measured. {' '.join(self.notes)}"]
        found = {one.name: one for one in self.contenders}
        notes = [f"- {note}" for note in self.notes]
        base = found.get(self.reference, self.contenders[0])
        head_base = IN_C if self.reference == IN_C else base.name
        searches = any(one.steps_per_simulation for one in self.contenders)
        head = ["", "steps/s, median", "least to most", *(["simulations/s"] if searches else []), f"x {head_base}"]
        lines = [f"| {' | '.join(head)} | least to most |", "|---|" + "---:|" * len(head)]
        for one in self.contenders:
            other = found.get(one.against, one) if one.against else base
            ratios = [own / theirs for own, theirs in zip(one.rates, other.rates, strict=True)]
            cells = [one.name, number(one.rate), f"{number(min(one.rates))} to {number(max(one.rates))}"]
            if searches:
                cells.append(number(one.rate / one.steps_per_simulation) if one.steps_per_simulation else "")
            cells += [ratio(statistics.median(ratios)), f"{ratio(min(ratios))} to {ratio(max(ratios))}"]
            lines.append(f"| {' | '.join(cells)} |")
        return lines + (["", "Not in this table:", "", *notes] if notes else [])


def number(rate: float) -> str:
    """Three digits that count."""
    return f"{rate / 1e6:.3g} M" if rate >= 1e6 else f"{float(f'{rate:.3g}'):,.0f}"


def ratio(value: float) -> str:
    """A ratio to read."""
    return f"{float(f'{value:.2g}'):,g}"


def say(text: str) -> None:
    """Tell on stderr what goes on."""
    print(text, file=sys.stderr, flush=True)


def timed(work: Callable[[], int]) -> Measure:
    """Repeat what makes some steps."""

    def measure(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            steps += work()
        return steps / spent

    return measure


# ---------------------------------------------------------------- who is measured


def of_playouts(name: str, players: int) -> Measure:
    """Compiled random games."""
    runs = Playouts(serai.game(name, players=players), 0.01)
    return timed(runs.run)


def of_mcts(name: str) -> Measure:
    """OpenSpiel's search in C++ with a random game for each simulation; its steps are those of the random games."""
    peer = Peer(0.05, name, clock=time.process_time)

    def work() -> int:
        peer.measure()
        return round(peer.simulations * peer.mean_length)

    return simulating(timed(work), peer.mean_length)


def of_search(name: str, kind: str) -> Measure:
    """Our search."""
    search = Searching(serai.game(name, players=2), kind, 0.05)
    return simulating(timed(lambda: search.run()[0]), search.run()[0] / search.simulations)


def simulating(measure: Measure, steps: float) -> Measure:
    """Say how many steps a simulation has."""
    measure.steps_per_simulation = steps  # type: ignore[attr-defined]
    return measure


def contests(names: list[str], folder: Path, peers: Peers | None) -> Iterator[Contest]:
    """Every table with whoever is there."""
    titles = {name: serai.game(name).title for name in names}
    mancala = "OpenSpiel mancala, C++"
    engine = Contest(
        "Random games",
        "Compiled games with uniformly random steps on one core. OpenSpiel's are those of the rollouts of its search "
        "in C++ (`MCTSBot` with `RandomRolloutEvaluator`), simulations times the mean length of a random game.",
        mancala,
    )
    engine.add(mancala, of_mcts, "mancala")
    engine.add("OpenSpiel breakthrough, C++", of_mcts, "breakthrough")
    for name in names:
        for players in (2, 4):
            engine.add(f"{titles[name]}, {players} players", of_playouts, name, players)
    yield engine

    hand = Contest(
        "The limit",
        "Random games of Bakschisch by a program written by hand in C for this game and machine "
        "(`benchmarks/by_hand`), which plays the same games step by step; ratios are for the same number of players.",
        IN_C,
    )
    if "bakschisch" in names:
        try:
            play = limit.build(folder)
        except (SystemExit, OSError, subprocess.CalledProcessError) as error:
            hand.notes.append(f"Not measured: {error}")
        else:
            for players in (2, 3, 4):
                pair = limit.Pair(play, players)
                by_hand = f"{IN_C}, {players} players"
                for name, run in ((by_hand, pair.theirs), (f"the engine, {players} players", pair.ours)):
                    hand.add(name, timed, partial(run, limit.GAMES_AT_ONCE), against=by_hand)
        yield hand

    many = Contest(
        "Thousands of games at once",
        f"{GAMES:,} games side by side on one thread, every step with the mask and the observation of the seat that "
        "chooses next, random steps, new games begun by themselves. pgx is compiled for the processor.",
        f"pgx connect four, {GAMES:,} games",
    )
    for name in names:
        many.add(f"{titles[name]}, {GAMES:,} games", batch.of_serai, name, 2, GAMES)
    yield many

    single = Contest(
        "One game at a time from Python",
        "Random steps, one call each, with mask and observation (Catanatron without). The games of Serai are those of "
        "the adapter to OpenSpiel, written in Python; OpenSpiel's own are C++ called from Python.",
        "OpenSpiel mancala",
    )
    for other in ("mancala", "leduc_poker", "backgammon"):
        single.add(f"OpenSpiel {other.replace('_', ' ')}", batch.of_openspiel, other)
    for name in names:
        single.add(f"{titles[name]} in OpenSpiel", adapted, name)
    if peers is not None:
        for name in peers.ready:
            (many if name.startswith("pgx") else single).add(name, peers.measure_of, name)
        for name, why in peers.missing.items():
            (many if name.startswith("pgx") else single).notes.append(f"{name}: {why}")
    yield single

    search = Contest(
        SEARCH,
        "Steps per second inside search at the start of a game with two players. `plain` is OpenSpiel's algorithm (UCT "
        "with random games to the end) in worlds imagined anew for each simulation, the fair comparison; `caliph` is "
        "the search as the bots play it, which stops early and judges.",
        "OpenSpiel MCTSBot, mancala",
    )
    for other in ("mancala", "breakthrough"):
        search.add(f"OpenSpiel MCTSBot, {other}", of_mcts, other)
    for name in names:
        for kind in ("plain", "caliph"):
            search.add(f"{titles[name]}, {kind}", of_search, name, kind)
    yield search


def adapted(name: str) -> Measure:
    """A game of ours through OpenSpiel, in turns where seats choose at once."""
    import serai.envs.openspiel as adapter

    in_turns = serai.game(name).rulebook.simultaneous
    return batch.of_openspiel(f"{adapter.game_name(name, in_turns=in_turns)}(players=2)")


# ---------------------------------------------------------------- peers


class Peers:
    """The program that measures the others, in an environment of their own."""

    def __init__(self, python: str, refused: dict[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            [python, str(PEER_PROGRAM)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
        )
        about = self._answer()
        self.ready: list[str] = about["ready"]
        self.missing: dict[str, str] = about["missing"]
        for name in self.missing:
            self.missing[name] = (refused or {}).get(name.split()[0].lower(), self.missing[name])
        self.versions: dict[str, str] = about["versions"]

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise OSError("the program that measures the peers has ended")
        return json.loads(line)

    def measure_of(self, name: str) -> Measure:
        """Ask it."""

        def measure(seconds: float) -> float:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps({"name": name, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
            return float(self._answer()["rate"])

        return measure

    def close(self) -> None:
        """Let it end."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def peers_in(folder: str | None) -> Iterator[Peers | None]:
    """The peers, installed by their names into a new environment or one that is there; None if nobody asked."""
    if folder is None:
        yield None
        return
    with ExitStack() as stack:
        place = Path(folder or stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-peers-")))
        refused: dict[str, str] = {}  # packages that pip could not install, and why
        python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        if not python.is_file():
            say(f"making an environment for {', '.join(PEERS)}")
            venv.create(place, with_pip=True)
            for package in PEERS:
                command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                if done.returncode:
                    refused[package] = f"cannot be installed, {(done.stderr.strip().splitlines() or ['no reason'])[-1]}"
                    say(f"{package} {refused[package]}")
        say("loading the peers")
        try:
            found = Peers(str(python), refused)
        except OSError as error:
            raise SystemExit(f"The peers cannot be measured: {error}.") from None
        try:
            yield found
        finally:
            found.close()


# ---------------------------------------------------------------- the page


def machine() -> str:
    """The processor and how busy it is."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    busy = f", load {os.getloadavg()[0]:.1f} before the run" if hasattr(os, "getloadavg") else ""
    return f"{model}, {os.cpu_count()} cores{busy}"


def versions(peers: Peers | None) -> str:
    """Everybody's."""
    from importlib.metadata import PackageNotFoundError, version

    found = {"Serai": serai.__version__, "Python": platform.python_version()}
    for name, package in (("Numba", "numba"), ("OpenSpiel", "open_spiel")):
        try:
            found[name] = version(package)
        except PackageNotFoundError:
            continue
    found |= {} if peers is None else peers.versions
    return ", ".join(f"{name} {number_}" for name, number_ in found.items())


def page(found: list[Contest], about: dict[str, str], options: argparse.Namespace) -> str:
    """The whole page."""
    words = ["python benchmarks/all.py", *(["--peers"] if options.peers is not None else [])]
    words += [] if options.rounds == ROUNDS else [f"--rounds {options.rounds}"]
    words += [] if options.seconds == SECONDS else [f"--seconds {options.seconds:g}"]
    words += [f"--game {options.game}"] if options.game else []
    words += [] if options.out is None else [f"--out {os.path.relpath(options.out, ROOT)}"]
    lines = [
        "# How fast it is",
        "",
        f"Written by `{' '.join(words)}`; do not edit. {about['date']}, {about['machine']}; {about['versions']}.",
        "",
        f"{options.rounds} rounds in which all take turns, {options.seconds:g} s each. Rates are steps per second of "
        "processor time on one thread, the median of the rounds and the least to the most of them; ratios are of two "
        "in the same round.",
    ]
    for contest in found:
        lines += ["", f"## {contest.title}", "", contest.text, "", *contest.table()]
    if options.peers is None:
        lines += ["", "pgx, RLCard and Catanatron were not asked for (`--peers`)."]
    return "\n".join(lines) + "\n"


def read_options(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--peers", nargs="?", const="", metavar="DIR", help="measure pgx, RLCard and Catanatron too")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each turn")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--game", choices=serai.game_names(), help="only this game")
    parser.add_argument("--out", type=Path, help="the page; printed without it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="all rates, for programs")
    options = parser.parse_args(arguments)
    if options.rounds < 1 or not 0 < options.seconds < 600:
        parser.error("--rounds is at least 1 and --seconds between 0 and 600")
    for path in (options.out, options.json):
        if path is not None and not path.absolute().parent.is_dir():
            parser.error(f"there is no folder {path.parent} to write {path.name} into")
    return options


def main(arguments: list[str] | None = None) -> None:
    """Measure in turns and write."""
    options = read_options(arguments)
    names = [options.game] if options.game else list(serai.game_names())
    about = {"date": f"{datetime.date.today():%Y-%m-%d}", "machine": machine()}
    with peers_in(options.peers) as peers, tempfile.TemporaryDirectory() as folder:
        found = list(contests(names, Path(folder), peers))
        about["versions"] = versions(peers)
        for turn in range(options.rounds):
            for contest in found:
                say(f"round {turn + 1} of {options.rounds}: {contest.title}")
                contest.turn(options.seconds)
    text = page(found, about, options)
    if options.json is not None:
        rates = {contest.title: {one.name: one.rates for one in contest.contenders} for contest in found}
        options.json.write_text(json.dumps({**about, "rates": rates}, indent=2) + "\n", encoding="utf-8")
    if options.out is None:
        print(text)
    else:
        new = options.out.with_suffix(".new")
        new.write_text(text, encoding="utf-8")
        shutil.move(new, options.out)


if __name__ == "__main__":
    main()
