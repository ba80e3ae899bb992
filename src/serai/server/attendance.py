"""Attendance: looking after a table: a start that was called for, bots that are to move, clocks that have run out.

One process at a time does that for a table; it holds a lease, which it renews while bots think.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import TYPE_CHECKING

from serai.bots import known_bot
from serai.bots.preparation import stage_of
from serai.engine.rulebook import Step
from serai.server.log import MOST_TRIES, Conflict, Draft, Kind
from serai.server.stages import TableStage
from serai.server.tables import OPEN_FOR, Table
from serai.server.thinkers import Choice

if TYPE_CHECKING:
    from serai.server.rooms import Room

LEASE_SECONDS = 10.0
RENEW_SECONDS = 3.0
HARDEST = 4.0  # times the least delay that a bot seems to think about the hardest choice, beyond it


async def look_after(room: Room) -> None:
    """Do all that is to be done at a table now, until its bots need not move any more."""
    room.claimed = await room.house.store.claim(room.id, room.house.owner, room.house.clock.now(), LEASE_SECONDS)
    if not room.claimed:
        return  # another process does
    await _start_if_called(room)
    await check_deadlines(room)
    while True:
        async with room.lock:
            table = await room.fresh()
            thoughts = [(seat, table.token, _think(room, table, seat, bot)) for seat, bot in table.waiting_bots()]
        if not thoughts or room.stores_too_much:
            for *_, thought in thoughts:
                thought.close()
            return
        tasks = {asyncio.create_task(thought): (seat, token) for seat, token, thought in thoughts}
        pending = set(tasks)
        try:
            while pending:
                done, pending = await asyncio.wait(pending, timeout=RENEW_SECONDS, return_when=asyncio.FIRST_COMPLETED)
                if not await _renew_lease(room):
                    return
                for task in done:
                    await _bot_plays(room, *tasks[task], task.result())
        finally:
            for task in pending:
                task.cancel()


async def _renew_lease(room: Room) -> bool:
    room.claimed = await room.house.store.claim(room.id, room.house.owner, room.house.clock.now(), LEASE_SECONDS)
    return room.claimed


async def _think(room: Room, table: Table, seat: int, bot: str) -> Choice:
    assert table.match is not None
    await room.house.workshop.wait(table.game, stage_of(known_bot(bot, table.game)))
    knowledge = table.match.state.knowledge(seat)
    seed = hmac.digest(table.seed.encode(), f"bot {seat} {table.seq}".encode(), hashlib.sha256).hex()
    opener, watched = table.opener or "", not room.lonely and not _goes_on(table, seat)
    delay = room.house.settings.bot_delay + room.house.limits.bot_steps.wait(opener)
    began = asyncio.get_running_loop().time()
    choice = await room.house.thinkers.choose(
        knowledge, known_bot(bot, table.game), seed, f"{room.id} {seat}",
        room.house.owner_of(opener, room.id), spare=room.lonely,
    )  # fmt: skip
    delay += pondering(room.house.settings.bot_delay, choice.hardness if watched else 0.0)
    await asyncio.sleep(max(0.0, began + delay - asyncio.get_running_loop().time()))
    return choice


def pondering(delay: float, hardness: float) -> float:
    """How many seconds longer than usual a bot seems to think about a choice; without a delay there are none."""
    return delay * HARDEST * min(1.0, max(0.0, hardness))


def _goes_on(table: Table, seat: int) -> bool:
    """Whether the seat goes on with its turn: what it wants is thought over by then."""
    last = table.match.history[-1] if table.match is not None and table.match.history else None
    return isinstance(last, Step) and last.seat == seat


async def _bot_plays(room: Room, seat: int, token: int, choice: Choice) -> None:
    async with room.lock:
        for _ in range(MOST_TRIES):
            table = await room.fresh()
            if table.token != token or seat not in dict(table.waiting_bots()):
                return  # the person is back, or the table has moved on
            try:
                draft = table.play(seat, [choice.action])
                if choice.hurried:
                    draft.data["hurried"] = True
                await room.write([draft])
                break
            except Conflict:
                continue
    room.changed()


async def check_deadlines(room: Room) -> None:
    """Let bots stand in for those whose time is over or who are gone; close what never began."""
    now, away = room.house.clock.now(), room.house.away
    async with room.lock:
        table = await room.fresh()
        holders = [guest for seat in table.waiting_persons() for guest in table.seats[seat].guests]
    seen = await room.house.last_seen(holders)
    async with room.lock:
        table = await room.fresh()
        drafts, later = [], []
        for number in table.waiting_persons():
            deadline, since = table.clocks.deadline(number), table.clocks.waiting_since(number)
            if deadline is None:
                here = max((seen.get(guest, 0.0) for guest in table.seats[number].guests), default=0.0)
                deadline, why = max(since or 0.0, here, room.house.opened) + away, "away"
            else:
                why = "time"
            if deadline <= now:
                drafts += table.stand_in(number, why)
            else:
                later.append(deadline)
        if table.stage is TableStage.OPEN and table.happenings.last.at + OPEN_FOR <= now:
            drafts.append(Draft(Kind.CLOSED))
        if drafts:
            try:
                await room.write(drafts)
            except Conflict:
                return  # it has changed; the next round looks again
        elif later and not table.bots_wait():  # else somebody must look on, whoever dies
            await room.house.store.postpone(room.id, min(later), table.seq)
            room.forget_row()
    if drafts:
        room.changed()


async def _start_if_called(room: Room) -> None:
    """Start a game that was called to start while it was being prepared."""
    async with room.lock:
        table = await room.fresh()
        if not table.called or table.stage is not TableStage.OPEN:
            return
        if not room.house.workshop.ready(table.game):
            room.house.workshop.hurry(table.game)
            await room.house.store.postpone(room.id, room.house.clock.now() + LEASE_SECONDS, table.seq)
            room.forget_row()
            return
        try:
            await room.write([table.deal()])
        except Conflict:
            return  # another process has; the next round looks again
    room.changed()
