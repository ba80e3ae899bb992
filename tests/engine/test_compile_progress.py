"""The line about the compiler: at a terminal, and nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
pty = pytest.importorskip("pty")

PROGRAM = """
import sys
{before}
from serai.engine.compiler import progress as notice
from serai.engine.compiler.compiled import compiled
notice.PATIENCE = 0.0

@compiled
def double(number):
    return number + number

assert double(21) == 42
"""
NOTEBOOK = "import types; sys.modules['ipykernel'] = types.ModuleType('ipykernel')"


def environment(folder: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "SERAI_CACHE_DIR": str(folder), **more}


def at_terminal(folder: Path, **more: str) -> str:
    """What somebody at a terminal reads while the program runs there."""
    master, slave = pty.openpty()
    program = PROGRAM.format(before="")
    done = subprocess.run([sys.executable, "-c", program], env=environment(folder, **more), stderr=slave, check=True)
    os.close(slave)
    said = b""
    try:
        while part := os.read(master, 1024):
            said += part
    except OSError:  # nobody holds the other end any more
        pass
    finally:
        os.close(master)
    assert done.returncode == 0
    return said.decode()


def in_pipe(folder: Path, before: str = "") -> str:
    program = PROGRAM.format(before=before)
    run = [sys.executable, "-c", program]
    return subprocess.run(run, env=environment(folder), capture_output=True, text=True, check=True).stderr


def test_a_terminal_shows_a_line_while_something_is_compiled(tmp_path: Path) -> None:
    said = at_terminal(tmp_path)
    assert "once on this machine: function 1 " in said
    assert said.endswith("\r\x1b[K")  # and it goes again
    assert at_terminal(tmp_path) == ""  # it is in the cache now


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    assert at_terminal(tmp_path, SERAI_QUIET="1") == ""


def test_a_pipe_gets_nothing(tmp_path: Path) -> None:
    assert in_pipe(tmp_path) == ""


def test_a_notebook_gets_one_line(tmp_path: Path) -> None:
    assert in_pipe(tmp_path, NOTEBOOK).splitlines() == [
        "Serai compiles what it needs, once on this machine; the next time it is quick."
    ]
