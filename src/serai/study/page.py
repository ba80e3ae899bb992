"""An analysis as one HTML page that needs nothing else: the curve, the players, the moments that cost most."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from serai.bots.explanations import in_words
from serai.study.curve import COLOURS, draw_curve
from serai.study.moments import Moments

if TYPE_CHECKING:
    from serai.engine.game import Match
    from serai.study.analysis import Analysis, Decision

PICTURES = 5  # of the board, at the moments that cost most
PICTURE_WIDTH = 720
VERDICTS = {
    "best": "the best step",
    "good": "nearly as good",
    "doubt": "too close to tell",
    "inaccuracy": "an inaccuracy",
    "mistake": "a mistake",
    "blunder": "a blunder",
}
READING = (
    "Each decision is judged by what its seat knew then, by the strongest bot; costs are shares of the victory, with "
    "the interval of 95 % of the luck of its simulations. What lies within that noise is not called a mistake.",
    "The curve tells each seat's chance to win as somebody sees it who knows all cards: simulations from the open "
    "position. Luck is how much draws moved it, against the mean of what could have been drawn; choice is the rest.",
)
STYLE = """
:root { color-scheme: light dark; --ground: #fbf8f2; --card: #fff; --ink: #241c15; --pale: #6d6257; --rule: #ddd3c4;
  --wrong: #a3261d; }
@media (prefers-color-scheme: dark) { :root { --ground: #17130f; --card: #211b15; --ink: #f1e9dd; --pale: #b3a697;
  --rule: #3f362c; --wrong: #ff9a8c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; } h3 { margin: 0; }
p { margin: .4rem 0; } .pale, figcaption { color: var(--pale); font-size: .9rem; }
a { color: inherit; } figure { margin: 0; }
article, figure.curve, .scroll { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem;
  padding: .8rem; }
article { margin: .8rem 0; display: grid; gap: .8rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 48rem) { article.seen { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); } }
img, svg { max-width: 100%; height: auto; display: block; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { font-weight: 600; color: var(--pale); } td.number, th.number { text-align: right; }
tr:last-child td { border-bottom: 0; } tr.made td:first-child { font-weight: 700; }
article td:first-child { white-space: normal; }
figure.curve { overflow-x: auto; } figure.curve svg { min-width: 36rem; }
.cost { color: var(--wrong); } .dot { display: inline-block; width: .8em; height: .8em; border-radius: 50%; }
.step { font-family: ui-monospace, monospace; } summary { cursor: pointer; margin: 1.5rem 0 .5rem; }
"""


def write_page(games: Sequence[tuple[Match, Analysis]], title: str = "") -> str:
    """One page for one game or several."""
    heading = escape(title or _title(*games[0]))
    sections = "\n".join(_game(match, analysis, number) for number, (match, analysis) in enumerate(games))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{sections}
<h2>How to read this</h2>
{"".join(f"<p>{escape(words)}</p>" for words in READING)}
</main>
</body>
</html>
"""


def percent(number: float, *, signed: bool = False) -> str:
    """A share of the victory: 12.3 %."""
    return f"{100 * number:{'+' if signed else ''}.1f} %"


def seat_name(match: Match, seat: int) -> str:
    """Who sits there."""
    return match.names[seat] if match.names and match.names[seat] else f"Seat {seat}"


def _title(match: Match, analysis: Analysis) -> str:
    names = ", ".join(seat_name(match, seat) for seat in range(analysis.players))
    return f"{match.game.title}: {names}"


def _game(match: Match, analysis: Analysis, number: int) -> str:
    budget = analysis.budget
    wrong = [decision for moment in analysis.turning if (decision := analysis.decision(moment)) is not None]
    costly = "\n".join(_moment(match, one, number, place) for place, one in enumerate(wrong))
    names = [seat_name(match, seat) for seat in range(analysis.players)]
    return f"""<section>
<h1>{escape(_title(match, analysis))}</h1>
<p class="pale">{len(analysis.decisions)} decisions in {analysis.moments - 1} steps, budget {escape(budget["name"])},
judged by {escape(analysis.bot["name"])} {escape(analysis.bot["version"])}, Serai {escape(analysis.engine)},
rules {analysis.rules}.</p>
<figure class="curve">{draw_curve(analysis, names, f"g{number}-m")}
<figcaption>{_legend(names)} Chance to win, from the deal to the end. Dots: the moments that cost most.</figcaption>
</figure>
<h2>Players</h2>
<div class="scroll">{_players(match, analysis, number)}</div>
<h2>The moments that cost most</h2>
{costly or "<p>No choice cost anything beyond the noise.</p>"}
<details><summary>All decisions</summary>
<div class="scroll">{_decisions(match, analysis)}</div></details>
</section>"""


def _legend(names: Sequence[str]) -> str:
    return " ".join(
        f'<span class="dot" style="background:{COLOURS[seat]}"></span> {escape(name)}'
        for seat, name in enumerate(names)
    )


def _players(match: Match, analysis: Analysis, number: int) -> str:
    ranks = match.state.ranking
    rows = []
    for one in analysis.summary:
        chosen = sum(row[one.seat] for row in analysis.choice if row is not None)
        worst = _link(one.worst, number if one.worst in analysis.turning else None)
        rows.append((
            f'<span class="dot" style="background:{COLOURS[one.seat]}"></span> {escape(seat_name(match, one.seat))}',
            str(ranks[one.seat]) if ranks else "", str(one.choices), f"{one.agreed} of {one.choices}",
            percent(one.loss), _link(one.best, None), worst,
            percent(one.luck, signed=True), percent(chosen, signed=True),
        ))  # fmt: skip
    headings = ("Player", "Rank", "Choices", "As the bot", "Mean loss", "Best moment", "Worst moment", "Luck", "Choice")
    return _table(headings, rows)


def _link(moment: int | None, number: int | None) -> str:
    if moment is None:
        return "none"
    return str(moment) if number is None else f'<a href="#g{number}-m{moment}">{moment}</a>'


def _moment(match: Match, decision: Decision, number: int, place: int) -> str:
    name = escape(seat_name(match, decision.seat))
    rows = [
        (f'<span class="step">{escape(one.step)}</span>', f"{percent(one.win)} ± {percent(one.interval)}",
         percent(one.share))
        for one in decision.candidates
    ]  # fmt: skip
    made = [one.step == decision.step for one in decision.candidates]
    line = ", ".join(step.partition(" ")[2] for step in decision.line)
    picture = _picture(match, decision) if place < PICTURES else ""
    return f"""<article id="g{number}-m{decision.moment}"{' class="seen"' if picture else ""}>
<div><h3>Moment {decision.moment}: {name} gave away <span class="cost">{percent(decision.loss)}</span></h3>
<p><span class="step">{escape(decision.step or "")}</span> was {VERDICTS[decision.verdict]}; better was
<span class="step">{escape(decision.best)}</span>. The cost is certain to ± {percent(decision.noise)}.</p>
<p class="pale">The better turn: <span class="step">{escape(line)}</span></p>
<p>Why: {escape(in_words(match.game, decision.reasons, partial(seat_name, match)))}.</p>
{_table(("Step", "Chance to win", "Attention"), rows, made)}</div>
{picture}</article>"""


def _picture(match: Match, decision: Decision) -> str:
    """The board as the seat saw it, by day and by night."""
    state = Moments(match).state(decision.moment)
    day, night = (
        "data:image/svg+xml;base64,"
        + base64.b64encode(state.svg(decision.seat, dark=dark, size=PICTURE_WIDTH, names=match.names).encode()).decode()
        for dark in (False, True)
    )
    words = f"The table as {seat_name(match, decision.seat)} saw it at moment {decision.moment}"
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{night}">'
        f'<img src="{day}" alt="{escape(words)}"></picture>'
    )


def _decisions(match: Match, analysis: Analysis) -> str:
    rows = [
        (str(one.moment), escape(seat_name(match, one.seat)), f'<span class="step">{escape(one.step or "")}</span>',
         f'<span class="step">{escape(one.best if one.best != one.step else "")}</span>', VERDICTS[one.verdict],
         percent(one.loss) if one.loss else "", f"± {percent(one.noise)}" if one.noise else "")
        for one in analysis.decisions
    ]  # fmt: skip
    return _table(("Moment", "Player", "Chose", "Better", "Verdict", "Cost", "Noise"), rows)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]], marked: Sequence[bool] = ()) -> str:
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    kinds = [' class="made"' if place < len(marked) and marked[place] else "" for place in range(len(rows))]
    cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr{kind}>{row}</tr>" for kind, row in zip(kinds, cells, strict=True))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
