"""Workers of pytest that begin at once: forks of one process that has found all tests and loaded all compiled code.

A worker that begins by itself imports for many seconds before its first test, and all of them do the same. With
`-p tests.workers` one process does it for all (`python -m tests.workers DOOR TESTS...`), and pytest-xdist starts this
file as a program in place of each worker: it hands its streams over to a fork of that process and lives as long as
the fork. Whatever else wants to begin with everything imported asks in the same way (`fork`). Where processes cannot be
forked, workers begin by themselves. (PYTEST_DONT_REWRITE: pytest meets this module when it is imported already.)
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest
    from execnet.xspec import XSpec

DOOR = "SERAI_TEST_WORKERS"  # the socket of the process that forks, once it has found the tests
STREAMS = (0, 1, 2)
MOST_BYTES = 1 << 17  # of a program


# ---------------------------------------------------------------- whoever asks for forks


def fork(program: str, streams: Sequence[int] = STREAMS, door: str | None = None) -> tuple[int, socket.socket]:
    """Let a fork with these streams run a program; its number, and a socket that is at its end when the fork is."""
    asking = socket.socket(socket.AF_UNIX)
    asking.connect(door or os.environ[DOOR])
    socket.send_fds(asking, [program.encode()], streams)
    return int(asking.recv(64)), asking


def stand_in(door: str, program: str) -> None:
    """Be what execnet takes for a worker: a fork has the streams of this process, and the process ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is for the one that controls: no word about it
    _, asking = fork(program, door=door)
    for stream in STREAMS[:2]:  # who reads there shall know when the worker has gone
        os.close(stream)
    asking.recv(1)


def pytest_xdist_setupnodes(config: pytest.Config, specs: list[XSpec]) -> None:
    """Let execnet start workers as forks, of the process that is there for it or of one of this run's own."""
    if not hasattr(os, "pidfd_open") or any(spec.python or not spec.popen for spec in specs):
        return
    import shlex

    from dev import start_worker_parent

    door = os.environ.get(DOOR) or start_worker_parent(sys.executable, config.rootpath, config.args, config.add_cleanup)
    if door is not None:
        for spec in specs:
            spec.python = shlex.join([sys.executable, "-I", "-S", __file__, door])


# ---------------------------------------------------------------- the process that forks


def wait_for_wishes(door: str, arguments: list[str]) -> None:
    """Find the tests, then fork for each that asks. Returns in the forks when they are done, else with the input."""
    import gc
    import select

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    find_tests(arguments)
    loaded = False
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(door)
        listening.listen()
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for forks
        print("ready", flush=True)
        while listening.fileno() in select.select([listening.fileno(), 0], [], [])[0]:
            asking, _ = listening.accept()
            program, streams, _, _ = socket.recv_fds(asking, MOST_BYTES, len(STREAMS))
            if not loaded:  # games may have been compiled since the tests were found
                load_compiled_code()
                gc.collect()
                gc.freeze()  # what forks share is not looked at by each of them
                loaded = True
            if number := os.fork():
                asking.send(str(number).encode())
                asking.close()
                for stream in streams:
                    os.close(stream)
                continue
            listening.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.environ[DOOR] = door
            run(program.decode(), streams)
            asking.close()
            return


def run(program: str, streams: Sequence[int]) -> None:
    """Run a program as `python -c` would, with streams of its own."""
    for number, stream in zip(STREAMS, streams, strict=True):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdin = os.fdopen(STREAMS[0], closefd=False)
    sys.argv = ["-c"]
    exec(program, {"__name__": "__main__"})


def find_tests(arguments: list[str]) -> None:
    """Import all tests in pytest's own way; what is wrong with them the workers tell."""
    import contextlib

    import pytest

    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments])


def load_compiled_code() -> None:
    """Load what this machine has compiled of the games, and begin the process that bots are forked from."""
    if "serai.engine" not in sys.modules:
        return  # no test of ours
    import tests.preload  # noqa: F401
    from tests.server.server_pool import begin_forks

    signal.signal(signal.SIGINT, signal.default_int_handler)  # which bots' processes inherit
    begin_forks()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    if __package__:
        wait_for_wishes(sys.argv[1], sys.argv[2:])
    else:
        stand_in(sys.argv[1], sys.argv[-1])
