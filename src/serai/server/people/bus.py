"""The bus for people: features that have something of somebody hear here what happens to an identity.

Other processes hear of it through the database (`people.directory`); they tell `signed_out` to their own subscribers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class PeopleBus:
    """Subscribers, called one after the other in the order in which they came."""

    renamed: list[Callable[[str, str, str], Awaitable[object]]] = field(default_factory=list)  # guest, before, name
    merged: list[Callable[[str, str], Awaitable[object]]] = field(default_factory=list)  # a guest signs in as a member
    signed_out: list[Callable[[str], object]] = field(default_factory=list)  # old cookies of somebody are void
    deleted: list[Callable[[str], Awaitable[object]]] = field(default_factory=list)  # before their rows are dropped
    exported: list[Callable[[str], Awaitable[dict[str, Any]]]] = field(default_factory=list)  # what a feature has

    async def tell_renamed(self, guest: str, before: str, name: str) -> None:
        """Somebody has another display name."""
        for hear in self.renamed:
            await hear(guest, before, name)

    async def tell_merged(self, guest: str, member: str) -> None:
        """Who was a guest has signed in as a member."""
        for hear in self.merged:
            await hear(guest, member)

    def tell_signed_out(self, guest: str) -> None:
        """Somebody is signed out on other devices, or is no member any more."""
        for hear in self.signed_out:
            hear(guest)

    async def tell_deleted(self, guest: str) -> None:
        """An account is being deleted."""
        for hear in self.deleted:
            await hear(guest)

    async def export(self, guest: str) -> dict[str, Any]:
        """What the features have of somebody."""
        found: dict[str, Any] = {}
        for tell in self.exported:
            found |= await tell(guest)
        return found
