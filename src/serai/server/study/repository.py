"""The repository of studies and analyses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from serai.server.storage.store import Store
from serai.server.study import messages as s

BYTES_OF_A_STUDY = 800  # on disk, beside its texts
BYTES_OF_A_JUDGEMENT = 800  # of a moment, as measured
UNFINISHED = ("waiting", "running")


@dataclass(frozen=True, slots=True)
class Study:
    """A study as it is stored; `about` tells the game, whose record is kept whole."""

    id: str
    owner: str
    source: Literal["table", "record", "position"]
    table: str | None
    title: str
    about: dict[str, Any]
    record: str
    digest: str
    tree: s.StudyTree
    revision: int
    analysis: str | None  # the one that was asked for last
    updated: float

    @property
    def size(self) -> int:
        """About how many bytes it takes on disk."""
        return BYTES_OF_A_STUDY + len(self.record.encode()) + len(_written(self.tree).encode())

    def row(self) -> tuple[Any, ...]:
        """The study as the columns of `studies`."""
        return (
            self.id, self.owner, self.source, self.table, self.title, json.dumps(self.about), self.record, self.digest,
            _written(self.tree), self.revision, self.analysis, self.updated,
        )  # fmt: skip

    @classmethod
    def from_row(cls, row: Sequence[Any]) -> Study:
        """The study of a row."""
        named = dict(zip((part.name for part in fields(cls)), row, strict=True))
        named["about"] = json.loads(named["about"])
        named["tree"] = s.StudyTree.model_validate_json(named["tree"])
        return cls(**named)


@dataclass(frozen=True, slots=True)
class Ordered:
    """An analysis that was ordered: which game, who judges it how thoroughly, and how far it is."""

    id: str
    digest: str
    engine: str
    rules: int
    bot: str
    budget: str
    record: str
    state: str
    total: int
    spent: float  # seconds
    guest: str
    source: str  # the guest's network, in a form that tells nobody which
    asked: float


def _written(tree: s.StudyTree) -> str:
    return tree.model_dump_json(by_alias=True)


STUDY_COLUMNS = "id, owner, source, table_id, title, about, record, digest, tree, revision, analysis, updated"
ORDER_COLUMNS = ", ".join(part.name for part in fields(Ordered))
ADD_STUDY = f"INSERT INTO studies ({STUDY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
FIND_STUDY = f"SELECT {STUDY_COLUMNS} FROM studies WHERE id = $1"
PREVIEW_STUDY = "SELECT about, title FROM studies WHERE id = $1"
STUDY_OF_A_TABLE = f"SELECT {STUDY_COLUMNS} FROM studies WHERE owner = $1 AND table_id = $2"
LIST_STUDIES = """
SELECT id, title, source, table_id, about, updated FROM studies WHERE owner = $1 ORDER BY updated DESC LIMIT $2"""
COUNT_STUDIES = "SELECT count(*) FROM studies WHERE owner = $1"
CHANGE_STUDY = """
UPDATE studies SET tree = $3, title = $4, updated = $5, revision = revision + 1
WHERE id = $1 AND revision = $2 RETURNING id"""
NAME_ANALYSIS = "UPDATE studies SET analysis = $2 WHERE id = $1"
DELETE_STUDY = "DELETE FROM studies WHERE id = $1"
ORDER = f"""
INSERT INTO analyses ({ORDER_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
ON CONFLICT (id) DO UPDATE SET state = excluded.state, guest = excluded.guest, source = excluded.source,
asked = excluded.asked, lease_owner = NULL WHERE analyses.state IN ('stopped', 'failed', 'done')"""
FIND_JOB = f"SELECT {ORDER_COLUMNS} FROM analyses WHERE id = $1"
UNFINISHED_JOBS = "SELECT id FROM analyses WHERE state IN ('waiting', 'running') ORDER BY asked LIMIT $1"
COUNT_JOBS = "SELECT count(*) FROM analyses WHERE state IN ('waiting', 'running')"
COUNT_ORDERS_OF = "SELECT count(*) FROM analyses WHERE state IN ('waiting', 'running') AND guest = $1"
COUNT_ORDERS_FROM = "SELECT count(*) FROM analyses WHERE state IN ('waiting', 'running') AND source = $1"
SHOWN_ELSEWHERE = "SELECT id FROM studies WHERE analysis = $1 AND id <> $2 LIMIT 1"
PLACE = "SELECT count(*) FROM analyses WHERE state IN ('waiting', 'running') AND asked < $1"
LEASE = """
UPDATE analyses SET lease_owner = $2, lease_until = $4, state = 'running' WHERE id = $1
AND state IN ('waiting', 'running') AND (lease_owner IS NULL OR lease_owner = $2 OR lease_until < $3) RETURNING id"""
SETTLE = """
UPDATE analyses SET state = $2, lease_owner = NULL WHERE id = $1 AND state IN ('waiting', 'running') RETURNING id"""
SPEND = "UPDATE analyses SET spent = spent + $2 WHERE id = $1"
JUDGE = "INSERT INTO judgements (analysis, moment, data) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
JUDGED = "SELECT moment, data FROM judgements WHERE analysis = $1 ORDER BY moment"
COUNT_JUDGED = "SELECT count(*) FROM judgements WHERE analysis = $1"


class StudyRepository:
    """Studies, ordered analyses and what was judged, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------ studies

    async def add(self, study: Study) -> None:
        """Store a new study; Conflict if its owner has one of that table."""
        await self._store.change(ADD_STUDY, *study.row())

    async def find(self, id: str) -> Study | None:
        """A study, if there is one."""
        rows = await self._store.rows(FIND_STUDY, id)
        return Study.from_row(rows[0]) if rows else None

    async def preview(self, id: str) -> tuple[str, str] | None:
        """The game and the title of a study, if there is one."""
        rows = await self._store.rows(PREVIEW_STUDY, id)
        return (json.loads(rows[0][0])["game"], rows[0][1]) if rows else None

    async def of_table(self, owner: str, table: str) -> Study | None:
        """A visitor's study of a table."""
        rows = await self._store.rows(STUDY_OF_A_TABLE, owner, table)
        return Study.from_row(rows[0]) if rows else None

    async def listed(self, owner: str, most: int) -> list[s.StudyEntry]:
        """The studies of a visitor, the latest first."""
        entries = []
        for id, title, source, table, about, updated in await self._store.rows(LIST_STUDIES, owner, most):
            told = json.loads(about)
            shown = {key: told[key] for key in ("game", "players", "names", "moments", "over", "ranks")}
            entries.append(s.StudyEntry(id=id, title=title, source=source, table=table, updated=updated, **shown))
        return entries

    async def count(self, owner: str) -> int:
        """How many studies a visitor keeps."""
        return int((await self._store.rows(COUNT_STUDIES, owner))[0][0])

    async def change(self, study: Study, tree: s.StudyTree, title: str, now: float) -> bool:
        """Store another tree and title; False if it was changed meanwhile."""
        changed = await self._store.change(CHANGE_STUDY, study.id, study.revision, _written(tree), title, now)
        return bool(changed)

    async def delete(self, study: Study) -> None:
        """Forget a study; what was judged of its game stays for others."""
        await self._store.change(DELETE_STUDY, study.id)

    async def name_analysis(self, study: str, analysis: str | None) -> None:
        """Note which analysis a study shows."""
        await self._store.change(NAME_ANALYSIS, study, analysis)

    # ------------------------------------------------------------------ analyses

    async def order(self, wanted: Ordered) -> None:
        """Let a game be analysed, unless it waits or is in hand; one that has come to an end goes on."""
        await self._store.change(ORDER, *(getattr(wanted, part.name) for part in fields(Ordered)))

    async def ordered(self, id: str) -> Ordered | None:
        """An analysis, if it was ever ordered."""
        rows = await self._store.rows(FIND_JOB, id)
        return Ordered(*rows[0]) if rows else None

    async def unfinished(self, most: int) -> list[str]:
        """The ids of analyses that are not done, the oldest first."""
        return [row[0] for row in await self._store.rows(UNFINISHED_JOBS, most)]

    async def waiting(self) -> int:
        """How many analyses are not done."""
        return int((await self._store.rows(COUNT_JOBS))[0][0])

    async def waiting_of(self, guest: str, source: str) -> tuple[int, int]:
        """How many of them a visitor has ordered, and how many the visitor's network."""
        own, all_ = await self._store.rows(COUNT_ORDERS_OF, guest), await self._store.rows(COUNT_ORDERS_FROM, source)
        return int(own[0][0]), int(all_[0][0])

    async def shown_elsewhere(self, analysis: str, study: str) -> bool:
        """Whether another study shows an analysis too."""
        return bool(await self._store.rows(SHOWN_ELSEWHERE, analysis, study))

    async def place(self, analysis: Ordered) -> int:
        """How many games come before it."""
        return int((await self._store.rows(PLACE, analysis.asked))[0][0])

    async def lease(self, id: str, process: str, now: float, until: float) -> bool:
        """Take an analysis on for a while; False if another process has it, or nobody wants it any more."""
        return bool(await self._store.change(LEASE, id, process, now, until))

    async def settle(self, id: str, state: str) -> bool:
        """An analysis has come to an end; False if it had before."""
        return bool(await self._store.change(SETTLE, id, state))

    async def keep(self, id: str, moment: int, judged: dict[str, Any], seconds: float) -> None:
        """Store what was judged of a moment, and how long it took."""
        await self._store.change(JUDGE, id, moment, json.dumps(judged))
        await self._store.change(SPEND, id, seconds)

    async def judged(self, id: str) -> dict[int, str]:
        """What was judged so far, by moment, each as JSON: it may be much, to be read in a worker thread."""
        return {int(moment): str(data) for moment, data in await self._store.rows(JUDGED, id)}

    async def count_judged(self, id: str) -> int:
        """How many moments were judged so far."""
        return int((await self._store.rows(COUNT_JUDGED, id))[0][0])
