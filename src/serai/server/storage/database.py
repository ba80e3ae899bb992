"""The database's address: its migrations, and the Store on it.

SQLAlchemy is used for migrations (Alembic) only; the drivers speak to `sqlite3` and `asyncpg` directly.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from serai.engine.errors import SeraiError
from serai.server.storage.store import Store

MIGRATIONS = Path(__file__).with_name("migrations")
ADVISORY_LOCK = 0x5E7A1  # servers that start together migrate one after the other


def is_postgres(url: str) -> bool:
    """Whether a database address names PostgreSQL; refuses what is neither that nor SQLite."""
    scheme = urlsplit(url).scheme
    if scheme in ("postgresql", "postgres"):
        return True
    if scheme == "sqlite":
        return False
    raise SeraiError("A database is sqlite:///path/to/file or postgresql://user:password@host/name.")


def sqlite_path(url: str) -> Path:
    """The file of an SQLite address: sqlite:///relative or sqlite:////absolute."""
    path = url.removeprefix("sqlite:///")
    if path == url or not path:
        raise SeraiError("An SQLite database is sqlite:///path/to/file.")
    return Path(path)


def new_store(url: str) -> Store:
    """The store on a database, not yet open."""
    if is_postgres(url):
        from serai.server.storage.postgres import PostgresDriver

        return Store(PostgresDriver(url))
    from serai.server.storage.sqlite import SqliteDriver

    return Store(SqliteDriver(sqlite_path(url)))


def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to the newest form; make it if it does not exist."""
    found = _quick_revision(url)
    if found is not None and found > newest_revision():
        raise SeraiError(
            f"This database has the form {found} of a newer Serai; this one knows {newest_revision()}. "
            "Install the newer version, or use another database."
        )
    if revision == "head" and found == newest_revision():
        return  # and Alembic need not be loaded
    _run(url, lambda config: _command().upgrade(config, revision))


def current_revision(url: str) -> str | None:
    """The form that the database has; None before the first migration."""
    from alembic.runtime.migration import MigrationContext

    found: list[str | None] = []
    _run(
        url,
        lambda config: found.append(MigrationContext.configure(config.attributes["connection"]).get_current_revision()),
    )
    return found[0]


def newest_revision() -> str:
    """The form that this version of Serai writes."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py")).split("_")[0]


def _quick_revision(url: str) -> str | None:
    """The form of a database that has been migrated before, as its own table tells."""
    query = "SELECT version_num FROM alembic_version"
    if is_postgres(url):

        async def ask() -> str | None:
            asyncpg = _asyncpg()
            try:
                connection = await asyncpg.connect(url)
            except (OSError, asyncpg.PostgresError) as error:
                raise SeraiError(f"The database cannot be reached: {error}.") from None
            try:
                found: str | None = await connection.fetchval(query)
                return found
            except asyncpg.PostgresError:
                return None
            finally:
                await connection.close()

        return asyncio.run(ask())
    path = sqlite_path(url)
    if not path.is_file():
        return None
    with closing(sqlite3.connect(path)) as connection:
        try:
            rows = connection.execute(query).fetchall()
        except sqlite3.DatabaseError:
            return None
    return str(rows[0][0]) if rows else None


def _asyncpg() -> Any:
    try:
        return import_module("asyncpg")  # it comes without types
    except ImportError:
        raise SeraiError("PostgreSQL needs the package asyncpg: pip install 'serai[postgresql]'.") from None


def _command() -> Any:
    from alembic import command

    return command


def _config() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _run(url: str, work: Callable[[Any], None]) -> None:
    config = _config()

    def on(connection: Any) -> None:
        config.attributes["connection"] = connection
        work(config)

    if is_postgres(url):
        asyncio.run(_run_on_postgres(url, on))
        return
    from sqlalchemy import create_engine

    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))  # games and secrets of others: for nobody else
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            on(connection)
    finally:
        engine.dispose()


async def _run_on_postgres(url: str, on: Callable[[Any], None]) -> None:
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    async def connect() -> Any:
        return await _asyncpg().connect(url)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
            await connection.run_sync(on)
    except OSError as error:
        raise SeraiError(f"The database cannot be reached: {error}.") from None
    finally:
        await engine.dispose()
