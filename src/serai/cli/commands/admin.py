"""`serai admin`: look after a server's database."""

from __future__ import annotations

from pathlib import Path

from serai.cli.errors import FAILURE, Mistake
from serai.server.admin import database_tools, roles
from serai.server.settings import Settings
from serai.server.storage import database


def _database(url: str | None) -> str:
    return Settings.from_environment().with_changes(database_url=url).database


def check(url: str | None) -> int:
    """Replay every stored game; exit code 1 if one of them does not."""
    report = database_tools.check(_database(url))
    for line in report.faults:
        print(line, flush=True)
    print(report.summary(), flush=True)
    return FAILURE if report.faults else 0


def repair(url: str | None, copies: Path) -> None:
    """Cut damaged logs after their last good entry."""
    told = database_tools.repair(_database(url), copies)
    for line in told:
        print(line, flush=True)
    print(f"{len(told)} tables repaired." if told else "There was nothing to repair.", flush=True)


def backup(url: str | None, path: Path) -> None:
    """Write everything to a new SQLite file, while the server runs."""
    if path.exists():
        raise Mistake(f"{path} exists already, and nothing is overwritten; name another file.")
    if not path.parent.is_dir():
        raise Mistake(f"There is no folder {path.parent}.")
    print(database_tools.backup(_database(url), path), flush=True)


def restore(url: str | None, path: Path) -> None:
    """Fill an empty database from a backup."""
    if not path.is_file():
        raise Mistake(f"There is no file {path}.")
    print(database_tools.restore(_database(url), path), flush=True)


def recount(url: str | None, *, check: bool) -> int:
    """Count results and ratings again from the logs; with `check`, exit code 1 if the book differs."""
    from serai.server.ratings.recount import recount as count_again

    found = count_again(_database(url), write=not check)
    for table in found.unreadable:
        print(f"Table {table} does not replay, so it does not count; `serai admin check` tells more.", flush=True)
    print(found.summary(written=not check), flush=True)
    return FAILURE if check and found.differing else 0


def migrate(url: str | None) -> None:
    """Bring the database to the newest form."""
    database.migrate(_database(url))
    print(f"The database is at version {database.newest_revision()}.", flush=True)


def name_host(url: str | None, name: str, *, remove: bool) -> None:
    """Make a member a host, or no longer one."""
    print(roles.appoint(_database(url), name, remove=remove), flush=True)


def list_hosts(url: str | None) -> None:
    """Print the hosts, one on a line."""
    found = roles.hosts(_database(url))
    for name, handle in found:
        print(f"{name} ({handle})", flush=True)
    if not found:
        print("Nobody is host yet: `serai admin host NAME` makes a member one.", flush=True)


def invite(url: str | None, *, uses: int, days: float, note: str, address: str) -> None:
    """Print the link of a new invitation."""
    path = roles.invite(_database(url), uses=uses, days=days, note=note)
    print(address.rstrip("/") + path, flush=True)
