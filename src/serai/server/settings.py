"""The settings of a server: from the environment, then from the command line.

Each is declared once, in `Settings`: the options and help of `serai serve`, the variables and the table in docs/host.md
derive from it (`python -m serai.server.settings` writes that table).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from serai.engine.errors import SeraiError

PREFIX = "SERAI_"
ON, OFF = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
USUAL, LIMITS = "Settings", "Limits"  # how help and docs group them
LEAST_HEARTBEAT, HEARTBEAT_SECONDS = 0.2, 30.0


def data_folder() -> Path:
    """Where tables and secrets are kept: SERAI_DATA_DIR, else the user's data folder."""
    chosen = os.environ.get("SERAI_DATA_DIR")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_data_dir("serai", appauthor=False))


def _setting(
    default: Any, meaning: str, *, metavar: str = "", option: str | None = None, least: int = 0, group: str = USUAL
) -> Any:
    """A setting: `option` is its name on the command line, made from its own unless given; empty for none."""
    about = {"meaning": meaning, "metavar": metavar, "option": option, "least": least, "group": group}
    return field(default=default, metadata=about)


def _limit(default: float, meaning: str) -> Any:
    """A setting that guards the house; 0 switches it off."""
    return _setting(default, meaning, group=LIMITS)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that a host may choose. A rate of 0 means no limit."""

    host: str = _setting("127.0.0.1", "the address to listen on; 0.0.0.0 for all", metavar="ADDRESS")
    port: int = _setting(8042, "the port to listen on; 0 for a free one")
    database_url: str = _setting(
        "",
        "where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default a file",
        metavar="URL",
        option="--database",
    )
    secret: str = _setting(
        "", "signs identities and seat links; by default made on the first start and kept in a file", option=""
    )
    origins: str = _setting("", "further web addresses whose pages may connect, separated by commas", metavar="URLS")
    proxies: str = _setting(
        "", "addresses of proxies whose X-Forwarded headers count, separated by commas", metavar="ADDRESSES"
    )
    members_only: bool = _setting(False, "let nobody in but members and those who come by an invitation")
    log_format: str = _setting("text", "how the log is written: text or json", metavar="FORMAT")
    log_level: str = _setting("warning", "what the log tells: debug, info, warning or error", metavar="LEVEL")
    metrics_port: int = _setting(0, "a port where metrics are read at /metrics; 0 for none")
    metrics_host: str = _setting("127.0.0.1", "the address of that port", metavar="ADDRESS")
    metrics_token: str = _setting(
        "", "lets who has it read /metrics at the usual port, as a bearer token; empty: nobody", option=""
    )
    drain_seconds: float = _setting(
        0.0, "seconds that a server which is told to stop says so at /api/ready before it does"
    )
    url: str = _setting(
        "", "the address by which people reach this server, for the links in mails; by default the local one",
        metavar="URL",
    )  # fmt: skip
    smtp_url: str = _setting(
        "", "the server that takes mails: smtp://USER:PASSWORD@HOST:587 or smtps://...; none, no mails", option=""
    )
    mail_from: str = _setting("", "who mails are from: Serai <serai@example.org>", metavar="ADDRESS")
    push_services: str = _setting(
        "fcm.googleapis.com, push.services.mozilla.com, push.apple.com, notify.windows.com",
        "hosts of push services that browsers may name, with those below them; `none` for no push",
        metavar="HOSTS",
    )
    call_delay: float = _setting(30.0, "seconds somebody has to come back by themselves before they are called")
    mail_delay: float = _setting(300.0, "seconds before a mail is written to somebody who has not come")
    processes: int = _setting(1, "server processes; more than one needs PostgreSQL", least=1)
    workers: int = _setting(1, "processes in which bots think, for each server process", least=1)
    bot_delay: float = _setting(
        0.4, "seconds a bot takes at least, so that people can follow, and up to five times as many for a hard choice"
    )
    bot_seconds: float = _setting(60.0, "seconds after which a bot's process is taken for dead and replaced")
    bots: str = _setting(
        "", "bots of your own beside ours, files separated by commas: mine.npz, my_bot.py:MyBot", metavar="FILES"
    )
    lessons: str = _setting("", "a folder with lessons of your own, beside ours", metavar="FOLDER")
    study_processes: int = _setting(
        1, "processes in which games are analysed, for each server process; 0 for none", least=0
    )
    away_minutes: float = _setting(30.0, "without a clock: minutes of absence after which a bot takes the seat")
    plan_seconds: float = _setting(10.0, "seconds that a rival may take a turn back before a plan answers it")
    requests_per_second: float = _limit(20.0, "HTTP requests of one address, files of the pages not counted")
    files_per_second: float = _limit(100.0, "files of the pages that one address loads")
    commands_per_second: float = _limit(20.0, "commands and steps of one visitor")
    tries_per_second: float = _limit(20.0, "trials of steps by one visitor")
    replaying_per_minute: float = _limit(6.0, "seconds that the server replays, tries and looks back for one visitor")
    bot_steps_per_second: float = _limit(20.0, "steps of bots at the tables that one visitor opened")
    thinking_per_minute: float = _limit(40.0, "seconds that bots think for one visitor before others come first")
    hints_per_minute: float = _limit(20.0, "hints that one visitor asks for")
    chats_per_minute: float = _limit(20.0, "lines of chat of one visitor, and twice as many reactions")
    reports_per_hour: float = _limit(10.0, "reports of one visitor about what others said or did")
    tables_per_hour: float = _limit(60.0, "tables that one visitor opens")
    guests_per_hour: float = _limit(300.0, "new visitors from one address")
    entries_per_hour: float = _limit(120.0, "attempts to become a member or to sign in from one address")
    calls_per_hour: float = _limit(60.0, "calls to one visitor, by push or mail")
    megabytes_per_day: float = _limit(10.0, "megabytes that are stored for one visitor, bots at their tables included")
    waits_per_address: int = _limit(5, "public tables of others at which one address sits and waits")
    rated_per_address: int = _limit(1, "people of one address at the same rated table")
    sockets_per_address: int = _limit(200, "live connections from one address")
    tables_per_guest: int = _limit(100, "unfinished tables of one visitor")
    studies_per_guest: int = _limit(200, "studies that one visitor keeps")
    evenings_per_guest: int = _limit(5, "evenings of one visitor that are not over")
    study_strength: float = _setting(
        1.0, "how many of the usual simulations an analysis makes: 0.5 for half of them", least=0, group=LIMITS
    )
    study_seconds: float = _limit(1800.0, "seconds of analysis that one game gets")
    study_games: int = _limit(20, "games that wait to be analysed; one visitor has at most a fifth of them")
    memory_megabytes: int = _setting(
        256, "memory for tables; beyond it those used longest ago are read again when needed", least=1
    )
    tables_in_memory: int = _setting(
        5000, "tables kept in memory; others are read from the database when needed", least=1
    )
    message_bytes: int = _setting(8192, "largest message on a socket", least=256, group=LIMITS)
    study_bytes: int = _setting(
        262_144, "largest record, position or study that a visitor brings", least=1024, group=LIMITS
    )
    body_bytes: int = _setting(16384, "largest body of an HTTP request", least=256, group=LIMITS)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """The settings that SERAI_... variables name, the defaults for the rest."""
        source = os.environ if environment is None else environment
        chosen = {}
        for part in fields(cls):
            text = source.get(variable(part))
            if text is not None and text != "":
                chosen[part.name] = _parse(part, text)
        return cls(**chosen).checked()

    def with_changes(self, **changes: Any) -> Settings:
        """The same with what is not None changed."""
        return replace(self, **{name: value for name, value in changes.items() if value is not None}).checked()

    def checked(self) -> Settings:
        """Refuse numbers that make no sense."""
        for name, port in (("SERAI_PORT", self.port), ("SERAI_METRICS_PORT", self.metrics_port)):
            if not 0 <= port <= 65_535:
                raise SeraiError(f"A port ({name}) is a number from 0 to 65535, not {port}.")
        for part in fields(self):
            value, least = getattr(self, part.name), part.metadata["least"]
            if isinstance(value, int | float) and not value >= least:
                raise SeraiError(f"{variable(part)} is at least {least}, not {value:g}.")
        return self

    def environment(self) -> dict[str, str]:
        """The settings as variables, for server processes of their own."""
        return {variable(part): str(getattr(self, part.name)) for part in fields(self)}

    @property
    def is_watched(self) -> bool:
        """Whether anybody may read metrics."""
        return bool(self.metrics_port or self.metrics_token)

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{data_folder() / 'tables.sqlite'}"

    @property
    def away_seconds(self) -> float:
        """Seconds of absence after which a bot takes a seat at a table without a clock."""
        return self.away_minutes * 60

    @property
    def heartbeat_seconds(self) -> float:
        """Seconds between two words of a process about who is connected to it."""
        return max(LEAST_HEARTBEAT, min(HEARTBEAT_SECONDS, self.away_seconds / 4))

    def allowed_origins(self) -> frozenset[str]:
        """Other sites whose pages may connect."""
        return frozenset(origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip())


def variable(part: Field[Any]) -> str:
    """The environment variable of a setting."""
    return PREFIX + part.name.upper()


def option(part: Field[Any]) -> str | None:
    """The option of a setting on the command line, or None."""
    chosen: str | None = part.metadata["option"]
    return f"--{part.name.replace('_', '-')}" if chosen is None else chosen or None


def metavar(part: Field[Any]) -> str:
    """What stands for the value in help and docs; nothing for what is on or off."""
    if isinstance(part.default, bool):
        return ""
    return str(part.metadata["metavar"]) or ("TEXT" if isinstance(part.default, str) else "N")


def usual(part: Field[Any]) -> str:
    """The default as help and docs write it."""
    if isinstance(part.default, bool):
        return "on" if part.default else "off"
    return f"{part.default:g}" if isinstance(part.default, float) else str(part.default)


def _parse(part: Field[Any], text: str) -> Any:
    kind: Any = type(part.default)
    if kind is bool:
        if text.lower() not in ON and text.lower() not in OFF:
            raise SeraiError(f"{variable(part)} is on or off, not {text!r}.")
        return text.lower() in ON
    try:
        return kind(text)
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise SeraiError(f"{variable(part)} is {what}, not {text!r}.") from None


# ---------------------------------------------------------------- in the docs

PAGE = Path(__file__).parents[3] / "docs" / "host.md"  # in a checkout
TABLES = re.compile(r"(?<=<!-- settings -->\n).*?(?=<!-- end of settings -->)", re.DOTALL)


def settings_tables() -> str:
    """All settings in Markdown, a table for each group."""
    parts = []
    for group in (USUAL, LIMITS):
        lines = ["", f"| {group.lower()} | on the command line | default | meaning |", "|---|---|---|---|"]
        for part in fields(Settings):
            if part.metadata["group"] == group:
                word = option(part)
                flag = f"`{f'{word} {metavar(part)}'.strip()}`" if word else ""
                default = usual(part)
                lines.append(f"| `{variable(part)}` | {flag} | {default} | {part.metadata['meaning']} |")
        parts.append("\n".join(lines) + "\n")
    return "".join(parts) + "\n"


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(TABLES.sub(lambda _: settings_tables(), text), encoding="utf-8")
