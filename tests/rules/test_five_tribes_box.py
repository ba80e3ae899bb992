"""The box of Five Tribes is one table: what derives from it, and what a 23rd Djinn needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

import serai
from serai.games.five_tribes import actions, box, pieces
from serai.games.five_tribes.box import DJINN_ROWS

DOCS = (Path(__file__).parents[2] / "docs" / "games" / "five_tribes.md").read_text(encoding="utf-8")
DOC_COSTS = {"none": "", "either": "e/f", "plus": "e+", "fakir": "f", "fakirs": "fakirs"}


@pytest.mark.rule("FT-1", "FT-2", "FT-3", "FT-4", "FT-6", "FT-31")
def test_what_lies_in_the_box() -> None:
    assert sum(tile.count for tile in box.TILE_ROWS) == pieces.TILES == 30
    assert sum(tile.count * tile.points for tile in box.TILE_ROWS) == 25 + 24 + 37 + 48 + 48 + 16
    assert [tribe.count for tribe in box.TRIBE_ROWS] == [16, 20, 18, 18, 18]
    assert sum(card.count for card in box.CARD_ROWS) == 54
    assert len(DJINN_ROWS) == 22
    assert sum(djinn.points for djinn in DJINN_ROWS) == 141
    assert [djinn.name for djinn in DJINN_ROWS] == sorted(djinn.name for djinn in DJINN_ROWS)
    assert len(box.SALES) == pieces.GOODS + 1
    grounds = [tile.ground for tile in box.TILE_ROWS]
    assert grounds == sorted(grounds)  # so that `kind <= LAST_BLUE` means blue


def test_every_row_of_the_box_is_complete() -> None:
    """What an effect, a target or a cost needs to be of use, and no name that nothing uses."""
    for row in DJINN_ROWS:
        assert (row.when == "always") == (row.cost == "none"), row
        assert (row.watches is not None) == (row.effect == "share"), row
        assert (row.target is not None) == (row.effect in ("meeples", "palace", "palm", "camel")), row
        assert (row.number is not None) == (
            row.effect.endswith("-points")
            or row.effect in ("wild-fakirs", "meeples", "double", "two-victims", "djinns", "cards")
        ), row
    assert {row.effect for row in DJINN_ROWS} == set(get_args(box.Effect))
    assert {row.target for row in DJINN_ROWS} - {None} == set(get_args(box.Target))
    assert {row.watches for row in DJINN_ROWS} - {None} == set(get_args(box.Watched))
    assert {row.cost for row in DJINN_ROWS} == set(get_args(box.Cost))
    assert {row.when for row in DJINN_ROWS} == set(get_args(box.When))


def test_clients_get_the_box() -> None:
    told = serai.game("five-tribes").rulebook.describe()["box"]
    assert [djinn["name"] for djinn in told["djinns"]] == list(pieces.DJINN_NAMES)
    assert [kind["points"] for kind in told["kinds"]] == [[5], [6, 10, 12, 15], [8], [6], [4]]
    assert [card["card"] for card in told["cards"] if not card["goods"]] == ["fakir"]
    sloar = next(djinn for djinn in told["djinns"] if djinn["name"] == "Sloar")
    assert (sloar["points"], sloar["cost"], sloar["ways"]) == (8, "fakir", [{"elders": 0, "fakirs": 1}])
    assert told["summon"] == [{"elders": 2, "fakirs": 0}, {"elders": 1, "fakirs": 1}]


def test_the_docs_tell_the_box() -> None:
    rows = re.findall(r"^\| ([A-Z][\w'-]+) \| (\d+) \| ([^|]*?) ?\| \S", DOCS, re.MULTILINE)
    assert rows == [(row.name, str(row.points), DOC_COSTS[row.cost]) for row in DJINN_ROWS]
    assert actions.DEEDS.table() in DOCS
    kinds = re.findall(r"^\| ([a-z ]+) \| (blue|red) \| ([\d x,]+?) \|", DOCS, re.MULTILINE)
    told = {kind: (ground, counts) for kind, ground, counts in kinds}
    for kind in dict.fromkeys(row.kind for row in box.TILE_ROWS):
        rows_of_kind = [row for row in box.TILE_ROWS if row.kind == kind]
        counts = ", ".join(f"{row.count} x {row.points}" for row in rows_of_kind)
        assert told[kind] == (rows_of_kind[0].ground, counts)
    assert ", ".join(str(gold) for gold in box.SALES[1:]) in DOCS
    assert f"The observation vector ({serai.game('five-tribes').rulebook.observation_size} numbers)" in DOCS


def test_steps_are_decoded_as_they_are_named() -> None:
    for action, act in enumerate(actions.DEEDS.acts):
        assert actions.DEEDS.action(act.to_json()) == action
        if "tile" in act.args:
            assert pieces.TILE_NAMES[actions.TILE_OF[action]] == act.args["tile"]
        if "colour" in act.args:
            assert pieces.COLOUR_NAMES[actions.COLOUR_OF[action]] == act.args["colour"]
        if "djinn" in act.args:
            assert pieces.DJINN_NAMES[actions.DJINN_OF[action]] == act.args["djinn"]
        if act.kind == "murder":
            assert pieces.TRIBES[actions.VICTIM_OF[action]] == act.args["tribe"]
            assert actions.RIVAL_OF[action] == act.args["rival"]
        if act.kind == "bid":
            assert pieces.SPOT_PRICES[pieces.ZEROS - 1 + actions.RANK_OF[action]] == act.args["price"]
            assert actions.FAKIRS_OF[action] == act.args["fakirs"]
        if act.kind == "sell":
            held = [name for card, name in enumerate(pieces.CARD_NAMES) if actions.GOODS_OF[action] >> card & 1]
            assert held == act.args["cards"]
        if act.kind == "buy":
            assert actions.PLACE_OF[action] == act.args["place"] - 1
    assert np.array_equal(np.sort(actions.DEED_OF), actions.DEED_OF)
    assert (actions.STEPS[0], actions.STEPS[435], actions.STEPS[-1]) == ("bid 0", "djinn anun-nak elder", "done")
    assert len(actions.STEPS) == 1020


TWENTY_THIRD = """
import importlib
import random
import sys
import types
from pathlib import Path
import serai
folder = types.ModuleType("serai.games.five_tribes")  # the box before everything that derives from it
folder.__path__ = [str(Path(serai.__file__).parent / "games" / "five_tribes")]
sys.modules[folder.__name__] = folder
box = importlib.import_module("serai.games.five_tribes.box")
del sys.modules[folder.__name__]
ZAGAN = box.add_djinn("Zagan", 7, "either", "cards", 2)  # the row of the 23rd Djinn: nothing else
from serai.bots import bot_names, find_bot
from serai.engine.chance import generator
from serai.engine.declarations.shapes import misfit
game = serai.game("five-tribes", players=3)
book = game.rulebook
assert "djinn zagan fakir" in book.steps and len(book.steps) == 1020 + 2 + 2 + 1
used = 0
for seed in range(2):
    position = game.new_match(seed=seed).state.position()
    fields = position["state"]
    if fields["djinns"][ZAGAN] == "pile":
        fields["djinns"][ZAGAN] = "seat 0"
        fields["pile"][9] -= 2
        fields["goods"][0][9] += 2
    match, chooser = game.new_match(position=game.load(position)), random.Random(seed)
    while not match.state.over:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        liked = [step for step in legal if "zagan" in step] or [s for s in legal if s.startswith(("summon", "keep"))]
        step = chooser.choice(liked or legal)
        used += step.startswith("djinn zagan")
        match.play(seat, step)
        assert misfit(match.state.view(seat), book.view_type) is None
        assert misfit(dict(book.box()), book.box_type) is None
    for index, entry in enumerate(match.history):
        for event in book.events(match.states[index], entry, match.states[index + 1]):
            assert misfit(event.to_json(), book.event_type) is None
    assert serai.replay(match.record()).state == match.state
state = game.new_match(seed=1).state
merchant = find_bot("merchant", game)
merchant.choose(state.knowledge(state.to_act[0]), generator("luck"))
print("used", used)
"""


@pytest.mark.slow
def test_a_23rd_djinn_of_a_known_effect_is_one_row() -> None:
    """Steps, rules, odds, views, events, records, observations and bots follow from the row."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-c", TWENTY_THIRD], capture_output=True, text=True, env=environment, timeout=500, check=False
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout.split()[1]) > 0
