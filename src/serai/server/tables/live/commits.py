"""What a table has committed tells the rest of the server.

Features subscribe to the bus once, when the server is built. To add a consequence of a move, write a subscriber:

- `in_commit`: pure and quick; it adds rows to the same transaction, so they are on disk with the move or not at all.
- `after_commit`: quick and without waiting; it may start background work. It hears only what this process wrote, and a
  process may die before it is called: what must not be lost needs a query that finds it, done by a `Periodic`.
- `elsewhere`: another process has written to a table; sequence number 0 stands for all of its log, an empty name for
  all tables.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from serai.server.storage.entries import Commit
from serai.server.tables.history import HistoryItem
from serai.server.tables.table import Table

log = logging.getLogger("serai.server")


@dataclass(slots=True)
class Change:
    """A commit of one table, with the table as it is after it."""

    table: Table
    commit: Commit
    items: list[HistoryItem] = field(default_factory=list)  # its entries, as the table's history has them
    here: frozenset[str] = frozenset()  # the guests with a live connection to the table
    by: set[str] = field(default_factory=set)  # the guests who asked for it


@dataclass(frozen=True, slots=True)
class CommitBus:
    """Subscribers to what tables commit, called in the order in which they came."""

    in_commit: list[Callable[[Change], None]] = field(default_factory=list)
    after_commit: list[Callable[[Change], None]] = field(default_factory=list)
    elsewhere: list[Callable[[str, int], None]] = field(default_factory=list)

    def prepare(self, change: Change) -> None:
        """Let subscribers add rows to a commit; one that fails fails the commit."""
        for add_rows in self.in_commit:
            add_rows(change)

    def committed(self, change: Change) -> None:
        """Tell subscribers; one that fails keeps no other from hearing of it."""
        for hear in self.after_commit:
            try:
                hear(change)
            except Exception:
                log.exception("A subscriber of what was committed failed.")

    def heard(self, table: str, seq: int) -> None:
        """Tell subscribers what another process wrote."""
        for hear in self.elsewhere:
            hear(table, seq)
