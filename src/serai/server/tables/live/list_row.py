"""The row of a table in the lists: written with an entry, unless the stored one will do."""

from __future__ import annotations

import time
from collections.abc import Sequence

from serai.server.storage.entries import QUIET, LogEntry, TableRow
from serai.server.tables.table import Table

ROW_SECONDS = 30.0  # how far behind lists may be while nothing but moves happen


class ListRow:
    """What this process knows of the stored row of one table."""

    __slots__ = ("_away", "_behind_since", "_pending", "_shared", "_stored")

    def __init__(self, away: float, shared: bool) -> None:
        self._away, self._shared = away, shared
        self._stored: TableRow | None = None  # as this process wrote it last
        self._behind_since: float | None = None  # since when it is behind the log
        self._pending: TableRow | None = None  # what is to be written then, of a table that has left memory

    def with_entries(self, table: Table, entries: Sequence[LogEntry]) -> TableRow | None:
        """The row that is to be written with entries; None while the stored one will do: half of what a move writes.

        A `due` that is too early does no harm: whoever looks finds nothing to do and notes the right time. But 0, for
        bots that are to move, does not stay: tables with it come first when time is short. With several processes the
        row is always written, for none knows what the others wrote.
        """
        stored = self._stored
        if not self._shared and stored is not None and stored.stage == table.stage and not table.clocks.days:
            at = entries[-1].at  # lists tell the deadlines of days
            if at - stored.updated < ROW_SECONDS and all(entry.kind in QUIET for entry in entries):
                due = table.due(self._away)
                if due == stored.due or (due is not None and stored.due is not None and 0 < stored.due <= due):
                    self._behind_since = time.monotonic() if self._behind_since is None else self._behind_since
                    return None
        return self.renewed(table)

    def renewed(self, table: Table) -> TableRow:
        """The row as the log has it, which is to be written now."""
        self._stored, self._behind_since, self._pending = table.row(self._away), None, None
        return self._stored

    def leave_memory(self, table: Table | None) -> None:
        """The table leaves memory: what is to be written of it later is kept; None: it must be read for that."""
        self._pending = table.row(self._away) if table is not None and self._behind_since is not None else None

    def take_pending(self) -> TableRow | None:
        """What is to be written of a table that has left memory."""
        row, self._pending, self._behind_since = self._pending, None, None
        return row

    def forget(self) -> None:
        """Write the row with the next entry: somebody else has changed the stored one, or may have."""
        self._stored = None

    @property
    def behind(self) -> float | None:
        """For how many seconds the stored row has been behind the log; None: it is not."""
        return None if self._behind_since is None else time.monotonic() - self._behind_since
