"""Visits: who asks for what, and the gates that they come through."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from serai.server.base.errors import Refused, Why


class Visit(NamedTuple):
    """A request before anything is done for it."""

    method: str
    path: str
    address: str
    guest: str | None


Gate = Callable[[Visit], None]  # refuses those who are not let in


def known(guest: str | None) -> str:
    """A visitor who has an identity, or a refusal."""
    if guest is None:
        raise Refused(Why.NO_IDENTITY())
    return guest
