"""What a member takes along, and what is left of one who goes: games stay with a former player.

Answers to puzzles are in neither: they are stored under hashes that differ from puzzle to puzzle, as nobody's.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from serai.server import messages as m
from serai.server.callbook import FAREWELL
from serai.server.log import Kind, TableQuery
from serai.server.names import FORMER
from serai.server.reasons import Refused
from serai.server.stages import TableStage

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.memberbook import Account, Passkey

UNSAID = "…"  # instead of a line of chat
NAMING = (Kind.OPENED, Kind.SAT, Kind.RENAMED, Kind.LEFT, Kind.JOINED, Kind.CHATTED)
TABLES_OF = "SELECT table_id FROM members WHERE guest = $1 ORDER BY table_id"
SAID = """
SELECT log.table_id, log.at, log.data FROM members JOIN log ON log.table_id = members.table_id
WHERE members.guest = $1 AND log.guest = $1 AND log.kind = 'chatted' ORDER BY log.at"""
NAMES_IN = f"""
SELECT seq, kind, guest, data FROM log
WHERE table_id = $1 AND kind IN ({", ".join(f"'{kind}'" for kind in NAMING)}) ORDER BY seq"""
REWRITE = "UPDATE log SET data = $3 WHERE table_id = $1 AND seq = $2"
ABOUT = "SELECT about FROM tables WHERE id = $1"
RETELL = "UPDATE tables SET about = $2 WHERE id = $1"
STUDIES_OF = "SELECT title, record, tree FROM studies WHERE owner = $1"
DROP = (
    "DELETE FROM studies WHERE owner = $1",
    "DELETE FROM guests WHERE id = $1",
    "DELETE FROM members WHERE guest = $1",
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
        "member_since": account.created,
        "passkeys": [{"label": k.label, "domain": k.domain, "created": k.created, "used": k.used} for k in passkeys],
        "calls": await called(house, id),
        "tables": tables,
        "said": [{"table": t, "at": at, "text": json.loads(data)["text"]} for t, at, data in await rows(SAID, id)],
        "studies": [{"title": t, "record": r, "tree": json.loads(tree)} for t, r, tree in await rows(STUDIES_OF, id)],
    }


async def called(house: House, guest: str) -> dict[str, Any]:
    """How somebody wants to be called; the keys of devices are the browsers' own."""
    address = await house.callers.book.address(guest)
    return {
        "devices": [
            {"label": d.label, "events": d.events.split(), "endpoint": d.endpoint, "created": d.created, "used": d.used}
            for d in await house.callers.book.devices(guest)
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
                room = await house.room(line.id)
                for seat in await room.read(lambda table: table.seats_of(guest)):
                    with contextlib.suppress(Refused):
                        leave = m.Leave(id=f"farewell-{seat}", type="leave", seat=seat)
                        await room.command(guest, name, leave)
    for (table,) in await house.store.rows(TABLES_OF, guest):
        async with house.rewriting(str(table)):
            await _take_out(house, str(table), guest)
    for query in (*DROP, *FAREWELL):
        await house.store.change(query, guest)
    house.forget_name(guest)
    await house.callers.chosen(guest)


async def _take_out(house: House, table: str, guest: str) -> None:
    """Put a former player in the place of somebody's name in the log of a table."""
    entries = [
        (int(seq), str(kind), by, json.loads(data)) for seq, kind, by, data in await house.store.rows(NAMES_IN, table)
    ]
    names = {
        data[key]
        for _, kind, by, data in entries
        if by == guest and kind != Kind.LEFT
        for key in ("name", "was")
        if data.get(key)
    }
    names |= {kept[1] for _, _, _, data in entries for kept in data.get("kept", {}).values() if kept[0] == guest}
    for seq, _, by, data in entries:
        new: dict[str, Any] = {
            key: FORMER if key in ("name", "was") and value in names else value for key, value in data.items()
        }
        if by == guest and "text" in new:
            new["text"] = UNSAID
        if "kept" in new:
            new["kept"] = {
                seat: [who, FORMER if who == guest else called] for seat, (who, called) in new["kept"].items()
            }
        if new != data:
            await house.store.change(REWRITE, table, seq, json.dumps(new))
    for (about,) in await house.store.rows(ABOUT, table):
        told = json.loads(about)
        told["names"] = [FORMER if one in names else one for one in told["names"]]
        await house.store.change(RETELL, table, json.dumps(told))
