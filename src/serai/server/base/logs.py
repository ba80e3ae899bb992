"""Logging for hosts, as sentences or as lines of JSON (`--log-format`), without anything secret.

A failure that repeats is told once and then counted; others' garbage is none. Nothing in it lets anybody in or tells
who somebody is: the id of a table is the key to it, so lines have a `tag` of it instead, and what looks like an id, a
cookie or a token is taken out of every line and every traceback, wherever it comes from.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import logging
import re
import secrets
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache
from typing import Any

from serai.engine.errors import SeraiError

SILENCE_SECONDS = 60.0  # between two tellings of the same failure
MOST_KINDS = 1000
FOREIGN = ("websockets.", "h11.")  # modules whose exceptions tell of what others sent
LOGGERS = ("serai.server", "uvicorn.error")
FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
LATELY = 50  # lines that are kept for the host's page
LONGEST_REASON = 300  # characters of what an exception says
TAG_LENGTH = 8
SALT = secrets.token_bytes(16)  # of this run: tags compare lines with each other, not with a list of ids
UNSAID = "[…]"
LONG = re.compile(r"[A-Za-z0-9_~.=-]{22,}")  # as long as an id, or longer
ADDRESS = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b")
PASSWORD = re.compile(r"(?<=://)[^/@\s]+(?=@)")  # user and password in the address of a database
request_id: ContextVar[str] = ContextVar("request_id", default="")
route: ContextVar[str] = ContextVar("route", default="")


def tag(id: str) -> str:
    """What a table is called in the log: it lets nobody in, but lines about the same table have the same."""
    return "#" + hashlib.blake2b(id.encode(), key=SALT, digest_size=TAG_LENGTH // 2).hexdigest()


@cache
def class_names() -> frozenset[str]:
    """The names of all classes when first asked for: an id may look like one, as one of 150 does, but is none."""
    found: set[type] = set()
    todo: list[type] = [object]
    while todo:
        fresh: set[type] = set(type.__subclasses__(todo.pop())) - found
        found |= fresh
        todo += fresh
    return frozenset(kind.__name__ for kind in found)


def discreet(text: str) -> str:
    """A text without what looks like an id, a cookie, a token, an address or a password."""

    def hide(found: re.Match[str]) -> str:
        word = found[0]
        random = any(c.isupper() for c in word) and any(c.islower() for c in word)
        return UNSAID if random and not class_names().issuperset(filter(None, re.split(r"[._]", word))) else word

    return ADDRESS.sub(UNSAID, LONG.sub(hide, PASSWORD.sub(UNSAID, text)))


class Repeats(logging.Filter):
    """Lets the first record of its kind pass and counts the next ones until it passes again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is told; one that is told again says how often it was not."""
        if record.levelno < logging.WARNING:
            return True
        failure = record.exc_info[1] if record.exc_info else None
        kind = type(failure)
        if failure is not None and (kind.__module__.startswith(FOREIGN) or isinstance(failure, UnicodeError)):
            record.exc_info = record.exc_text = None
        key, now = (record.name, str(record.msg), kind.__qualname__), self._clock()
        record.event = event_of(record)
        at, missed = self._logged.get(key, (-SILENCE_SECONDS, 0))
        if now - at < SILENCE_SECONDS:
            self._logged[key] = (at, missed + 1)
            return False
        if len(self._logged) > MOST_KINDS:
            self._logged.clear()
        self._logged[key] = (now, 0)
        if missed:
            record.msg = f"{record.getMessage()} (and {missed} times since it was last told)"
            record.args = ()
        return True


def event_of(record: logging.LogRecord) -> str:
    """A short name of what a line tells: the one that it was given, else the first words of its sentence."""
    given = getattr(record, "event", None)
    if given is not None:
        return str(given)
    words = re.sub(r"%\S+|[^a-z ]", " ", str(record.msg).lower()).split()
    return "-".join(words[:5]) or "line"


def failure_of(record: logging.LogRecord) -> tuple[str, str, list[str]] | None:
    """The exception of a line: its class, what it says and where it comes from; nothing of what somebody sent."""
    if not record.exc_info or record.exc_info[1] is None:
        return None
    error = record.exc_info[1]
    says = (
        "" if hasattr(error, "error_count") else str(error).partition("\n")[0][:LONGEST_REASON]
    )  # pydantic repeats it
    frames = [part.rstrip() for part in traceback.format_tb(error.__traceback__)]
    return type(error).__qualname__, discreet(says), [discreet(frame) for frame in frames]


class Sentences(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback if something failed."""
        said, failure = discreet(record.getMessage()), failure_of(record)
        if request := getattr(record, "request", ""):
            said = f"{said} [{request}]"
        if failure is None:
            return said
        kind, says, frames = failure
        return "\n".join([said, "Traceback (most recent call last):", *frames, f"{kind}: {says}" if says else kind])


class Lines(logging.Formatter):
    """Lines for programs: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        fields: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": event_of(record),
            "message": discreet(record.getMessage()),
        }
        if request := getattr(record, "request", ""):
            fields["request"] = request
        fields |= getattr(record, "about", {})
        if (failure := failure_of(record)) is not None:
            fields["error"], fields["reason"], fields["trace"] = failure
        return json.dumps(fields, ensure_ascii=False)


class Lately(logging.Handler):
    """Keeps the last warnings and errors for the host's page, and counts all of them."""

    def __init__(self, count: Callable[[str, str], None]) -> None:
        super().__init__(logging.WARNING)
        self._count = count
        self.lines: deque[tuple[float, str, str, str]] = deque(maxlen=LATELY)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, without what it must not tell."""
        level, event = record.levelname.lower(), event_of(record)
        self._count(level, event)
        failure = failure_of(record)
        said = discreet(record.getMessage()) + (f" ({failure[0]})" if failure else "")
        self.lines.append((record.created, level, event, said))


class _Request(logging.Filter):
    """Notes which request a line belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Always."""
        record.request = request_id.get()
        return True


def say(event: str, sentence: str, *about: Any, level: int = logging.INFO, **more: Any) -> None:
    """Tell the log of something with its name, and with further facts in lines of JSON: numbers, tags, kinds."""
    logging.getLogger("serai.server").log(level, sentence, *about, extra={"event": event, "about": more})


def keep(form: str = "text", level: str = "warning") -> None:
    """Set up the log of this process, once or anew."""
    if form not in FORMATS:
        raise SeraiError(f"SERAI_LOG_FORMAT is text or json, not {form!r}.")
    if level not in LEVELS:
        raise SeraiError(f"SERAI_LOG_LEVEL is debug, info, warning or error, not {level!r}.")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if form == "json" else Sentences())
    handler.addFilter(_Request())
    handler.set_name(JOURNAL)
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.setLevel(level.upper() if name == LOGGERS[0] else logging.WARNING)
        for old in [old for old in logger.handlers if old.get_name() == JOURNAL]:
            logger.removeHandler(old)
        logger.addHandler(handler)
    keep_it_short()


JOURNAL = "serai journal"


def listen(count: Callable[[str, str], None]) -> Lately:
    """A list of the last warnings and errors of this process from now on."""
    lately = Lately(count)
    for name in LOGGERS:
        logger = logging.getLogger(name)
        for old in [old for old in logger.handlers if isinstance(old, Lately)]:
            logger.removeHandler(old)
        logger.addHandler(lately)
    return lately


def keep_it_short() -> None:
    """Put the filter before the loggers of this process, once."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Repeats) for known in logger.filters):
            logger.addFilter(Repeats())
