"""People for tests: visitors who come by a browser's page, with a passkey device in Python."""

from __future__ import annotations

import asyncio
from typing import Any

from serai.client import Client, Refused
from tests.server import plain_http
from tests.server.authenticator import Authenticator
from tests.server.server_process import Host


class Person(Client):
    """A visitor who comes by a browser's page at localhost."""

    def __init__(self, host: Host, name: str | None = None) -> None:
        self.proof: str | None = None  # that a passkey was proved not long ago
        super().__init__(host.url.replace("127.0.0.1", "localhost"), name=name)

    async def __aenter__(self) -> Person:
        """Get an identity."""
        await super().__aenter__()
        return self

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """One request, as a page of the server's own makes it."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        cookies = {"serai_guest": self.cookie or "", "serai_proof": self.proof or ""}
        cookies = {name: value for name, value in cookies.items() if value}
        answer = plain_http.request(method, self.url + path, json=body, headers={"origin": self.url}, cookies=cookies)
        if answer.status_code >= 400:
            raise Refused(answer.json())
        if "serai_guest" in answer.cookies:
            self.cookie = answer.cookies["serai_guest"]
        if "serai_proof" in answer.cookies:
            self.proof = answer.cookies["serai_proof"]
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def asked(self, purpose: str) -> dict[str, Any]:
        found: dict[str, Any] = await self.request("POST", "/api/account/challenge", {"purpose": purpose})
        return found

    async def join_club(
        self, name: str, device: Authenticator | None = None, invitation: str | None = None
    ) -> tuple[Authenticator, list[str]]:
        """Become a member; the passkey and the recovery codes."""
        device = device or Authenticator(self.url)
        asked = await self.request("POST", "/api/account/challenge", {"purpose": "join", "invitation": invitation})
        body = {"name": name, "language": "fr", "credential": device.make(asked), "invitation": invitation}
        return device, (await self.request("POST", "/api/account", body))["codes"]

    async def sign_in(self, device: Authenticator) -> dict[str, Any]:
        body = {"credential": device.prove(await self.asked("enter"))}
        found: dict[str, Any] = await self.request("POST", "/api/account/enter", body)
        return found

    async def prove(self, device: Authenticator) -> None:
        """Show the passkey anew."""
        await self.request("POST", "/api/account/prove", {"credential": device.prove(await self.asked("prove"))})
