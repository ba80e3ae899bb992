"""The standings and results of a tournament as CSV (RFC 4180), safe to open in a spreadsheet.

A cell that a spreadsheet would take for a formula begins with an apostrophe: names are what people choose.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence

from serai.server.tournaments.tournament import Tournament, names_of
from serai.tournaments import BYE, points_of
from serai.tournaments import standings as ordered

Writer = Callable[[Tournament], str]
MARK = "\ufeff"
FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n")
STANDINGS = ("place", "name", "points", "strength", "wins", "share", "direct", "played", "group", "final", "stage")
RESULTS = ("round", "stage", "group", "table", "seat", "name", "rank", "points", "score", "stood_in", "corrected")


def cell(value: object) -> str:
    """A value as a cell that no spreadsheet runs."""
    text = "" if value is None else str(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(FORMULAS) else text


def csv_text(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows under a heading, with the line ends that the standard asks for."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(heading)
    writer.writerows([cell(value) for value in row] for row in rows)
    return text.getvalue()


def standings(tournament: Tournament) -> str:
    """Everybody from the first place to the last."""
    names = names_of(tournament)
    stages = {player.number: player.stage for player in tournament.players}
    listed = [player.number for player in tournament.players if player.stage == "here" or tournament.rounds]
    lines = ordered(tournament.plan, listed, tournament.history(), tournament.entered())
    return csv_text(
        STANDINGS,
        (
            (one.place, names[one.player], one.points, f"{one.strength:.2f}", one.wins, one.share, one.direct,
             one.played, one.group or None, one.stage, stages[one.player])
            for one in lines
        ),
    )  # fmt: skip


def results(tournament: Tournament) -> str:
    """A line for each seat of each table, and one for each bye."""
    names, rows = names_of(tournament), list[tuple[object, ...]]()
    for number, played in enumerate(tournament.rounds, 1):
        for table, sitting in enumerate(played.round.sittings, 1):
            points = points_of(sitting.ranks) if sitting.ranks else None
            for seat, who in enumerate(sitting.seats):
                rows.append(
                    (
                        number, sitting.stage, sitting.group or None, table, seat + 1, names[who],
                        sitting.ranks[seat] if sitting.ranks else None, points[seat] if points else None,
                        sitting.scores[seat] if sitting.scores else None,
                        "yes" if seat in played.stood_in.get(table - 1, ()) else "",
                        "yes" if table - 1 in played.corrected else "",
                    )
                )  # fmt: skip
        rows += [(number, "bye", None, None, None, names[who], None, BYE, None, "", "") for who in played.round.byes]
    return csv_text(RESULTS, rows)
