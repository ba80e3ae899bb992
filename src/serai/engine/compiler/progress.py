"""A line on stderr while a program that only imports Serai compiles: at a terminal or in a notebook, never in a pipe.

Who tells of the compiler in another way (`cache.listeners`: the command line, the server) hears of it instead.
SERAI_QUIET=1 says nothing at all.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time

PATIENCE = 0.5  # seconds of compiling that are worth no word
QUIET = "SERAI_QUIET"
WIPE = "\r\x1b[K"

_begun: float | None = None
_functions = 0
_shown = False


def tell(_function: str, seconds: float) -> None:
    """A function has been compiled."""
    global _begun, _functions, _shown
    now = time.perf_counter()
    _begun = now - seconds if _begun is None else _begun
    _functions += 1
    if now - _begun < PATIENCE or not _wanted():
        return
    words = f"Serai compiles what it needs, once on this machine: function {_functions} ({QUIET}=1 hides this line)"
    if sys.stderr.isatty():
        print(WIPE + words, end="", file=sys.stderr, flush=True)
    elif not _shown:
        print("Serai compiles what it needs, once on this machine; the next time it is quick.", file=sys.stderr)
    _shown = True


def finish() -> None:
    """What was asked for is compiled: the line of a terminal goes."""
    if _shown and sys.stderr is not None and sys.stderr.isatty():
        print(WIPE, end="", file=sys.stderr, flush=True)


def _wanted() -> bool:
    """Whether a person sees what this process says."""
    if sys.stderr is None or os.environ.get(QUIET) == "1" or multiprocessing.parent_process() is not None:
        return False
    return sys.stderr.isatty() or "ipykernel" in sys.modules
