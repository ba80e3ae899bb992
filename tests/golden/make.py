"""Write golden games: whole records with the last position, which every later version must replay to the letter.

    python -m tests.golden.make GAME

A file that exists is left alone: a golden game is never rewritten, only added. From version 2 of a game's rules on its
name says which version it is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import serai
from serai.bots import find_bot, repeatable_bots
from serai.engine.chance import generator
from serai.engine.game import Match
from tests.contract.tables import TABLES, Table

FOLDER = Path(__file__).resolve().parent
LAST_POSITION = "# last position "


def play(table: Table, seed: int) -> Match:
    """A whole game between the bots of the table's game, the strongest first."""
    game = table.game()
    bots = [find_bot(name, game) for name in reversed(repeatable_bots(game, 200))]
    match = game.new_match(seed=seed)
    rng = generator(seed)
    match.names = tuple(bots[seat % len(bots)].name for seat in range(table.players))
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, bots[seat % len(bots)].choose(match.state.knowledge(seat), rng))
    return match


def golden_text(match: Match) -> str:
    """The record, and the fields of the last position in a comment."""
    return match.record() + LAST_POSITION + json.dumps(match.state.position()["state"]) + "\n"


def main(name: str) -> None:
    """Write a game for every table of that game that has none yet."""
    for number, table in enumerate(table for table in TABLES if table.name == name):
        version = table.game().rulebook.version
        rules = f"-rules-{version}" if version > 1 else ""
        file = FOLDER / name / f"{str(table).replace('=', '-')}{rules}.txt"
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            file.write_text(golden_text(play(table, number)), encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main(serai.game(sys.argv[1]).name)
