"""Servers that start at once: forks of a process that has imported everything, so that no test waits for that again.

`python -m tests.server.server_pool` reads lines of JSON with an environment and a log file; for each it starts a server
process, as `serai serve` would, and prints its number.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib import import_module
from multiprocessing import forkserver
from pathlib import Path
from typing import TextIO

from serai.engine import forks
from tests import workers

IMPORTED = (
    "alembic.command", "pydantic.v1", "serai.cli.app", "serai.cli.commands.serve", "serai.server.app",
    "serai.server.main", "serai.server.startup", "uvloop",
)  # fmt: skip


def serve_forever() -> None:
    """Fork a server for every line of input."""
    gc.disable()  # a tenth of what follows
    import serai
    from serai.bots.precompile import RULES, is_prepared, prepare
    from serai.cli import main
    from serai.cli.app import _command

    for module in IMPORTED:
        import_module(module)
    _command("serve")
    for name in serai.game_names():
        if is_prepared(name, RULES):  # else every server compiles it, or waits for the one that does
            prepare(name, RULES, thorough=False)
    begin_forks()
    empty_database()  # for all servers
    gc.collect()
    gc.enable()
    gc.freeze()  # what servers share is not looked at by each of them
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    print("ready", flush=True)
    lines = os.fdopen(os.dup(0))  # not sys.stdin, which belongs to the servers
    for line in iter(lines.readline, ""):
        wanted = json.loads(line)
        number = os.fork()
        if number:
            print(number, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.environ.clear()
        os.environ.update(wanted["environment"])
        log = os.open(wanted["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        lay(wanted["environment"]["SERAI_DATABASE_URL"])
        os._exit(main(["serve"]))


@functools.cache
def empty_database() -> bytes:
    """A database in its newest form and with nothing in it; how one gets there, other tests see."""
    from serai.server.storage.database import migrate

    with tempfile.TemporaryDirectory(prefix="serai-pool-") as folder:
        made = Path(folder) / "empty.sqlite"
        migrate(f"sqlite:///{made}")
        return made.read_bytes()


def lay(url: str) -> None:
    """Put an empty database where a server looks for it, unless one is there or it looks elsewhere."""
    path = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:///") and path.parent.is_dir():
        new = os.O_CREAT | os.O_EXCL | os.O_WRONLY
        with contextlib.suppress(FileExistsError), os.fdopen(os.open(path, new, 0o600), "wb") as file:
            file.write(empty_database())


@functools.cache
def begin_forks() -> None:
    """Begin the process that bot processes are forked from, for all servers: it ends after the last of them."""
    forks.EXTRA_IMPORTS[:] = ["tests.preload"]
    forks.processes("serai.bots", "serai.games")
    forkserver.ensure_running()
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]  # no child of theirs


class Forked:
    """A server process that the pool has started; the part of `subprocess.Popen` that hosts use."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle: int | None = None
        with contextlib.suppress(ProcessLookupError):
            self._handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """None while it runs; nobody knows its exit code."""
        return None if self._handle is not None and not select.select([self._handle], [], [], 0)[0] else 0

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Wait for its end."""
        if self._handle is not None:
            if not select.select([self._handle], [], [], seconds)[0]:
                raise subprocess.TimeoutExpired("serai serve", seconds)
            os.close(self._handle)
            self._handle = None
        return 0


END_SECONDS = 30.0
BECOME = """
import os
os.environ.clear()
os.environ.update({environment!r})
from tests.server.server_pool import serve_forever
serve_forever()
"""
KEPT = ("PYTHONPATH", "NUMBA_DISABLE_JIT", "SERAI_CACHE_DIR")  # read when modules are imported: those of the pool
THEN = {name: os.environ[name] for name in KEPT if name in os.environ}  # also in the process that forks were made of


def piped() -> tuple[TextIO, TextIO]:
    """What is written into the second file can be read from the first."""
    reading, writing = os.pipe()
    return os.fdopen(reading), os.fdopen(writing, "w")


class ServerPool:
    """Starts servers at once; with `interpreted`, their rules as plain Python, so that nothing has to be loaded."""

    def __init__(self, *, interpreted: bool = False) -> None:
        forked = workers.DOOR in os.environ and not interpreted
        kept = {name: value for name, value in os.environ.items() if not (forked and name in KEPT)}
        self._environment = {**kept, **(THEN if forked else {}), **({"NUMBA_DISABLE_JIT": "1"} if interpreted else {})}
        self._answers, answering = piped()
        asked, self._asking = piped()
        with asked, answering:
            if forked:
                program = BECOME.format(environment=self._environment)
                number, life = workers.fork(program, (asked.fileno(), answering.fileno(), 2))
                life.close()
                self._process: subprocess.Popen[bytes] | Forked = Forked(number)
            else:
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "tests.server.server_pool"],
                    cwd=Path(__file__).resolve().parent.parent.parent,
                    env=self._environment,
                    stdin=asked,
                    stdout=answering,
                )
        self._ask("ready")

    def suits(self, environment: Mapping[str, str]) -> bool:
        """Whether a server with this environment would have imported the same."""
        return all(environment.get(name) == self._environment.get(name) for name in KEPT)

    def _ask(self, expected: str = "") -> str:
        answer = self._answers.readline().strip()
        if not answer or (expected and answer != expected):
            raise RuntimeError("The pool of servers has ended.")
        return answer

    def _kept(self, environment: Mapping[str, str]) -> dict[str, str]:
        kept = {name: self._environment[name] for name in KEPT if name in self._environment}
        return {**environment, **kept}

    def start(self, environment: Mapping[str, str], log: Path) -> Forked:
        """A new server process."""
        self._asking.write(json.dumps({"environment": self._kept(environment), "log": str(log)}) + "\n")
        self._asking.flush()
        return Forked(int(self._ask()))

    def __enter__(self) -> ServerPool:
        """Itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """No more servers; those that run go on."""
        self.close()

    def close(self) -> None:
        """No more servers; those that run go on."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(END_SECONDS)
        self._asking.close()
        self._answers.close()


@functools.cache
def shared_pool() -> ServerPool | None:
    """The pool of this test process, once it needs one; None where processes cannot be forked and watched."""
    if not hasattr(os, "pidfd_open"):
        return None
    pool = ServerPool()
    atexit.register(pool.close)
    return pool


if __name__ == "__main__":
    serve_forever()
