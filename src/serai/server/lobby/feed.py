"""The lobby's live feed: subscribers learn of open tables, of their own tables and of their quick match.

What is public is found out once for all who listen, at most once a second, and told as differences. Whoever does not
read what they are told is cut off; who comes again gets the whole.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from serai.server.base.errors import Refused, Unstored
from serai.server.base.threads import asker
from serai.server.lobby import messages as b
from serai.server.protocol import messages as m
from serai.server.storage.store import TableQuery

if TYPE_CHECKING:
    from serai.server.house import House

LOOK_SECONDS = 1.0  # in which all that changes is told together
MOST_UNSENT = 40  # messages that wait for somebody who does not read
SIGNED_OUT, TOO_MUCH = 1012, 1013  # reasons for closing, as WebSockets number them
UNTOLD = {"updated"}  # what of a table's line changes with every move
log = logging.getLogger("serai.server")


class Subscriber:
    """Somebody in the lobby."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.own: frozenset[str] = frozenset()  # their tables, as they were told
        self.mine = self.seek = ""  # as they were told
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_UNSENT)
        self.why = TOO_MUCH

    def say(self, text: str) -> None:
        """Tell something; who reads too slowly is cut off."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up(TOO_MUCH)

    def hang_up(self, why: int) -> None:
        """End the connection."""
        self.why = why
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class LobbyFeed:
    """Those in the lobby of one process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: set[Subscriber] = set()
        self._tables: dict[str, m.TableLine] = {}  # as all listeners were told
        self._wishes: str = ""
        self._touched: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._looking = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def guests(self) -> set[str]:
        """Who is in the lobby."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    def touch(self, table: str) -> None:
        """A table has changed; an empty name: any may have."""
        if not self.listeners:
            return
        self._touched.add(table)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._due)

    def _due(self) -> None:
        self._timer = None
        self._run(self._look())

    def _run(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop looking."""
        if self._timer is not None:
            self._timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Find out what has changed, and tell it."""
        try:
            async with self._looking:
                touched, self._touched = self._touched, set()
                self._tell_tables(await self._read())
                for listener in tuple(self.listeners):
                    if listener.guest is not None and (
                        "" in touched or not touched.isdisjoint(listener.own) or self._sits(listener.guest, touched)
                    ):
                        asker.set((self.house.limits.networks.of(listener.guest), listener.guest))
                        await self._tell_mine(listener)
        except Unstored as error:
            log.error("What is open could not be read: %s.", error)
        except Exception:
            log.exception("What is open could not be told.")

    async def _read(self) -> dict[str, m.TableLine]:
        return {line.id: line for line in await self.house.lines(TableQuery.PUBLIC, None)}

    def _sits(self, guest: str, tables: set[str]) -> bool:
        """Whether somebody has a seat at one of some tables that are in memory."""
        return any(self.house.sits(guest, table) for table in tables)

    def _tell_tables(self, tables: dict[str, m.TableLine]) -> None:
        before, self._tables = self._tables, tables
        changed = [line for id, line in tables.items() if id not in before or _differs(line, before[id])]
        gone = [id for id in before if id not in tables]
        if changed or gone:
            text = b.TablesNews(whole=False, tables=changed, gone=gone).model_dump_json()
            for listener in tuple(self.listeners):
                listener.say(text)

    async def _tell_mine(self, listener: Subscriber) -> None:
        if listener.guest is None:
            return
        lines = await self.house.waiting_index.lines(listener.guest)
        listener.own = frozenset(line.id for line in lines)
        text = b.MineNews(tables=lines).model_dump_json()
        if text != listener.mine:
            listener.mine = text
            listener.say(text)

    def tell_seeks(self) -> None:
        """The wishes of visitors may have changed."""
        wishes = self._wishes_now()
        for listener in tuple(self.listeners):
            if wishes != self._wishes:
                listener.say(wishes)
            self._tell_seek(listener)
        self._wishes = wishes

    def _wishes_now(self) -> str:
        matchmaking = self.house.matchmaking
        return b.WishesNews(wishes=matchmaking.wishes(), levels=matchmaking.level_of is not None).model_dump_json()

    def _tell_seek(self, listener: Subscriber) -> None:
        seek = None if listener.guest is None else self.house.matchmaking.wish_of(listener.guest)
        state = "" if seek is None else seek.model_dump_json(exclude={"waited", "left"})
        if state != listener.seek:
            listener.seek = state
            listener.say(b.SeekNews(seek=seek).model_dump_json())

    def refuse(self, guest: str, refused: Refused) -> None:
        """Tell somebody why their wish is over."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.say(m.Problem.of(refused).model_dump_json())

    def hang_up(self, guest: str) -> None:
        """End the connections of somebody who may have been signed out."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.hang_up(SIGNED_OUT)

    async def welcome(self, listener: Subscriber) -> None:
        """Tell the whole to somebody who comes; from then on they hear what changes."""
        async with self._looking:
            tables = await self._read()
            if self.listeners:
                self._tell_tables(tables)
            else:
                self._tables = tables
            whole = b.TablesNews(whole=True, tables=list(tables.values()), gone=[])
            listener.say(whole.model_dump_json())
            await self._tell_mine(listener)
            self.listeners.add(listener)
        matchmaking = self.house.matchmaking
        if listener.guest is not None:
            await matchmaking.repository.saw(listener.guest, self.house.clock.now())
        await matchmaking.run_once()  # where another process has kept a wish, too
        listener.say(self._wishes_now())


def _differs(one: m.TableLine, other: m.TableLine) -> bool:
    return one.model_dump(exclude=UNTOLD) != other.model_dump(exclude=UNTOLD)
