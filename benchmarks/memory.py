#!/usr/bin/env python3
"""Thousands of long games asked for one after the other, through the real store, and the memory of the process.

python benchmarks/memory.py [GAMES] [MEGABYTES]         5000 games, a budget of 64 MB

Four of five are finished games of Five Tribes, one is a long game of Bagdad; every fourth is watched. What the process
takes beyond its start must stay within the budget. `tests/server/test_memory.py` holds the same in seconds, with few
games.
"""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import serai
from serai.server.server import Server
from serai.server.settings import Settings
from serai.server.storage.database import migrate
from serai.server.storage.entries import Commit, LogEntry
from serai.server.tables.table import new_table_id
from tests.server.test_memory import long_log, rebuilt
from tests.server.test_server import Ear

EVERY_BAGDAD, EVERY_WATCHED = 5, 4


def resident() -> float:
    """The megabytes that this process takes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


async def ask(games: int, megabytes: int, folder: Path) -> int:
    """Store a few of each, and ask for them under new ids; 1 if they take more than they may."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    migrate(url)
    server = Server(Settings(database_url=url, secret="a secret of the benchmark", memory_megabytes=megabytes))
    await server.open()
    for game in ("bagdad", "five-tribes"):
        await server.compiler.wait(serai.game(game))
        rebuilt(game)
    gc.collect()
    before, most, begun = resident(), 0.0, time.monotonic()
    for number in range(1, games + 1):
        game, id = "five-tribes" if number % EVERY_BAGDAD else "bagdad", new_table_id()
        entries = [dataclasses.replace(LogEntry.from_row(row), table=id) for row in long_log(game)]
        await server.services.store.append(Commit(id, entries))
        live = await server.registry.get(id)
        if number % EVERY_WATCHED == 0:
            live.enter(Ear(None))
            await live.tell(None, None, ())
        most = max(most, resident() - before)
        if number % max(1, games // 10) == 0:
            rooms = list(server.registry)
            thought = sum(live.weight for live in rooms) / 1e6
            print(
                f"{number:6} games: {len(rooms):5} rooms thought to take {thought:5.1f} MB, the process {most:6.1f} MB "
                f"more than at its start ({time.monotonic() - begun:.0f} s)",
                flush=True,
            )
    await server.close()
    good = most <= megabytes
    print(f"At most {most:.1f} MB of a budget of {megabytes} MB: {'good' if good else 'too much'}.")
    return 0 if good else 1


def main(arguments: list[str]) -> int:
    """Ask for games, as many and within what was said."""
    if not all(word.isdecimal() and int(word) for word in arguments) or len(arguments) > 2:
        print("How many games and how many megabytes are numbers, such as 5000 and 64.", file=sys.stderr)
        return 2
    games, megabytes = [*map(int, arguments), *(5000, 64)[len(arguments) :]]
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(ask(games, megabytes, Path(folder)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
