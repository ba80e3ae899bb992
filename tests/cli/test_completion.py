"""The Tab key, as a shell asks for it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

ASKED = {
    "serai play ba": {"bakschisch", "bagdad"},
    "serai arena five-tribes --bots merchant,nov": {"merchant,novice"},
    "serai play bakschisch --option gold=": {"gold=hidden", "gold=shown"},
    "serai play nothing --bots ": set(),
    "serai bench engine --game five": {"five-tribes"},
}


@pytest.mark.parametrize("line", ASKED)
def test_tab_offers_what_fits(line: str) -> None:
    words = line.split(" ")
    answer = subprocess.run(
        [sys.executable, "-c", "from serai.cli.app import app; app(prog_name='serai')"],
        env={
            **os.environ,
            "_SERAI_COMPLETE": "complete_bash",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(words) - 1),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert set(answer.stdout.split()) == ASKED[line], answer.stderr
