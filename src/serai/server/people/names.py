"""Display names of visitors, and the marks that speakers are known by.

Everybody who speaks is known by a mark that is theirs alone and tells nothing but whether they are a member: it lets
others mute somebody at all tables, whatever the name, and no guest passes for a member.
"""

from __future__ import annotations

from collections import OrderedDict

from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.guest_names import is_made_up, new_name
from serai.server.base.lookalikes import is_reserved, likeness
from serai.server.base.text import one_line
from serai.server.people.bus import PeopleBus
from serai.server.people.repository import PeopleRepository
from serai.server.services import Services
from serai.server.storage.entries import BYTES_OF_AN_ENTRY

GUEST_MARK, MEMBER_MARK = "~", "+"  # begin what others know somebody as
MARK_LENGTH = 12
MOST_NAMES = 20_000  # in memory


class Names:
    """The display names of a server's visitors."""

    def __init__(self, services: Services, bus: PeopleBus) -> None:
        self._store, self._clock, self._signer = services.store, services.clock, services.signer
        self._limits = services.limits
        self._bus = bus
        self._repository = PeopleRepository(services.store)
        self._names: OrderedDict[str, str] = OrderedDict()  # used longest ago first

    async def of(self, guest: str) -> str:
        """A visitor's display name; who has none is given one."""
        name = self._names.get(guest)
        if name is None:
            name = await self._store.guest_name(guest)
            if name is None:
                return await self.give(guest)
            self._remember(guest, name)
        return name

    async def give(self, guest: str) -> str:
        """Give a guest a made-up name."""
        name = new_name()
        await self._put(guest, name)
        return name

    async def rightful(self, guest: str) -> str:
        """A visitor's name; a guest whose name has become a member's since gets one of those that guests are given."""
        name = await self.of(guest)
        if self._signer.is_member(guest) or is_made_up(name):
            return name
        if await self._repository.who_looks_like(likeness(name)) in (None, guest):
            return name
        return await self.give(guest)

    async def require(self, guest: str, name: str) -> str:
        """The likeness of a name that somebody may bear: no bot's, and no other member's."""
        alike = likeness(name)
        if is_reserved(name):
            raise Refused(Why.NAME_RESERVED())
        if await self._repository.who_looks_like(alike) not in (None, guest):
            raise Refused(Why.NAME_TAKEN())
        return alike

    async def rename(self, guest: str, name: str) -> str:
        """Give a visitor another display name, and tell all that bears it; a member's is nobody else's from then on."""
        line = one_line(name)
        if not line:
            raise Refused(Why.BAD_NAME())
        self._limits.require_storage(guest)
        before = await self.of(guest)
        if line != before:
            alike = await self.require(guest, line)
            if self._signer.is_member(guest):
                try:
                    await self._repository.rename(guest, alike, self._clock.now())
                except Conflict:
                    raise Refused(Why.NAME_TAKEN()) from None
        await self._put(guest, line)
        if line != before:
            await self._store.tell_people(guest)
            await self._bus.tell_renamed(guest, before, line)
        return line

    def forget(self, guest: str) -> None:
        """Read a name again: somebody has another one, or is no more; an empty identity: anybody."""
        if guest:
            self._names.pop(guest, None)
        else:
            self._names.clear()

    def known_as(self, guest: str) -> str:
        """The mark that others know a speaker by."""
        mark = MEMBER_MARK if self._signer.is_member(guest) else GUEST_MARK
        return mark + self._signer.digest("speaker", guest)[:MARK_LENGTH]

    async def _put(self, guest: str, name: str) -> None:
        self._limits.stored.spend(guest, BYTES_OF_AN_ENTRY)
        await self._store.name_guest(guest, name, self._clock.now())
        self._remember(guest, name)

    def _remember(self, guest: str, name: str) -> None:
        self._names[guest] = name
        self._names.move_to_end(guest)
        if len(self._names) > MOST_NAMES:
            self._names.popitem(last=False)
