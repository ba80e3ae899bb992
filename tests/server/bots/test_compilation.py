"""Serving first and compiling meanwhile: real servers and real compilations, each with a cache of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pickle
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.bots import bot_names
from serai.bots.precompile import BOTS, RULES, SEARCH, STAGES, command, functions, stage_of
from serai.client import Client, Refused
from serai.engine.compiler.cache import CodeCache
from serai.server.bots import compilation
from serai.server.bots.compilation import CompileJob
from tests.caches import SEARCHES, SMALL, fill
from tests.server.server_process import Host

GAME, OTHER = "bakschisch", "bagdad"
SECONDS = 300.0  # on a busy machine


def until(check: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """What a question is answered with once the answer is neither None nor false."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := check():
            return found
        time.sleep(0.1)
    raise AssertionError("It did not happen in time.")


def preparation(folder: Path, *stages: str) -> subprocess.Popen[str]:
    """A process that prepares stages with a cache of the test's own."""
    return subprocess.Popen(
        command(GAME, 1, stages), env={**os.environ, "SERAI_CACHE_DIR": str(folder)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def told(process: subprocess.Popen[str]) -> list[dict[str, Any]]:
    """All that a process tells until it ends well."""
    assert process.stdout is not None
    lines = [json.loads(line) for line in process.stdout]
    assert process.wait(60) == 0
    return lines


def code_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.code"))


# ------------------------------------------------------------------ the processes that compile


@pytest.mark.compiled
def test_a_killed_compilation_leaves_nothing_broken_and_two_share_the_rest(tmp_path: Path) -> None:
    filled = code_files(fill(tmp_path, GAME, without=SMALL))
    with preparation(tmp_path, RULES) as first:
        assert first.stdout is not None
        first.stdout.readline()
        first.send_signal(signal.SIGKILL)
    done = code_files(tmp_path)
    assert len(done) > len(filled)
    for path in done:
        pickle.loads(path.read_bytes())
    assert not list(tmp_path.glob("*.prepared"))
    with preparation(tmp_path, RULES) as one, preparation(tmp_path, RULES) as other:
        lines = [told(one), told(other)]
    compiled = [line for part in lines for line in part if not line["ready"]]
    assert len(compiled) == len(code_files(tmp_path)) - len(done)  # no function was compiled twice
    assert [part[-1] for part in lines] == [{"stage": RULES, "progress": 1.0, "ready": True}] * 2
    for part in lines:
        shares = [line["progress"] for line in part]
        assert shares == sorted(shares)
    with preparation(tmp_path, RULES) as again:
        assert told(again) == [{"stage": RULES, "progress": 1.0, "ready": True}]
    next(tmp_path.glob(f"{SMALL[0]}-*")).unlink()  # the note alone is not believed
    with preparation(tmp_path, RULES) as repaired:
        assert len(told(repaired)) == 2


@pytest.mark.compiled
def test_a_process_that_compiles_ends_with_the_one_that_started_it(tmp_path: Path) -> None:
    with preparation(tmp_path, *STAGES) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(30) == 0


@pytest.mark.parametrize("name", serai.game_names())
def test_every_stage_knows_what_it_compiles(name: str) -> None:
    game = serai.game(name)
    assert {stage_of(bot) for bot in bot_names(game)} == set(STAGES)
    sizes = [functions(name, stage) for stage in STAGES]
    assert all(sizes)
    assert all(isinstance(getattr(game.rulebook.rules, part)._cache, CodeCache) for part in ("legal", "play"))
    assert {f.__name__ for f in sizes[0]} >= {"legal", "play", "settle"}
    assert "simulate" in {f.__name__ for f in sizes[2]}


NOTE_BOTH = """
import serai
from serai.bots.precompile import RULES, note_path, note_prepared
from serai.engine.compiler.cache import used
for name in ("bakschisch", "bagdad"):
    serai.game(name, players=2).new_match(seed=1)
    note_prepared(name, RULES)
print(len(used), *note_path("bagdad", RULES).read_text(encoding="utf-8").split())
"""


@pytest.mark.compiled
def test_a_note_names_no_code_of_other_games_that_the_same_process_has_used(tmp_path: Path) -> None:
    cache = fill(tmp_path / "cache", GAME, "bagdad")
    done = subprocess.run(
        [sys.executable, "-c", NOTE_BOTH],
        env={**os.environ, "SERAI_CACHE_DIR": str(cache)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    used, *noted = done.stdout.split()
    assert 0 < len(noted) < int(used)
    assert not [file for file in noted if GAME in file]
    assert [file for file in noted if "bagdad" in file]


# ------------------------------------------------------------------ which comes first


def job(*ready: str, wanted: int = len(STAGES)) -> CompileJob:
    made = CompileJob(("game", 1), wanted=wanted)
    for stage in STAGES:
        if stage in ready:
            made.ready[stage].set()
    return made


def test_rules_come_before_bots_and_search_and_what_somebody_waits_for_before_all() -> None:
    fresh, playable, searching = job(), job(RULES), job(RULES, BOTS)
    assert fresh.next_stages() == (RULES, BOTS)
    assert playable.next_stages() == (BOTS,)
    assert searching.next_stages() == (SEARCH,)
    assert job(*STAGES).next_stages() == ()
    assert sorted([searching, playable, fresh], key=compilation._rank) == [fresh, playable, searching]
    asked = job(RULES, BOTS, wanted=STAGES.index(SEARCH))
    assert min([fresh, playable, asked], key=compilation._rank) is asked


def test_an_idle_core_begins_with_the_search_beside_the_bots_but_not_beside_the_rules() -> None:
    made = job()
    made.busy.update(made.next_stages())
    assert made.next_stages() == ()
    made.ready[RULES].set()
    assert made.next_stages() == (SEARCH,)
    made.busy.add(SEARCH)
    assert made.next_stages() == ()
    made.busy.discard(BOTS)  # its process has ended too early
    assert made.next_stages() == (BOTS,)


PATIENT = """
import json, pathlib, sys, time
folder, *stages = sys.argv[1:]
for stage in stages:
    begun = pathlib.Path(folder, stage)
    begun.touch()
    while stage == "bots" and not begun.with_name("search").exists():
        time.sleep(0.01)
    print(json.dumps({"stage": stage, "progress": 1.0, "ready": True}), flush=True)
"""


def test_bots_that_take_long_do_not_keep_the_search_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In place of the compiler: a program whose bots are ready when a process beside it has begun with the search."""
    monkeypatch.setattr(serai, "game_names", lambda: [GAME])
    monkeypatch.setattr(compilation, "is_prepared", lambda *_: False)
    monkeypatch.setattr(
        compilation, "command", lambda _, __, stages: [sys.executable, "-c", PATIENT, tmp_path, *stages]
    )

    async def story() -> None:
        shop = compilation.GameCompiler(lambda _: None)
        shop._most = 2
        shop.open()
        async with asyncio.timeout(30):
            while shop._tasks:  # nobody asks for anything, which would begin with it too
                await asyncio.gather(*shop._tasks)
        shop.close()
        assert shop.all_ready

    asyncio.run(story())


# ------------------------------------------------------------------ a server with nothing prepared


def compiling(host: Host, game: str = "") -> list[int]:
    """The processes that compile for a server, all games or one."""
    return children(host, f"serai.bots.precompile {game}")


def hold(host: Host, game: str) -> int:
    """Stop the process that compiles a game until it gets SIGCONT: it waits for whoever is early. Its number."""
    (compiler,) = until(lambda: compiling(host, game))
    os.kill(compiler, signal.SIGSTOP)
    return int(compiler)


def children(host: Host, word: str) -> list[int]:
    """The processes of a server whose command has a word in it."""
    assert host.process is not None
    asked = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(host.process.pid)]
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    lines = [line.split(None, 1) for line in found.splitlines()]
    return [int(number) for number, words in lines if word in words]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(os.name == "nt", reason="asks ps for processes")
def test_who_comes_early_gets_a_table_that_starts_by_itself(tmp_path: Path) -> None:
    cache = fill(tmp_path / "cache", "five-tribes", noted=True)
    fill(cache, OTHER)
    fill(cache, GAME, without=(*SMALL, *SEARCHES))
    host = Host(tmp_path, cache_dir=str(cache)).start(wait=False)
    try:
        host.wait(prepared=False)
        asyncio.run(come_early(host, hold(host, GAME)))
        processes = until(lambda: compiling(host))
        host.kill()
        until(lambda: not any(map(alive, processes)), 30)  # they end with the server
        host.start(wait=False)
        host.wait(prepared=False)
        asyncio.run(come_back(host))
        host.stop()
        until(lambda: not compiling(host), 30)
        assert "event loop" not in host.output()
        assert "Traceback" not in host.output()
    finally:
        if host.process is not None and host.process.poll() is None:
            host.kill()


async def come_early(host: Host, compiler: int) -> None:
    async with Client(host.url) as client:
        games = {game["name"]: game["preparing"] for game in await client.games()}
        assert set(games) == set(serai.game_names())
        assert all(part["stage"] == RULES for part in games.values())
        early = await client.open_table(GAME, players=2, bots=["merchant"])
        patient = await client.open_table(GAME, players=2, bots=["caliph"])
        other = await client.open_table(OTHER, players=2, bots=["merchant"])
        for table in (patient, other):
            await client.request("POST", f"/api/tables/{table}/commands", {"type": "start", "id": "go"})
        async with client.watch(early) as live, client.watch(patient) as slow:
            await live.command("start")
            await live.command("start")  # again, and nothing happens twice
            await live.command("chat", text="Nobody is in the way.")
            shown = live.state["table"]
            assert (shown["stage"], shown["called"], shown["preparing"]["stage"]) == ("open", True, RULES)
            assert len([h for h in live.state["happened"] if h["kind"] == "called"]) <= 1
            os.kill(compiler, signal.SIGCONT)
            first = (await live.until(lambda state: state["table"]["preparing"]["progress"] > 0))["table"]
            assert 0 < first["preparing"]["progress"] < 1
            for process in compiling(host):
                os.kill(process, signal.SIGKILL)
            await live.until(lambda state: state["table"]["stage"] == "playing")
            await live.play(live.state["perspectives"][0]["legal"][0])
            await live.until(lambda state: state["table"]["token"] > 1)  # the merchant has answered
            token = live.state["table"]["token"]
            with pytest.raises(Refused) as refusal:
                await client.hint(early, live.seats[0], token)
            assert refusal.value.code == "being-prepared"
            await slow.play(slow.state["perspectives"][0]["legal"][0])
            waits = await slow.until(lambda state: state["table"]["preparing"] is not None)
            assert waits["table"]["preparing"]["stage"] == SEARCH
        await client.request("GET", f"/api/tables/{other}")
        COOKIES[host.url] = (str(client.cookie), early, other)


COOKIES: dict[str, tuple[str, str, str]] = {}  # the visitor who comes back, and the tables


async def come_back(host: Host) -> None:
    """After a server was killed in the middle of it, tables are as they were."""
    cookie, early, other = COOKIES[host.url]
    async with Client(host.url, cookie=cookie) as client:
        shown = (await client.request("GET", f"/api/tables/{other}"))["table"]
        assert shown["called"] or shown["stage"] == "playing"
        async with client.watch(early) as live:  # its rules come from the cache
            await live.play(live.state["perspectives"][0]["legal"][0])


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(os.name == "nt", reason="stops a group of processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
def test_a_server_that_is_stopped_while_it_compiles_says_nothing_of_its_processes(
    tmp_path: Path, number: signal.Signals
) -> None:
    """A terminal and a supervisor stop all processes of a group, not the server alone."""
    host = Host(tmp_path, cache_dir=str(fill(tmp_path / "cache", GAME, noted=True)))
    with host.log.open("ab") as log:
        host.process = subprocess.Popen(
            [sys.executable, "-m", "serai.cli", "serve"],
            env=host.environment, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
    try:
        host.wait(prepared=False)
        until(lambda: compiling(host))
        asyncio.run(begin(host))
        started = until(
            lambda: children(host, "multiprocessing.forkserver"), 100
        )  # that of bots, which has only just begun
        os.killpg(host.process.pid, number)
        assert host.process.wait(60) in (0, -number)
        until(lambda: not any(map(alive, started)), 30)
    finally:
        if host.process.poll() is None:
            host.kill()
    said = [line for line in host.output().splitlines() if "Serai is at" not in line and "compile" not in line]
    assert said == []
    assert "ended with code" not in host.output()


async def begin(host: Host) -> None:
    """Somebody opens a table where a bot is to choose at once."""
    async with Client(host.url) as client:
        table = await client.open_table(GAME, players=2, bots=["random"])
        await client.request("POST", f"/api/tables/{table}/commands", {"type": "start", "id": "go"})


def has_rules(host: Host) -> bool:
    """Whether a server answers, and says that the rules of the game are ready."""
    with contextlib.suppress(OSError), urllib.request.urlopen(f"{host.url}/api/games", timeout=5) as answer:
        (preparing,) = [game["preparing"] for game in json.load(answer)["games"] if game["name"] == GAME]
        return preparing is None or preparing["stage"] != RULES
    return False


@pytest.mark.slow
@pytest.mark.compiled
def test_a_second_server_on_the_same_cache_waits_and_compiles_nothing(tmp_path: Path) -> None:
    cache = fill(tmp_path / "cache", "bagdad", "five-tribes", noted=True)
    fill(cache, GAME, without=SMALL)
    before, seen = set(code_files(cache)), dict[Path, set[int]]()
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    hosts = [Host(folder, cache_dir=str(cache)).start(wait=False) for folder in folders]

    def prepared() -> bool:
        for path in set(code_files(cache)) - before:
            seen.setdefault(path, set()).add(path.stat().st_ino)  # what is written again is another file
        return all(map(has_rules, hosts))  # the log tells nothing of what the other server had compiled before

    try:
        until(prepared)
    finally:
        for host in hosts:
            host.kill()
    assert seen
    assert [path.name for path, files in seen.items() if len(files) > 1 or path.stat().st_ino not in files] == []
    assert not any("Traceback" in host.output() for host in hosts)
