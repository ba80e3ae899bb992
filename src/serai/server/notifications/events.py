"""Events that people choose, as they are stored: in one text, with spaces between them."""

from __future__ import annotations

from collections.abc import Iterable

from serai.server.notifications.repository import CHOSEN, NotificationEvent


def spelled(events: Iterable[NotificationEvent]) -> str:
    """Events as they are stored; what cannot be chosen is left out."""
    wanted = set(events)
    return " ".join(event for event in CHOSEN if event in wanted)


def chosen(events: str) -> list[NotificationEvent]:
    """Events as they were stored; those that this version does not know are left out."""
    wanted = events.split()
    return [event for event in CHOSEN if event in wanted]


def without(events: str, event: NotificationEvent | None) -> list[NotificationEvent]:
    """What is left of events if one is no longer wanted, or none."""
    return [] if event is None else [one for one in chosen(events) if one is not event]
