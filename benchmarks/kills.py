#!/usr/bin/env python3
"""The kill drill at length: clients play while the server is killed with SIGKILL, a thousand times.

python benchmarks/kills.py [KILLS] [sqlite|postgres|both]

On SQLite one server is killed and started again; on PostgreSQL one of two, in turn; both get half of the kills.
Nothing that was acknowledged may be lost, nothing done twice, and all clients go on by themselves. Run it from a
checkout: it uses the tests' helpers.
"""

import asyncio
import contextlib
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.crash_test import drill
from tests.server.postgres import postgres
from tests.server.server_pool import ServerPool
from tests.server.server_process import Host


def run(kills: int, kind: str) -> bool:
    """Run the drill on a database and print what happened; whether nothing was lost."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-kills-")))
        database = stack.enter_context(postgres()) if kind == "postgres" else None
        pool = stack.enter_context(ServerPool(interpreted=True))
        hosts = [Host(folder, database=database, pool=pool) for _ in range(2 if database else 1)]
        for host in hosts:
            host.start()
        report = asyncio.run(drill(hosts, kills, say=lambda text: print(text, flush=True)))
    print(f"{kind}: {report.summary()}", flush=True)
    return not report.faults


def main(arguments: list[str]) -> int:
    """Run the drills; 1 if something was lost."""
    kills, kind = arguments[0] if arguments else "1000", arguments[1] if len(arguments) > 1 else "both"
    if not kills.isdecimal() or not int(kills) or kind not in ("sqlite", "postgres", "both"):
        print("The kills are a number, such as 1000, and the database is sqlite, postgres or both.", file=sys.stderr)
        return 2
    kinds = ["sqlite", "postgres"] if kind == "both" else [kind]
    sound = [run(-(-int(kills) // len(kinds)), each) for each in kinds]
    return int(not all(sound))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
