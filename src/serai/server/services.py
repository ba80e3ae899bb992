"""The services that every part of a server process may use. Built once; a part takes them in its constructor."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from serai.server.base.background import Background
from serai.server.base.clock import ServerClock
from serai.server.base.metrics import Metrics
from serai.server.base.rate_limits import Limits
from serai.server.base.signing import Signer, load_secret
from serai.server.base.threads import WorkerThread
from serai.server.settings import Settings
from serai.server.storage.database import new_store
from serai.server.storage.store import Store

PROCESS_BYTES = 8


@dataclass(frozen=True, slots=True)
class Services:
    """What every part of a server process may use."""

    settings: Settings
    store: Store
    clock: ServerClock
    limits: Limits
    signer: Signer
    metrics: Metrics
    thread: WorkerThread
    background: Background = field(default_factory=Background)
    process: str = field(default_factory=lambda: secrets.token_hex(PROCESS_BYTES))  # the owner of its leases

    @classmethod
    def build(cls, settings: Settings) -> Services:
        """The services of a process with these settings; nothing is opened yet."""
        limits, metrics, store = Limits(settings), Metrics(), new_store(settings.database)
        store.observe = metrics.writes.observe
        return cls(
            settings=settings,
            store=store,
            clock=ServerClock(),
            limits=limits,
            signer=Signer(load_secret(settings)),
            metrics=metrics,
            thread=WorkerThread(limits.networks, settings.replaying_per_minute),
        )

    def source(self, guest: str) -> str:
        """The network of a visitor, in a form that tells nobody which."""
        return self.signer.source(self.limits.networks.of(guest))
