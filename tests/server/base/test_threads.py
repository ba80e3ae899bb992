"""In a worker thread: a fair order, a measure for everybody, and nothing for which nobody asked."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
import time
from collections.abc import Callable
from contextvars import copy_context
from pathlib import Path
from typing import Any

import httpx
import pytest

import serai
from serai.server.app import create
from serai.server.base.errors import Refused
from serai.server.base.rate_limits import Networks
from serai.server.base.threads import WorkerThread, asker
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.settings import Settings
from serai.server.storage.database import migrate
from serai.server.storage.entries import Commit, LogEntry
from serai.server.tables import advice, service
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.live.live_table import LONG_LOG, LiveTable
from serai.server.tables.previews import preview_steps
from serai.server.tables.service import STEPS_OF_A_COMMAND
from serai.server.tables.table import Table
from tests.server.tables.test_table import Desk
from tests.server.test_server import with_server


def as_visitor(in_thread: WorkerThread, network: str, guest: str, work: Callable[[], Any]) -> asyncio.Task[Any]:
    """Some work for a visitor."""
    context = copy_context()
    context.run(asker.set, (network, guest))
    return asyncio.get_running_loop().create_task(in_thread.do(work), context=context)


def toil() -> float:
    """Use the processor for a while; how long it was, which is longer where the machine itself has to wait."""
    begun = time.thread_time()
    while time.thread_time() < begun + 0.02:
        pass
    return time.thread_time() - begun


async def until_refused(in_thread: WorkerThread, guest: str) -> list[float]:
    """How long each work took that is done for a guest of a network until it is too much."""
    took: list[float] = []
    for _ in range(50):
        try:
            took.append(await as_visitor(in_thread, "192.0.2.66", guest, toil))
        except Refused:
            return took
    raise AssertionError("it is never too much")


def test_one_network_does_not_keep_the_others_waiting() -> None:
    async def story() -> None:
        in_thread, order = WorkerThread(Networks(), 0.0), []

        def work(name: str) -> Callable[[], None]:
            def toiled() -> None:
                order.append(name)
                toil()

            return toiled

        tasks = [as_visitor(in_thread, "net of eve", f"eve {n % 7}", work("eve")) for n in range(40)]
        await asyncio.sleep(0.05)
        tasks += [as_visitor(in_thread, "net of ann", "ann", work("ann")) for _ in range(3)]
        tasks.append(asyncio.create_task(in_thread.do(work("the house"))))
        gone = as_visitor(in_thread, "net of bob", "bob", work("bob"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*tasks)
        assert max(index for index, name in enumerate(order) if name == "ann") < 30, order
        assert order.index("the house") < 25
        assert "bob" not in order, "who has gone is not worked for"
        in_thread.close()

    asyncio.run(story())


def test_everybody_has_a_measure_of_work_and_the_house_has_none() -> None:
    async def story() -> None:
        networks = Networks()
        for number in range(12):
            networks.note(f"eve {number}", "192.0.2.66")
        in_thread = WorkerThread(networks, 0.6)  # a second at once for one, four for all of one network
        in_thread.visitors.spend("eve 0", 0.9)
        took = await until_refused(in_thread, "eve 0")
        assert sum(took) > 0.08
        assert len(took) <= 10
        in_thread.visitors.all.spend("192.0.2.66", 2.9)
        for number in range(1, 12):
            took += await until_refused(in_thread, f"eve {number}")
        assert len(took) < 30, "many identities share"
        await as_visitor(in_thread, "192.0.2.1", "ann", toil)
        for _ in range(20):
            await in_thread.do(toil)
        with pytest.raises(ZeroDivisionError):
            await in_thread.do(lambda: 1 // 0)
        in_thread.close()

    asyncio.run(story())


def test_replays_of_long_logs_have_a_measure(tmp_path: Path) -> None:
    """Moments, records and tables that have to be read again, asked for by one address until it is refused."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    settings = Settings(
        database_url=url, secret="a secret of the tests", requests_per_second=0, replaying_per_minute=0.01
    )
    desk = Desk().start()
    desk.play_randomly(60, 1)

    async def story() -> None:
        app = create(settings)
        server: Server = app.state.server
        async with app.router.lifespan_context(app):
            await server.compiler.wait(serai.game("bakschisch"))
            await server.services.store.append(Commit(desk.table.id, desk.entries, desk.table.row(60.0)))
            house_of = {"eve": "192.0.2.66", "ann": "192.0.2.1"}
            seen: dict[str, list[int]] = {}
            answers: list[httpx.Response] = []
            server.services.thread.visitors.spend("192.0.2.66", 0.95)  # of one second that it has
            for who, tries in (("eve", 60), ("ann", 1)):
                transport = httpx.ASGITransport(app=app, client=(house_of[who], 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://serai") as client:
                    for _ in range(tries):
                        live = await server.registry.get("t" * 22)
                        live.unload()  # as if there were many others
                        answers = [await client.get(f"/api/tables/{'t' * 22}/{what}") for what in ("moments", "record")]
                        seen.setdefault(who, []).extend(answer.status_code for answer in answers)
                        if 429 in seen[who]:
                            assert "replays" in answers[-1].json()["message"] + answers[0].json().get("message", "")
                            break
            assert seen["eve"][0] == 200
            assert 429 in seen["eve"]
            assert seen["ann"] == [200, 200]
            m.MomentList.model_validate_json(answers[0].text)

    desk.entries = [type(e)("t" * 22, e.seq, e.kind, e.data, e.at, e.guest, e.command) for e in desk.entries]
    desk.table.id = "t" * 22
    asyncio.run(story())


def test_a_long_list_of_steps_counts_for_more(tmp_path: Path) -> None:
    """A list that is refused at its end costs as much as a turn, and must not be asked for as often as a word."""

    async def story(server: Server) -> None:
        await server.compiler.wait(serai.game("bakschisch"))
        live = await server.opener.open(m.NewTable(game="bakschisch", players=2, bots=["random"]), "ann")
        await server.tables.act(live, "ann", m.Start(id="s", type="start"))
        codes = []
        for number in range(60):
            play = m.Play(id=f"p{number}", type="play", seat=0, token=1, steps=["pass"] * 5 * STEPS_OF_A_COMMAND)
            with pytest.raises(Refused) as refused:
                await server.tables.command(live, "ann", play)
            codes.append(refused.value.code)
        assert codes[0] != "too-many"
        assert codes.count("too-many") > 40, codes

    with_server(tmp_path, story)


def test_what_is_slow_is_not_done_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials, lists of moves, looks back and the reading of long logs, by the threads in which they are really done."""
    threads: dict[str, set[str]] = {}

    def spied(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*about: Any, **named: Any) -> Any:
            threads.setdefault(name, set()).add(threading.current_thread().name)
            return work(*about, **named)

        return noted

    monkeypatch.setattr(service, "preview_steps", spied("try", preview_steps))
    monkeypatch.setattr(advice, "as_json", spied("moves", as_json))
    monkeypatch.setattr(Table, "rebuild", spied("reading", Table.rebuild))
    monkeypatch.setattr(LogEntry, "from_row", spied("entries", LogEntry.from_row))

    async def story(server: Server) -> None:
        await server.compiler.wait(serai.game("bakschisch"))
        live = await server.opener.open(m.NewTable(game="bakschisch", players=2, bots=["random"]), "ann")
        await server.tables.act(live, "ann", m.Start(id="s", type="start"))
        for number in range(LONG_LOG):
            await server.tables.act(live, "ann", m.Chat(id=f"c{number}", type="chat", text="?"))
        await server.tables.preview(live, "ann", m.Try(id="t", type="try", seat=0, token=1, steps=["pass"]))
        m.Moves.model_validate_json(await server.advice.moves(live, "ann", 0))
        live.unload()
        await live.snapshot("ann")
        assert set(threads) == {"try", "moves", "reading", "entries"}
        assert not any(name == threading.main_thread().name for names in threads.values() for name in names), threads
        assert all(name.startswith("beside") for name in threads["try"] | threads["moves"] | threads["reading"])

    with_server(tmp_path, story)


def test_who_has_had_enough_keeps_nobody_else_from_a_table(tmp_path: Path) -> None:
    """Two ask for the same table at once; that the first is refused says nothing about the second."""
    desk = Desk().start()
    desk.play_randomly(40, 1)
    id = "t" * 22

    async def story(server: Server) -> None:
        await server.compiler.wait(serai.game("bakschisch"))
        await server.services.store.append(Commit(id, [dataclasses.replace(entry, table=id) for entry in desk.entries]))
        server.services.thread.visitors.spend("eve", 1_000.0)
        asked = []
        for guest in ("eve", "ann"):
            context = copy_context()
            context.run(asker.set, (f"net of {guest}", guest))
            asked.append(asyncio.get_running_loop().create_task(server.registry.get(id), context=context))
        eve, ann = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(eve, Refused)
        assert isinstance(ann, LiveTable)

    with_server(tmp_path, story)
