"""Memory: what a live table takes is known, however long its game is, and all of them fit into a budget."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import functools
import gc
import random
import tracemalloc
import weakref
from pathlib import Path
from typing import Any

import pytest
from fastapi import WebSocket

import serai
from serai.engine.compiler.plain import plain
from serai.server.app import GC_THRESHOLDS
from serai.server.server import Server
from serai.server.storage.entries import Commit, LogEntry
from serai.server.tables import lookback
from serai.server.tables.live.broadcast import Snapshot
from serai.server.tables.live.registry import HELD_BACK
from serai.server.tables.table import Table, new_table_id
from tests.server.tables.test_table import Desk
from tests.server.test_server import Ear, with_server

LONG = {"bagdad": 1_500, "five-tribes": 400, "bakschisch": 300}  # moves; fewer if the game ends before
BUDGET = 64  # megabytes
MOST_COLLECTED = 50_000  # objects: some ten milliseconds


@functools.cache
def long_log(game: str) -> tuple[Any, ...]:
    """The rows of a long game of bots."""
    desk, chooser = Desk(game, 2), random.Random(1)
    desk.do("guest 0", "fill", bot="random")
    desk.do("guest 0", "start")
    assert desk.table.match is not None
    for _ in range(LONG[game]):
        if not desk.table.waiting():
            break
        seat = desk.table.waiting()[0]
        desk.store([desk.table.play(seat, [chooser.choice(desk.table.match.state.legal(seat))])])
    return tuple(entry.row() for entry in desk.entries)


def rebuilt(game: str) -> Table:
    """The long game, as it is read from the store."""
    return Table.rebuild([LogEntry.from_row(row) for row in long_log(game)])


def traced() -> int:
    """The bytes in use, without what all live tables share."""
    plain.cache_clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("game", sorted(LONG))
def test_what_a_room_is_thought_to_take_is_what_it_takes(game: str) -> None:
    rebuilt(game)  # what is made once
    tracemalloc.start()
    try:
        before = traced()
        tables = [rebuilt(game) for _ in range(2)]
        real = (traced() - before) / len(tables)
    finally:
        tracemalloc.stop()
    thought = tables[0].weight()
    assert 0.95 * real < thought < 1.6 * real, (thought, real)
    assert tables[0].match is not None
    assert real < 300 * tables[0].match.length + 500_000, "it grows by its steps, not by its positions"


def test_five_thousand_long_games_fit_into_the_budget(tmp_path: Path) -> None:
    """Finished games of Five Tribes and long ones of Bagdad, every second one watched; the real bytes are counted."""
    tables = [rebuilt(game) for game in ("bagdad", "five-tribes")]

    async def story(server: Server) -> None:
        ears = []
        for number in range(5_000):
            table = copy.copy(tables[number % 2])  # all the same games: what they take is measured above and below
            table.id = new_table_id()
            live = server.registry.keep(table)
            if number // 2 % 2:
                ears.append(Ear(None))
                live.audience.add(ears[-1])
            live.used = -1e9
        server.registry.trim()
        awake = [live for live in server.registry if isinstance(live.known, Table)]
        assert sum(live.weight for live in server.registry) <= BUDGET * 1_000_000 / HELD_BACK
        assert 20 < len(awake) < BUDGET * 1_000_000 // min(table.weight() for table in tables)
        assert set(awake) == set(list(server.registry)[-len(awake) :]), "those used last stay"
        assert sum(bool(live.audience.watchers) for live in server.registry) == 2_500, "nobody is sent away"

    with_server(tmp_path, story, memory_megabytes=BUDGET)


def test_looking_back_at_long_games_makes_nobody_wait_for_the_collector() -> None:
    """Whoever collects keeps all threads waiting, so each time there is little to look at."""
    sizes: list[int] = []

    def collecting(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            sizes.append(sum(len(gc.get_objects(number)) for number in range(about["generation"] + 1)))

    rebuilt("bagdad")
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    gc.callbacks.append(collecting)
    try:
        for _ in range(6):
            table = rebuilt("bagdad")
            assert table.match is not None
            assert lookback.lines(table.match, None)
    finally:
        gc.callbacks.remove(collecting)
        gc.set_threshold(*before)  # and what is frozen stays so: all that tests import would be collected again
    assert len(sizes) > 5, "it was counted"
    assert max(sizes) < MOST_COLLECTED


def test_games_that_are_read_again_and_again_stay_within_the_budget(tmp_path: Path) -> None:
    """The real bytes while many long games are asked for, one after the other, through the real store."""
    budget = 1

    async def story(server: Server) -> None:
        await server.compiler.wait(serai.game("bakschisch"))
        row = rebuilt("bakschisch").row(60.0)
        ids = [new_table_id() for _ in range(20)]
        for id in ids:
            entries = [dataclasses.replace(LogEntry.from_row(row), table=id) for row in long_log("bakschisch")]
            await server.services.store.append(Commit(id, entries, dataclasses.replace(row, id=id)))
        await server.registry.get(ids[0])
        tracemalloc.start()
        try:
            before, most = traced(), 0
            for number, id in enumerate(ids):
                await server.registry.get(id)
                most = max(most, traced() - before if number % 4 == 3 else 0)
        finally:
            tracemalloc.stop()
        assert most > budget * 300_000, "it was counted"
        whole = len(ids) * rebuilt("bakschisch").weight()
        assert whole > 2 * budget * 1_000_000, "all of them would be far too much"
        assert most < 1.3 * budget * 1_000_000

    with_server(tmp_path, story, memory_megabytes=budget)


def test_a_room_that_sleeps_lets_go_of_its_table_though_somebody_watches(tmp_path: Path) -> None:
    """A live socket keeps what it was told last, and that must not keep the whole table."""

    async def story(server: Server) -> None:
        table = rebuilt("bakschisch")
        gone, live = weakref.ref(table), server.registry.keep(table)
        del table
        sent: asyncio.Queue[Any] = asyncio.Queue()
        said = asyncio.Queue[Any]()
        for message in ({"type": "websocket.connect"}, {"type": "websocket.receive", "text": HELLO}):
            said.put_nowait(message)
        scope = {"type": "websocket", "path": "/", "headers": [], "query_string": b"", "client": ("192.0.2.1", 1)}
        socket = WebSocket(scope, said.get, sent.put)
        talking = asyncio.create_task(server.table_socket.serve(socket, live.id))
        assert (await sent.get())["type"] == "websocket.accept"
        assert '"type":"update"' in (await sent.get())["text"]
        entries = [dataclasses.replace(LogEntry.from_row(row), table=live.id) for row in long_log("bakschisch")]
        await server.services.store.append(Commit(live.id, entries))
        live.unload()
        gc.collect()
        assert gone() is None
        live.audience.wake()
        said.put_nowait({"type": "websocket.receive", "text": HELLO})
        assert '"type":"update"' in (await sent.get())["text"], "it is read again"
        talking.cancel()

    with_server(tmp_path, story)


def test_a_scene_that_is_over_keeps_no_texts(tmp_path: Path) -> None:
    """Who says hello again and again with other versions has texts made, which their socket must not keep."""

    async def story(server: Server) -> None:
        live = server.registry.keep(rebuilt("bakschisch"))
        scenes: list[Snapshot] = []
        for version in range(1, 60):
            told, *_ = await live.render(None, live.known.seq - version, ())
            if not scenes or told.snapshot is not scenes[-1]:
                scenes.append(told.snapshot)
            if version % 20 == 0:
                server.services.clock._at += 1.0
        assert len(scenes) >= 3
        assert [len(snapshot._texts) for snapshot in scenes[:-1]] == [0] * (len(scenes) - 1)
        assert scenes[-1]._texts

    with_server(tmp_path, story)


HELLO = '{"type":"hello","protocol":2,"version":null}'
