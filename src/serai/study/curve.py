"""The curve of a game: each seat's chance to win from moment to moment, as SVG and as a line of characters."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.study.analysis import Analysis

COLOURS = ("#c2571a", "#2f7fb8", "#3d8f4f", "#9a5fb0")  # of the seats; readable on white and on black
WIDTH, HEIGHT = 960, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 10, 10, 24
TICKS = (0, 0.25, 0.5, 0.75, 1)
BARS = "▁▂▃▄▅▆▇█"


def draw_curve(analysis: Analysis, names: Sequence[str], anchor: str) -> str:
    """The chances of all seats as SVG; the moments that cost most are dots that lead to `anchor` and their number."""
    last = max(analysis.moments - 1, 1)

    def across(moment: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * moment / last

    def down(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Chance to win of each seat" fill="none" '
        f'font-size="12" font-family="system-ui, sans-serif">'
    ]
    for tick in TICKS:
        y = down(tick)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="currentColor" stroke-opacity=".2"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="currentColor">{tick:.0%}</text>')
    for moment in sorted({round(last * part) for part in TICKS}):
        x = across(moment)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 4}" text-anchor="middle" fill="currentColor">{moment}</text>')
    for seat, name in enumerate(names):
        for run in _runs(analysis, seat):
            points = " ".join(f"{across(moment):.1f},{down(chance):.1f}" for moment, chance in run)
            parts.append(
                f'<polyline points="{points}" stroke="{COLOURS[seat]}" stroke-width="2.5" stroke-linejoin="round">'
                f"<title>{escape(name)}</title></polyline>"
            )
    for moment in analysis.turning:
        decision, row = analysis.decision(moment), analysis.chances[moment]
        if decision is not None and row is not None:
            words = f"Moment {moment}: {decision.step}; better was {decision.best}"
            parts.append(
                f'<a href="#{anchor}{moment}"><circle cx="{across(moment):.1f}" cy="{down(row[decision.seat]):.1f}" '
                f'r="6" fill="{COLOURS[decision.seat]}" stroke="currentColor" stroke-width="1.5">'
                f"<title>{escape(words)}</title></circle></a>"
            )
    return "".join([*parts, "</svg>"])


def _runs(analysis: Analysis, seat: int) -> list[list[tuple[int, float]]]:
    """The chances of a seat, broken where they are not known yet."""
    runs: list[list[tuple[int, float]]] = [[]]
    for moment, row in enumerate(analysis.chances):
        if row is None:
            runs.append([])
        else:
            runs[-1].append((moment, row[seat]))
    return [run for run in runs if run]


def line_of_bars(chances: Sequence[float], width: int) -> str:
    """Chances as a line of characters of that width: each is the mean of its part."""
    count = min(width, len(chances))
    cuts = [len(chances) * place // count for place in range(count + 1)] if count else [0]
    means = [sum(chances[first:end]) / (end - first) for first, end in pairwise(cuts)]
    return "".join(BARS[min(int(mean * len(BARS)), len(BARS) - 1)] for mean in means)
