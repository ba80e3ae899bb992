"""The lobby: one socket on which a visitor hears what is open, and the routes of quick matches."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from serai.server import lobby_messages as b
from serai.server.beside import asker
from serai.server.cookies import GuestCookie
from serai.server.house import House
from serai.server.identity import COOKIE
from serai.server.limits import network
from serai.server.listeners import TOO_MUCH, Listener
from serai.server.live import POLICY
from serai.server.log import Unstored
from serai.server.shield import client_address, origin_allowed

MOST_SAID = 20  # messages that a listener, who has nothing to say, sends before we hang up
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
    listener = Listener(guest)
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
        if guest is not None and guest in house.meeting.kept and guest not in lobby.guests():
            with contextlib.suppress(Unstored):
                await house.meeting.book.fade(guest, house.clock.now())


async def _hear(socket: WebSocket) -> None:
    """Wait until the other side hangs up; there is nothing to say here."""
    for _ in range(MOST_SAID):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return


async def _send(socket: WebSocket, listener: Listener) -> None:
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
        await house.meeting.seek(guest, asked)
        return b.SeekAnswer(seek=house.meeting.wish_of(guest))

    @app.get("/api/seek")
    async def show(cookie: GuestCookie = None) -> b.SeekAnswer:
        """Tell a visitor what they look for, if they do."""
        guest = house.known(house.signer.guest(cookie))
        await house.meeting.look()
        return b.SeekAnswer(seek=house.meeting.wish_of(guest))

    @app.delete("/api/seek")
    async def cancel(cookie: GuestCookie = None) -> None:
        """Look no more."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest)
        await house.meeting.cancel(guest)
