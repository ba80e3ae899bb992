"""What hosts do with people, and the list of all that they did, which nobody can change."""

from __future__ import annotations

from serai.server.accounts.repository import CLOSED, HOST, Account
from serai.server.accounts.service import AccountService
from serai.server.admin import messages as h
from serai.server.admin.repository import AdminRepository
from serai.server.base import logs
from serai.server.base.errors import Refused, Why
from serai.server.people.directory import Directory
from serai.server.people.moderation import FOR_EVER, Moderation
from serai.server.people.names import Names
from serai.server.services import Services

HOUR_SECONDS = 3600.0
DAY_HOURS = 24.0


class Hosts:
    """What hosts do."""

    def __init__(
        self,
        services: Services,
        repository: AdminRepository,
        accounts: AccountService,
        names: Names,
        directory: Directory,
        moderation: Moderation,
    ) -> None:
        self._services, self._clock, self._repository = services, services.clock, repository
        self._accounts, self._names, self._directory = accounts, names, directory
        self._moderation = moderation

    async def did(self, by: Account, deed: str, subject: str = "", detail: str = "") -> None:
        """Write down what a host did."""
        await self._repository.did(by.handle, deed, subject, detail, self._clock.now())
        logs.say("host-deed", "A host did something: %s.", deed, deed=deed)

    async def mute(self, guest: str, hours: float | None) -> None:
        """Let somebody write nothing for so many hours, or for ever."""
        await self._moderation.mute(guest, self._until(hours))
        await self._directory.changed(guest)

    async def unmute(self, guest: str) -> None:
        """Let somebody write again."""
        await self._moderation.mute(guest, 0.0)
        await self._directory.changed(guest)

    async def step(self, member: Account, asked: h.MemberStep) -> str:
        """Do what a host wants to be done with a member; what there is to add to that in the list of deeds."""
        match asked.step:
            case "mute":
                await self.mute(member.id, asked.hours)
                return spelled(asked.hours)
            case "unmute":
                await self.unmute(member.id)
            case "rename":
                await self._names.rename(member.id, asked.name or member.handle)
            case "sign-out":
                await self._accounts.sign_out_others(member.id)
            case "close":
                return await self._close(member, asked)
            case "reopen" if member.is_closed:
                await self._appoint(member, "")
            case "make-host":
                if member.is_closed:
                    raise Refused(Why.ACCOUNT_CLOSED())
                await self._appoint(member, HOST)
            case "unmake-host" if member.is_host:
                if await self._accounts.repository.hosts() == 1:
                    raise Refused(Why.LAST_HOST())
                await self._appoint(member, "")
        return ""

    async def _close(self, member: Account, asked: h.MemberStep) -> str:
        """Let nobody in by an account, and perhaps nobody new from its network."""
        if member.is_host:
            raise Refused(Why.HOST_STAYS())
        await self._appoint(member, CLOSED)
        await self._accounts.sign_out_others(member.id)
        home = self._services.limits.networks.of(member.id)
        if not asked.network or home == member.id:
            return ""
        hours = asked.hours or DAY_HOURS
        await self._moderation.ban(self._services.signer.source(home), self._until(hours))
        return f"network, {spelled(hours)}"

    async def _appoint(self, member: Account, role: str) -> None:
        await self._accounts.repository.appoint(member.id, role, self._clock.now())
        await self._directory.changed(member.id)

    def _until(self, hours: float | None) -> float:
        return FOR_EVER if hours is None else self._clock.now() + hours * HOUR_SECONDS


def spelled(hours: float | None) -> str:
    """For how long something holds, in the list of deeds."""
    return "" if hours is None else f"{hours:g} h"
