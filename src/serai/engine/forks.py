"""Starts processes quickly, as forks of one that has already imported what they need.

Importing takes longer than most choices of a bot, and forks share memory. Where processes cannot be forked, each of
them imports for itself.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.context import ForkServerContext, SpawnContext

EXTRA_IMPORTS: list[str] = []  # modules that are imported as well


def processes(*imported: str) -> ForkServerContext | SpawnContext:
    """What starts processes on this machine; the first one decides what those after it have imported."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*imported, *EXTRA_IMPORTS])
    return context
