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
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import BuildTrouble, install, node_program, run_node  # noqa: E402

PEER = "benchmarks/peers/boardgame.io"
START_SECONDS = 30.0
WARM_UP = 2.0  # seconds that the peer's clients play before they count


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure_peer(tables: int, seconds: float) -> dict[str, Any]:
    """boardgame.io's own server and its clients."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen([str(node_program()), "server.cjs", str(port)], cwd=ROOT / PEER, **quiet)
    try:
        wait_for(port)
        begun = cpu_seconds(server)
        found: dict[str, Any] = json.loads(
            run_node(ROOT, "load.cjs", str(port), str(tables), str(seconds), folder=PEER)
        )
        counted = seconds / (seconds + WARM_UP)  # the part of its work whose moves are counted
        found["cpu_ms_per_move"] = round((cpu_seconds(server) - begun) * counted / found["moves"] * 1000, 2)
    finally:
        server.kill()
        server.wait()
    return found


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


def measure_serai(tables: int, seconds: float) -> dict[str, Any]:
    """Serai's server, by its own command."""
    command = [sys.executable, "-m", "serai.cli", "bench", "server", "--tables", str(tables), "--seconds", str(seconds)]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr.strip())
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
    if asked.tables < 1 or asked.rounds < 1 or asked.seconds < 1:
        parser.error("--tables, --rounds and --seconds are 1 at least.")
    try:
        install(ROOT, PEER)
    except BuildTrouble as trouble:
        sys.exit(f"boardgame.io cannot be installed. {trouble}")
    rounds = []
    for _ in range(asked.rounds):
        pair = {
            "serai": measure_serai(asked.tables, asked.seconds),
            "boardgame.io": measure_peer(asked.tables, asked.seconds),
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
