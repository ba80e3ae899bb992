"""Two versions of the rules of two games in one process: what they do, as JSON. Arguments: the versions in order."""

from __future__ import annotations

import json
import os
import pickle
import random
import sys
from typing import Any

import numpy as np

import serai
from serai.bots import advise, find_bot
from serai.engine.chance import generator, new_scratch
from serai.engine.compiler.cache import listeners
from serai.engine.game import Game, Match
from serai.engine.playouts import playouts
from serai.engine.registry import register, rulebook
from serai.server.protocol import messages as m
from serai.server.storage.entries import Kind, LogEntry
from serai.server.tables.table import Deal, Table

SEED = "a seed"
HINTED = os.environ.get("SERAI_TEST_HINTS", "bakschisch,dates").split(",")  # games whose search is asked
compiled: list[str] = []
listeners.append(lambda name, seconds: compiled.append(name))
register("bakschisch", "bakschisch_two:BOOK", 2)


def walked(game: Game, seed: int) -> Match:
    """A random game."""
    match, chooser = game.new_match(seed=seed), random.Random(seed)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    return match


def tell(name: str, version: int) -> dict[str, Any]:
    """What a version of a game does."""
    game = Game(rulebook(name, version), 2)
    table = np.zeros(1, game.rulebook.dtype)
    steps = playouts(game.start().fields, table, 200, generator(SEED), new_scratch())
    matches = [walked(game, seed) for seed in range(6)]
    for match in matches:
        text = match.record()
        assert f"rules {version}\n" in text
        again = serai.replay(text)
        assert again.game.rulebook is rulebook(name, version)
        assert again.record() == text
        middle = match.states[match.length // 2]
        assert pickle.loads(pickle.dumps(middle)) == middle
        assert pickle.loads(pickle.dumps(middle)).game.rulebook.version == version
        assert serai.load(middle.position()) == middle
        assert "rules_" not in json.dumps(middle.position()["state"])
    early = matches[0].game.new_match(seed=SEED)
    seat = early.state.to_act[0]
    knowledge = early.state.knowledge(seat)
    return {
        "steps": int(steps),
        "last": bytes(table.tobytes()).hex(),
        "records": [match.record() for match in matches],
        "hint": [round(c.share, 3) for c in advise(knowledge, budget="64", seed=1)] if name in HINTED else None,
        "merchant": int(find_bot("merchant", game).choose(knowledge, generator(SEED))),
        "opened": log(game, version),
    }


def log(game: Game, version: int) -> list[str]:
    """A table whose log says which version it is played by; the steps of its first seat."""
    data = Table.opening(m.NewTable(game=game.name, players=2)).data
    assert data["rules"] == 2, "a new table gets the newest rules"
    wanted = m.NewTable(game=game.name, players=2)
    assert Table.opening(wanted, again=Deal("first", SEED, version)).data["rules"] == version, "a deal keeps its own"
    wanted = m.NewTable(game=game.name, players=2, position=game.new_match(seed=SEED).state.position())
    assert Table.opening(wanted).data["rules"] == version, "so does a position"
    entries = [LogEntry("table", 1, Kind.OPENED, {**data, "rules": version, "seed": SEED}, 0.0, "guest")]
    for number in (0, 1):
        entries.append(LogEntry("table", 2 + number, Kind.SAT, {"seat": number, "name": "x"}, 0.0, f"guest {number}"))
    entries.append(LogEntry("table", 4, Kind.STARTED, {}, 0.0, "guest"))
    table = Table.rebuild(entries)
    assert table.match is not None
    assert table.match.game.rulebook.version == version
    return table.match.state.legal(table.waiting()[0])


serai.game_names()
order = [int(version) for version in sys.argv[1:]]
told = {f"{name} {version}": tell(name, version) for version in order for name in ("bakschisch", "dates")}
for name in ("bakschisch", "dates"):
    one, two = told[f"{name} 1"], told[f"{name} 2"]
    for record in one["records"]:  # a game of one version is not one of the other
        try:
            forged = serai.replay(record.replace("rules 1\n", "rules 2\n"))
        except serai.RecordError:
            continue
        raise AssertionError(forged)
print(json.dumps({"told": told, "compiled": compiled}))
