"""Automation of a table: starts that were asked for, bots that are to move, clocks that have run out.

One process at a time does that for a table; it holds a lease, which it renews while bots think.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import TYPE_CHECKING

from serai.bots import known_bot
from serai.bots.precompile import stage_of
from serai.engine.rulebook import Step
from serai.server.base.errors import Conflict
from serai.server.base.stages import TableStage
from serai.server.bots.pool import Choice
from serai.server.storage.entries import Draft, Kind
from serai.server.storage.store import MOST_TRIES
from serai.server.tables.table import OPEN_FOR, Table

if TYPE_CHECKING:
    from serai.server.tables.live_table import LiveTable

LEASE_SECONDS = 10.0
RENEW_SECONDS = 3.0
MOST_EXTRA_DELAY = 4.0  # times the least delay that a bot seems to think about the hardest choice, beyond it


async def run_bots_and_clocks(live: LiveTable) -> None:
    """Do all that is to be done at a table now, until its bots need not move any more."""
    live.claimed = await live.house.store.claim(live.id, live.house.owner, live.house.clock.now(), LEASE_SECONDS)
    if not live.claimed:
        return  # another process does
    await _start_if_called(live)
    await check_deadlines(live)
    while True:
        async with live.lock:
            table = await live.fresh()
            thoughts = [(seat, table.token, _think(live, table, seat, bot)) for seat, bot in table.waiting_bots()]
        if not thoughts or live.stores_too_much:
            for *_, thought in thoughts:
                thought.close()
            return
        tasks = {asyncio.create_task(thought): (seat, token) for seat, token, thought in thoughts}
        pending = set(tasks)
        try:
            while pending:
                done, pending = await asyncio.wait(pending, timeout=RENEW_SECONDS, return_when=asyncio.FIRST_COMPLETED)
                if not await _renew_lease(live):
                    return
                for task in done:
                    await _bot_plays(live, *tasks[task], task.result())
        finally:
            for task in pending:
                task.cancel()


async def _renew_lease(live: LiveTable) -> bool:
    live.claimed = await live.house.store.claim(live.id, live.house.owner, live.house.clock.now(), LEASE_SECONDS)
    return live.claimed


async def _think(live: LiveTable, table: Table, seat: int, bot: str) -> Choice:
    assert table.match is not None
    await live.house.compiler.wait(table.game, stage_of(known_bot(bot, table.game)))
    knowledge = table.match.state.knowledge(seat)
    seed = hmac.digest(table.seed.encode(), f"bot {seat} {table.seq}".encode(), hashlib.sha256).hex()
    opener, watched = table.opener or "", not live.unattended and not _continues_turn(table, seat)
    delay = live.house.settings.bot_delay + live.house.limits.bot_steps.wait(opener)
    began = asyncio.get_running_loop().time()
    choice = await live.house.bot_pool.choose(
        knowledge, known_bot(bot, table.game), seed, f"{live.id} {seat}",
        live.house.owner_of(opener, live.id), spare=live.unattended,
    )  # fmt: skip
    delay += extra_delay(live.house.settings.bot_delay, choice.hardness if watched else 0.0)
    await asyncio.sleep(max(0.0, began + delay - asyncio.get_running_loop().time()))
    return choice


def extra_delay(delay: float, hardness: float) -> float:
    """How many seconds longer than usual a bot seems to think about a choice; without a delay there are none."""
    return delay * MOST_EXTRA_DELAY * min(1.0, max(0.0, hardness))


def _continues_turn(table: Table, seat: int) -> bool:
    """Whether the seat goes on with its turn: what it wants is thought over by then."""
    last = table.match.history[-1] if table.match is not None and table.match.history else None
    return isinstance(last, Step) and last.seat == seat


async def _bot_plays(live: LiveTable, seat: int, token: int, choice: Choice) -> None:
    async with live.lock:
        for _ in range(MOST_TRIES):
            table = await live.fresh()
            if table.token != token or seat not in dict(table.waiting_bots()):
                return  # the person is back, or the table has moved on
            try:
                draft = table.play(seat, [choice.action])
                if choice.hurried:
                    draft.data["hurried"] = True
                await live.write([draft])
                break
            except Conflict:
                continue
    live.changed()


async def check_deadlines(live: LiveTable) -> None:
    """Let bots stand in for those whose time is over or who are gone; close what never began."""
    now, away = live.house.clock.now(), live.house.away
    async with live.lock:
        table = await live.fresh()
        holders = [guest for seat in table.waiting_persons() for guest in table.seats[seat].guests]
    seen = await live.house.last_seen(holders)
    async with live.lock:
        table = await live.fresh()
        drafts, later = [], []
        for number in table.waiting_persons():
            deadline, since = table.clocks.deadline(number), table.clocks.waiting_since(number)
            if deadline is None:
                here = max((seen.get(guest, 0.0) for guest in table.seats[number].guests), default=0.0)
                deadline, why = max(since or 0.0, here, live.house.opened) + away, "away"
            else:
                why = "time"
            if deadline <= now:
                drafts += table.stand_in(number, why)
            else:
                later.append(deadline)
        if table.stage is TableStage.OPEN and table.history.last.at + OPEN_FOR <= now:
            drafts.append(Draft(Kind.CLOSED))
        if drafts:
            try:
                await live.write(drafts)
            except Conflict:
                return  # it has changed; the next round looks again
        elif later and not table.bots_wait():  # else somebody must look on, whoever dies
            await live.house.store.postpone(live.id, min(later), table.seq)
            live.forget_row()
    if drafts:
        live.changed()


async def _start_if_called(live: LiveTable) -> None:
    """Start a game that was called to start while it was being prepared."""
    async with live.lock:
        table = await live.fresh()
        if not table.called or table.stage is not TableStage.OPEN:
            return
        if not live.house.compiler.ready(table.game):
            live.house.compiler.prioritise(table.game)
            await live.house.store.postpone(live.id, live.house.clock.now() + LEASE_SECONDS, table.seq)
            live.forget_row()
            return
        try:
            await live.write([table.deal()])
        except Conflict:
            return  # another process has; the next round looks again
    live.changed()
