"""The role of host: given and taken by `serai admin host` on the server's machine, also while a server runs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from importlib import import_module
from typing import Any

from serai.engine.errors import SeraiError
from serai.server.accounts import invitations
from serai.server.accounts.repository import APPOINT, CLOSED, HOST
from serai.server.admin.repository import ADD_AUDIT_ENTRY, SHELL
from serai.server.base.lookalikes import likeness
from serai.server.base.signing import Signer, load_secret
from serai.server.settings import Settings
from serai.server.storage.database import is_postgres, sqlite_path
from serai.server.storage.sqlite import BUSY_SECONDS, spelled

DAY_SECONDS = 86_400.0
FOUND = """
SELECT accounts.id, accounts.handle, coalesce(guests.name, accounts.handle), accounts.role FROM accounts
LEFT JOIN guests ON guests.id = accounts.id WHERE accounts.epoch >= 0 AND (accounts.handle = $1 OR likeness = $2)"""
HOSTS = f"""
SELECT coalesce(guests.name, accounts.handle), accounts.handle FROM accounts
LEFT JOIN guests ON guests.id = accounts.id WHERE accounts.epoch >= 0 AND role = '{HOST}' ORDER BY accounts.created"""


def appoint(url: str, name: str, *, remove: bool = False) -> str:
    """Make a member a host, or no longer one; a sentence that says so."""
    rows = _do(url, [(FOUND, (name.strip().lower(), likeness(name)))])
    if not rows:
        raise SeraiError(f"No member is called {name!r}: who is to be host makes an account at /account first.")
    id, handle, called, role = rows[0]
    if role == CLOSED:
        raise SeraiError(f"The account of {called} is closed; a host can open it again.")
    now, deed = time.time(), "unmake-host" if remove else "make-host"
    _do(
        url,
        [
            (APPOINT, (id, "" if remove else HOST, now)),
            (ADD_AUDIT_ENTRY, (invitations.new_token()[0], now, SHELL, deed, handle, "")),
        ],
    )
    return f"{called} is no longer a host." if remove else f"{called} is a host now: the room is at /host."


def hosts(url: str) -> list[tuple[str, str]]:
    """The names and handles of the hosts."""
    return [(str(name), str(handle)) for name, handle in _do(url, [(HOSTS, ())])]


def invite(url: str, *, uses: int, days: float, note: str) -> str:
    """A new invitation; where it leads to."""
    signer, now = Signer(load_secret(Settings.from_environment())), time.time()
    token, id = invitations.new_token()
    digest = invitations.digest(signer, token)
    made = (id, digest, note[:80], uses, now, now + days * DAY_SECONDS)
    detail = f"{uses}, {days * 24:g} h"
    _do(
        url,
        [(invitations.MADE, made), (ADD_AUDIT_ENTRY, (invitations.new_token()[0], now, SHELL, "invite", id, detail))],
    )
    return invitations.address(token)


def _do(url: str, queries: Sequence[tuple[str, Sequence[Any]]]) -> list[tuple[Any, ...]]:
    """Several queries in one commit; the rows of the last one."""
    if is_postgres(url):
        return asyncio.run(_do_on_postgres(url, queries))
    path = sqlite_path(url)
    if not path.is_file():
        raise SeraiError(f"There is no database {path}.")
    rows: list[tuple[Any, ...]] = []
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as file, file:
        for query, values in queries:
            rows = file.execute(spelled(query), tuple(values)).fetchall()
    return rows


async def _do_on_postgres(url: str, queries: Sequence[tuple[str, Sequence[Any]]]) -> list[tuple[Any, ...]]:
    connection: Any = await import_module("asyncpg").connect(url)
    rows: list[tuple[Any, ...]] = []
    try:
        async with connection.transaction():
            for query, values in queries:
                rows = [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()
    return rows
