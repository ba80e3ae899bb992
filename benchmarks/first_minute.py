"""The first minute: a bare clone, empty caches, and the time until each stage of `make play` is reached.

    python3 benchmarks/first_minute.py [--game bakschisch] [--wait-for rules] [--pip]

It needs Python and git alone, clones this repository (its last commit) into a temporary folder, starts `make play`
there without a browser, clicks as a person would, and prints a table. The downloads are part of it: --keep-downloads
leaves the caches of uv, pip and npm as they are, to measure without the network.
"""

from __future__ import annotations

import argparse
import contextlib
import http.cookiejar
import json
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STAGES = ("rules", "bots", "search")
LONGEST = 1800.0


class Clock:
    """Stages with the seconds since the beginning."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.reached: dict[str, float] = {}

    def reach(self, stage: str) -> None:
        """A stage is reached; told once."""
        if stage not in self.reached:
            self.reached[stage] = time.monotonic() - self.begun
            print(f"{self.reached[stage]:7.1f} s  {stage}", flush=True)


class Visitor:
    """Somebody at the page, without a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

    def page(self) -> str:
        """The page's HTML."""
        with self.opener.open(self.url, timeout=10) as answer:
            return str(answer.read().decode())

    def ask(self, path: str, body: Any = None) -> Any:
        """One request of the API; a POST if there is a body."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + "api" + path, data, {"content-type": "application/json"})
        with self.opener.open(request, timeout=60) as answer:
            return json.load(answer)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def watch(clock: Clock, visitor: Visitor, process: subprocess.Popen[bytes], game: str, wait_for: str) -> None:
    """Come as soon as there is a page, begin a game against merchants, and wait until it is prepared so far."""
    table = ""
    while time.monotonic() - clock.begun < LONGEST:
        if process.poll() is not None:
            raise SystemExit(f"make play ended with code {process.returncode}.")
        time.sleep(0.1)
        try:
            page = visitor.page()
            clock.reach("the server answers")
            if "/assets/" not in page:
                continue
            clock.reach("the page is there")
            games = {found["name"]: found["preparing"] for found in visitor.ask("/games")["games"]}
            clock.reach("the page lists the games")
        except OSError:
            continue
        if not table:
            visitor.ask("/me", {})
            table = visitor.ask("/tables", {"game": game, "players": 2, "bots": ["merchant"]})["table"]
            visitor.ask(f"/tables/{table}/commands", {"type": "start", "id": "first-minute"})
            clock.reach(f"a table of {game} is opened")
        if visitor.ask(f"/tables/{table}")["table"]["stage"] == "playing":
            clock.reach("the first game is on its way")
        for name, preparing in games.items():
            left = STAGES.index(preparing["stage"]) if preparing else len(STAGES)
            for stage in STAGES[:left]:
                clock.reach(f"{name}: {stage}")
        wanted = STAGES.index(wait_for) + 1
        if all(f"{name}: {stage}" in clock.reached for name in games for stage in STAGES[:wanted]):
            return


def start(folder: Path, port: int, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """`make play` in a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "dev.py", "play", "--port", str(port)], cwd=folder, env=environment, start_new_session=True
    )


def stop(process: subprocess.Popen[bytes]) -> None:
    """End `make play` and all that it started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)
    with contextlib.suppress(ProcessLookupError):  # until the last of them is gone: their folder is removed
        for _ in range(100):
            os.killpg(process.pid, 0)
            time.sleep(0.1)


def main() -> None:
    """Clone, play, measure; then start once more."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bakschisch", help="the game that is begun at once")
    parser.add_argument("--wait-for", choices=STAGES, default="search", help="until what is ready of all games")
    parser.add_argument("--pip", action="store_true", help="install with pip instead of uv")
    parser.add_argument("--keep-downloads", action="store_true", help="leave the caches of uv, pip and npm as they are")
    wishes = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="serai-first-minute-"))
    environment = {**os.environ, "SERAI_DATA_DIR": str(folder / "data"), "SERAI_CACHE_DIR": str(folder / "compiled")}
    environment |= {"BROWSER": "true"}  # a program that does nothing
    if wishes.pip:
        environment["SERAI_NO_UV"] = "1"
    if not wishes.keep_downloads:
        names = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")
        environment |= {name: str(folder / "downloads" / name) for name in names}
    port = free_port()
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"{os.cpu_count()} cores, load {load} before the start, Python {platform.python_version()}")
    clock = Clock()
    process = None
    try:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "serai")], check=True)
        clock.reach("cloned")
        process = start(folder / "serai", port, environment)
        watch(clock, Visitor(f"http://127.0.0.1:{port}/"), process, wishes.game, wishes.wait_for)
        stop(process)
        again = Clock()
        process = start(folder / "serai", port, environment)
        print("once more:")
        watch(again, Visitor(f"http://127.0.0.1:{port}/"), process, wishes.game, "rules")
    finally:
        if process is not None:
            stop(process)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
