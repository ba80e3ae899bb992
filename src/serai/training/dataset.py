"""Self-play as Parquet: a folder of files, one row for each decision. `docs/research.md` describes the columns.

A file appears under its name when it is whole and on the disk, and says in its metadata which games are in it. So the
files themselves are the log: whatever kills the process, a game is in no file or in one, and who goes on plays
exactly what no file has. What is not data begins with an underscore, which readers of folders leave out.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import numpy as np

from serai.arena.blocks import Result
from serai.arena.decisions import Decisions
from serai.arena.plan import Plan, label
from serai.arena.results import LogError, lock, reason
from serai.engine.errors import OptionError

if TYPE_CHECKING:
    from serai.engine.game import Game

SCHEMA = 1  # raised when a column changes its meaning
PLAN, LOCK, UNFINISHED = "_plan.json", "_lock", "_unfinished.parquet"
ROW_GROUP, FILE = 8 << 20, 128 << 20  # bytes of observations and masks before they are compressed
OFTEN = 120.0  # seconds after which a file is closed, however small: what a kill can cost


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise OptionError("Parquet files need pyarrow; pip install 'serai[data]' brings it.") from None
    return pyarrow, pyarrow.parquet


def columns(game: Game) -> dict[str, tuple[Any, str]]:
    """Every column with its type and meaning."""
    arrow, _ = _arrow()
    name, book = arrow.dictionary(arrow.int32(), arrow.string()), game.rulebook
    numbers = arrow.list_(arrow.float32())
    return {
        "game": (name, "the name of the game"),
        "rules": (arrow.int16(), "the version of its rules"),
        "options": (name, "players and table options, as JSON"),
        "seed": (name, "the seed of the match; the same in all rotations of a deal"),
        "number": (arrow.int64(), "the game within the data"),
        "seat": (arrow.int8(), "who chose"),
        "moment": (arrow.int32(), "how many steps and draws there had been"),
        "observation": (arrow.list_(arrow.float32(), book.observation_size), "what the seat knew"),
        "mask": (arrow.list_(arrow.uint8(), len(book.steps)), "1 for each legal action"),
        "action": (arrow.int16(), "what it chose"),
        "step": (name, "the same in words"),
        "bot": (name, "who chose for the seat"),
        "shares": (numbers, "of each legal action, ascending: how much the bot wanted it; null where it does not say"),
        "wins": (numbers, "of each legal action: the expected share of the victory, NaN if not tried; null likewise"),
        "result": (arrow.float32(), "what the end was worth to the seat, from -1 to 1, the sum being 0"),
        "rank": (arrow.int8(), "the seat's rank at the end"),
        "forfeit": (arrow.bool_(), "whether the game ended by a fault of a bot"),
    }


class Dataset:
    """The folder of one self-play; one process writes it. It takes games as an arena's log does."""

    def __init__(self, folder: Path, plan: Plan, held: IO[bytes], often: float) -> None:
        self.path, self.plan, self.often = folder, replace(plan, decisions=True), often
        self._held = held
        self._results: dict[tuple[int, int, int], Result] = {}
        self.rows = self.files = 0
        self._waiting: list[tuple[Result, Decisions]] = []
        self._writer: Any = None
        self._sink: IO[bytes] | None = None
        self._inside: list[Result] = []  # games of the file that is being written
        self._bytes = self._waiting_bytes = 0
        self._opened: float | None = None  # when the first game of the file came
        self._broken = False

    # ------------------------------------------------------------------ a folder, new or known

    @classmethod
    def create(cls, folder: Path, plan: Plan, often: float = OFTEN) -> Dataset:
        """A new one; nothing is overwritten."""
        _arrow()
        if (folder / PLAN).exists():
            raise LogError(f"{folder} holds games already; go on with them by --resume, or name another.")
        if folder.is_file():
            raise LogError(f"{folder} is a file; name a new folder for the games.")
        with _told(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise LogError(f"{folder} is not empty; name a new folder for the games.")
            found = cls(folder, plan, _hold(folder), often)
            found._write_plan()
        return found

    @classmethod
    def open(cls, folder: Path, often: float = OFTEN) -> Dataset:
        """A known one, to go on with; half a file of somebody who was killed is removed."""
        _, parquet = _arrow()
        with _told(folder):
            held = _hold(folder)
            try:
                data = json.loads((folder / PLAN).read_text(encoding="utf-8"))
                if data.pop("serai-selfplay") != SCHEMA:
                    raise LogError(f"{folder} holds games of another version of Serai; begin anew in another folder.")
                found = cls(folder, Plan.from_json(data), held, often)
                (folder / UNFINISHED).unlink(missing_ok=True)
                for path in found.paths():
                    found._remember(path, parquet.read_metadata(path))
            except (ValueError, KeyError, TypeError) as error:
                held.close()
                raise LogError(f"{folder} holds no self-play that can be gone on with: {error}.") from None
            except BaseException:
                held.close()
                raise
        return found

    def _remember(self, path: Path, metadata: Any) -> None:
        for line in json.loads(metadata.metadata[b"serai.games"]):
            result = Result.from_json(line)
            if result.key in self._results:
                raise LogError(f"{path} has a game that another file has too; move one of them away.")
            self._results[result.key] = result
        self.rows += metadata.num_rows
        self.files += 1

    def paths(self) -> list[Path]:
        """The files that are whole, in their order."""
        return sorted(self.path.glob("part-*.parquet"))

    def extend(self, plan: Plan) -> None:
        """Go on with more deals than planned at first."""
        self.plan = replace(plan, decisions=True)
        with _told(self.path):
            self._write_plan()

    def _write_plan(self) -> None:
        """All or nothing."""
        new = self.path / f"{PLAN}.new"
        new.write_text(json.dumps({"serai-selfplay": SCHEMA, **self.plan.to_json()}, indent=2) + "\n", encoding="utf-8")
        _on_the_disk(new, self.path / PLAN)

    # ------------------------------------------------------------------ what an arena asks of a log

    @property
    def results(self) -> list[Result]:
        """Every game, in the order of the plan."""
        return sorted(self._results.values(), key=lambda result: (result.block, result.contest, result.rotation))

    def __len__(self) -> int:
        return len(self._results)

    def missing(self, contest: int, block: int) -> list[int]:
        """The rotations of a block that are still to be played."""
        return [r for r in range(self.plan.game.players) if (contest, block, r) not in self._results]

    def take(self, played: Iterable[tuple[Result, Any]]) -> list[Result]:
        """Keep finished games; those that were known already are left out. Which were new."""
        new = []
        for result, decisions in played:
            if result.key in self._results:
                continue
            self._results[result.key] = result
            new.append(result)
            self._waiting.append((result, decisions if isinstance(decisions, Decisions) else Decisions()))
            self._waiting_bytes += self._waiting[-1][1].bytes
        if new and self._opened is None:
            self._opened = time.monotonic()
        try:
            with _told(self.path):
                if self._waiting_bytes >= ROW_GROUP:
                    self._write_group()
                late = self._opened is not None and time.monotonic() - self._opened >= self.often
                if late or self._bytes >= FILE:
                    self._finish()
        except LogError:
            self._broken = True
            raise
        return new

    # ------------------------------------------------------------------ files

    def _write_group(self) -> None:
        """Add what waits to the file as one row group."""
        arrow, parquet = _arrow()
        game, kinds = self.plan.game, columns(self.plan.game)
        if self._writer is None:
            about = {
                "serai.selfplay": str(SCHEMA),
                "serai.plan": json.dumps(self.plan.to_json()),
                "serai.columns": json.dumps({name: meaning for name, (_, meaning) in kinds.items()}),
                "serai.observation": json.dumps(
                    [[one.name, one.size, one.meaning] for one in game.rulebook.observation]
                ),
            }
            self._sink = (self.path / UNFINISHED).open("wb")
            schema = arrow.schema([(name, kind) for name, (kind, _) in kinds.items()], about)
            self._writer = parquet.ParquetWriter(self._sink, schema, compression="zstd")
        values = _columns(self.plan, self._waiting)
        arrays = [_array(arrow, values[name], kind) for name, (kind, _) in kinds.items()]
        self._writer.write_table(arrow.Table.from_arrays(arrays, schema=self._writer.schema))
        self.rows += len(values["seat"])
        self._bytes += self._waiting_bytes
        self._inside += [result for result, _ in self._waiting]
        self._waiting, self._waiting_bytes = [], 0

    def _finish(self) -> None:
        """Close the file: from now on its games count."""
        if self._waiting:
            self._write_group()
        if self._writer is None or self._sink is None:
            return
        self._writer.add_key_value_metadata({"serai.games": json.dumps([one.to_json() for one in self._inside])})
        self._writer.close()
        self._sink.close()
        taken = self.paths()
        number = int(taken[-1].stem.removeprefix("part-")) + 1 if taken else 0
        _on_the_disk(self.path / UNFINISHED, self.path / f"part-{number:06}.parquet")
        self.files += 1
        self._writer, self._sink, self._inside, self._bytes, self._opened = None, None, [], 0, None

    def close(self) -> None:
        """Finish the last file, unless the disk has refused one, and let go of the folder."""
        try:
            if not self._broken:
                with _told(self.path):
                    self._finish()
        finally:
            self._held.close()

    def __enter__(self) -> Dataset:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _columns(plan: Plan, games: Iterable[tuple[Result, Decisions]]) -> dict[str, list[Any]]:
    """The rows of some games, column by column."""
    game = plan.game
    options = json.dumps({"players": game.players, **game.options}, sort_keys=True)
    values: dict[str, list[Any]] = {name: [] for name in columns(game)}
    for result, found in games:
        bots, worth = plan.seats(result.contest, result.rotation), _returns(result.ranks)
        size = len(found)
        values["game"] += [game.name] * size
        values["rules"] += [game.rulebook.version] * size
        values["options"] += [options] * size
        values["seed"] += [plan.deal(result.block)] * size
        values["number"] += [result.block * game.players + result.rotation] * size
        values["seat"] += found.seats
        values["moment"] += found.moments
        values["observation"] += found.observations
        values["mask"] += found.masks
        values["action"] += found.actions
        values["step"] += [game.steps[action] for action in found.actions]
        values["bot"] += [label(bots[seat]) for seat in found.seats]
        values["shares"] += found.shares
        values["wins"] += found.wins
        values["result"] += [worth[seat] for seat in found.seats]
        values["rank"] += [result.ranks[seat] for seat in found.seats]
        values["forfeit"] += [result.forfeit is not None] * size
    return values


def _returns(ranks: tuple[int, ...]) -> list[float]:
    """What ranks are worth, as `State.returns` says it."""
    share, others = 1 / ranks.count(1), len(ranks) - 1
    return [share - (1 - share) / others if rank == 1 else -1 / others for rank in ranks]


def _array(arrow: Any, values: list[Any], kind: Any) -> Any:
    """A column; vectors go in as one block and not number by number."""
    if arrow.types.is_fixed_size_list(kind):
        flat = np.concatenate(values) if values else np.zeros(0, np.float32)
        return arrow.FixedSizeListArray.from_arrays(arrow.array(flat, kind.value_type), type=kind)
    if arrow.types.is_dictionary(kind):
        return arrow.array(values, kind.value_type).dictionary_encode()
    return arrow.array(values, kind)


def _on_the_disk(new: Path, name: Path) -> None:
    """Give a whole file its name, for good."""
    with new.open("rb") as file:
        os.fsync(file.fileno())
    new.replace(name)
    if os.name == "posix":
        folder = os.open(name.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _hold(folder: Path) -> IO[bytes]:
    """Let no second process write into the same folder."""
    file = (folder / LOCK).open("ab")
    lock(file, folder)
    return file


@contextlib.contextmanager
def _told(folder: Path) -> Iterator[None]:
    """Say in a sentence what the disk refuses."""
    try:
        yield
    except OSError as error:
        raise LogError(f"The games cannot be kept in {folder}: {reason(error)}.") from None
