"""The directory of members: who is one, and how others see them, known in every process without asking the database."""

from __future__ import annotations

from serai.server.base.background import Periodic
from serai.server.base.errors import Refused, Why
from serai.server.people.bus import PeopleBus
from serai.server.people.moderation import Moderation
from serai.server.people.names import Names
from serai.server.people.repository import PeopleRepository
from serai.server.services import Services

LOOK_SECONDS = 2.0  # between looks at what other processes did, if nothing was heard of it
OVERLAP_SECONDS = 30.0  # clocks of several machines differ a little


class Directory:
    """The members of a server, as this process knows them; their epochs are the signer's."""

    def __init__(self, services: Services, names: Names, moderation: Moderation, bus: PeopleBus) -> None:
        self._store, self._signer = services.store, services.signer
        self._background = services.background
        self._names, self._moderation, self._bus = names, moderation, bus
        self._repository = PeopleRepository(services.store)
        self._periodic = Periodic("Reading what happened to accounts", LOOK_SECONDS, self.look)
        self._seen = 0.0
        self.marks: dict[str, dict[str, str]] = {}  # messages.MemberMark of those whom others may look up, by identity

    async def open(self) -> None:
        """Learn who is a member."""
        await self.look()
        if self._store.shared:
            self._background.start(self._periodic.run())

    async def look(self) -> None:
        """Take in what has happened to accounts, mutes and bans."""
        await self._moderation.look()
        epochs = self._signer.epochs
        for id, epoch, at, mark in await self._repository.epochs(self._seen - OVERLAP_SECONDS):
            before, epochs[id] = epochs.get(id), epoch
            if mark is None:
                self.marks.pop(id, None)
            else:
                self.marks[id] = mark.model_dump()
            self._seen = max(self._seen, at)
            self._names.forget(id)  # another process may have given them another one, or let them go
            if before is not None and epoch != before:
                self._bus.tell_signed_out(id)

    async def changed(self, guest: str) -> None:
        """Somebody's account has changed: take it in, here and in the other processes."""
        await self.look()
        await self._store.tell_people(guest)

    def heard(self, guest: str) -> None:
        """Another process says that something has happened to somebody; an empty identity: to anybody."""
        self._names.forget(guest)
        self._periodic.hurry()

    def require_member(self, guest: str) -> None:
        """Refuse a rated game to somebody who has no account."""
        if not self._signer.is_member(guest):
            raise Refused(Why.RATED_MEMBERS())
