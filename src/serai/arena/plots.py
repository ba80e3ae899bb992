"""The plots of the report: matplotlib's SVG with the colours left to the page, so that they follow its theme."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from serai.arena.plan import label
from serai.arena.statistics import Interval, share_interval

if TYPE_CHECKING:
    from serai.arena.summary import Summary

WIDTH, HEIGHT = 5.0, 3.1  # inches; a phone shows them at about this size
TALL = 0.42  # inches more for each bot beyond the usual number
USUAL_BOTS = 4
MOST_BINS = 24
MOST_FILLED = 3  # areas on top of each other that are still told apart
FIRST_SHOWN = 4  # blocks before the running result has an interval worth drawing
HUES = 8  # colours of bots; more bots begin again

# Colours that stand for variables of the page's style sheet.
INK, FAINT, GRID = "#010101", "#020202", "#030303"
HUE = tuple(f"#0400{number:02x}" for number in range(HUES))
VARIABLES = {INK: "--ink", FAINT: "--faint", GRID: "--grid"} | {HUE[n]: f"--bot{n}" for n in range(HUES)}

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "figure.facecolor": "none",
    "legend.frameon": False,
    "legend.fontsize": 9,
}


@dataclass(frozen=True)
class Plot:
    """One picture of the report: what it shows, in words, and as SVG."""

    title: str
    caption: str
    svg: str


def can_draw() -> bool:
    """Whether matplotlib is here, which only plots need."""
    return find_spec("matplotlib") is not None


def draw_plots(summary: Summary) -> list[Plot]:
    """All plots that these results have something for; none without matplotlib."""
    if not can_draw():
        return []
    painters = (
        _results, _running, _ratings, _seats, _scores, _lengths, _thinking,
    )  # fmt: skip
    plots = (painter(summary) for painter in painters)
    return [plot for plot in plots if plot is not None]


# ---------------------------------------------------------------- the pictures


def _results(summary: Summary) -> Plot | None:
    """Win share of each bot with its interval."""
    lines = [line for line in summary.bots if line.share is not None]
    if not lines:
        return None
    with _figure(len(lines)) as (figure, axes):
        _rows(axes, [line.name for line in lines], [_percents(line.share) for line in lines], _hues(summary, lines))
        axes.axvline(100 * summary.even, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
        axes.set_xlim(*_around([_percents(line.share) for line in lines], 100 * summary.even))
        axes.set_xlabel("win share per seat, %")
        svg = _svg(figure, "results")
    return Plot("Who wins", f"Dots are means, bars 95 % intervals; the dashed line is even, {_short(summary)}.", svg)


def draw_pairings(summary: Summary) -> Plot:
    """Each pairing of a ladder; without matplotlib nothing is drawn."""
    caption = "The win share of the bot that is named first, with its 95 % interval."
    if not can_draw():
        return Plot("Every pairing", caption, "")
    lines = [line for line in summary.contests if line.share is not None]
    with _figure(len(lines)) as (figure, axes):
        hues = [_hue(summary, line.lineup[0]) for line in lines]
        _rows(axes, [line.title for line in lines], [_percents(line.share) for line in lines], hues)
        axes.axvline(100 * summary.even, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
        axes.set_xlim(*_around([_percents(line.share) for line in lines], 100 * summary.even))
        axes.set_xlabel("win share of the first named, %")
        svg = _svg(figure, "pairings")
    return Plot("Every pairing", caption, svg)


def _running(summary: Summary) -> Plot | None:
    """How the result settled as blocks came in."""
    from serai.arena.runner import Running

    running = Running(summary.plan, summary.games)
    shares = [running.shares(contest) for contest in range(len(summary.contests))]
    if len(shares) > 1 or len(shares[0]) <= FIRST_SHOWN:
        return None
    points = sorted({*_spread(FIRST_SHOWN, len(shares[0]))})
    intervals = [_percents(share_interval(shares[0][:n])) for n in points]
    games = [n * summary.plan.game.players for n in points]
    hue = _hue(summary, summary.plan.contests[0][0])
    with _figure() as (figure, axes):
        axes.fill_between(
            games, [i.low for i in intervals], [i.high for i in intervals], color=hue, alpha=0.22, linewidth=0
        )
        axes.plot(games, [i.mean for i in intervals], color=hue, linewidth=2)
        axes.axhline(100 * summary.even, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
        axes.set_xlim(games[0], games[-1])
        axes.set_ylim(*_around(intervals[len(intervals) // 8 :], 100 * summary.even))
        axes.set_xlabel("games")
        axes.set_ylabel(f"win share of {label(summary.plan.contests[0][0])}, %")
        svg = _svg(figure, "running")
    return Plot("How the result settled", "The win share so far, with its 95 % interval; dashed is even.", svg)


def _ratings(summary: Summary) -> Plot | None:
    """OpenSkill ratings."""
    lines = list(summary.bots)
    if len(lines) < 2 or not summary.games:
        return None
    intervals = [
        Interval(line.rating.mu, line.rating.mu - 2 * line.rating.sigma, line.rating.mu + 2 * line.rating.sigma)
        for line in lines
    ]
    with _figure(len(lines)) as (figure, axes):
        _rows(axes, [line.name for line in lines], intervals, _hues(summary, lines))
        axes.set_xlabel("OpenSkill rating")
        svg = _svg(figure, "ratings")
    return Plot("Ratings", "OpenSkill's mu, with two sigma to each side. A new player has 25.", svg)


def _seats(summary: Summary) -> Plot | None:
    """Win share of each seat."""
    shares = [_percents(share) for share in summary.seats if share is not None]
    if not shares:
        return None
    with _figure() as (figure, axes):
        _columns(axes, [f"seat {seat}" for seat in range(len(shares))], shares)
        axes.axhline(100 * summary.even, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
        axes.set_ylim(*_around(shares, 100 * summary.even))
        axes.set_ylabel("win share, %")
        svg = _svg(figure, "seats")
    return Plot(
        "Does the seat matter?", "Win share of each seat, whoever sits there; every bot sits in all of them.", svg
    )


def _scores(summary: Summary) -> Plot | None:
    """How often each bot has which score."""
    by_bot = {
        line.bot: _of_bot(summary, line.bot, lambda game, seat: (game.scores or ())[seat]) for line in summary.bots
    }
    values = [value for scores in by_bot.values() for value in scores]
    if not values:
        return None
    edges = _edges(values)
    with _figure() as (figure, axes):
        for bot, scores in by_bot.items():
            if scores:
                share = [100 / len(scores)] * len(scores)
                hue = _hue(summary, bot)
                if len(by_bot) <= MOST_FILLED:
                    axes.hist(scores, edges, weights=share, color=hue, alpha=0.22)
                axes.hist(scores, edges, weights=share, histtype="step", color=hue, linewidth=1.8, label=label(bot))
        axes.set_xlabel("score at the end of a game")
        axes.set_ylabel("games, %")
        _legend(axes)
        svg = _svg(figure, "scores")
    return Plot("Scores", "How often a bot ends with which score. Games that a fault ended have none.", svg)


def _lengths(summary: Summary) -> Plot | None:
    """How long games are."""
    lengths = [sum(game.choices) for game in summary.games if game.forfeit is None]
    if not lengths:
        return None
    with _figure() as (figure, axes):
        axes.hist(lengths, _edges(lengths), weights=[100 / len(lengths)] * len(lengths), color=HUE[2], alpha=0.75)
        axes.axvline(sum(lengths) / len(lengths), color=INK, linewidth=1.5)
        axes.set_xlabel("steps of all seats in a game")
        axes.set_ylabel("games, %")
        svg = _svg(figure, "lengths")
    return Plot("Length of a game", f"The line is the mean, {sum(lengths) / len(lengths):.1f} steps.", svg)


def _thinking(summary: Summary) -> Plot | None:
    """How long bots think about a step."""
    lines = [line for line in summary.bots if line.think is not None and line.think.mean > 0]
    if not lines:
        return None
    from matplotlib.ticker import LogLocator

    with _figure(len(lines)) as (figure, axes):
        names = [line.name for line in lines]
        for row, line in enumerate(reversed(lines)):
            means = sorted(
                _of_bot(summary, line.bot, lambda game, seat: 1000 * game.seconds[seat] / max(1, game.choices[seat]))
            )
            low, middle, high = (means[int(q * (len(means) - 1))] for q in (0.05, 0.5, 0.95))
            hue = _hue(summary, line.bot)
            axes.plot([low, high], [row, row], color=hue, linewidth=7, alpha=0.35, solid_capstyle="round")
            axes.plot([middle], [row], "o", color=hue, markersize=8)
            axes.plot([1000 * line.longest], [row], "|", color=hue, markersize=13, markeredgewidth=2.2)
        axes.set_xscale("log")
        axes.set_yticks(range(len(names)), reversed(names))
        axes.set_ylim(-0.6, len(names) - 0.4)
        axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5) if _decades(axes) < 3 else (1,), numticks=12))
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.minorticks_off()
        axes.set_xlabel("milliseconds a step")
        svg = _svg(figure, "thinking")
    caption = (
        "Dots are medians over games of the mean per step, bars hold 90 % of the games; ticks are the longest step."
    )
    return Plot("Thinking time", caption, svg)


# ---------------------------------------------------------------- their parts


@contextmanager
def _figure(rows: int = USUAL_BOTS) -> Iterator[tuple[Any, Any]]:
    """A figure in the page's style, without the global state of pyplot."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        height = HEIGHT + TALL * max(0, rows - USUAL_BOTS)
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure, figure.subplots()


def _rows(axes: Any, names: Sequence[str], intervals: Sequence[Interval], hues: Sequence[str]) -> None:
    """A dot with its interval in a row for each name, the first on top."""
    for row, (interval, hue) in enumerate(zip(reversed(intervals), reversed(hues), strict=True)):
        axes.plot([interval.low, interval.high], [row, row], color=hue, linewidth=7, alpha=0.35, solid_capstyle="butt")
        axes.plot([interval.mean], [row], "o", color=hue, markersize=9)
        axes.annotate(
            f"{interval.mean:.1f}", (interval.mean, row), (0, 9), textcoords="offset points", ha="center", fontsize=9
        )
    axes.set_yticks(range(len(names)), reversed(names))
    axes.set_ylim(-0.6, len(names) - 0.3)
    axes.grid(visible=False, axis="y")


def _columns(axes: Any, names: Sequence[str], intervals: Sequence[Interval]) -> None:
    """A dot with its interval in a column for each name."""
    for column, interval in enumerate(intervals):
        axes.plot(
            [column, column], [interval.low, interval.high], color=HUE[0], linewidth=7, alpha=0.35,
            solid_capstyle="butt",
        )  # fmt: skip
        axes.plot([column], [interval.mean], "o", color=HUE[0], markersize=9)
        axes.annotate(
            f"{interval.mean:.1f}", (column, interval.mean), (9, 5), textcoords="offset points", va="center", fontsize=9
        )
    axes.set_xticks(range(len(names)), names)
    axes.set_xlim(-0.6, len(names) - 0.4)
    axes.grid(visible=False, axis="x")


def _decades(axes: Any) -> float:
    """How many powers of ten an axis of times spans."""
    low, high = axes.get_xlim()
    return math.log10(high / low)


def _legend(axes: Any) -> None:
    handles, labels = axes.get_legend_handles_labels()
    axes.figure.legend(handles, labels, loc="outside upper left", ncols=min(3, len(labels)), handlelength=1.2)


def _percents(share: Interval | None) -> Interval:
    assert share is not None
    return Interval(100 * share.mean, 100 * share.low, 100 * share.high)


def _around(intervals: Sequence[Interval], even: float) -> tuple[float, float]:
    """Limits of an axis of percents that show the intervals and even, with some room, within 0 to 100."""
    low = min([even, *(interval.low for interval in intervals)])
    high = max([even, *(interval.high for interval in intervals)])
    room = max(2.0, 0.12 * (high - low))
    return max(-2.0, low - room), min(102.0, high + room)


def _spread(low: int, high: int) -> Iterator[int]:
    """At most about 200 whole numbers between two, and both."""
    yield from range(low, high, max(1, (high - low) // 200))
    yield high


def _edges(values: Sequence[float]) -> list[float]:
    """Edges of bins for whole numbers: each bin holds equally many of them."""
    low, high = int(min(values)), int(max(values))
    width = max(1, -(-(high - low + 1) // MOST_BINS))
    return [low - 0.5 + width * n for n in range((high - low) // width + 2)]


def _of_bot(summary: Summary, bot: str, value: Callable[[Any, int], float]) -> list[float]:
    return [
        value(game, seat)
        for game in summary.games
        if game.forfeit is None
        for seat, who in enumerate(summary.plan.seats(game.contest, game.rotation))
        if who == bot
    ]


def _hue(summary: Summary, bot: str) -> str:
    """The colour of a bot, the same in every plot."""
    return HUE[[line.bot for line in summary.bots].index(bot) % HUES]


def _hues(summary: Summary, lines: Sequence[Any]) -> list[str]:
    return [_hue(summary, line.bot) for line in lines]


def _short(summary: Summary) -> str:
    return f"{100 * summary.even:.3g} %"


def _svg(figure: Any, name: str) -> str:
    """The figure as SVG to stand in a page: colours are variables, ids are its own, and it fills its place."""
    import matplotlib

    with matplotlib.rc_context({**STYLE, "svg.hashsalt": name}):
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<(metadata|style)\b.*?</\1>", "", text, flags=re.DOTALL)  # a style would hold for the whole page
    text = text.replace("xlink:href", "href")
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, f"var({variable})")
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r"url\(#", f"url(#{name}-", text)
    text = re.sub(r'href="#', f'href="#{name}-', text)
    text = re.sub(r" font-family: [^;\"]*;", "", text)  # the page's own
    opening = f'<svg class="plot" viewBox="{_view(text)}" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">'
    return re.sub(r"<svg[^>]*>", opening, text, count=1)


def _view(text: str) -> str:
    found = re.search(r'viewBox="([^"]*)"', text)
    assert found is not None
    return found[1]
