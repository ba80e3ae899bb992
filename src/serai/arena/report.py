"""The report: one HTML page that needs nothing else, light or dark as its reader likes, with tables and plots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from serai.arena.plan import label
from serai.arena.plots import HUES, Plot, can_draw, draw_pairings, draw_plots
from serai.arena.wording import duration, percent, plus_minus, rating, step_time
from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from serai.arena.summary import Summary

STYLE = """
:root { color-scheme: light dark;
  --paper: #faf7f2; --card: #ffffff; --ink: #24211d; --faint: #6f685e; --grid: #ece6dc;
  --line: #e2dacd; --warn: #a33b1f; --bot0: #0b6e99; --bot1: #c2571a; --bot2: #2e8b57;
  --bot3: #8c4fa8; --bot4: #b8860b; --bot5: #c0396b; --bot6: #4b5fb5; --bot7: #5f7a1f; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #17171a; --card: #212126; --ink: #ece8e1; --faint: #a29c93; --grid: #34343a;
  --line: #3a3a41; --warn: #ff9d7e; --bot0: #56b4e9; --bot1: #ff9e5e; --bot2: #5fd093;
  --bot3: #cf9be6; --bot4: #f0c541; --bot5: #ff86ae; --bot6: #9aaaff; --bot7: #b4d455; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.05rem; margin: 0 0 .5rem; }
p { margin: .4rem 0; }
.lead { font-size: 1.15rem; margin: 1rem 0 1.5rem; }
.faint, figcaption, footer { color: var(--faint); font-size: .88rem; }
.card, figure { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem;
  margin: 0; min-width: 0; }
.card { margin-bottom: 1rem; }
.scroll { overflow-x: auto; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); }
@media (min-width: 54rem) { .grid figure:last-child:nth-child(odd) { grid-column: 1 / -1; } }
.grid figure:last-child svg.plot { max-width: 34rem; margin: 0 auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem; }
th, td { text-align: right; padding: .4rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
th { font-weight: 600; color: var(--faint); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td:first-child { font-weight: 600; }
.dot { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin-right: .5em; }
.range { color: var(--faint); font-size: .88em; }
.warn { color: var(--warn); }
svg.plot { display: block; width: 100%; height: auto; font-family: inherit; overflow: visible; }
svg.plot * { stroke-linejoin: round; stroke-linecap: butt; }
code { font-size: .9em; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0; font-size: .92rem; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
footer { margin-top: 1.5rem; }
.beside { align-items: center; }
@media (max-width: 40rem) { th, td { padding: .35rem; } th { white-space: normal; vertical-align: bottom; }
  .range { display: block; } main { padding: 1.2rem .7rem 2rem; } h1 { font-size: 1.5rem; }
  .card, figure { padding: .7rem; } }
@media print { body { background: #fff; } figure { break-inside: avoid; } }
"""

PAGE = Template("""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>$style</style>
</head>
<body>
<main>
<h1>$heading</h1>
<p class="faint">$extent</p>
<p class="lead">$lead</p>
$warnings
<section class="card"><h2>Results</h2><div class="scroll">$table</div>
<p class="faint">$explanation</p></section>
$contests
<div class="grid">
$plots
</div>
<section class="card" style="margin-top: 1rem"><h2>How it was played</h2><dl>$facts</dl></section>
<footer>Made by the arena of Serai $version. Intervals are of 95 %; one deal with all its rotations is one observation.
</footer>
</main>
</body>
</html>
""")


WITHOUT_PLOTS = "<p>Plots need the package matplotlib: pip install 'serai[plots]'.</p>"


def write_report(summary: Summary, path: Path) -> None:
    """Write the page; an older one of the same arena is replaced."""
    try:
        path.write_text(report_page(summary), encoding="utf-8", newline="\n")
    except OSError as error:
        raise SeraiError(f"The report cannot be written to {path}: {error.strerror or error}.") from None


def report_page(summary: Summary) -> str:
    """The report as HTML."""
    plan = summary.plan
    names = " · ".join(dict.fromkeys(label(bot) for bot in (line.bot for line in summary.bots)))
    return PAGE.substitute(
        style=STYLE,
        title=escape(f"{plan.game.title}: {names}"),
        heading=escape(f"{plan.game.title}, {plan.game.players} players"),
        extent=escape(_extent(summary)),
        lead=escape(_lead(summary)).replace(" %", "&nbsp;%"),
        warnings=_warnings(summary),
        table=_bots(summary),
        explanation=escape(
            f"Win share is per seat that a bot held: even is {100 * summary.even:.1f} %, equal winners share. "
            "OpenSkill is mu ± sigma. A step is the mean thinking time."
        ),
        contests=_contests(summary),
        plots="\n".join(map(_figure, draw_plots(summary))) if can_draw() else WITHOUT_PLOTS,
        facts=_facts(summary),
        version=escape(str(plan.notes.get("serai", ""))),
    )


def _extent(summary: Summary) -> str:
    words = f"{len(summary.games):,} games: {len(summary.blocks):,} deals, each in every rotation of seats"
    if summary.left_out:
        words += f"; {summary.left_out} finished games are not counted"
    return words


def _lead(summary: Summary) -> str:
    """The result in a sentence or two."""
    if not summary.games:
        return "Nothing has been played to the end yet."
    if len(summary.contests) > 1:
        best = summary.bots[0]
        return f"The best is {best.name} with {percent(best.share)} of the victories of a seat, against all the others."
    contest = summary.contests[0]
    if len(set(contest.lineup)) == 1:
        return f"{label(contest.lineup[0])} against itself: what is left is the luck and the seat."
    sentence = f"{contest.title}: {percent(contest.share)} of the victories"
    share = contest.share
    assert share is not None
    verdict = "not decided: even lies within the interval"
    if share.low > summary.even:
        verdict = "more than even"
    elif share.high < summary.even:
        verdict = "less than even"
    return f"{sentence}, {verdict}. {summary.verdict()}".strip()


def _warnings(summary: Summary) -> str:
    """Games that faults decided."""
    lines = [
        f"{line.name} lost {times} {'game' if times == 1 else 'games'} by a fault: it {reason}"
        for line in summary.bots
        for reason, times in line.forfeits
    ]
    if not lines:
        return ""
    return f'<section class="card warn">{"".join(f"<p>{escape(line)}</p>" for line in lines)}</section>'


def _bots(summary: Summary) -> str:
    heads = ("bot", "games", "win share", "mean score", "OpenSkill", "a step", "longest", "faults")
    rows = [
        (
            f'<span class="dot" style="background: var(--bot{place % HUES})"></span>{escape(line.name)}',
            str(line.games),
            _with_range(percent(line.share)),
            escape(plus_minus(line.score)),
            escape(rating(line.rating)),
            escape(step_time(line.think)),
            escape(duration(line.longest)),
            str(sum(times for _, times in line.forfeits)),
        )
        for place, line in enumerate(summary.bots)
    ]
    return _table(heads, rows)


def _contests(summary: Summary) -> str:
    if len(summary.contests) < 2:
        return ""
    rows = [(escape(line.title), str(line.games), _with_range(percent(line.share))) for line in summary.contests]
    table = _table(("pairing", "games", "win share of the first"), rows)
    plot = draw_pairings(summary)
    return (
        f'<section class="card"><h2>{escape(plot.title)}</h2><div class="grid beside">'
        f'<div class="scroll">{table}</div><div role="img" aria-label="{escape(plot.caption)}">{plot.svg}</div></div>'
        f'<p class="faint">{escape(plot.caption)}</p></section>'
    )


def _with_range(text: str) -> str:
    mean, bracket, rest = escape(text).partition(" [")
    return f'{mean} <span class="range">{bracket.strip()}{rest}</span>' if bracket else mean


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _figure(plot: Plot) -> str:
    return (
        f'<figure role="img" aria-label="{escape(f"{plot.title}. {plot.caption}")}"><h2>{escape(plot.title)}</h2>'
        f"{plot.svg}<figcaption>{escape(plot.caption)}</figcaption></figure>"
    )


def _facts(summary: Summary) -> str:
    plan = summary.plan
    seats = ", ".join(f"seat {seat} {percent(share)}" for seat, share in enumerate(summary.seats))
    options = ", ".join(f"{name}={value}" for name, value in plan.game.options.items())
    facts = {
        "seed": plan.seed,
        "options": options or "none",
        "rules": f"version {plan.game.rulebook.version}",
        "by seat": seats,
        "steps a game": plus_minus(summary.length),
        "sources": str(plan.notes.get("sources", "unknown")),
    }
    return "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
