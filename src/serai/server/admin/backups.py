"""Backups from the host's page: files of mode 600 in the data folder, made in a worker thread, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import re
from dataclasses import dataclass
from pathlib import Path

from serai.engine.errors import SeraiError
from serai.server.admin import database_tools
from serai.server.base.errors import Refused, Why
from serai.server.settings import Settings, data_folder
from serai.server.storage.database import is_postgres, sqlite_path

FOLDER = "backups"
NAME = re.compile(r"serai-\d{8}-\d{6}\.sqlite")
log = logging.getLogger("serai.server")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that is whole."""

    name: str
    bytes: int
    made: float


class Backups:
    """The backups of a server, in the data folder of this machine."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._making: Path | None = None
        self._task: asyncio.Task[None] | None = None
        self.failed = False  # whether the last one could not be written

    @property
    def folder(self) -> Path:
        """Where they are."""
        return data_folder() / FOLDER

    @property
    def going_on(self) -> bool:
        """Whether one is being made."""
        return self._task is not None and not self._task.done()

    def start(self) -> str:
        """Begin with one; its name."""
        if self.going_on:
            raise Refused(Why.BACKUP_GOES_ON())
        name = f"serai-{datetime.datetime.now(datetime.UTC):%Y%m%d-%H%M%S}.sqlite"
        self.failed = False
        self._task = asyncio.create_task(self._make(name))
        return name

    async def _make(self, name: str) -> None:
        """Make one under another name, so that a half one is never taken for a backup."""
        final = self.folder / name
        self._making = final.with_suffix(".part")
        try:
            await asyncio.to_thread(self._write, self._making, final)
        except (OSError, SeraiError) as error:
            self.failed = True
            log.error("A backup could not be written: %s.", type(error).__name__)
        except Exception:
            self.failed = True
            log.exception("A backup could not be written.")
        finally:
            with contextlib.suppress(OSError):
                self._making.unlink(missing_ok=True)
            self._making = None

    def _write(self, part: Path, final: Path) -> None:
        part.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.unlink(missing_ok=True)
        database_tools.backup(self._settings.database, part)
        part.rename(final)

    def progress(self) -> float | None:
        """How far the one that is being made is, about, from 0 to 1; None if none is, or nobody knows."""
        part, url = self._making, self._settings.database
        if part is None or is_postgres(url):
            return None
        try:
            return min(1.0, part.stat().st_size / max(1, sqlite_path(url).stat().st_size))
        except OSError:
            return 0.0

    def listed(self) -> list[Backup]:
        """All that are whole, the latest first."""
        found = []
        with contextlib.suppress(OSError):
            for path in self.folder.iterdir():
                with contextlib.suppress(OSError):
                    if NAME.fullmatch(path.name):
                        about = path.stat()
                        found.append(Backup(path.name, about.st_size, about.st_mtime))
        return sorted(found, key=lambda backup: backup.name, reverse=True)

    def path(self, name: str) -> Path:
        """The file of one, or a refusal."""
        path = self.folder / name
        if not NAME.fullmatch(name) or not path.is_file():
            raise Refused(Why.NO_SUCH_BACKUP())
        return path

    def delete(self, name: str) -> None:
        """Delete one."""
        self.path(name).unlink(missing_ok=True)
