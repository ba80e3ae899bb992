"""The routes of the lobby: a WebSocket for its feed, and quick matches."""

from __future__ import annotations

import contextlib
from typing import Annotated

from fastapi import WebSocket

from serai.server.base.errors import Unstored
from serai.server.http.channel import TOO_MUCH, Channel, serve_socket
from serai.server.http.dependencies import STORES, ServicesPart, Visitor, limited, new_router, part
from serai.server.lobby import messages as b
from serai.server.lobby.feed import LobbyFeed, Subscriber
from serai.server.lobby.matchmaking import Matchmaking

MOST_RECEIVED = 20  # messages that a listener, who has nothing to say, sends before we disconnect
LOBBY = "lobby"  # among the places that live connections are counted by
Matches = Annotated[Matchmaking, part(Matchmaking)]

router = new_router("lobby")


@router.websocket("/api/lobby/live")
async def live(
    socket: WebSocket, services: ServicesPart, feed: Annotated[LobbyFeed, part(LobbyFeed)], matches: Matches
) -> None:
    """Follow open tables, one's own tables and one's quick match (docs/protocol.md)."""

    async def talk(channel: Channel) -> None:
        listener, said = Subscriber(channel), 0

        def hear(_text: str | None) -> None:
            nonlocal said
            said += 1
            if said >= MOST_RECEIVED:
                channel.close(TOO_MUCH)

        try:
            await feed.welcome(listener)
            await matches.arrive(channel.guest)
            await channel.serve(hear)
        finally:
            feed.listeners.discard(listener)
            if channel.guest is not None:
                with contextlib.suppress(Unstored):
                    await matches.leave(channel.guest)

    await serve_socket(services, socket, LOBBY, talk)


@router.put("/api/seek", dependencies=[limited("commands"), STORES])
async def seek(asked: b.AskMatch, visitor: Visitor, matches: Matches) -> b.SeekAnswer:
    """Look for people to play with at once; the same again changes the wish, and says that one is still here."""
    await matches.seek(visitor, asked)
    return b.SeekAnswer(seek=matches.wish_of(visitor))


@router.get("/api/seek")
async def show(visitor: Visitor, matches: Matches) -> b.SeekAnswer:
    """Tell a visitor what they look for, if they do."""
    await matches.run_once()
    return b.SeekAnswer(seek=matches.wish_of(visitor))


@router.delete("/api/seek", dependencies=[limited("commands")])
async def cancel(visitor: Visitor, matches: Matches) -> None:
    """Look no more."""
    await matches.cancel(visitor)
