"""Real server processes for tests, on free ports of the loopback interface."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serai.server.storage import queries
from serai.server.storage.database import sqlite_path
from serai.server.storage.entries import LogEntry
from serai.server.storage.sqlite import spelled
from serai.server.tables.table import Table
from tests.server.server_pool import Forked, ServerPool, shared_pool

START_SECONDS = 400.0  # the first start on a machine compiles the games
NO_LIMITS = {
    "SERAI_REQUESTS_PER_SECOND": "0",
    "SERAI_COMMANDS_PER_SECOND": "0",
    "SERAI_CHATS_PER_MINUTE": "0",
    "SERAI_REPORTS_PER_HOUR": "0",
    "SERAI_TRIES_PER_SECOND": "0",
    "SERAI_HINTS_PER_MINUTE": "0",
    "SERAI_TABLES_PER_HOUR": "0",
    "SERAI_GUESTS_PER_HOUR": "0",
    "SERAI_ENTRIES_PER_HOUR": "0",
    "SERAI_SOCKETS_PER_ADDRESS": "0",
    "SERAI_TABLES_PER_GUEST": "0",
    "SERAI_MEGABYTES_PER_DAY": "0",
    "SERAI_REPLAYING_PER_MINUTE": "0",
    "SERAI_WAITS_PER_ADDRESS": "0",
    "SERAI_STUDIES_PER_GUEST": "0",
    "SERAI_EVENINGS_PER_GUEST": "0",
    "SERAI_RATED_PER_ADDRESS": "0",
    "SERAI_STUDY_GAMES": "0",
    "SERAI_STUDY_SECONDS": "0",
    "SERAI_STUDY_STRENGTH": "0.01",  # tests are after what is judged, not how well
    "SERAI_BOT_DELAY": "0",
    "SERAI_PLAN_SECONDS": "0",
}


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """One server process that can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        *,
        database: str | None = None,
        port: int | None = None,
        pool: ServerPool | None = None,
        **settings: str,
    ) -> None:
        self.folder = folder
        self.pool = pool
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **os.environ,
            **NO_LIMITS,
            "SERAI_DATA_DIR": str(folder),
            "SERAI_DATABASE_URL": self.database,
            "SERAI_PORT": str(self.port),
            **{f"SERAI_{name.upper()}": value for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def start(self, *, wait: bool = True) -> Host:
        """Start the process; by default, until it answers."""
        pool = self.pool or shared_pool()
        if pool is not None and (self.pool or pool.suits(self.environment)):
            self.process = pool.start(self.environment, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "serai.cli", "serve"], env=self.environment, stdout=log, stderr=log
                )
        if wait:
            try:
                self.wait()
            except RuntimeError:
                self.kill()
                raise
        return self

    def wait(self, *, prepared: bool = True) -> None:
        """Wait until the server answers, by default with all games prepared."""
        assert self.process is not None
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/api/health", timeout=5) as answer:
                if not prepared or json.load(answer)["prepared"]:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"The server did not start: {self.output()[-3000:]}")

    def output(self) -> str:
        """What the server has printed."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """End the process without a warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> int:
        """End the process politely; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextlib.contextmanager
def hosting(folder: Path, **settings: Any) -> Iterator[Host]:
    """A server for the length of a block."""
    host = Host(folder, **settings).start()
    try:
        yield host
    finally:
        host.stop()


def store_table(host: Host, entries: list[LogEntry], table: Table) -> None:
    """A table that is as the test wants it, written straight into the server's SQLite file."""
    database = sqlite3.connect(sqlite_path(host.database), timeout=30)
    with database:
        database.executemany(spelled(queries.INSERT_ENTRY), [entry.row() for entry in entries])
        database.execute(spelled(queries.PUT_TABLE), table.row(60).columns())
    database.close()


def processes_of(server: int) -> list[int]:
    """The processes in which a server's bots think, where Linux lists them: forks with a pipe to it of their own."""
    pids, pipes = [int(name) for name in os.listdir("/proc") if name.isdigit()], _pipes(server)
    pipes -= _pipes(_parent(server))  # which all servers of a pool have
    return [pid for pid in pids if _pipes(pid) & pipes and _is_fork(pid)]


def _is_fork(pid: int) -> bool:
    """Whether a process was forked by the one that imports for others, not whether it is that one."""
    with contextlib.suppress(OSError):
        return b"multiprocessing.forkserver" in Path(f"/proc/{_parent(pid)}/cmdline").read_bytes()
    return False


def _parent(pid: int) -> int:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return 0


def _pipes(pid: int) -> set[str]:
    with contextlib.suppress(OSError):
        return {link for file in Path(f"/proc/{pid}/fd").iterdir() if (link := os.readlink(file)).startswith("pipe:")}
    return set()
