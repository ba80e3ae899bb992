"""`serai verify`: exit codes tell an honest record from a forged one and from a typing mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

import serai
from serai.cli import main

PROVED, MISTAKEN, CONTRADICTED = 0, 2, 3


def finished(seed: str = "promised") -> serai.Match:
    match = serai.game("bakschisch", players=2, max_rounds=10).new_match(seed=seed)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    return match


def verify(tmp_path: Path, text: str, *more: str) -> int:
    record = tmp_path / "record.txt"
    record.write_bytes(text.encode())
    return main(["verify", str(record), *more])


@pytest.mark.parametrize("seed", ["promised", "a#b", "#x", '"quoted"', "déjà vu"])
def test_a_fair_game_is_proved_whatever_its_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: str) -> None:
    match = finished(seed)
    assert verify(tmp_path, match.record(), "--hash", match.seed_hash.upper()) == PROVED
    assert verify(tmp_path, "\ufeff" + match.record().replace("\n", "\r\n")) == PROVED
    assert f"All 50 draws follow from the seed, and its hash is {match.seed_hash}." in capsys.readouterr().out


def test_a_forged_record_has_an_exit_code_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished().record()
    draws = [line for line in text.splitlines() if line.startswith("draw")]
    other = next(line for line in draws if line != draws[0])
    forged = {
        "seed promised": "seed another",
        f"\n\n{draws[0]}\n": f"\n\n{other}\n",
        finished().seed_hash: finished("another").seed_hash,
        "result 1 1": "result 1 2",
        "\n0 pass\n": "\n0 bid 40\n",
    }
    for old, new in forged.items():
        assert old in text
        assert verify(tmp_path, text.replace(old, new, 1)) == CONTRADICTED, new
        told = capsys.readouterr().err
        assert len(told.strip().splitlines()) == 1
        assert told.strip().endswith((".", ")"))
    assert verify(tmp_path, text, "--hash", finished("another").seed_hash) == CONTRADICTED
    assert "--hash says" in capsys.readouterr().err


def test_what_cannot_be_checked_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished().record()
    mistakes = {
        "seed promised\n": "",
        "serai record 1": "serai recodr 1",
        "game bakschisch": "game bakshish",
        "\n0 pass\n": "\n0 pas\n",
        f"seed-hash {finished().seed_hash}": "seed-hash 00",
    }
    for old, new in mistakes.items():
        assert old in text
        assert verify(tmp_path, text.replace(old, new, 1)) == MISTAKEN, new
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert verify(tmp_path, text, "--hash", "00") == MISTAKEN
    assert "64 hexadecimal digits" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "nothing.txt")]) == MISTAKEN
