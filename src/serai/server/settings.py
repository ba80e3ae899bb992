"""The settings of a server: from the environment, then from the command line. `serai serve --help` explains them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from serai.engine.errors import SeraiError

PREFIX = "SERAI_"


def data_folder() -> Path:
    """Where tables and secrets are kept: SERAI_DATA_DIR, else the user's data folder."""
    chosen = os.environ.get("SERAI_DATA_DIR")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_data_dir("serai", appauthor=False))


def _setting(default: Any, meaning: str) -> Any:
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that a host may choose. A rate of 0 means no limit."""

    host: str = _setting("127.0.0.1", "the address to listen on; 0.0.0.0 for all")
    port: int = _setting(8042, "the port to listen on; 0 for a free one")
    database_url: str = _setting("", "sqlite:///file or postgresql://...; by default a file in the data folder")
    secret: str = _setting("", "signs identities and seat links; by default made on the first start and kept in a file")
    origins: str = _setting("", "further web addresses whose pages may connect, separated by commas")
    proxies: str = _setting("", "addresses of proxies whose X-Forwarded headers count, separated by commas")
    processes: int = _setting(1, "server processes; more than one needs PostgreSQL")
    workers: int = _setting(1, "processes in which bots think, for each server process")
    bot_delay: float = _setting(0.4, "seconds a bot takes at least, so that people can follow")
    bot_seconds: float = _setting(60.0, "seconds after which a bot's process is taken for dead and replaced")
    away_minutes: float = _setting(30.0, "without a clock: minutes of absence after which a bot takes the seat")
    requests_per_second: float = _setting(20.0, "HTTP requests of one address, files of the pages not counted")
    files_per_second: float = _setting(100.0, "files of the pages that one address loads")
    commands_per_second: float = _setting(20.0, "commands and steps of one visitor")
    tries_per_second: float = _setting(20.0, "trials of steps by one visitor")
    bot_steps_per_second: float = _setting(20.0, "steps of bots at the tables that one visitor opened")
    thinking_per_minute: float = _setting(40.0, "seconds that bots think for one visitor before others come first")
    hints_per_minute: float = _setting(20.0, "hints that one visitor asks for")
    chats_per_minute: float = _setting(20.0, "lines of chat of one visitor")
    tables_per_hour: float = _setting(60.0, "tables that one visitor opens")
    guests_per_hour: float = _setting(300.0, "new visitors from one address")
    sockets_per_address: int = _setting(200, "live connections from one address")
    tables_per_guest: int = _setting(100, "unfinished tables of one visitor")
    tables_in_memory: int = _setting(5000, "tables kept in memory; others are read from the database when needed")
    message_bytes: int = _setting(8192, "size of a message on a socket")
    body_bytes: int = _setting(16384, "size of an HTTP request's body")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """The settings that SERAI_... variables name, the defaults for the rest."""
        source = os.environ if environment is None else environment
        chosen = {}
        for part in fields(cls):
            text = source.get(PREFIX + part.name.upper())
            if text is not None and text != "":
                chosen[part.name] = _parse(part.name, type(part.default), text)
        return cls(**chosen).checked()

    def with_changes(self, **changes: Any) -> Settings:
        """The same with what is not None changed."""
        return replace(self, **{name: value for name, value in changes.items() if value is not None}).checked()

    def checked(self) -> Settings:
        """Refuse numbers that make no sense."""
        if not 0 <= self.port <= 65_535:
            raise SeraiError(f"A port is a number from 0 to 65535, not {self.port}.")
        for part in fields(self):
            value = getattr(self, part.name)
            if isinstance(value, int | float) and value < 0:
                raise SeraiError(f"{PREFIX}{part.name.upper()} cannot be less than 0.")
        for name in ("processes", "workers", "tables_in_memory"):
            if getattr(self, name) < 1:
                raise SeraiError(f"{PREFIX}{name.upper()} is at least 1.")
        return self

    def environment(self) -> dict[str, str]:
        """The settings as variables, for server processes of their own."""
        return {PREFIX + part.name.upper(): str(getattr(self, part.name)) for part in fields(self)}

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{data_folder() / 'tables.sqlite'}"

    def allowed_origins(self) -> frozenset[str]:
        """Other sites whose pages may connect."""
        return frozenset(origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip())


def _parse(name: str, kind: type, text: str) -> Any:
    try:
        return kind(text)
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise SeraiError(f"{PREFIX}{name.upper()} is {what}, not {text!r}.") from None
