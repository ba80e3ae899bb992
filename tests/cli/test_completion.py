"""The Tab key, as a shell asks for it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

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


def shape(command: Any) -> list[Any]:
    """The options of a command, and those of its commands."""
    own = [(one.name, one.opts, getattr(one, "help", None), one.required) for one in command.params]
    return [command.name, own, [shape(part) for part in getattr(command, "commands", {}).values()]]


def test_a_command_that_is_built_alone_is_what_it_is_among_all() -> None:
    from serai.cli.app import _command, _names

    whole = _command(None)
    assert set(whole.commands) == _names()
    for name in _names():
        (alone,) = _command(name).commands.values()
        assert shape(alone) == shape(whole.commands[name])
        assert len(shape(alone)[1]) + len(shape(alone)[2]) > 0
