"""Export and deletion of a member's data. After a deletion their games stay, under the name "former player".

Answers to puzzles are in neither: they are stored under hashes that differ from puzzle to puzzle, as nobody's.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from serai.server.base.errors import Refused
from serai.server.base.guest_names import FORMER
from serai.server.base.stages import TableStage
from serai.server.notifications.repository import DELETE_MEMBER
from serai.server.protocol import messages as m
from serai.server.storage.entries import Kind
from serai.server.storage.store import TableQuery

if TYPE_CHECKING:
    from serai.server.accounts.repository import Account, Passkey
    from serai.server.house import House

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


async def gathered(house: House, account: Account, passkeys: Sequence[Passkey]) -> dict[str, Any]:
    """Everything that the house has of a member; hidden things of games that go on are not in it."""
    rows, id = house.store.rows, account.id
    tables = []
    for (table,) in await rows(TABLES_OF, id):
        tables += [json.loads(about) for (about,) in await rows(ABOUT, table)]
    return {
        "name": await house.name(id),
        "language": account.language,
        "colour": account.colour,
        "handle": account.handle,
        "member_since": account.created,
        "passkeys": [{"label": k.label, "domain": k.domain, "created": k.created, "used": k.used} for k in passkeys],
        "calls": await called(house, id),
        "tables": tables,
        "evenings": await house.scheduler.export(id),
        **await house.player_statistics.export(id),
        "said": [
            {"table": t, "at": at, **{key: json.loads(data)[key] for key in SPOKEN if key in json.loads(data)}}
            for t, at, _, data in await rows(TALK_OF, id)
        ],
        "reports": [
            {"table": t, "at": at, "about": name, "reason": why, "text": text}
            for t, at, name, why, text in await rows(REPORTS_BY, id)
        ],
        "plans": [{"table": t, "seat": seat, **json.loads(data)} for t, seat, data in await rows(PLANS_OF, id)],
        "studies": [{"title": t, "record": r, "tree": json.loads(tree)} for t, r, tree in await rows(STUDIES_OF, id)],
    }


async def called(house: House, guest: str) -> dict[str, Any]:
    """How somebody wants to be called; the keys of devices are the browsers' own."""
    address = await house.notifier.repository.address(guest)
    return {
        "devices": [
            {"label": d.label, "events": d.events.split(), "endpoint": d.endpoint, "created": d.created, "used": d.used}
            for d in await house.notifier.repository.devices(guest)
        ],
        "mail": address
        and {"address": address.address, "confirmed": address.confirmed, "events": address.events.split()},
    }


async def forget_guest(house: House, guest: str) -> None:
    """Leave the tables that go on, take the name and the words out of all of them, and drop what was theirs alone."""
    name = await house.name(guest)
    for line in await house.lines(TableQuery.MINE, guest):
        if line.stage in (TableStage.OPEN, TableStage.PLAYING):
            with contextlib.suppress(Refused):
                live = await house.live_table(line.id)
                for seat in await live.read(lambda table: table.seats_of(guest)):
                    with contextlib.suppress(Refused):
                        leave = m.Leave(id=f"farewell-{seat}", type="leave", seat=seat)
                        await live.command(guest, name, leave)
    by = house.display_names.known_as(guest)
    await house.matchmaking.cancel(guest)
    for (table,) in await house.store.rows(TALKED_AT, guest):
        async with house.rewriting(str(table)):
            await _take_out(house, str(table), guest, by)
    await house.scheduler.forget(guest)
    for query in (*DROP, *DELETE_MEMBER):
        await house.store.change(query, guest)
    house.forget_name(guest)
    await house.notifier.chosen(guest)


async def _take_out(house: House, table: str, guest: str, known: str) -> None:
    """Put a former player in the place of somebody's name in the log of a table, and a mark that is nobody's."""
    entries = [
        (int(seq), str(kind), by, json.loads(data)) for seq, kind, by, data in await house.store.rows(NAMES_IN, table)
    ]
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
            await house.store.change(REWRITE, table, seq, json.dumps(new))
    for (about,) in await house.store.rows(ABOUT, table):
        told = json.loads(about)
        told["members"] = [
            is_ and one not in names for is_, one in zip(told.get("members", []), told["names"], strict=False)
        ]
        told["names"] = [FORMER if one in names else one for one in told["names"]]
        await house.store.change(RETELL, table, json.dumps(told))
