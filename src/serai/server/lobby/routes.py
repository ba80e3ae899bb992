"""The routes of the lobby: a WebSocket for its feed, and quick matches."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from serai.server.base.errors import Unstored
from serai.server.base.rate_limits import network
from serai.server.base.signing import COOKIE
from serai.server.base.threads import asker
from serai.server.house import House
from serai.server.http.middleware import client_address, origin_allowed
from serai.server.lobby import messages as b
from serai.server.lobby.feed import TOO_MUCH, Subscriber
from serai.server.protocol.cookies import GuestCookie
from serai.server.tables.socket import POLICY

MOST_RECEIVED = 20  # messages that a listener, who has nothing to say, sends before we disconnect
LOBBY = "lobby"  # among the tables that live connections are counted by
log = logging.getLogger("serai.server")


async def serve_lobby(house: House, socket: WebSocket) -> None:
    """Everything about one connection."""
    lobby = house.lobby
    if not origin_allowed(socket.headers, house.settings):
        await socket.close(POLICY)
        return
    address, guest = client_address(socket), house.signer.guest(socket.cookies.get(COOKIE))
    asker.set((network(address), guest or network(address)))
    if not house.limits.requests.allows(network(address)) or not house.limits.open_socket(address, LOBBY):
        await socket.close(TOO_MUCH)
        return
    if guest is not None:
        house.limits.networks.note(guest, address)
    listener = Subscriber(guest)
    try:
        await socket.accept()
        await lobby.welcome(listener)
        hearing = asyncio.create_task(_hear(socket))
        sending = asyncio.create_task(_send(socket, listener))
        try:
            await asyncio.wait((hearing, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hearing, sending):
                task.cancel()
            await asyncio.gather(hearing, sending, return_exceptions=True)
    except Unstored as error:
        log.error("What is open could not be read: %s.", error)
    finally:
        lobby.listeners.discard(listener)
        house.limits.close_socket(address, LOBBY)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(TOO_MUCH)
        if guest is not None and guest in house.matchmaking.seeks and guest not in lobby.guests():
            with contextlib.suppress(Unstored):
                await house.matchmaking.repository.fade(guest, house.clock.now())


async def _hear(socket: WebSocket) -> None:
    """Wait until the other side disconnects; there is nothing to say here."""
    for _ in range(MOST_RECEIVED):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return


async def _send(socket: WebSocket, listener: Subscriber) -> None:
    while True:
        text = await listener.outbox.get()
        if text is None:
            await socket.close(listener.why)
            return
        await socket.send_text(text)


def add(app: FastAPI, house: House) -> None:
    """Add the socket and the routes of quick matches."""

    @app.websocket("/api/lobby/live")
    async def live(socket: WebSocket) -> None:
        await serve_lobby(house, socket)

    @app.put("/api/seek")
    async def seek(asked: b.AskMatch, cookie: GuestCookie = None) -> b.SeekAnswer:
        """Look for people to play with at once; the same again changes the wish, and says that one is still here."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest)
        house.require_storage(guest)
        await house.matchmaking.seek(guest, asked)
        return b.SeekAnswer(seek=house.matchmaking.wish_of(guest))

    @app.get("/api/seek")
    async def show(cookie: GuestCookie = None) -> b.SeekAnswer:
        """Tell a visitor what they look for, if they do."""
        guest = house.known(house.signer.guest(cookie))
        await house.matchmaking.run_once()
        return b.SeekAnswer(seek=house.matchmaking.wish_of(guest))

    @app.delete("/api/seek")
    async def cancel(cookie: GuestCookie = None) -> None:
        """Look no more."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest)
        await house.matchmaking.cancel(guest)
