"""The command line: `serai games`, `serai play`, `serai replay`, `serai arena`, `serai serve`, `serai bench`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of the command line; return its exit code."""
    from serai.cli.app import run

    return run(arguments)
