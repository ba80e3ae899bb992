"""What visitors do at tables: their commands, previews and lists, within their limits."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Sequence
from time import perf_counter

from pydantic import ValidationError

from serai.server.base.visits import known
from serai.server.bots.compilation import GameCompiler
from serai.server.people.moderation import Moderation
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage.entries import Draft
from serai.server.storage.store import TableQuery
from serai.server.tables.chat import TALK
from serai.server.tables.live.broadcast import Acked
from serai.server.tables.live.live_table import LiveTable, Submission
from serai.server.tables.opening import TableOpener
from serai.server.tables.previews import preview_steps
from serai.server.tables.table import Table

STEPS_OF_A_COMMAND = 4  # steps of a turn that count as much as another command
LISTED = 100
log = logging.getLogger("serai.server")
Settle = Callable[[Acked | None, Exception | None], None]


class TableService:
    """What visitors do at tables."""

    def __init__(
        self, services: Services, opener: TableOpener, names: Names, moderation: Moderation, compiler: GameCompiler
    ) -> None:
        self._services, self._store, self._clock = services, services.store, services.clock
        self._limits, self._metrics = services.limits, services.metrics
        self._opener, self._names, self._moderation, self._compiler = opener, names, moderation, compiler

    # ------------------------------------------------------------------ commands

    def post(self, live: LiveTable, guest: str | None, command: m.Play | m.Undo, settle: Settle) -> None:
        """A choice in a game, for whoever is called back: most of what there is."""
        who = self._admit(guest, command)
        decide = functools.partial(self._decide, guest=who, command=command)
        answer = functools.partial(acknowledge, guest=who, command=command)
        live.post(Submission(who, decide, self._timed(command, settle), command.id, answer))

    async def command(self, live: LiveTable, guest: str | None, command: m.Command) -> Acked:
        """Do what a visitor asks for, once, and acknowledge it after it is stored."""
        who = self._admit(guest, command)
        if isinstance(command, m.Hush):
            whom = await live.read(lambda table: table.talk.guest(command.by))
            return await self._submit(live, who, command, source=self._services.source(whom))
        if isinstance(command, TALK):
            self._moderation.require_speech(who)
            name, source = await self._names.rightful(who), self._services.source(who)
            return await self._submit(live, who, command, name, source, self._names.known_as(who))
        if isinstance(command, m.Sit):
            if command.name is not None:
                await self._names.require(who, command.name)
            name, source = await self._names.rightful(who), self._services.source(who)
            async with self._opener.sitting_down(live, who, moves=command.instead is not None):
                return await self._submit(live, who, command, name, source, self._names.known_as(who))
        ack = await self._submit(live, who, command, await self._names.of(who))
        if ack.table is not None:
            await self._opener.rematch(live, ack.table, who)  # not acknowledged before there is the table
        return ack

    async def act(self, live: LiveTable, guest: str, command: m.Command) -> Acked:
        """Do a command for a visitor who does not ask for it now: their limits do not matter."""
        return await self._submit(live, guest, command)

    async def _submit(
        self, live: LiveTable, guest: str, command: m.Command, name: str = "", source: str = "", by: str | None = None
    ) -> Acked:
        begun = perf_counter()
        decide = functools.partial(self._decide, guest=guest, command=command, name=name, source=source, by=by)
        answer = functools.partial(acknowledge, guest=guest, command=command)
        ack = await live.submit(guest, decide, id=command.id, answer=answer)
        self._count(command, begun)
        return ack

    def _decide(
        self, table: Table, *, guest: str, command: m.Command, name: str = "", source: str = "", by: str | None = None
    ) -> Sequence[Draft]:
        """The entries that a command leads to; pure, on a table as it is stored."""
        if type(command) is m.Play:
            return [table.playing(command, guest)]
        prepared = True  # or it is not needed
        if isinstance(command, m.Start):
            self._compiler.prioritise(table.game)
            prepared = self._compiler.ready(table.game)
        now = self._clock.now()
        return table.decide(command, guest, name, prepared=prepared, source=source, by=by, now=now)

    def _admit(self, guest: str | None, command: m.Command) -> str:
        """A visitor who may ask for something within the limits, or a refusal."""
        who = known(guest)
        steps = len(command.steps) if isinstance(command, m.Play) else 0
        self._limits.commands.take(who, min(1.0 + steps / STEPS_OF_A_COMMAND, self._limits.commands.each.burst))
        if type(command) in TALK:
            (self._limits.reactions if isinstance(command, m.React) else self._limits.chats).take(who)
        self._limits.require_storage(who)
        return who

    def _timed(self, command: m.Command, settle: Settle) -> Settle:
        begun = perf_counter()

        def settled(ack: Acked | None, failure: Exception | None) -> None:
            if failure is None:
                self._count(command, begun)
            settle(ack, failure)

        return settled

    def _count(self, command: m.Command, begun: float) -> None:
        self._metrics.commands.add(_kind(type(command)))
        self._metrics.command_seconds.observe(perf_counter() - begun)

    # ------------------------------------------------------------------ what changes nothing

    async def preview(self, live: LiveTable, guest: str | None, wanted: m.Try) -> m.Trial:
        """What steps on a visitor's own seat would lead to; nothing is played, nothing stored."""
        who = known(guest)
        self._limits.tries.take(who)
        knowledge = await live.read(lambda table: table.knowledge(wanted.seat, who, wanted.token, ahead=wanted.ahead))
        return m.Trial(id=wanted.id, **await self._services.thread.do(preview_steps, knowledge, wanted.steps))

    async def lines(self, query: TableQuery, guest: str | None) -> list[m.TableLine]:
        """The tables of a list."""
        lines = []
        for about in await self._store.tables(query, guest or "", LISTED):
            try:
                lines.append(m.TableLine.model_validate_json(about))
            except ValidationError:
                log.error("A row in the list of tables is damaged; `serai admin check` tells which.")
        return sorted(lines, key=lambda line: line.updated, reverse=True)


@functools.cache
def _kind(command: type[m.Command]) -> str:
    """What commands of a type are counted as."""
    return command.__name__.lower()


def acknowledge(table: Table, *, guest: str, command: m.Command) -> Acked:
    """The answer to a command that is stored."""
    seq = table.done(guest, command.id) or table.seq
    version = table.history.version(table.seats_of(guest), seq)
    return Acked(command.id, version, table.rematch if type(command) is m.Rematch else None)
