"""The journal: what a host reads. A failure that repeats is told once and then counted; others' garbage is none."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

SILENCE_SECONDS = 60.0  # between two tellings of the same failure
MOST_KINDS = 1000
FOREIGN = ("websockets.", "h11.")  # modules whose exceptions tell of what others sent
LOGGERS = ("serai.server", "uvicorn.error")


class Repeats(logging.Filter):
    """Lets the first record of its kind pass and counts the next ones until it passes again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is told; one that is told again says how often it was not."""
        if record.levelno < logging.WARNING:
            return True
        failure = record.exc_info[1] if record.exc_info else None
        kind = type(failure)
        if failure is not None and (kind.__module__.startswith(FOREIGN) or isinstance(failure, UnicodeError)):
            record.exc_info = record.exc_text = None
        key, now = (record.name, str(record.msg), kind.__qualname__), self._clock()
        at, missed = self._told.get(key, (-SILENCE_SECONDS, 0))
        if now - at < SILENCE_SECONDS:
            self._told[key] = (at, missed + 1)
            return False
        if len(self._told) > MOST_KINDS:
            self._told.clear()
        self._told[key] = (now, 0)
        if missed:
            record.msg = f"{record.getMessage()} (and {missed} times since it was last told)"
            record.args = ()
        return True


def keep_it_short() -> None:
    """Put the filter before the loggers of this process, once."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Repeats) for known in logger.filters):
            logger.addFilter(Repeats())
