"""Bots of somebody's own: good ones, and every way in which one can be bad."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from serai.bots import Bot
from serai.engine.chance import below


class First(Bot):
    """Always the first legal step."""

    name = "first"

    def choose(self, knowledge: Any, rng: Any) -> int:
        return int(knowledge.legal_actions()[0])


class Last:
    """No subclass of Bot, wants the game; always the last legal step."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, knowledge: Any, rng: Any) -> int:
        assert knowledge.game == self.game
        return int(knowledge.legal_actions()[-1])


class Careless(First):
    """Any legal step."""

    def choose(self, knowledge: Any, rng: Any) -> int:
        actions = knowledge.legal_actions()
        return int(actions[below(rng, len(actions))])


class Slow(Careless):
    """Takes its time."""

    def choose(self, knowledge: Any, rng: Any) -> int:
        time.sleep(0.01)
        return super().choose(knowledge, rng)


class Held(Careless):
    """Stops for ever at a place that is to be killed, once somebody is ready to do that."""

    def choose(self, knowledge: Any, rng: Any) -> int:
        place = os.environ.get("SERAI_TEST_HELD")
        if place is not None and Path(place, "ready").exists():
            Path(place, "held").touch()
            time.sleep(1000)
        return super().choose(knowledge, rng)


class Forgetful(First):
    """Remembers across its games what it should not: its choices depend on how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, knowledge: Any, rng: Any) -> int:
        self.asked += 1
        actions = knowledge.legal_actions()
        return int(actions[(self.asked + int(rng[0]) % 97) % len(actions)])


class Crashing(First):
    def choose(self, knowledge: Any, rng: Any) -> int:
        raise ValueError("I lost my   \n way")


class Cheating(First):
    def choose(self, knowledge: Any, rng: Any) -> int:
        return 10**6


class Leaving(First):
    def choose(self, knowledge: Any, rng: Any) -> int:
        sys.exit(3)


class Dying(Careless):
    """Takes its whole process with it, in some games."""

    def choose(self, knowledge: Any, rng: Any) -> int:
        if knowledge.seat == 0 and int(rng[0]) % 40 == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(knowledge, rng)


class Greedy(First):
    """Wants all the memory there is."""

    def choose(self, knowledge: Any, rng: Any) -> int:
        self.hoard = [bytearray(1 << 20) for _ in range(1 << 20)]
        return super().choose(knowledge, rng)


class Hanging(Careless):
    """Never answers in some games."""

    def choose(self, knowledge: Any, rng: Any) -> int:
        while knowledge.seat == 0 and int(rng[0]) % 20 == 0:
            time.sleep(1)
        return super().choose(knowledge, rng)


class Broken:
    def __init__(self) -> None:
        raise OSError("no weights")

    def choose(self, knowledge: Any, rng: Any) -> int:
        return 0


class NoBot:
    pass


class Unfinished(Bot):
    name = "unfinished"


number = 7
