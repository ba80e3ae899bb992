"""How the house is: what its hosts see first, and the settings in force."""

from __future__ import annotations

import asyncio
from dataclasses import fields

import serai
from serai.server.accounts.service import AccountService
from serai.server.admin import messages as h
from serai.server.admin.health import Readiness
from serai.server.admin.status import ServerStatus
from serai.server.base.metrics import resident_bytes
from serai.server.bots.pool import BotPool
from serai.server.services import Services
from serai.server.settings import Settings, usual, variable
from serai.server.storage.database import is_postgres
from serai.server.tables.live.registry import TableRegistry

HIDDEN = "••••"
SECRETS = ("database_url", "metrics_token", "secret", "smtp_url")  # settings that are not shown


class Overview:
    """Tells hosts how the house is."""

    def __init__(
        self,
        services: Services,
        status: ServerStatus,
        readiness: Readiness,
        registry: TableRegistry,
        accounts: AccountService,
        pool: BotPool,
    ) -> None:
        self._settings, self._metrics = services.settings, services.metrics
        self._status, self._readiness, self._registry = status, readiness, registry
        self._accounts, self._pool = accounts.repository, pool

    async def state(self) -> h.HouseState:
        """How the house is now."""
        status, settings = self._status, self._settings
        count, weight = self._registry.weight()
        return h.HouseState(
            version=serai.__version__,
            since=self._metrics.begun,
            ready=await self._readiness.state(),
            members_only=settings.members_only,
            members=await self._accounts.count(),
            hosts=await self._accounts.hosts(),
            tables=[h.TableCount(game=game, stage=stage, count=n) for game, stage, n in await status.tables()],
            tables_in_memory=count,
            bytes_in_memory=weight,
            memory=resident_bytes(),
            connections=int(self._metrics.sockets.total),
            bots_waiting=self._pool.waiting,
            moves_per_minute=round(status.moves_per_minute(), 1),
            database="postgresql" if is_postgres(settings.database) else "sqlite",
            database_bytes=await status.database_bytes(),
            growth=await status.growth(),
            disk_free=await asyncio.to_thread(status.disk_free),
            lately=[
                h.JournalLine(at=at, level=level, event=event, text=text)
                for at, level, event, text in reversed(status.lately.lines)
            ],
            settings=settings_in_force(settings),
        )


def settings_in_force(settings: Settings) -> list[h.SettingInForce]:
    """All settings as they hold now; of secrets only whether there is one."""
    told = []
    for part in fields(settings):
        value = getattr(settings, part.name)
        secret = part.name in SECRETS
        shown = (HIDDEN if value else "") if secret else f"{value:g}" if isinstance(value, float) else str(value)
        if isinstance(value, bool):
            shown = "on" if value else "off"
        changed = value != part.default
        told.append(h.SettingInForce(name=variable(part), value=shown if changed else usual(part), changed=changed))
    return told
