"""Files of the command line: records read with care, and saved without ever overwriting one."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from serai.cli.errors import Mistake, quoted

LARGEST_FILE = 16_000_000  # bytes; far beyond any record or track
MOST_NAMES = 1000  # games that one second can name
SUFFIX = ".txt"


def read_text(path: Path, what: str) -> str:
    """The text of a file of reasonable size, or a sentence that says why it cannot be read."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise Mistake(f"{path} is a folder, not {what}.")
        if stat.S_ISREG(mode) and path.stat().st_size > LARGEST_FILE:
            raise Mistake(f"{path} is too large to be {what}.")
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise Mistake(_missing(path)) from None
    except (OSError, ValueError) as error:
        raise Mistake(f"{path} cannot be read: {reason(error)}.") from None
    if len(data) > LARGEST_FILE:
        raise Mistake(f"{path} is too large to be {what}.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake(f"{path} is not {what}: it holds something other than text.") from None
    if "\0" in text:
        raise Mistake(f"{path} is not {what}: it holds something other than text.")
    return text


def _missing(path: Path) -> str:
    from serai.cli.errors import suggestion

    try:
        siblings = [entry.name for entry in path.parent.iterdir()]
    except OSError:
        siblings = []
    return f"There is no file {path}" + suggestion(path.name, siblings)


def reason(error: Exception) -> str:
    """Why the system refused, without its numbers."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return words[:1].lower() + words[1:]


def games_folder() -> Path:
    """Where records are saved: SERAI_DATA_DIR, else the user's data folder."""
    chosen = os.environ.get("SERAI_DATA_DIR")
    if chosen:
        return Path(chosen) / "games"
    import platformdirs

    return Path(platformdirs.user_data_dir("serai", appauthor=False)) / "games"


def check_new(path: Path) -> Path:
    """The path of a file that can be created, checked before the game begins."""
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        raise Mistake(f"{quoted(str(path))} is not a name that a file can have here.") from None
    if path.is_dir():
        raise Mistake(f"{path} is a folder; name a file in it.")
    if path.exists() or path.is_symlink():
        raise Mistake(f"{path} exists already, and nothing is overwritten; name another file.")
    if not path.parent.is_dir():
        raise Mistake(f"There is no folder {path.parent} to save {path.name} in.")
    return path


def save_record(text: str, game: str, path: Path | None, now: Callable[[], datetime] = datetime.now) -> Path:
    """Write the record to a new file, the given one or one of the games folder; OSError if there is no way."""
    if path is not None:
        return create(path, text)
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{now():%Y-%m-%d-%H%M%S}"
    for number in range(1, MOST_NAMES):
        try:
            return create(folder / (f"{stem}-{number}{SUFFIX}" if number > 1 else f"{stem}{SUFFIX}"), text)
        except FileExistsError:
            continue
    raise FileExistsError(f"{folder} is full of games of this second")


def create(path: Path, text: str) -> Path:
    """A new file with the whole text, or no file at all."""
    with path.open("x", encoding="utf-8", newline="\n") as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            path.unlink(missing_ok=True)
            raise
    return path


def program() -> str:
    """What to type to start this program again from here."""
    import shlex
    import shutil

    started = Path(sys.argv[0]) if sys.argv and sys.argv[0] else Path("serai")
    if started.stem == "__main__" and started.parent.name == "cli":
        return f"{shlex.quote(sys.executable)} -m serai.cli"
    found = shutil.which("serai")
    if started.stem != "serai" or (found and Path(found).resolve() == started.resolve()):
        return "serai"
    return shlex.quote(str(started))
