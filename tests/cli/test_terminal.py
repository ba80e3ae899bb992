"""The program itself in processes of its own: at a real pseudo-terminal, and between pipes."""

from __future__ import annotations

import os
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import serai
from tests.caches import SMALL, fill

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are a matter of Unix")

CLEAR, FORGET = "\x1b[2J", "\x1b[3J"
AT_TERMINAL = (
    "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from serai.cli import main; sys.exit(main())"
)
IN_PIPE = "import sys; from serai.cli import main; sys.exit(main())"
PATIENCE = 120.0  # seconds; the rules may have to be compiled


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {
        name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
    }
    return {**kept, "TERM": "xterm-256color", "SERAI_DATA_DIR": str(folder), **more}


class Terminal:
    """`serai` at a pseudo-terminal of 80 x 24."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        import pty
        import termios

        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))  # type: ignore[attr-defined, unused-ignore]
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL, *arguments],
            stdin=slave, stdout=slave, stderr=slave,
            start_new_session=True, cwd=folder, env=environment(folder, **more),
        )  # fmt: skip
        os.close(slave)
        self.output = ""
        self._seen = 0

    def _read(self, timeout: float) -> bool:
        if not select.select([self._master], [], [], timeout)[0]:
            return True
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other end is closed
            return False
        self.output += data.decode(errors="replace")
        return bool(data)

    def until(self, text: str) -> str:
        """Wait for a text that was not there before; what came up to it."""
        end = time.monotonic() + PATIENCE
        while text not in self.output[self._seen :]:
            assert time.monotonic() < end, f"{text!r} never came: {self.output!r}"
            assert self._read(0.2) or text in self.output[self._seen :], f"ended without {text!r}: {self.output!r}"
        begin, self._seen = self._seen, self.output.index(text, self._seen) + len(text)
        return self.output[begin : self._seen]

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def close(self) -> int:
        """Read to the end; the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read(0.2) and time.monotonic() < end:
            if self.process.poll() is not None and not select.select([self._master], [], [], 0.1)[0]:
                break
        os.close(self._master)
        return self.process.wait(PATIENCE)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Opens terminals in the test's folder; none of their programs outlives the test."""
    opened: list[Terminal] = []

    def open_terminal(*arguments: str, **more: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments, **more))
        return opened[-1]

    yield open_terminal
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


def test_a_game_at_the_terminal_survives_ctrl_c_and_ctrl_d(tmp_path: Path, sit: Callable[..., Terminal]) -> None:
    terminal = sit("play", "bakschisch", "--players", "4", "--seed", "7")
    table = terminal.until("or help)\r\n")
    assert CLEAR in table
    assert plain(table).count("\n") <= 24 + 1  # the line about preparing the rules was wiped away
    terminal.until("> ")
    terminal.type("3\n")
    assert "3 coins by you" in plain(terminal.until("or help)"))
    terminal.until("> ")
    time.sleep(0.5)  # until the program waits for a key and not only shows that it will
    terminal.type("\x03")
    assert "The record is saved in" in terminal.until("Go on: ")
    command = plain(terminal.until("\r\n")).strip()
    assert terminal.close() == 0
    assert "Traceback" not in terminal.output

    _, verb, *words = shlex.split(command)
    (saved,) = (tmp_path / "games").iterdir()
    assert [verb, *words] == ["play", "--resume", str(saved)]
    match = serai.replay(saved.read_text(encoding="utf-8"))
    again = sit(verb, *words, NO_COLOR="1")
    assert match.state.text(0).splitlines()[-4].rstrip() in plain(again.until("or help)\r\n"))
    again.until("> ")
    again.type("\x04")
    again.until("Nothing new was played")
    assert again.close() == 0
    assert not re.search(r"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7])(?:;\d+)*m", again.output)  # no colours


def test_the_menu_and_then_a_kill(tmp_path: Path, sit: Callable[..., Terminal]) -> None:
    terminal = sit("play")
    if len(serai.game_names()) > 1:
        terminal.until("Which game")
        terminal.type("bakschisch\n")
    terminal.until("How many players, 2 to 4? [3]")
    terminal.type("7\n")
    terminal.until("'7' is none of the answers")
    terminal.until("> ")
    terminal.type("2\n")
    terminal.until("Seats: 0 you, 1 merchant")
    terminal.until("> ")
    time.sleep(0.5)  # until the program waits for a key and not only shows that it will
    terminal.process.send_signal(signal.SIGTERM)
    terminal.until("The record is saved in")
    assert terminal.close() == 0


def test_leaving_the_menu_starts_nothing(tmp_path: Path, sit: Callable[..., Terminal]) -> None:
    terminal = sit("play")
    terminal.until("> ")
    terminal.type("\x04")
    terminal.until("Nothing was started.")
    assert terminal.close() == 0
    assert list(tmp_path.iterdir()) == []


def test_two_people_at_one_terminal_keep_their_secrets(tmp_path: Path, sit: Callable[..., Terminal]) -> None:
    terminal = sit("play", "bakschisch", "--players", "2", "--seat", "0", "--seat", "1", "--seed", "7")
    terminal.until("only seat 0 sees the screen")
    terminal.type("\n")
    terminal.until("or help)")
    terminal.until("> ")
    terminal.type("bid 7\n")
    assert FORGET in terminal.until("only seat 1 sees the screen")
    begin = len(terminal.output)
    terminal.until("> ")
    terminal.type("\n")
    terminal.until("or help)")
    terminal.until("> ")
    terminal.type("\x1b[A")  # the key that calls back what was typed before
    time.sleep(0.3)
    terminal.type("\x15quit\n")
    terminal.until("Go on: ")
    assert terminal.close() == 0
    assert "bid 7" not in terminal.output[begin:]
    assert re.search(r"0 +START +\? +ready +closed", plain(terminal.output[begin:]))


# ---------------------------------------------------------------- an empty cache

COMPILING = "Compiling Bakschisch, once on this machine: "
WIPED = "\r\x1b[K"


@pytest.mark.slow
@pytest.mark.compiled
def test_a_first_start_tells_of_the_compiler_and_waits_for_no_search(
    tmp_path: Path, sit: Callable[..., Terminal]
) -> None:
    cache = fill(tmp_path / "cache", "bakschisch", without=(*SMALL, "serai.bots."))
    filled = set(cache.glob("*.code"))
    words = ("play", "bakschisch", "--seed", "7")
    stopped = sit(*words, SERAI_CACHE_DIR=str(cache))
    stopped.until(COMPILING)
    stopped.until("functions")
    stopped.type("\x03")
    assert WIPED in stopped.until("Stopped.")
    assert stopped.close() == 130
    assert "Traceback" not in stopped.output
    assert not (tmp_path / "games").exists()
    for file in set(cache.glob("*.code")) - filled:  # on a busy machine nearly all, so that nothing would be told
        file.unlink()

    first = sit(*words, SERAI_CACHE_DIR=str(cache))
    first.until(COMPILING)
    progress, _, table = first.until("or help)").rpartition(WIPED)
    counts = [tuple(map(int, found)) for found in re.findall(r": (\d+) of about (\d+) functions", progress)]
    assert counts == sorted(counts)
    assert 0 < counts[0][0] < counts[-1][0] <= counts[-1][1]
    assert "Compiling" not in table
    first.type("quit\n")
    assert first.close() == 0
    assert list(cache.glob(f"{SMALL[0]}-*.code"))
    assert not list(cache.glob("serai.bots.search.*.code"))

    second = sit(*words, SERAI_CACHE_DIR=str(cache))
    assert "Compiling" not in second.until("or help)")


@pytest.mark.slow
@pytest.mark.compiled
def test_the_arena_compiles_before_its_processes_start(tmp_path: Path, sit: Callable[..., Terminal]) -> None:
    cache = fill(tmp_path / "cache", "bakschisch", without=SMALL)
    words = ("arena", "bakschisch", "--players", "2", "--bots", "random,random", "--games", "2", "--jobs", "2")
    terminal = sit(*words, SERAI_CACHE_DIR=str(cache))
    terminal.until(COMPILING)
    told = terminal.until("preparing")
    assert told.rindex(WIPED) > told.rindex("functions")
    assert list(cache.glob("bakschisch-*-rules-*.prepared"))
    compiled = set(cache.glob("*.code"))
    terminal.until("Every game is in")
    assert terminal.close() == 0
    assert set(cache.glob("*.code")) == compiled  # its processes had only to load


@pytest.mark.slow
@pytest.mark.compiled
def test_between_pipes_nothing_is_told_of_the_compiler(tmp_path: Path) -> None:
    cache = fill(tmp_path / "cache", "bakschisch", without=SMALL)
    done = run(tmp_path, "play", "bakschisch", "--bots", "random", SERAI_CACHE_DIR=str(cache))
    assert done.returncode == 0
    assert list(cache.glob(f"{SMALL[0]}-*.code"))  # it was compiled
    assert done.stderr == b""
    assert b"Compiling" not in done.stdout


# ---------------------------------------------------------------- pipes


def run(folder: Path, *arguments: str, data: bytes = b"", **more: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", IN_PIPE, *arguments],
        input=data, capture_output=True, cwd=folder, env=environment(folder, **more), timeout=PATIENCE, check=False,
    )  # fmt: skip


def test_between_pipes_there_are_no_control_codes(tmp_path: Path) -> None:
    noise = bytes(range(256)) + b"\n\xff\xfe\n" + b"x" * 100_000 + b"\n3\n"
    done = run(tmp_path, "play", "bakschisch", "--seed", "7", data=noise, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert b"3 coins by you" in done.stdout
    assert b"The record is saved in" in done.stdout


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    match = serai.game("bakschisch", players=2, track="short").new_match(seed=7)
    while not match.state.over:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[len(match.history) % len(legal)])
    record = tmp_path / "game.txt"
    record.write_text(match.record(), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-c", IN_PIPE, "replay", str(record), "--print"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environment(tmp_path),
    )  # fmt: skip
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr as errors:
        assert errors.read() == b""
    process.wait(PATIENCE)


def test_help_needs_no_compiler(tmp_path: Path) -> None:
    program = "import sys; from serai.cli import main; main(['--help']); main(['plai']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    loaded = done.stdout.splitlines()[-1].split()
    assert "typer" in loaded
    assert not {"numba", "numpy"} & set(loaded)
