"""Pictures from the terminal: of a record and of a position, into a file or a pipe; mistakes in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import serai
from tests.cli.table import Program
from tests.contract.tables import walk


def test_pictures_of_records_and_positions(program: Program, tmp_path: Path) -> None:
    match = walk(serai.game("bakschisch", players=2), 3, 12)
    record, position, out = tmp_path / "game.txt", tmp_path / "position.json", tmp_path / "table.svg"
    record.write_text(match.record(), encoding="utf-8")
    position.write_text(json.dumps(match.state.position()), encoding="utf-8")

    done = program("picture", str(record), "--at", "5", "--seat", "1", "--out", str(out))
    assert (done.code, done.err) == (0, "")
    assert out.read_text("utf-8") == match.states[5].svg(1)
    done = program("picture", str(position), "--open", "--dark", "--size", "300")
    assert (done.code, done.out) == (0, match.state.svg(open=True, dark=True, size=300))
    assert ElementTree.fromstring(done.out).get("width") == "300"

    for words, sentence in (
        (["--out", str(out)], "nothing is overwritten"),
        (["--at", "99"], "There is no position 99"),
        (["--seat", "2"], "seat"),
        (["--seat", "0", "--open"], "not both"),
        (["--size", "9"], "64 to 8192 pixels wide"),
    ):
        done = program("picture", str(record), *words)
        assert done.code == 2
        assert sentence in done.err
        assert "Traceback" not in done.err
