"""Parts of sentences for error messages: a wrong value, a list of names, the nearest name that exists."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MOST_LISTED = 16  # a longer list of choices helps nobody
LONGEST_SHOWN = 60  # characters of a wrong value that a sentence repeats


def shown(value: object) -> str:
    """A wrong value as a sentence repeats it: short, on one line and printable, whatever it is."""
    if isinstance(value, int) and not -(10**LONGEST_SHOWN) < value < 10**LONGEST_SHOWN:
        return "a number of very many digits"  # writing out a huge one takes long, and Python refuses it
    try:
        text = repr(value[: LONGEST_SHOWN + 1] if isinstance(value, str | bytes) else value)
    except (ValueError, RecursionError):  # numbers of very many digits, or lists in lists, inside
        return f"this {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def listing(names: Iterable[object]) -> str:
    """The names as a person would list them: 'a, b and c'."""
    words = [str(name) for name in names]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "none"


def unknown(what: str, name: object, known: Iterable[str]) -> str:
    """A sentence for a name that does not exist, with the nearest that does."""
    help_ = nearest(name, known)
    return f"There is no {what} {shown(name)}{f'; {help_[0].lower()}{help_[1:]}' if help_ else '.'}"


def nearest(name: object, known: Iterable[str]) -> str:
    """A word of help for a name that does not exist: the nearest that does, and a choice that is not too long."""
    names = list(known)
    near = get_close_matches(name.lower(), names, n=1, cutoff=0.6) if isinstance(name, str) else []
    hints = [f"Did you mean {near[0]!r}?"] if near else []
    if len(names) <= MOST_LISTED:
        hints.append(f"The choice is {listing(names)}.")
    return " ".join(hints)
