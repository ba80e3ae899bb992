"""The ladder in `docs/results.md`: a part per game between two marks is written anew, all other text stays."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from serai.arena.plan import label
from serai.arena.wording import duration, percent, plus_minus, rating, step_time
from serai.bots.levels import BUDGETS, check_bot
from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from serai.arena.plan import Plan
    from serai.arena.summary import Summary

HEADING = """# Results

What the arena measured. The parts between marks are written by `serai arena --ladder`; everything else is written by
hand and stays.

## What was tried and failed

Nothing yet.
"""
BEGIN, END = "<!-- ladder {key} -->", "<!-- end of ladder {key} -->"


def section_key(summary: Summary) -> str:
    """What tells the parts of the page apart."""
    return f"{summary.plan.game.name} {summary.plan.game.players}"


def section(summary: Summary) -> str:
    """A game's part of the page, with its marks."""
    plan, key = summary.plan, section_key(summary)
    notes = plan.notes
    lines = [
        BEGIN.format(key=key),
        "",
        f"## {plan.game.title}, {plan.game.players} players",
        "",
        f"{len(summary.games)} games, {len(summary.blocks)} deals in every rotation of seats, every bot against every "
        f"other; seed `{plan.seed}`, Serai {notes.get('serai', '')}. "
        f"Intervals are of 95 %, with deals as the unit. Shares are per seat. {budgets(plan)}",
        "",
        "| bot | games | win share | mean score | OpenSkill | a step | lost by a fault |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for line in summary.bots:
        cells = (percent(line.share), plus_minus(line.score), rating(line.rating), step_time(line.think))
        faults = sum(times for _, times in line.forfeits)
        lines.append(f"| {line.name} | {line.games} | {' | '.join(cells)} | {faults} |")
    lines += ["", "Win share of the bot in the row against the bot in the column:", "", *_cross_table(summary)]
    seats = ", ".join(f"seat {seat} {percent(share)}" for seat, share in enumerate(summary.seats))
    lines += ["", f"By seat: {seats}. A game takes {plus_minus(summary.length)} steps.", "", END.format(key=key)]
    return "\n".join(lines) + "\n"


def budgets(plan: Plan) -> str:
    """How long each bot that searches thinks, in a sentence; nothing if none does."""
    told = []
    for bot in plan.bots:
        if bot.partition(":")[0] in BUDGETS:
            word, budget = check_bot(bot, plan.game)
            long = f"{budget.simulations} simulations a step" if budget.seconds is None else duration(budget.seconds)
            told.append(f"{word} {long}")
    return f"Budgets: {', '.join(reversed(told))}." if told else "Nobody searches."


def _cross_table(summary: Summary) -> list[str]:
    """Each pairing once, below the diagonal: the stronger level in the row."""
    bots = list(dict.fromkeys(bot for lineup in summary.plan.contests for bot in reversed(lineup)))  # weakest first
    cells = {(line.lineup[0], line.lineup[1]): percent(line.share) for line in summary.contests}
    lines = [f"| | {' | '.join(label(bot) for bot in bots[:-1])} |", f"|---|{'---:|' * (len(bots) - 1)}"]
    for row, bot in enumerate(bots[1:], 1):
        shown = [cells.get((bot, other), "") for other in bots[:row]]
        lines.append(f"| {label(bot)} | {' | '.join(shown + [''] * (len(bots) - 1 - row))} |")
    return lines


def check_page(path: Path) -> str:
    """The page's text as it is, or its beginning; a sentence if it cannot be updated."""
    if path.is_dir():
        raise SeraiError(f"{path} is a folder; the ladder is written into a page.")
    if not path.parent.is_dir():
        raise SeraiError(f"There is no folder {path.parent} for {path.name}; name the page with --results FILE.")
    try:
        return path.read_text(encoding="utf-8") if path.exists() else HEADING
    except (OSError, UnicodeDecodeError) as error:
        raise SeraiError(f"{path} cannot be read: {error}.") from None


def update_page(path: Path, summary: Summary) -> None:
    """Put a game's part in its place on the page, or at its end."""
    write_page(path, placed(check_page(path), summary))


def write_page(path: Path, text: str) -> None:
    """Write a page whole, or leave it as it was."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def placed(page: str, summary: Summary) -> str:
    """The page with this game's part written anew."""
    return put_between(page, BEGIN, END, section_key(summary), section(summary))


def put_between(page: str, begin: str, end: str, key: str, part: str) -> str:
    """The page with a part, which has its marks, in the place of the one with the same key; else at the page's end."""
    first, last = (re.escape(mark.format(key=key)) for mark in (begin, end))
    found = list(re.finditer(f"{first}.*?{last}\n?", page, re.DOTALL))
    if len(found) > 1 or len(re.findall(first, page)) != len(found) or len(re.findall(last, page)) != len(found):
        raise SeraiError(f"The marks of {key!r} on the results page do not come in one pair; put them right by hand.")
    if not found:
        return f"{page.rstrip()}\n\n{part}"
    return page[: found[0].start()] + part + page[found[0].end() :]
