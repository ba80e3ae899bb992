"""Cleaning of what people type: names and lines of chat."""

from __future__ import annotations

import re
import unicodedata

JOINER = "\u200d"  # makes one picture of several: a family, a flag
MARK = "\ue000"  # stands for it meanwhile
PICTURE = "[\u2190-\u2bff\U0001f000-\U0001faff]\ufe0f?[\U0001f3fb-\U0001f3ff]?"
JOINED = re.compile(f"{PICTURE}(?:{JOINER}{PICTURE})+")
BLANK = frozenset("\u2800\u3164\u115f\u1160\uffa0")  # letters and symbols that show nothing


def one_line(text: str) -> str:
    """Plain text on one line: no control characters, no line breaks, no invisible direction marks."""
    kept = JOINED.sub(lambda picture: picture[0].replace(JOINER, MARK), text.replace(MARK, " "))
    return " ".join("".join(c if c.isprintable() or c == MARK else " " for c in kept).split()).replace(MARK, JOINER)


def shows_something(line: str) -> bool:
    """Whether a line has a character that people can see."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in line)
