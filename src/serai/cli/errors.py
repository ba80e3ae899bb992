"""Mistakes on the command line: one sentence on stderr and an exit code, never a traceback."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

FAILURE = 1  # an arena that was stopped, or a fault in Serai; of `admin check`: a game that does not replay
USER_ERROR = 2  # something to type differently
CONTRADICTED = 3  # of `verify`: the record is not what its seed promised
INTERRUPTED = 130  # Ctrl-C, as shells count it
LONGEST_QUOTE = 60


class Mistake(Exception):
    """Something that the person at the keyboard can put right; the text is a whole sentence."""

    exit_code = USER_ERROR


class Contradiction(Mistake):
    """A record that was read and is not honest: no mistake of the person who asks."""

    exit_code = CONTRADICTED


def quoted(text: str) -> str:
    """What somebody typed, short enough for a sentence and without control characters."""
    shown = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."
    return repr(shown)


def suggestion(name: str, known: Iterable[str]) -> str:
    """'; did you mean ...?' for the known name that is nearest, or a full stop."""
    near = get_close_matches(name.lower(), list(known), n=1, cutoff=0.6)
    return f"; did you mean {near[0]!r}?" if near else "."


def usage_sentence(error: Any) -> str:
    """One sentence for a command line that Typer could not read."""
    # Its errors are known by their shape only, because Typer's releases take them from different modules.
    possible = getattr(error, "possibilities", None)
    if hasattr(error, "option_name") and "no such option" in str(error).lower():
        return f"There is no option {quoted(error.option_name)}" + (
            suggestion(error.option_name, possible) if possible else _options_hint(error)
        )
    text = " ".join(error.format_message().split())
    text = text.replace("No such command", "There is no command").replace(". Did you mean", "; did you mean")
    text = text.replace("', '", "' or '")
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _options_hint(error: Any) -> str:
    path = getattr(getattr(error, "ctx", None), "command_path", "serai")
    return f"; '{path} --help' lists the options."
