"""The lobby's live feed: subscribers learn of open tables, of their own tables and of their quick match.

What is public is found out once for all who listen, at most once a second, and told as differences. Whoever does not
read what they are told is cut off; who comes again gets the whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from serai.server.base.errors import Refused
from serai.server.base.threads import asker
from serai.server.http.channel import SIGNED_OUT, Channel
from serai.server.lobby import messages as b
from serai.server.people.bus import PeopleBus
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage.store import TableQuery
from serai.server.tables.live.commits import CommitBus
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.service import TableService
from serai.server.tables.waiting_index import WaitingIndex

LOOK_SECONDS = 1.0  # in which all that changes is told together
MOST_UNSENT = 40  # messages that wait for somebody who does not read
UNTOLD = {"updated"}  # what of a table's line changes with every move


class Subscriber:
    """Somebody in the lobby."""

    def __init__(self, channel: Channel) -> None:
        self.guest = channel.guest
        self.own: frozenset[str] = frozenset()  # their tables, as they were told
        self.mine = self.seek = self.wishes = ""  # as they were told
        self.channel = channel
        channel.most_unsent = MOST_UNSENT

    def say(self, message: m.Message) -> None:
        """Tell something."""
        self.channel.send(message.model_dump_json())


class LobbyFeed:
    """Those in the lobby of one process."""

    def __init__(
        self,
        services: Services,
        bus: CommitBus,
        people: PeopleBus,
        registry: TableRegistry,
        tables: TableService,
        waiting_index: WaitingIndex,
    ) -> None:
        self._services = services
        self._tables, self._registry, self._waiting_index = tables, registry, waiting_index
        self.listeners: set[Subscriber] = set()
        self._told: dict[str, m.TableLine] = {}  # the public tables, as all listeners were told
        self._touched: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._looking = asyncio.Lock()
        bus.after_commit.append(lambda change: self.touch(change.table.id))
        bus.elsewhere.append(lambda table, _seq: self.touch(table))
        people.signed_out.append(self.hang_up)

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
        self._services.background.start(self._look())

    async def _look(self) -> None:
        """Find out what has changed, and tell it."""
        async with self._looking:
            touched, self._touched = self._touched, set()
            self._tell_tables(await self._read())
            for listener in tuple(self.listeners):
                if listener.guest is not None and (
                    "" in touched or not touched.isdisjoint(listener.own) or self._sits(listener.guest, touched)
                ):
                    asker.set((self._services.limits.networks.of(listener.guest), listener.guest))
                    await self._tell_mine(listener)

    async def _read(self) -> dict[str, m.TableLine]:
        return {line.id: line for line in await self._tables.lines(TableQuery.PUBLIC, None)}

    def _sits(self, guest: str, tables: set[str]) -> bool:
        """Whether somebody has a seat at one of some tables that are in memory."""
        return any(self._registry.sits(guest, table) for table in tables)

    def _tell_tables(self, tables: dict[str, m.TableLine]) -> None:
        before, self._told = self._told, tables
        changed = [line for id, line in tables.items() if id not in before or _differs(line, before[id])]
        gone = [id for id in before if id not in tables]
        if changed or gone:
            news = b.TablesNews(whole=False, tables=changed, gone=gone).model_dump_json()
            for listener in tuple(self.listeners):
                listener.channel.send(news)

    async def _tell_mine(self, listener: Subscriber) -> None:
        if listener.guest is None:
            return
        lines = await self._waiting_index.lines(listener.guest)
        listener.own = frozenset(line.id for line in lines)
        text = b.MineNews(tables=lines).model_dump_json()
        if text != listener.mine:
            listener.mine = text
            listener.channel.send(text)

    def tell_wishes(self, news: b.WishesNews) -> None:
        """Tell what people look for to those who have not heard it."""
        wishes = news.model_dump_json()
        for listener in tuple(self.listeners):
            if wishes != listener.wishes:
                listener.wishes = wishes
                listener.channel.send(wishes)

    def tell_seeks(self, seek_of: Callable[[str], b.Seek | None]) -> None:
        """Tell everybody what they look for themselves, if that has changed."""
        for listener in tuple(self.listeners):
            seek = None if listener.guest is None else seek_of(listener.guest)
            state = "" if seek is None else seek.model_dump_json(exclude={"waited", "left"})
            if state != listener.seek:
                listener.seek = state
                listener.say(b.SeekNews(seek=seek))

    def refuse(self, guest: str, refused: Refused) -> None:
        """Tell somebody why their wish is over."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.say(m.Problem.of(refused))

    def hang_up(self, guest: str) -> None:
        """End the connections of somebody who may have been signed out."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.channel.close(SIGNED_OUT, "signed out")

    async def welcome(self, listener: Subscriber) -> None:
        """Tell the whole to somebody who comes; from then on they hear what changes."""
        async with self._looking:
            tables = await self._read()
            if self.listeners:
                self._tell_tables(tables)
            else:
                self._told = tables
            listener.say(b.TablesNews(whole=True, tables=list(tables.values()), gone=[]))
            await self._tell_mine(listener)
            self.listeners.add(listener)


def _differs(one: m.TableLine, other: m.TableLine) -> bool:
    return one.model_dump(exclude=UNTOLD) != other.model_dump(exclude=UNTOLD)
