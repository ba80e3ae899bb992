#!/usr/bin/env python3
"""Live tables as fast as they go, Serai and boardgame.io in turn: moves per second, times, processor time per move.

python benchmarks/server.py [--tables 50] [--seconds 8] [--rounds 3] [--json]

Both servers play Bakschisch with two seats and two sockets at each table, random bids and thieves, on one core; the
clients of both are programs for Node.js on the other cores, so that what is measured are the servers. Serai has
every move on disk before it is acknowledged; boardgame.io (`benchmarks/peers/boardgame.io`) is measured twice: with
its matches in memory, as it comes, and with its own store of files, which does not wait for the disk. The rounds
alternate, so that a busy machine hurts all; the medians of the ratios are what to read: that of processor time is the
steadier one. For other games, people's pace or PostgreSQL, see `serai bench server --help`.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import BuildTrouble, install, node_program  # noqa: E402
from serai.cli.commands.bench_server import Server, apart  # noqa: E402

PEER = "benchmarks/peers/boardgame.io"
MEMORY, FILES = "boardgame.io, in memory", "boardgame.io, in files"
START_SECONDS = 30.0
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(load: str, port: int, server: int, tables: int, seconds: float) -> dict[str, Any]:
    """What a load makes of a server: its own numbers, and the server's processor time meanwhile."""
    command = [str(node_program()), load, str(port), str(tables), str(seconds)]
    with subprocess.Popen(command, cwd=ROOT / PEER, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdout is not None
        clients.stdout.readline()  # it begins
        begun = cpu_seconds(server)
        line = clients.stdout.readline()
        used = cpu_seconds(server) - begun
    if not line:
        sys.exit(f"{load} has failed; try 'node {' '.join(command[1:])}' in {PEER}.")
    found: dict[str, Any] = json.loads(line)
    found["cpu_ms_per_move"] = round(used / max(1, found["moves"]) * 1000, 3)
    return found


def measure_peer(tables: int, seconds: float, *folder: str) -> dict[str, Any]:
    """boardgame.io's own server and its clients; with a folder it keeps its matches there."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = subprocess.Popen([str(node_program()), "server.cjs", str(port), *folder], cwd=ROOT / PEER, **QUIET)
    try:
        wait_for(port)
        with apart(server.pid):
            return measure("load.cjs", port, server.pid, tables, seconds)
    finally:
        server.kill()
        server.wait()


def measure_serai(tables: int, seconds: float) -> dict[str, Any]:
    """Serai's server, with the limits for visitors off."""
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder, Server(Path(folder), None) as server:
        assert server.process is not None
        return measure("serai.cjs", server.port, server.process.pid, tables, seconds)


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > end:
                sys.exit(f"boardgame.io's server did not start; try 'node server.cjs {port}' in {PEER}.")
            time.sleep(0.1)


def main() -> int:
    """Measure in turn and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.tables < 1 or asked.rounds < 1 or asked.seconds < 1:
        parser.error("--tables, --rounds and --seconds are 1 at least.")
    try:
        install(ROOT, PEER)
    except BuildTrouble as trouble:
        sys.exit(f"boardgame.io cannot be installed. {trouble}")
    rounds = []
    for _ in range(asked.rounds):
        with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
            found_here = {
                "serai": measure_serai(asked.tables, asked.seconds),
                MEMORY: measure_peer(asked.tables, asked.seconds),
                FILES: measure_peer(asked.tables, asked.seconds, folder),
            }
        rounds.append(found_here)
        if not asked.json:
            for name, found in found_here.items():
                print(
                    f"{name:23} {found['moves_per_second']:8.0f} moves/s   p50 {found['p50_ms']:6.1f} ms   "
                    f"p99 {found['p99_ms']:6.1f} ms   {found['cpu_ms_per_move']:.3f} ms of a core per move",
                    flush=True,
                )
    ratios = {
        peer: {
            name: round(statistics.median(here["serai"][what] / here[peer][what] for here in rounds), 2)
            for name, what in (("ratio", "moves_per_second"), ("cost", "cpu_ms_per_move"))
        }
        for peer in (MEMORY, FILES)
    }
    load = os.getloadavg()[0]
    if asked.json:
        print(json.dumps({"rounds": rounds, "ratios": ratios, "load": round(load, 1)}))
    else:
        for peer, found in ratios.items():
            print(
                f"Serai makes {found['ratio']:.2f} times the moves of {peer}, "
                f"with {found['cost']:.2f} times the processor time per move."
            )
        print(f"The load average is {load:.1f}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
