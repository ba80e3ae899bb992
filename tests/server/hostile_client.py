"""A stranger with ill intent: plain requests and sockets from an address of their own, with default limits."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server import plain_http
from tests.server.server_process import NO_LIMITS, Host

ADDRESS = "127.0.0.66"  # all of 127/8 is this machine, so that a test can come from several addresses
TRIES = 10  # of opening a table or a connection: a request too many waits half a second
DEFAULT_LIMITS = {name.removeprefix("SERAI_").lower(): "" for name in NO_LIMITS}  # an empty variable is none


class HostileClient:
    """One identity at one address."""

    def __init__(self, host: Host, address: str = ADDRESS) -> None:
        self.host = host
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=plain_http.NO_CERTIFICATES)
        self.http = plain_http.AsyncClient(base_url=host.url, transport=transport, timeout=30)
        self.cookie = ""

    async def __aenter__(self) -> HostileClient:
        """Get an identity."""
        answer = await self.ask("POST", "/api/me")
        self.cookie = answer.cookies["serai_guest"]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, *, patient: bool = True) -> httpx.Response:
        """One request; by default again when it comes too soon."""
        while True:
            answer = await self.http.request(method, path, json=body)
            if answer.status_code != 429 or not patient:
                return answer
            await asyncio.sleep(0.3)

    async def open_table(self, game: str, **wanted: Any) -> str:
        """The id of a new table."""
        answer = await self.ask("POST", "/api/tables", {"game": game, **wanted}, patient=False)
        for _ in range(TRIES):
            if answer.status_code == 429:
                await asyncio.sleep(0.5)
                answer = await self.ask("POST", "/api/tables", {"game": game, **wanted}, patient=False)
        answer.raise_for_status()
        return str(answer.json()["table"])

    async def command(self, table: str, type: str, **parts: Any) -> httpx.Response:
        """A command without a live connection."""
        body = {"type": type, "id": f"s{id(parts)}", **parts}
        return await self.ask("POST", f"/api/tables/{table}/commands", body)

    async def connect(self, table: str) -> ClientConnection:
        """A live connection that has said hello; again when it comes too soon."""
        left = TRIES
        while True:
            try:
                socket = await connect(
                    f"ws{self.host.url[4:]}/api/tables/{table}/live",
                    additional_headers={"cookie": f"serai_guest={self.cookie}"} if self.cookie else {},
                    local_addr=(self.address, 0),
                    max_size=8_000_000,
                    compression=None,
                )
            except InvalidStatus:
                left -= 1
                if not left:
                    raise
                await asyncio.sleep(0.3)
                continue
            await socket.send(json.dumps({"type": "hello", "protocol": 2, "version": None}))
            return socket
