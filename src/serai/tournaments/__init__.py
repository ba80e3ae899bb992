"""Tournaments: who meets whom in which round, and who stands where. Pure: it knows no server, no clock and no game."""

from __future__ import annotations

from serai.tournaments.plan import BOT, Plan, Round, Sitting, resolved
from serai.tournaments.points import BYE, LATE, WIN, points_of
from serai.tournaments.rounds import next_round
from serai.tournaments.standings import Line, standings

__all__ = [
    "BOT",
    "BYE",
    "LATE",
    "WIN",
    "Line",
    "Plan",
    "Round",
    "Sitting",
    "next_round",
    "points_of",
    "resolved",
    "standings",
]
