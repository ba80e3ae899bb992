"""A bot of an earlier state of this repository, to be measured against: it thinks in a process of its own.

    git worktree add /tmp/earlier COMMIT
    EARLIER=/tmp/earlier/src BOT=caliph:500 serai arena five-tribes --bots caliph:650,benchmarks/earlier.py:Earlier

Both must keep the same states and steps; how they search and judge may differ. The moments that a choice takes on its
way are nobody's thinking, so budgets are simulations.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import serai
from serai.engine.chance import below, generator
from serai.engine.contract import Vector

LUCK = 1 << 30


@cache
def process() -> subprocess.Popen[str]:
    """The process that knows the earlier sources; it ends with this one, whose pipe it reads."""
    paths = {**os.environ, "PYTHONPATH": os.environ["EARLIER"]}
    return subprocess.Popen(
        [sys.executable, __file__], env=paths, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


class Earlier:
    """What BOT would have chosen by the sources in EARLIER."""

    def __init__(self, game: serai.Game) -> None:
        self.game = game

    def choose(self, knowledge: serai.Knowledge, rng: Vector) -> int:
        """Ask the other process; each of our bots has one of its own there, which remembers its turn."""
        other = process()
        assert other.stdin is not None
        assert other.stdout is not None
        known = knowledge.imagine(generator(0)).key().hex()
        question = {"bot": id(self), "seat": knowledge.seat, "luck": below(rng, LUCK), "at": known}
        other.stdin.write(json.dumps({**self.game.describe(), **question}) + "\n")
        other.stdin.flush()
        return self.game.action(json.loads(other.stdout.readline()))


def main() -> None:
    """Answer questions until there are no more."""
    from serai.bots import find_bot

    bots: dict[int, Any] = {}
    for line in sys.stdin:
        question = json.loads(line)
        if question["bot"] not in bots:
            game = serai.game(question["game"], players=question["players"], **question["options"])
            bots = dict([*bots.items()][-3:])  # those of games that are over are forgotten
            bots[question["bot"]] = game, find_bot(os.environ.get("BOT", "caliph:500"), game)
        game, bot = bots[question["bot"]]
        knowledge = serai.State(game, bytes.fromhex(question["at"])).knowledge(question["seat"])
        print(json.dumps(game.steps[bot.choose(knowledge, generator(question["luck"]))]), flush=True)


if __name__ == "__main__":
    main()
