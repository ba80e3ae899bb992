"""The repository of plans: one row for each seat that has any. Nothing of a plan is in a log.

A row is written only by who has read its latest revision. `seen` is the last entry of the table's log that was looked
at for these plans, so a turn that came while no server was up is found too; `made` is how many steps the seat had made
when they were laid: with any other number they are void, so that nothing is played twice.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from serai.server.base.errors import Conflict
from serai.server.storage.entries import Guard
from serai.server.storage.store import Store

BYTES_OF_A_PLAN = 200  # on disk, without its data


@dataclass(frozen=True, slots=True)
class Plans:
    """The plans of one seat: those that wait for its turn, the unfinished one, and what became of the last ones."""

    table: str
    seat: int
    guest: str  # who laid them
    revision: int = 0  # 0: not stored yet
    seen: int = 0
    made: int = 0
    updated: float = 0.0
    draft: dict[str, Any] | None = None  # a plan_messages.PlanDraft
    laid: list[dict[str, Any]] = field(default_factory=list)  # plan_messages.LaidPlan
    fate: dict[str, Any] | None = None  # a plan_messages.PlanFate

    @property
    def data(self) -> str:
        """What only the seat's holders read, as JSON."""
        return json.dumps({"draft": self.draft, "laid": self.laid, "fate": self.fate})


COLUMNS = "table_id, seat, guest, revision, seen, made, updated, data"
ADD = "INSERT INTO plans (table_id, seat, guest, revision, seen, made, updated, data, laid) VALUES " + (
    "($1, $2, $3, 1, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING seat"
)
CHANGE = """
UPDATE plans SET guest = $3, revision = revision + 1, seen = $4, made = $5, updated = $6, data = $7, laid = $8
WHERE table_id = $1 AND seat = $2 AND revision = $9 RETURNING seat"""
SAW = "UPDATE plans SET seen = $3 WHERE table_id = $1 AND seat = $2 AND revision = $4 AND seen < $3"
FIND = f"SELECT {COLUMNS} FROM plans WHERE table_id = $1 AND seat = $2"
STIRRED = f"""
SELECT {COLUMNS} FROM plans WHERE laid = 1
AND EXISTS (SELECT 1 FROM log WHERE log.table_id = plans.table_id AND log.seq > plans.seen)
ORDER BY updated LIMIT $1"""
DROP = "DELETE FROM plans WHERE table_id = $1 AND seat = $2"
DROP_FINISHED = """
DELETE FROM plans WHERE table_id IN (
    SELECT plans.table_id FROM plans JOIN tables ON tables.id = plans.table_id WHERE stage IN ('over', 'closed'))"""


class PlanRepository:
    """Plans in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table: str, seat: int) -> Plans | None:
        """The plans of a seat, if there are any."""
        rows = await self._store.rows(FIND, table, seat)
        return _plans(rows[0]) if rows else None

    async def put(self, plans: Plans) -> bool:
        """Store plans; False if somebody else has changed them since they were read."""
        query, values = self.replacing(plans)
        try:
            return bool(await self._store.change(query, *values))
        except Conflict:
            return False

    @staticmethod
    def replacing(plans: Plans) -> Guard:
        """The query that stores plans; it finds nothing if somebody else has changed them since they were read."""
        laid = int(bool(plans.laid))
        values = (plans.table, plans.seat, plans.guest, plans.seen, plans.made, plans.updated, plans.data, laid)
        return (ADD, values) if plans.revision == 0 else (CHANGE, (*values, plans.revision))

    async def saw(self, plans: Plans, seq: int) -> None:
        """Note that nothing up to an entry is of use for these plans."""
        await self._store.change(SAW, plans.table, plans.seat, seq, plans.revision)

    async def stirred(self, limit: int) -> list[Plans]:
        """Plans that wait at tables where something has happened since somebody looked, the oldest first."""
        return [_plans(row) for row in await self._store.rows(STIRRED, limit)]

    async def drop(self, table: str, seat: int) -> None:
        """Forget the plans of a seat."""
        await self._store.change(DROP, table, seat)

    async def drop_finished(self) -> None:
        """Forget the plans of games that are over."""
        await self._store.change(DROP_FINISHED)


def _plans(row: tuple[Any, ...]) -> Plans:
    table, seat, guest, revision, seen, made, updated, data = row
    return Plans(str(table), int(seat), str(guest), int(revision), int(seen), int(made), updated, **json.loads(data))
