"""Files that bots are made of: read once, and what is wrong with one is told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from serai.engine.errors import OptionError

T = TypeVar("T")
Version = tuple[Path, int, int]  # where a file lies, when it was written and how long it is


def read_once(path: Path, loaded: dict[Version, T], read: Callable[[Path, Path], T], what: str) -> T:
    """What a file holds, read once per process and version of the file."""
    where = path.expanduser().resolve()
    try:
        stat = where.stat()
        key = (where, stat.st_mtime_ns, stat.st_size)
        if key not in loaded:
            loaded[key] = read(where, path)
        return loaded[key]
    except FileNotFoundError:
        raise OptionError(f"There is no file {path} to read the {what} from.") from None
    except OSError as error:
        raise OptionError(f"The {what} in {path} cannot be read: {error.strerror or error}.") from None
