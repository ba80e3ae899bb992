"""Metering: counts what tables commit, for metrics and against the storage limits of visitors."""

from __future__ import annotations

from serai.server.services import Services
from serai.server.storage.entries import Kind
from serai.server.tables.live.commits import Change, CommitBus


class Metering:
    """Counts commits."""

    def __init__(self, services: Services, bus: CommitBus) -> None:
        self._moves, self._stored = services.metrics.moves, services.limits.stored
        bus.after_commit.append(self._on_commit)

    def _on_commit(self, change: Change) -> None:
        opener, game = change.table.opener or "", change.table.game.name
        for entry in change.commit.entries:
            self._stored.spend(entry.guest or opener, entry.size)
            if entry.kind is Kind.PLAYED:
                self._moves.add(game, "person" if entry.guest else "bot")
