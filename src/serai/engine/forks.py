"""Forks: processes that begin at once, since each is a fork of one that has imported what they need.

Importing takes longer than most choices of a bot; and what forks share takes memory only once. Where processes cannot
be forked, each of them imports for itself.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.context import ForkServerContext, SpawnContext

BESIDES: list[str] = []  # modules that are imported as well


def processes(*imported: str) -> ForkServerContext | SpawnContext:
    """What starts processes on this machine; the first one decides what those after it have imported."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*imported, *BESIDES])
    return context
