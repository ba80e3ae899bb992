"""Two versions of a game's rules side by side: in one process, compiled and interpreted, with the caches of both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.engine import contract
from serai.engine.registry import register, rulebook
from serai.games.bakschisch import rules

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = [str(ROOT / "tests" / name) for name in ("versions", "outside")]
GAMES = ("bakschisch", "dates")


def story(*order: int, **changed: str) -> Any:
    """What a process tells that loads the versions in this order."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "versions" / "story.py"), *map(str, order)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*FOLDERS, *sys.path]), **changed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Warning" not in done.stderr, "no version is taken for a kind of another"
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.slow
@pytest.mark.compiled
def test_both_versions_are_played_in_one_process() -> None:
    first = story(1, 2)
    told = first["told"]
    for name in GAMES:
        one, two = told[f"{name} 1"], told[f"{name} 2"]
        for what in ("steps", "last", "records", "opened"):
            assert one[what] != two[what], f"{name}: the versions really differ in {what}"
    assert any("0 thief\n" in record for record in told["bakschisch 1"]["records"])
    assert not any("0 thief\n" in record for record in told["bakschisch 2"]["records"])
    again = story(2, 1, SERAI_TEST_HINTS="dates")  # the search of one game is enough: it is compiled once more for this
    for about, other in again["told"].items():
        hint = other["hint"] if about.startswith("dates") else told[about]["hint"]
        assert {**other, "hint": hint} == told[about], "whichever is loaded first"
    assert again["told"].keys() == told.keys()
    anew = [name for name in again["compiled"] if not name.startswith("serai.bots.search.")]
    assert anew == [], "the rules and playouts of both versions come from the cache of another process"
    plain = story(1, 2, NUMBA_DISABLE_JIT="1")
    assert plain["told"] == told, "interpreted as compiled"


def test_a_version_has_a_type_of_its_own() -> None:
    assert contract.versioned(rules.STATE, 1) is rules.STATE
    second = contract.versioned(rules.STATE, 2)
    assert second != rules.STATE
    assert second == contract.versioned(rules.STATE, 2) == contract.versioned(second, 2)
    assert second != contract.versioned(rules.STATE, 3)
    assert second.names == ("rules_2", *(rules.STATE.names or ()))
    assert second.type is np.record
    aligned = np.dtype((np.record, np.dtype([("a", np.int8), ("b", np.int64)], align=True)))
    assert contract.versioned(aligned, 2).fields["b"][1] == 8  # type: ignore[index]


def test_a_rulebook_is_what_it_is_registered_as(monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.engine import registry

    monkeypatch.setattr(registry, "_places", {**registry._places})
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded})
    registry._places["bakschisch"] = {**registry._places["bakschisch"]}
    register("bakschisch", "serai.games.bakschisch:BAKSCHISCH", 7)
    with pytest.raises(TypeError, match="is version 1 of bakschisch; it is registered as 7 of bakschisch"):
        rulebook("bakschisch")
    assert rulebook("bakschisch", 1).version == 1
