"""The results log: JSON lines that are only ever added to, on the disk before they count.

The first line is the plan; every other line is a finished game. A kill in the middle of a write leaves half a line
at the end, which is cut off when the log is opened again.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import IO, Any

from serai.arena.blocks import Result
from serai.arena.plan import Plan
from serai.engine.errors import SeraiError

FORMAT = 1
FILE_NAME = "results.jsonl"


class LogError(SeraiError):
    """A results log that cannot be read or written."""


class Log:
    """The games of one arena, kept in memory and in a file at the same time; one process writes it."""

    def __init__(self, path: Path, plan: Plan, results: Iterable[Result], file: IO[bytes] | None) -> None:
        self.path, self.plan, self._file = path, plan, file
        self._results = {result.key: result for result in results}

    @classmethod
    def create(cls, path: Path, plan: Plan) -> Log:
        """A new log; nothing is overwritten."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("xb")
        except FileExistsError:
            raise LogError(f"{path} holds results already; go on with them by --resume, or name another.") from None
        except OSError as error:
            raise LogError(f"The results cannot be kept in {path}: {reason(error)}.") from None
        lock(file, path)
        log = cls(path, plan, (), file)
        log._write({"serai-arena": FORMAT, **plan.to_json()})
        return log

    @classmethod
    def open(cls, path: Path) -> Log:
        """An existing log, to be added to."""
        try:
            file = path.open("r+b")
        except OSError as error:
            raise LogError(f"The results in {path} cannot be opened: {reason(error)}.") from None
        try:
            lock(file, path)
            data = file.read()
            whole = data.rfind(b"\n") + 1
            plan, results = _parse(data[:whole], path)
            file.truncate(whole)  # half a line of an arena that was killed while it wrote
            file.seek(whole)
        except BaseException:
            file.close()
            raise
        return cls(path, plan, results, file)

    @classmethod
    def read(cls, path: Path) -> Log:
        """An existing log, only to be looked at."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise LogError(f"The results in {path} cannot be read: {reason(error)}.") from None
        plan, results = _parse(data[: data.rfind(b"\n") + 1], path)
        return cls(path, plan, results, None)

    @property
    def results(self) -> list[Result]:
        """Every finished game, in the order of the plan and not of its end."""
        return sorted(self._results.values(), key=lambda result: (result.block, result.contest, result.rotation))

    def __len__(self) -> int:
        return len(self._results)

    def __contains__(self, key: tuple[int, int, int]) -> bool:
        return key in self._results

    def missing(self, contest: int, block: int) -> list[int]:
        """The rotations of a block that are still to be played."""
        return [r for r in range(self.plan.game.players) if (contest, block, r) not in self._results]

    def add(self, results: Iterable[Result]) -> list[Result]:
        """Keep finished games for good; those that were known already are left out. Which were new."""
        new = {r.key: r for r in results if r.key not in self._results}
        if new:
            self._write(*(result.to_json() for result in new.values()))
            self._results.update(new)
        return list(new.values())

    def take(self, played: Iterable[tuple[Result, Any]]) -> list[Result]:
        """The results of games as a backend gives them."""
        return self.add(result for result, _ in played)

    def extend(self, plan: Plan) -> None:
        """Go on with more deals than planned at first."""
        self._write({"blocks": plan.blocks})
        self.plan = plan

    def _write(self, *lines: Mapping[str, Any]) -> None:
        if self._file is None:
            raise LogError(f"The results in {self.path} are open for reading only.")
        try:
            self._file.write(b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise LogError(f"The results cannot be kept in {self.path}: {reason(error)}.") from None

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _parse(data: bytes, path: Path) -> tuple[Plan, list[Result]]:
    lines = data.splitlines()
    if not lines:
        raise LogError(f"{path} is no results log of an arena: it has no whole line.")
    plan: dict[str, Any] = {}
    results = []
    for number, line in enumerate(lines, 1):
        try:
            entry = json.loads(line)
            if number == 1:
                if entry.get("serai-arena") != FORMAT:
                    raise LogError(f"{path} is no results log that this version of Serai reads.")
                plan = entry
            elif "blocks" in entry:
                plan["blocks"] = int(entry["blocks"])
            else:
                results.append(Result.from_json(entry))
        except (ValueError, KeyError, TypeError, AttributeError):
            if number == 1:
                raise LogError(f"{path} is no results log of an arena.") from None
            raise LogError(f"Line {number} of {path} is damaged; remove it, and its game is played again.") from None
    try:
        return Plan.from_json(plan), results
    except (KeyError, TypeError) as error:
        raise LogError(f"The first line of {path} is damaged: {error}.") from None


def lock(file: IO[bytes], path: Path) -> None:
    """Let no second arena write into the same log."""
    try:
        import fcntl
    except ImportError:  # Windows: people keep them apart themselves
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise LogError(f"Another arena is writing {path}.") from None
    except OSError:
        return  # a file system without locks


def reason(error: OSError) -> str:
    """What the system says, to go on a sentence with."""
    words = error.strerror or str(error)
    return words[:1].lower() + words[1:]
