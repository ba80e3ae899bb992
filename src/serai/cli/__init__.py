"""The command line: `serai games`, `serai play`, `serai replay`, `serai arena`, `serai serve`, `serai bench`."""

from __future__ import annotations

import gc
from collections.abc import Sequence

GC_THRESHOLDS = (50_000, 10, 100)  # imports make many objects and no garbage, which a start need not look for


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of the command line; return its exit code."""
    gc.set_threshold(*map(max, GC_THRESHOLDS, gc.get_threshold()))  # who calls this and looks less often, goes on so
    from serai.cli.app import run

    return run(arguments)
