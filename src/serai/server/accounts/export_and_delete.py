"""Export and deletion of a member's data. After a deletion their games stay, under the name "former player".

Answers to puzzles are in neither: they are stored under hashes that differ from puzzle to puzzle, as nobody's.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from typing import Any

from serai.server.accounts.repository import Account, Passkey
from serai.server.base.errors import Refused
from serai.server.base.guest_names import FORMER
from serai.server.base.stages import TableStage
from serai.server.notifications.repository import DELETE_MEMBER
from serai.server.people.bus import PeopleBus
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage.entries import Kind
from serai.server.storage.store import Store, TableQuery
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.service import TableService

SPOKEN = ("text", "phrase", "sign")
NOBODY = "~"  # instead of what others knew somebody as
UNSAID = "…"  # instead of a line of chat
NAMING = (
    Kind.OPENED, Kind.SAT, Kind.RENAMED, Kind.LEFT, Kind.JOINED, Kind.CHATTED, Kind.REACTED, Kind.HUSHED,
)  # fmt: skip
TABLES_OF = "SELECT table_id FROM members WHERE guest = $1 ORDER BY table_id"
TALKED_AT = """
SELECT table_id FROM members WHERE guest = $1 UNION
SELECT table_id FROM log WHERE guest = $1 AND kind IN ('chatted', 'reacted') ORDER BY table_id"""
TALK_OF = "SELECT table_id, at, kind, data FROM log WHERE guest = $1 AND kind IN ('chatted', 'reacted') ORDER BY at"
REPORTS_BY = "SELECT table_id, at, name, reason, text FROM reports WHERE reporter = $1 ORDER BY at"
NAMES_IN = f"""
SELECT seq, kind, guest, data FROM log
WHERE table_id = $1 AND kind IN ({", ".join(f"'{kind}'" for kind in NAMING)}) ORDER BY seq"""
REWRITE = "UPDATE log SET data = $3 WHERE table_id = $1 AND seq = $2"
ABOUT = "SELECT about FROM tables WHERE id = $1"
RETELL = "UPDATE tables SET about = $2 WHERE id = $1"
STUDIES_OF = "SELECT title, record, tree FROM studies WHERE owner = $1"
PLANS_OF = "SELECT table_id, seat, data FROM plans WHERE guest = $1 ORDER BY table_id, seat"
DROP = (
    "DELETE FROM plans WHERE guest = $1",
    "DELETE FROM studies WHERE owner = $1",
    "DELETE FROM guests WHERE id = $1",
    "DELETE FROM members WHERE guest = $1",
    "DELETE FROM seeks WHERE guest = $1",
    "DELETE FROM reports WHERE reporter = $1 OR about = $1",
)


class MemberData:
    """Exports and deletes what the server has of a member."""

    def __init__(
        self, services: Services, names: Names, people: PeopleBus, registry: TableRegistry, tables: TableService
    ) -> None:
        self._store = services.store
        self._names, self._people, self._registry, self._tables = names, people, registry, tables

    async def export(self, account: Account, passkeys: Sequence[Passkey]) -> dict[str, Any]:
        """Everything that the server has of a member; hidden things of games that go on are not in it."""
        rows, id = self._store.rows, account.id
        tables = []
        for (table,) in await rows(TABLES_OF, id):
            tables += [json.loads(about) for (about,) in await rows(ABOUT, table)]
        return {
            "name": await self._names.of(id),
            "language": account.language,
            "colour": account.colour,
            "handle": account.handle,
            "member_since": account.created,
            "passkeys": [
                {"label": key.label, "domain": key.domain, "created": key.created, "used": key.used} for key in passkeys
            ],
            "tables": tables,
            **await self._people.export(id),
            "said": [
                {"table": t, "at": at, **{key: json.loads(data)[key] for key in SPOKEN if key in json.loads(data)}}
                for t, at, _, data in await rows(TALK_OF, id)
            ],
            "reports": [
                {"table": t, "at": at, "about": name, "reason": why, "text": text}
                for t, at, name, why, text in await rows(REPORTS_BY, id)
            ],
            "plans": [{"table": t, "seat": seat, **json.loads(data)} for t, seat, data in await rows(PLANS_OF, id)],
            "studies": [
                {"title": t, "record": r, "tree": json.loads(tree)} for t, r, tree in await rows(STUDIES_OF, id)
            ],
        }

    async def delete(self, guest: str) -> None:
        """Leave the tables that go on, take name and words out of all of them, and drop what was theirs alone."""
        for line in await self._tables.lines(TableQuery.MINE, guest):
            if line.stage in (TableStage.OPEN, TableStage.PLAYING):
                with contextlib.suppress(Refused):
                    live = await self._registry.get(line.id)
                    for seat in await live.read(lambda table: table.seats_of(guest)):
                        with contextlib.suppress(Refused):
                            await self._tables.act(live, guest, m.Leave(id=f"farewell-{seat}", type="leave", seat=seat))
        by = self._names.known_as(guest)
        for (table,) in await self._store.rows(TALKED_AT, guest):
            async with self._registry.rewriting(str(table)):
                await _take_out(self._store, str(table), guest, by)
        await self._people.tell_deleted(guest)
        for query in (*DROP, *DELETE_MEMBER):
            await self._store.change(query, guest)
        self._names.forget(guest)


async def _take_out(store: Store, table: str, guest: str, known: str) -> None:
    """Put a former player in the place of somebody's name in the log of a table, and a mark that is nobody's."""
    entries = [(int(seq), str(kind), by, json.loads(data)) for seq, kind, by, data in await store.rows(NAMES_IN, table)]
    names = {
        data[key]
        for _, kind, by, data in entries
        if by == guest and kind not in (Kind.LEFT, Kind.HUSHED)
        for key in ("name", "was")
        if data.get(key)
    }
    names |= {kept[1] for _, _, _, data in entries for kept in data.get("kept", {}).values() if kept[0] == guest}
    for seq, _, who, data in entries:
        new: dict[str, Any] = {
            key: FORMER if key in ("name", "was") and value in names else value for key, value in data.items()
        }
        if who == guest and "text" in new:
            new["text"] = UNSAID
        if (new.get("by") or "")[1:] == known[1:]:  # as a guest of before, too
            new["by"] = NOBODY
        if "kept" in new:
            new["kept"] = {
                seat: [one, FORMER if one == guest else called] for seat, (one, called) in new["kept"].items()
            }
        if new != data:
            await store.change(REWRITE, table, seq, json.dumps(new))
    for (about,) in await store.rows(ABOUT, table):
        told = json.loads(about)
        told["members"] = [
            is_ and one not in names for is_, one in zip(told.get("members", []), told["names"], strict=False)
        ]
        told["names"] = [FORMER if one in names else one for one in told["names"]]
        await store.change(RETELL, table, json.dumps(told))
