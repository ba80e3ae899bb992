"""The arena: matches between bots on the same deals in every rotation of seats, and what they tell.

>>> import serai
>>> from serai.arena import Plan, play_game
>>> plan = Plan(serai.game("bakschisch", players=2), contests=(("merchant", "random"),), blocks=10, seed="7")
>>> plan.seats(contest=0, rotation=1)
('random', 'merchant')
>>> result, record = play_game(plan, contest=0, block=3, rotation=1)
>>> sum(result.shares)
1.0
"""

from serai.arena.blocks import Forfeit, Result, play_block, play_game
from serai.arena.plan import Plan, fill_seats, pairings
from serai.arena.results import Log
from serai.arena.runner import Progress, run
from serai.arena.statistics import Interval, Sprt, mean_interval, share_interval
from serai.arena.summary import Summary, summarize
from serai.arena.workers import Processes

__all__ = [
    "Forfeit",
    "Interval",
    "Log",
    "Plan",
    "Processes",
    "Progress",
    "Result",
    "Sprt",
    "Summary",
    "fill_seats",
    "mean_interval",
    "pairings",
    "play_block",
    "play_game",
    "run",
    "share_interval",
    "summarize",
]
