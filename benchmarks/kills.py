#!/usr/bin/env python3
"""The kill drill at length: clients play while the server is killed with SIGKILL, a thousand times.

python benchmarks/kills.py [KILLS] [sqlite|postgres]

On SQLite one server is killed and started again; on PostgreSQL one of two, in turn. Nothing that was acknowledged may
be lost, nothing done twice, and all clients go on by themselves. Run it from a checkout: it uses the tests' helpers.
"""

import asyncio
import contextlib
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.drill import drill
from tests.server.hosts import Host
from tests.server.nursery import Nursery
from tests.server.postgres import postgres

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # starts sooner


def main(kills: int, kind: str) -> int:
    """Run the drill and print what happened; 1 if something was lost."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-kills-")))
        database = stack.enter_context(postgres()) if kind == "postgres" else None
        nursery = stack.enter_context(Nursery(**INTERPRETED))
        hosts = [Host(folder, database=database, nursery=nursery) for _ in range(2 if database else 1)]
        for host in hosts:
            host.environment |= INTERPRETED
            host.start()
        report = asyncio.run(drill(hosts, kills, say=lambda text: print(text, flush=True)))
    print(f"{kind}: {report.summary()}")
    return int(bool(report.faults))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, sys.argv[2] if len(sys.argv) > 2 else "sqlite"))
