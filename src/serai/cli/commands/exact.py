"""`serai solve` and `serai complexity`: exact work on small games, and how large the others are."""

from __future__ import annotations

import json as json_
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serai.cli import completion
from serai.cli.errors import Mistake
from serai.cli.options import AsJson

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.solve.complexity import Complexity

REPORTS = 10  # of a run
PAUSE = 0.2  # seconds between two lines about what is going on
MARK = "<!-- measured by serai complexity -->"
HEAD = """\
| game | players | steps | shortest to longest | draws | choices per step | geometric mean | most \
| histories, log10 | information sets, log10 | positions, log10 |
|---|---|---|---|---|---|---|---|---|---|---|
"""

Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option; coins=2 and the like make a game small.",
        autocompletion=completion.options,
    ),
]  # fmt: skip
SizeName = Annotated[
    str | None, typer.Option("--size", metavar="SIZE", help="A small game with a name: tiny, small, medium.")
]


def add(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    for command in (solve, complexity):
        app.command()(command)


def chosen_game(name: str, size: str | None, words: list[str] | None, players: int = 2) -> Game:
    """The game that the command line describes."""
    import serai
    from serai.cli.commands.play import read_options
    from serai.engine.registry import rulebook
    from serai.solve.sizes import size_options

    book = rulebook(name)
    options = size_options(book.name, size) if size is not None else {}
    return serai.game(book.name, players=players, **{**options, **read_options(book, words or ())})


class Line:
    """A line on a terminal's stderr about what is going on; nothing in a pipe."""

    def __init__(self, words: str) -> None:
        self.words, self.said = words, 0.0

    def __call__(self, *numbers: int) -> None:
        """Say how far it is, now and then."""
        now = time.monotonic()
        if sys.stderr.isatty() and now - self.said > PAUSE:
            self.said = now
            sys.stderr.write("\r\x1b[K" + self.words.format(*numbers))
            sys.stderr.flush()

    def end(self) -> None:
        """Wipe the line away."""
        if self.said:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def solve(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Its name.", autocompletion=completion.games)
    ] = None,
    size: SizeName = None,
    option: Options = None,
    method: Annotated[
        str | None,
        typer.Option("--method", metavar="M", help="exact (where seats choose at once), cfr or cfr+. [what fits]"),
    ] = None,
    iterations: Annotated[int, typer.Option("--iterations", "-n", metavar="N", help="Of cfr and cfr+.")] = 1000,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Where to save the solution (.npz); not overwritten.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with a run of cfr or cfr+, and save it again.")
    ] = None,
    whole: Annotated[
        bool, typer.Option("--whole", help="Bakschisch with the whole box, round by round from the limit back.")
    ] = False,
    deck: Annotated[
        str | None, typer.Option("--deck", metavar="D", help="Of --whole: endless, or shuffled each round. [endless]")
    ] = None,
    threads: Annotated[int | None, typer.Option("--threads", metavar="N", help="Of --whole. [all cores]")] = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar="FILE", help="Of --whole: the table that bots play by (.npz).")
    ] = None,
    check: Annotated[
        int | None,
        typer.Option("--check", metavar="N", help="Of --whole: compare N random choices with the rules instead."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Solve a game for two: its value, a strategy that cannot be beaten, and how near it is.

    Exploitability is what best responses win from the strategy, the mean of both seats, in hundredths of the stake.
    """
    from serai.solve.graph import build_graph, is_open
    from serai.solve.regrets import Learner
    from serai.solve.store import CFR_PLUS, EXACT, METHODS, reopen, save
    from serai.solve.tree import build_tree

    if iterations < 1:
        raise Mistake(f"--iterations is at least 1, not {iterations}.")
    if method is not None and method not in METHODS:
        raise Mistake(f"--method is {', '.join(METHODS[:-1])} or {METHODS[-1]}, not {method!r}.")
    if (game is None) == (resume is None):
        raise Mistake("Name a game to solve, or a file to go on with by --resume.")
    if resume is not None and (size or option or method or out or deck or check is not None):
        raise Mistake("A run that is gone on with keeps its game, method and file; leave the other options out.")
    file = resume or out
    path = Path(file) if file else None
    if not whole and (deck or threads is not None or table or check is not None):
        raise Mistake("--deck, --threads, --table and --check go with --whole.")
    if resume is None and path is not None and path.exists():
        raise Mistake(f"{path} exists already; choose another name, or go on with it by --resume.")
    if path is not None and not path.resolve().parent.is_dir():
        raise Mistake(f"There is no folder {path.resolve().parent} to save the solution in.")
    if whole:
        from serai.cli.commands.whole import check_choices, solve_whole

        if method is not None:
            raise Mistake("--whole has one method; leave --method out.")
        chosen = None if game is None else chosen_game(game, size, option)
        if chosen is not None and check is not None:
            check_choices(chosen, check, json)
            return
        where = None if resume is None else Path(resume)
        solve_whole(
            chosen, deck=deck, threads=threads, out=path, resume=where, table=Path(table) if table else None, json=json
        )
        return
    line, begin = Line("{0} levels, {1:,} nodes"), time.process_time()
    if resume is not None:
        learner = reopen(Path(resume), tell=line)
        method, space = CFR_PLUS if learner.plus else "cfr", learner.tree
    else:
        assert game is not None
        small = chosen_game(game, size, option)
        method = method or (EXACT if is_open(small) else CFR_PLUS)
        if method == EXACT:
            graph = build_graph(small, tell=line)
            line.end()
            say(json, f"{small.title}: {graph.nodes:,} positions, {graph.child.size:,} ways from one to another")
            value, policy = graph.solve()
            about = _about(method, 0, value, graph.exploitability(policy), time.process_time() - begin)
            _tell_solution(json, about, {"positions": graph.nodes})
            if path is not None:
                save(path, graph, policy, about)
                say(json, f"Saved to {path}.")
            return
        learner = Learner.begin(build_tree(small, tell=line), plus=method == CFR_PLUS)
        space = learner.tree
    line.end()
    first, second = space.information_sets
    say(json, f"{space.game.title}: {space.nodes:,} histories, {first:,} + {second:,} information sets")
    say(json, f"{'iterations':>10}  {'value':>9}  exploitability")
    about, goal = {}, learner.iterations + iterations
    for number in range(1, REPORTS + 1):
        until = goal - iterations + iterations * number // REPORTS
        if until == learner.iterations:
            continue
        learner.run(until - learner.iterations)
        policy = learner.average()
        value, left = space.policy_value(policy), space.exploitability(policy)
        about = _about(method, learner.iterations, value, left, time.process_time() - begin)
        say(json, f"{learner.iterations:>10,}  {value:>+9.5f}  {100 * left:.4f}")
        if path is not None:
            save(path, space, policy, about, learner)
    _tell_solution(json, about, {"histories": space.nodes, "information_sets": [first, second]})
    if path is not None:
        say(json, f"Saved to {path}; `serai solve --resume {path}` goes on.")


def _about(method: str, iterations: int, value: float, left: float, seconds: float) -> dict[str, Any]:
    return {
        "method": method,
        "iterations": iterations,
        "value": value,
        "exploitability": left,
        "cpu_seconds": round(seconds, 3),
    }


def say(json: bool, words: str) -> None:
    """A line for people; programs get JSON alone."""
    if not json:
        print(words, flush=True)


def _tell_solution(json: bool, about: dict[str, Any], more: dict[str, Any]) -> None:
    if json:
        print(json_.dumps({**more, **about}))
        return
    print(f"value to seat 0: {about['value']:+.6f} of the stake")
    print(f"exploitability: {100 * about['exploitability']:.6f} hundredths of the stake")
    print(f"CPU time: {about['cpu_seconds']:.1f} s")


def complexity(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Its name. [every game]", autocompletion=completion.games),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many seats. [every number]")
    ] = None,
    size: SizeName = None,
    option: Options = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Random games.")] = 2000,
    walks: Annotated[int, typer.Option("--walks", metavar="N", help="Random walks of Knuth's estimator.")] = 200,
    exact: Annotated[bool, typer.Option("--exact", help="Count everything as well; for small games for two.")] = False,
    json: AsJson = False,
    write: Annotated[
        str | None, typer.Option("--write", metavar="PAGE", help="Put the table into a page that has one.")
    ] = None,
) -> None:
    """Estimate how large a game is: length, choices, histories, information sets and positions, with intervals."""
    import serai
    from serai.engine.registry import rulebook
    from serai.solve.complexity import count_exactly, measure

    for word, number in (("--games", games), ("--walks", walks)):
        if number < 2:
            raise Mistake(f"{word} is at least 2, not {number}.")
    if game is None and (option or size):
        raise Mistake("Options are those of one game; name it.")
    page = None if write is None else Path(write)
    text = "" if page is None else _page(page)
    lines = []
    for name in serai.game_names() if game is None else (rulebook(game).name,):
        counts = rulebook(name).players if players is None and size is None else (players or 2,)
        for count in counts:
            one = chosen_game(name, size, option, count)
            found = measure(one, games=games, walks=walks)
            truth = count_exactly(one) if exact else None
            lines.append(_row(found))
            if json:
                print(json_.dumps(_as_json(found, truth)), flush=True)
            elif page is None:
                _show(found, truth)
    if page is not None:
        before, _, after = text.split(MARK)
        page.write_text(f"{before}{MARK}\n{HEAD}" + "\n".join(lines) + f"\n{MARK}{after}", encoding="utf-8")


def _page(path: Path) -> str:
    """The page that a table is put into."""
    from serai.cli.files import read_text

    text = read_text(path, "a page")
    if text.count(MARK) != 2:
        raise Mistake(f"{path} has no place for the table: two lines {MARK}.")
    return text


def _row(found: Complexity) -> str:
    """A line of the table."""
    h, i = found.histories, found.information_sets
    return (
        f"| {found.game.title} | {found.game.players} | {found.steps.mean:.0f} ± {_half(found.steps):.1f} "
        f"| {found.shortest} to {found.longest} | {found.draws.mean:.0f} "
        f"| {found.choices.mean:.2f} ± {_half(found.choices):.2f} | {found.geometric:.1f} | {found.most_choices} "
        f"| ≥ {h.least:.0f}; {h.estimate.mean:.0f} ({h.estimate.low:.0f} to {h.estimate.high:.0f}) "
        f"| ≥ {i.least:.0f}; {i.estimate.mean:.0f} ({i.estimate.low:.0f} to {i.estimate.high:.0f}) "
        f"| ≥ {found.positions_at_least:.1f} |"
    )


def _half(mean: Any) -> float:
    return float(mean.high - mean.mean)


def _show(found: Complexity, truth: dict[str, int] | None) -> None:
    print(f"{found.game!r}: {found.games:,} random games, {found.walks:,} walks")
    print(
        f"  steps             {found.steps.mean:.1f} ± {_half(found.steps):.1f} ({found.shortest} to {found.longest})"
    )
    print(f"  draws             {found.draws.mean:.1f} ± {_half(found.draws):.1f}")
    print(f"  choices per step  {found.choices.mean:.2f} ± {_half(found.choices):.2f}, geometric {found.geometric:.2f}")
    for word, size in (("histories", found.histories), ("information sets", found.information_sets)):
        knuth = size.estimate
        print(
            f"  {word:<16}  10^{knuth.mean:.2f} (10^{knuth.low:.2f} to 10^{knuth.high:.2f}), "
            f"at least 10^{size.least:.2f}"
        )
    print(f"  positions         at least 10^{found.positions_at_least:.2f} ({found.collisions} pairs alike)")
    if truth is not None:
        print(f"  exactly           {', '.join(f'{value:,} {name}' for name, value in truth.items())}", flush=True)


def _as_json(found: Complexity, truth: dict[str, int] | None) -> dict[str, Any]:
    from dataclasses import asdict, replace

    numbers = asdict(replace(found, game=None))  # type: ignore[arg-type]
    return {**found.game.describe(), **{k: v for k, v in numbers.items() if k != "game"}, "exactly": truth}
