"""`serai bench server`: live tables on loopback, played by clients over real sockets.

The server runs as a process of its own on one core, the clients on the others where there are any. Measured are moves
that were acknowledged, and the time from sending a command until the other seat's update has arrived.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import serai
from serai.cli.errors import Mistake
from serai.cli.screen import new_console
from serai.engine.registry import rulebook

START_SECONDS = 600.0  # the first start on a machine compiles the games
MOST_TABLES = 20_000
AT_ONCE = 50  # tables being opened
WARM_UP = 1.0
OPTIONS: dict[str, dict[str, Any]] = {  # long games: opening others is no part of a move
    "bakschisch": {"max_rounds": 1000, "fifth_zero": "everyone"},
    "bagdad": {"max_turns": 5000},
}
PAUSED = ("pass", "end", "done")  # steps that people take when nothing better is left
AIM_MILLISECONDS = 100.0
NO_LIMITS = (
    "REQUESTS_PER_SECOND", "COMMANDS_PER_SECOND", "TABLES_PER_HOUR", "GUESTS_PER_HOUR", "SOCKETS_PER_ADDRESS",
    "TABLES_PER_GUEST",
)  # fmt: skip


@dataclass
class Result:
    """What was measured."""

    game: str
    players: int
    tables: int
    rate: float
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu: float  # seconds of processor time per second
    cpu_ms_per_move: float
    bytes_per_update: float
    memory_mb: float
    kb_per_table: float


@contextlib.contextmanager
def apart(server: int) -> Iterator[None]:
    """A server's process on one core, and this one with all that it starts on the others, where there are any."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(server, cores[:1])
        os.sched_setaffinity(0, cores[1:])
    try:
        yield
    finally:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores)


class Server:
    """A server process on one core with its own folder."""

    def __init__(self, folder: Path, database: str | None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.environment = {
            **os.environ,
            "SERAI_DATA_DIR": str(folder),
            "SERAI_DATABASE_URL": database or "",
            "SERAI_PORT": str(self.port),
            **{f"SERAI_{name}": "0" for name in NO_LIMITS},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "serai.cli", "serve"]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=2) as answer:
                    if json.load(answer)["prepared"]:
                        break
            except OSError:
                pass
            time.sleep(0.1)
        else:
            self.process.kill()
            self.process.wait()
            raise Mistake("The server did not start; try 'serai serve' to see why.")
        self._apart = apart(self.process.pid)
        self._apart.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(60)
        self._apart.__exit__(None, None, None)

    def usage(self) -> tuple[float, float]:
        """Seconds of processor time so far, and megabytes of memory."""
        assert self.process is not None
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0, 0.0
        ticks = int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Load:
    """All tables and their players."""

    def __init__(self, server: Server, game: str, players: int, rate: float) -> None:
        self.server = server
        self.players = players
        self.wanted = {"game": game, "players": players, "options": OPTIONS.get(game, {}), "sit": False}
        self.pause = players / rate if rate else 0.0  # seconds between the moves of one seat
        self.measuring = False
        self.moves = self.updates = self.bytes = 0
        self.latencies: list[float] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.moving: set[asyncio.Task[None]] = set()
        self.opening: set[asyncio.Task[None]] = set()
        self.going_on = True  # whether games that are over are followed by others
        self.sockets: list[ClientConnection] = []
        self.chooser = random.Random(1)

    async def open(self, tables: int) -> None:
        """Open all tables, some at once."""
        waiting = iter(range(tables))

        async def work() -> None:
            for _ in waiting:
                await self._open_table()

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def _request(self, method: str, path: str, body: Any, cookie: str) -> tuple[str, Any]:
        """One HTTP request, by hand: a thousand of them should not be the benchmark."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        data = b"" if body is None else json.dumps(body).encode()
        writer.write(
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.server.port}\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n{cookie}\r\n".encode()
            + data
        )
        answer = (await reader.read()).decode()
        writer.close()
        await writer.wait_closed()
        head, _, text = answer.partition("\r\n\r\n")
        found = re.search(r"set-cookie: (serai_guest=[^;]+)", head, re.IGNORECASE)
        return (f"cookie: {found[1]}\r\n" if found else ""), json.loads(text)

    async def _open_table(self) -> None:
        cookies = [(await self._request("POST", "/api/me", None, ""))[0] for _ in range(self.players)]
        _, opened = await self._request("POST", "/api/tables", self.wanted, cookies[0])
        commands = f"/api/tables/{opened['table']}/commands"
        for seat, cookie in enumerate(cookies):
            await self._request("POST", commands, {"type": "sit", "id": "s", "seat": seat}, cookie)
        await self._request("POST", commands, {"type": "start", "id": "start"}, cookies[0])
        sent = [0.0] * self.players
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{opened['table']}/live"
        for seat, cookie in enumerate(cookies):
            headers = {"cookie": cookie.removeprefix("cookie: ").strip()}
            seat_socket = await connect(
                address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
            )
            self.sockets.append(seat_socket)
            self._run_along(self._play(seat_socket, seat, sent), self.tasks)

    @staticmethod
    def _run_along(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _play(self, seat_socket: ClientConnection, seat: int, sent: list[float]) -> None:
        """One player: a random legal step whenever there is one to make. Of changes nothing but these is read."""
        token, chosen, count = 0, -1, 0
        await seat_socket.send('{"type":"hello","protocol":2}')
        async for text in seat_socket:
            message = json.loads(text)
            if message["type"] not in ("update", "change"):
                continue
            table = message["table"]
            news = table if isinstance(table, dict) else {change[0][0]: change[-1] for change in table if change[0]}
            token = news.get("token", token)
            if self.measuring:
                self._note(text, message, seat, sent)
            if news.get("stage") == "over":
                if seat == 0 and self.going_on:
                    self._run_along(self._open_table(), self.opening)  # the next game of these players
                return
            steps = message["perspectives"][0]["legal"]
            if not steps or chosen == token:
                continue
            chosen, count = token, count + 1
            step = self.chooser.choice([step for step in steps if not step.startswith(PAUSED)] or steps)
            command = f'{{"type":"play","id":"{count}","seat":{seat},"steps":["{step}"],"token":{token}}}'
            self._run_along(self._move(seat_socket, command, seat, sent), self.moving)  # the seat goes on listening

    def _note(self, text: str | bytes, message: dict[str, Any], seat: int, sent: list[float]) -> None:
        now = time.perf_counter()
        self.updates, self.bytes, self.moves = (
            self.updates + 1,
            self.bytes + len(text),
            self.moves + len(message["acks"]),
        )
        others = [h["seat"] for h in message["happened"] if h["kind"] == "played" and h["seat"] != seat]
        self.latencies += [now - sent[other] for other in others]

    async def _move(self, seat_socket: ClientConnection, command: str, seat: int, sent: list[float]) -> None:
        if self.pause:
            await asyncio.sleep(self.chooser.uniform(0.5, 1.5) * self.pause)
        sent[seat] = time.perf_counter()
        await seat_socket.send(command)

    async def close(self) -> None:
        """Everybody goes home, from tables that are just being opened too."""
        self.going_on = False
        await asyncio.gather(*self.opening, return_exceptions=True)
        tasks = [*self.tasks, *self.moving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for seat_socket in self.sockets:
            seat_socket.transport.abort()
        await asyncio.gather(*(seat_socket.wait_closed() for seat_socket in self.sockets))


async def measure(server: Server, game: str, players: int, tables: int, seconds: float, rate: float) -> Result:
    """Open the tables, let them play, measure."""
    _, empty = server.usage()
    load = Load(server, game, players, rate)
    await load.open(tables)
    await asyncio.sleep(WARM_UP + load.pause)
    cpu, memory = server.usage()
    begun = time.perf_counter()
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    lasted = time.perf_counter() - begun
    cpu_end, memory = server.usage()
    await load.close()
    times = sorted(load.latencies) or [0.0]
    return Result(
        game=game,
        players=players,
        tables=tables,
        rate=rate,
        seconds=round(lasted, 2),
        moves=load.moves,
        moves_per_second=round(load.moves / lasted, 1),
        p50_ms=round(statistics.median(times) * 1000, 1),
        p99_ms=round(times[int(len(times) * 0.99)] * 1000, 1),
        worst_ms=round(times[-1] * 1000, 1),
        server_cpu=round((cpu_end - cpu) / lasted, 2),
        cpu_ms_per_move=round((cpu_end - cpu) / max(1, load.moves) * 1000, 2),
        bytes_per_update=round(load.bytes / max(1, load.updates), 1),
        memory_mb=round(memory, 1),
        kb_per_table=round((memory - empty) * 1000 / tables, 1),
    )


def bench(
    *, game: str, players: int | None, tables: int, seconds: float, rate: float, database: str | None, as_json: bool
) -> None:
    """Measure and print."""
    known = serai.game(game, players=players or rulebook(game).players[0])
    if not 1 <= tables <= MOST_TABLES:
        raise Mistake(f"--tables is a number from 1 to {MOST_TABLES}.")
    if not 0.1 <= seconds <= 3600 or not 0 <= rate <= 1000:
        raise Mistake("--seconds is from 0.1 to 3600, --rate from 0 to 1000.")
    _allow_sockets(2 * known.players * tables + 200)
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder, Server(Path(folder), database) as server:
        result = asyncio.run(measure(server, known.name, known.players, tables, seconds, rate))
    if as_json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        print(json.dumps({"serai": serai.__version__, **machine, **asdict(result)}))
        return
    table = Table(title="Live tables on one core")
    table.add_column("measured")
    table.add_column("value", justify="right")
    for name, value in asdict(result).items():
        table.add_row(name.replace("_", " "), str(value))
    new_console().print(table)


def _allow_sockets(count: int) -> None:
    """Raise the limit of open files, for this process and the server."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(count, soft), hard), hard))
        except (OSError, ValueError):
            raise Mistake(f"So many tables need {count} open files; raise the limit with ulimit -n.") from None
