"""Reads and writes collections of puzzles: those that come with Serai, and files."""

from __future__ import annotations

import datetime
import functools
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from serai.engine.errors import SeraiError
from serai.problems.puzzles.puzzle import Puzzle, PuzzleError

SHIPPED = Path(__file__).parent / "data"
LARGEST_FILE = 16_000_000  # bytes, unpacked
PACKED = ".gz"
T = TypeVar("T")


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file, as they stand in it."""
    return read_lines(path, "puzzles", Puzzle.from_json, PuzzleError)


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write all of them, or leave the file as it was."""
    write_lines(path, (puzzle.to_json() for puzzle in puzzles))


def read_lines(path: Path, what: str, read: Callable[[Any], T], problem: type[SeraiError]) -> list[T]:
    """What the lines of a file hold, each as JSON; the problem is raised in a sentence about a file of `what`."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if data[:2] == b"\x1f\x8b":
            unpacking = zlib.decompressobj(wbits=31)
            data = unpacking.decompress(data, LARGEST_FILE + 1)
            if not unpacking.eof and len(data) <= LARGEST_FILE:
                raise zlib.error("The file ends too early.")
        if len(data) > LARGEST_FILE:
            raise problem(f"{path} is too large to be a file of {what}.")
        lines = data.decode("utf-8").splitlines()
    except FileNotFoundError:
        raise problem(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise problem(f"{path} is a folder, not a file of {what}.") from None
    except (OSError, zlib.error, UnicodeDecodeError):
        raise problem(f"{path} is not a file of {what}, or it cannot be read.") from None
    found = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                found.append(read(json.loads(line)))
            except (ValueError, RecursionError):
                raise problem(f"{path}, line {number}: this is not JSON that can be read.") from None
            except SeraiError as error:
                raise problem(f"{path}, line {number}: {error}") from None
    return found


def write_lines(path: Path, told: Iterable[Mapping[str, Any]]) -> None:
    """Write all of them, or leave the file as it was; packed if its name ends with .gz, in the same bytes each time."""
    lines = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in told)
    data = "".join(f"{line}\n" for line in lines).encode()
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("xb") as file:
            file.write(gzip.compress(data, mtime=0) if path.suffix == PACKED else data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@functools.cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with Serai; none for a game that has no file."""
    path = SHIPPED / f"{game}.jsonl{PACKED}"
    return tuple(read_puzzles(path)) if path.exists() else ()


def daily(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """The puzzle of a day, the same for everybody; none comes again before all others have been."""
    order = sorted(puzzles, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return order[day.toordinal() % len(order)]
