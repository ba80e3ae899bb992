"""Tracks: the path from START to the throne, as data. One file per track; a table may bring its own.

A track file is TOML with two lines that count, and comments as you like:

    spaces = "G D F H E  D G F E H ..."      # G guard, D servant, H harem lady, E eunuch, F fakir
    thief_stop = 24                          # the last space before the palace

In options and records a track of one's own is written in one word: the letters, a slash, the thief stop.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from serai.engine.declarations.options import Option
from serai.engine.errors import OptionError
from serai.engine.sentences import listing, shown
from serai.games.bakschisch import box

LETTERS = box.LETTERS[: box.PERSONS.index("caliph")]  # guard, servant, harem lady, eunuch, fakir: persons 1 to 5
NAMED_TRACKS = ("standard", "short", "long")
SHORTEST, LONGEST = 10, 48
LEAST = 2  # spaces of a track for exact work, of which nothing is asked but letters and a thief stop
LEVELS_BELOW_THE_PALACE = 3


@dataclass(frozen=True)
class Track:
    """A checked track: `spaces` holds the letters of spaces 1 to n; START is 0, the throne n + 1."""

    spaces: str
    thief_stop: int
    name: str | None = None

    def __post_init__(self) -> None:
        problem = flaw(self.spaces, self.thief_stop)
        if problem:
            raise OptionError(f"This track cannot be used: {problem}")

    @property
    def throne(self) -> int:
        """The number of the throne's space."""
        return len(self.spaces) + 1

    @property
    def value(self) -> str:
        """The track as the value of the option: its name, or letters/stop."""
        return self.name or f"{self.spaces}/{self.thief_stop}"

    @property
    def levels(self) -> tuple[int, ...]:
        """How many spaces lie on each level of the drawing, the palace last."""
        per_level, left_over = divmod(self.thief_stop, LEVELS_BELOW_THE_PALACE)
        below = tuple(per_level + (level < left_over) for level in range(LEVELS_BELOW_THE_PALACE))
        return (*below, len(self.spaces) - self.thief_stop)


def flaw(spaces: str, stop: int) -> str | None:
    """The first constraint of BK-3 and BK-4 that a track breaks, as a sentence; None for a good track.

    That some space past START has no harem lady behind it needs no check: space 1 has nothing behind it.
    """
    n = len(spaces)
    unknown = sorted(set(spaces) - set(LETTERS))
    if unknown:
        return f"it has the letters {shown(''.join(unknown))}; persons are {listing(LETTERS)}."
    if LEAST <= n < SHORTEST:
        return None if 1 <= stop < n else f"the thief stop is space {shown(stop)}; it must be one of 1 to {n - 1}."
    if not SHORTEST <= n <= LONGEST:
        return f"it has {n} space{'s' * (n != 1)}; a track has {SHORTEST} to {LONGEST}, for exact work from {LEAST}."
    if not LEVELS_BELOW_THE_PALACE <= stop < n:
        return (
            f"the thief stop is space {shown(stop)}; it must be one of the spaces {LEVELS_BELOW_THE_PALACE} to {n - 1}."
        )
    rare = [letter for letter in LETTERS if spaces.count(letter) < 2]
    if rare:
        return f"each person occurs at least twice, but {listing(rare)} {'does' if len(rare) == 1 else 'do'} not."
    if not any(spaces[i] == "E" and "E" not in spaces[max(0, i - 2) : i] for i in range(2, n)):
        return "it needs a eunuch with no eunuch on the two spaces before it."
    if not any(spaces[i - 4] == "H" and "H" not in spaces[i - 3 : i] for i in range(4, n)):
        return "it needs a space with a harem lady four behind it and none nearer."
    if not max(spaces.rindex("D"), spaces.rindex("F")) < spaces.rindex("G"):
        return "it needs a space from which a guard is still ahead but no servant and no fakir."
    return None


@cache
def named(name: str) -> Track:
    """One of the tracks that come with the game."""
    file = resources.files(__package__) / "tracks" / f"{name}.toml"
    return parse_file(file.read_text(encoding="utf-8"), name=name)


def parse_file(text: str, *, name: str | None = None) -> Track:
    """The track of a track file's text."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of very many digits is a plain ValueError
        raise OptionError(f"This track file is not TOML: {error}.") from None
    spaces, stop = content.get("spaces"), content.get("thief_stop")
    if not isinstance(spaces, str) or not isinstance(stop, int) or isinstance(stop, bool):
        raise OptionError('A track file needs spaces = "G D F ..." and thief_stop = a number.')
    return Track("".join(spaces.upper().split()), stop, name)


def parse(value: str) -> Track:
    """The track that an option's value means: a name, or letters/stop."""
    word = value.strip()
    if word.lower() in NAMED_TRACKS:
        return named(word.lower())
    letters, slash, stop = word.partition("/")
    if not slash or not stop.isdecimal() or len(stop) > 3:
        raise OptionError(
            f"There is no track {value[:60]!r}; it is {', '.join(NAMED_TRACKS)}, or a track of your own "
            "as letters and thief stop, such as GDFHE.../24, or a file."
        )
    own = Track("".join(letters.upper().split()), int(stop))
    twin = next(
        (t for t in map(named, NAMED_TRACKS) if (t.spaces, t.thief_stop) == (own.spaces, own.thief_stop)),
        None,
    )
    return twin or own


@dataclass(frozen=True, kw_only=True)
class TrackOption(Option):
    """The option that chooses the track. A string is never read as a file's name; a Path is."""

    @property
    def default(self) -> str:
        """The standard track."""
        return NAMED_TRACKS[0]

    def is_small(self, value: Any) -> bool:
        """Whether a track is for the laboratory alone."""
        return len(parse(value).spaces) < SHORTEST

    def parse(self, value: Any) -> str:
        """The canonical value: a known name, or letters/stop of a checked track."""
        if isinstance(value, Path):
            try:
                text = value.read_text(encoding="utf-8-sig")
            except (OSError, ValueError) as error:  # a name with a null byte is a plain ValueError
                reason = error.strerror if isinstance(error, OSError) else "it is not text"
                raise OptionError(f"The track file {shown(str(value))} cannot be read: {reason}.") from None
            own = parse_file(text)
            return parse(own.value).value
        if not isinstance(value, str):
            raise OptionError(f"Option {self.name} is a track's name, letters/stop or a Path, not {shown(value)}.")
        return parse(value).value

    def describe(self) -> dict[str, Any]:
        """The option as JSON."""
        return {
            "name": self.name,
            "kind": "track",
            "meaning": self.meaning,
            "rule": self.rule,
            "default": self.default,
            "choices": list(NAMED_TRACKS),
        }
