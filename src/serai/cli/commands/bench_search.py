"""`serai bench search`: simulations and steps per second inside search, next to OpenSpiel's in the same run.

The peer is OpenSpiel's C++ `MCTSBot` with `RandomRolloutEvaluator` on its `mancala` and `breakthrough`. Ours is
measured twice at the start of each game with two players: `plain` is the same algorithm (UCT with uniformly random
playouts to the end, in worlds imagined anew for each simulation), `caliph` the search as the bots play it. Rounds of
all alternate, seconds are the thread's own on its core, and medians are compared: a busy machine harms nobody.
"""

from __future__ import annotations

import json
import platform
import statistics
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.table import Table

import serai
from serai.bots.precompile import SEARCH
from serai.cli.commands.bench import LONGEST, ROUNDS, SHORTEST, Peer, Say, Target, progress
from serai.cli.compiling import compiling
from serai.cli.errors import Mistake
from serai.cli.screen import Screen, new_console
from serai.engine.registry import rulebook

if TYPE_CHECKING:
    from serai.engine.game import Game

PEER_GAMES = ("mancala", "breakthrough")
FIRST_SIMULATIONS = 32
LUCK = 7


class Searching:
    """The search of one game with one kind of settings, in batches that last about a round."""

    def __init__(self, game: Game, kind: str, seconds: float) -> None:
        from serai.bots.searcher import PLAIN, Budget, Search

        self.game, self.kind = game, kind
        changed = PLAIN if kind == "plain" else {}
        self.search = Search(game, Budget(simulations=1), **changed)
        self.simulations = FIRST_SIMULATIONS
        self.run()  # compiles
        while self.run()[1] < seconds / 2:
            self.simulations *= 2
        self.rates: list[tuple[float, float]] = []

    def run(self) -> tuple[int, float]:
        """One batch from an empty tree: steps and seconds."""
        from serai.engine.chance import generator

        state, (tree,) = self.game.new_match(seed=LUCK).state, self.search.trees
        tree.begin()
        before, begin = int(tree.way.steps), time.thread_time()
        tree.simulate(state.fields, state.to_act[0], self.search.settings, generator(LUCK), self.simulations)
        return int(tree.way.steps) - before, max(time.thread_time() - begin, 1e-9)

    def measure(self) -> None:
        """One round."""
        steps, seconds = self.run()
        self.rates.append((self.simulations / seconds, steps / seconds))

    def result(self) -> dict[str, Any]:
        """The medians of the rounds."""
        simulations, steps = (statistics.median(rates) for rates in zip(*self.rates, strict=True))
        return {
            "simulations_per_second": round(simulations),
            "steps_per_second": round(steps),
            "steps_per_simulation": round(steps / simulations, 1),
            "rounds": [round(rate) for _, rate in self.rates],
        }


def measure(names: list[str], seconds: float, say: Say) -> dict[str, Any]:
    """Everything that the command reports, as JSON; `seconds` for each search."""
    from serai.bots.searcher import MEGABYTES

    part = seconds / ROUNDS
    say("looking for OpenSpiel")
    try:
        peers = [Peer(part, name, clock=time.thread_time) for name in PEER_GAMES]
    except ImportError:
        peers = []
    runs: list[Searching] = []
    for name in names:
        game = serai.game(name, players=2)
        for kind in ("plain", "caliph"):
            say(f"{game.title}, {kind}: compiling or loading")
            runs.append(Searching(game, kind, part))
    for number in range(ROUNDS):
        for run in runs:
            say(f"{run.game.title}, {run.kind}: round {number + 1} of {ROUNDS}")
            run.measure()
        for peer in peers:
            peer.measure()
    results = [{"game": run.game.name, "kind": run.kind, **run.result()} for run in runs]
    found = [{"game": name, **peer.result()} for name, peer in zip(PEER_GAMES, peers, strict=False)]
    for result in results:
        result["times_peer"] = {p["game"]: round(result["steps_per_second"] / p["steps_per_second"], 2) for p in found}
    return {
        "serai": serai.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "seconds": seconds,
        "megabytes_of_tree": MEGABYTES,
        "peers": found,
        "searches": results,
        "targets": [{**asdict(target), "met": target.met} for target in targets(results)],
    }


def targets(results: list[dict[str, Any]]) -> list[Target]:
    """At least as many steps per second inside plain search as the peer makes."""
    return [
        Target(f"{result['game']}, plain, steps per second over {name}", ratio, 1.0, at_most=False)
        for result in results
        if result["kind"] == "plain"
        for name, ratio in result["times_peer"].items()
    ]


def bench(game: str | None, *, seconds: float, as_json: bool) -> None:
    """Measure and print."""
    if not SHORTEST <= seconds <= LONGEST:
        raise Mistake(f"--seconds is a number from {SHORTEST} to {LONGEST:.0f}, not {seconds:g}.")
    chosen = [serai.game(name) for name in (serai.game_names() if game is None else (game,))]
    names = [found.name for found in chosen if found.rulebook.parts.mind]
    if not names:
        raise Mistake(f"{chosen[0].title} has no search yet.")
    for name in names:
        with compiling(rulebook(name), [SEARCH], quiet=as_json):
            Searching(serai.game(name, players=2), "plain", 0.0)
    with progress(quiet=as_json) as say:
        report = measure(names, seconds, say)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report, Screen(new_console()))


def show(report: dict[str, Any], screen: Screen) -> None:
    """Print the report for people."""
    screen.say(f"serai {report['serai']}, Python {report['python']}, {report['machine']}, one core, two players")
    screen.say()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("search", header_style="cyan")
    for heading in ("simulations/s", "M steps/s", *(f"x {peer['game']}" for peer in report["peers"])):
        table.add_column(heading, justify="right", header_style="cyan")
    for run in report["searches"]:
        rates = (f"{run['simulations_per_second']:,}", f"{run['steps_per_second'] / 1e6:.2f}")
        table.add_row(
            f"{run['game']}, {run['kind']}", *rates, *(f"{ratio:.1f}" for ratio in run["times_peer"].values())
        )
    for peer in report["peers"]:
        rates = (f"{peer['simulations_per_second']:,}", f"{peer['steps_per_second'] / 1e6:.2f}")
        table.add_row(f"OpenSpiel, {peer['game']}", *rates)
    screen.console.print(table)
    screen.say()
    if not report["peers"]:
        screen.say("OpenSpiel is not installed, so there is nothing to compare with: pip install 'serai[openspiel]'.")
    screen.say(f"A tree takes at most {report['megabytes_of_tree']:g} MB for each thread.")
    for target in report["targets"]:
        verdict = "met" if target["met"] else "MISSED"
        screen.say(f"{target['name']:<56} {target['measured']:>6g} >= {target['wanted']:g} {verdict}")
