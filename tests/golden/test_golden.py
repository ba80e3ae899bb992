"""Golden games: records of the past replay to the letter."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai
from tests.golden.make import FOLDER, LAST_POSITION

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_letter(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record, last = text.split(LAST_POSITION)
    match = serai.replay(text)
    assert match.record() == record
    assert match.state.position()["state"] == json.loads(last)
    assert serai.replay(match.record()).history == match.history


def test_every_game_has_golden_games() -> None:
    assert {file.parent.name for file in FILES} == set(serai.game_names())
