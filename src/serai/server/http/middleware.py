"""Middleware around every HTTP request: headers, size limits, origin checks and rate limits."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from serai.server.base import logs
from serai.server.base.errors import Refused, Unstored, Why
from serai.server.base.logs import request_id
from serai.server.base.rate_limits import network
from serai.server.base.signing import COOKIE
from serai.server.base.threads import asker
from serai.server.base.visits import Gate, Visit
from serai.server.http.connection_limits import ConnectionLimits
from serai.server.http.cookies import with_our_cookies
from serai.server.http.headers import HEADERS
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

RETRY_SECONDS = b"5"
REQUEST_BYTES = 4  # of the number by which lines of the log and an answer are found to belong together
POLICY = 1008
BRINGING = (
    "/api/studies",
    "/api/positions",
    "/api/editor",
)  # paths where people bring games and positions of their own
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
log = logging.getLogger("serai.server")


def client_address(connection: HTTPConnection) -> str:
    """Where a request comes from; behind a trusted proxy, where the proxy says it comes from."""
    return connection.client.host if connection.client is not None else "local"


def origin_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a page may talk to this server: its own, or one that the host allows. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/").lower() in settings.allowed_origins():
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def answer(refused: Refused, id: str | None = None) -> bytes:
    """The JSON of a refusal."""
    return m.Problem.of(refused, id).model_dump_json().encode()


class ClientDisconnected(Exception):
    """Who asked has disconnected before the request was whole."""


class RequestGuard:
    """ASGI middleware: nothing reaches the routes that is too large, too often or from a foreign page."""

    def __init__(
        self, app: Any, services: Services, connection_limits: ConnectionLimits, gates: Sequence[Gate]
    ) -> None:
        self.app = app
        self._services, self._settings = services, services.settings
        self._limits, self._metrics, self._signer = services.limits, services.metrics, services.signer
        self._connection_limits, self._gates = connection_limits, gates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard one request; sockets have guards of their own."""
        if scope["type"] in ("http", "websocket"):
            scope["headers"] = with_our_cookies(scope["headers"])
        if scope["type"] == "websocket" and not self._admits(HTTPConnection(scope)):
            await send({"type": "websocket.close", "code": POLICY})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, quiet, metrics, since = False, scope["method"] == "HEAD", self._metrics, time.perf_counter()
        area = "api" if scope["path"].startswith("/api") else "pages"
        number = secrets.token_hex(REQUEST_BYTES)
        request_id.set(number)
        if quiet:
            scope = {**scope, "method": "GET"}  # the same answer, of which only the head is sent

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                metrics.requests.add(area, f"{message['status'] // 100}xx")
                metrics.request_seconds.observe(time.perf_counter() - since, area)
                if log.isEnabledFor(logging.DEBUG):
                    _tell(scope, message["status"], time.perf_counter() - since)
                present = {name.lower() for name, _ in message["headers"]}
                extra = {**HEADERS, "cache-control": "no-store"} if scope["path"].startswith("/api") else HEADERS
                message["headers"] = [
                    *message["headers"],
                    *((k.encode(), v.encode()) for k, v in extra.items() if k.encode() not in present),
                    (b"x-request-id", number.encode()),
                ]
            elif quiet:
                if message.get("more_body"):
                    return
                message = {"type": "http.response.body", "body": b""}
            await send(message)

        connection = HTTPConnection(scope)
        try:
            guest = self._count(connection)
            self._require_welcome(scope["method"], connection, guest)
            if scope["method"] not in SAFE_METHODS and not origin_allowed(connection.headers, self._settings):
                raise Refused(Why.FOREIGN_PAGE())
            body = await self._body(connection, receive)
            await self.app(scope, body, send_with_headers)
        except Refused as refused:
            metrics.refusals.add(refused.code)
            if refused.status == 429:
                self._connection_limits.refusals.spend(network(client_address(connection)))
            await _send_json(send_with_headers, refused.status, answer(refused))
        except ClientDisconnected:
            return
        except Unstored as error:
            metrics.unstored.add()
            log.error("The database cannot be used: %s.", error)
            if begun:
                raise
            await _send_json(send_with_headers, 503, answer(unstored()), [(b"retry-after", RETRY_SECONDS)])
        except Exception:
            log.exception("%s %s failed.", scope["method"], template(scope))
            if begun:
                raise
            fault = Refused(Why.FAULT())
            await _send_json(send_with_headers, 500, answer(fault))

    def _admits(self, connection: HTTPConnection) -> bool:
        """Whether whoever asks for a live connection is let in at all."""
        guest = self._signer.guest(connection.cookies.get(COOKIE))
        try:
            self._require_welcome("GET", connection, guest)
        except Refused as refused:
            self._metrics.refusals.add(refused.code)
            return False
        return True

    def _require_welcome(self, method: str, connection: HTTPConnection, guest: str | None) -> None:
        for require in self._gates:
            require(Visit(method, connection.scope["path"], client_address(connection), guest))

    def _count(self, connection: HTTPConnection) -> str | None:
        """Who asks; counted for their network. What costs little, the files of the pages, has a limit of its own."""
        limits, address = self._limits, client_address(connection)
        limit = limits.requests if connection.url.path.startswith("/api") else limits.files
        limit.take(network(address))
        guest = self._signer.guest(connection.cookies.get(COOKIE))
        if guest is not None:
            limits.networks.note(guest, address)
        asker.set((network(address), guest or network(address)))
        return guest

    async def _body(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """The whole body, read within the limit, as something to receive."""
        settings = self._settings
        brings = connection.url.path.startswith(BRINGING)
        most = max(settings.body_bytes, settings.study_bytes) if brings else settings.body_bytes
        too_large = Refused(Why.TOO_LARGE(bytes=most))
        length = connection.headers.get("content-length", "0")
        if length.isdigit() and int(length) > most:
            raise too_large
        parts, size, more = [], 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise ClientDisconnected
            part = message.get("body", b"")
            size += len(part)
            if size > most:
                raise too_large
            parts.append(part)
            more = message.get("more_body", False)
        whole = {"type": "http.request", "body": b"".join(parts), "more_body": False}
        told = False

        async def again() -> MutableMapping[str, Any]:
            nonlocal told
            if told:
                return await receive()
            told = True
            return whole

        return again


def template(scope: Scope) -> str:
    """The path of a request as the routes spell it: what somebody asks for by its id is not named in the log."""
    route = scope.get("route")
    return str(getattr(route, "path", None) or ("/api/…" if str(scope["path"]).startswith("/api") else "/…"))


def _tell(scope: Scope, status: int, seconds: float) -> None:
    path, method = template(scope), scope["method"]
    logs.say(
        "request", "%s %s: %s.", method, path, status, level=logging.DEBUG,
        method=method, route=path, status=status, seconds=round(seconds, 4),
    )  # fmt: skip


def unstored() -> Refused:
    """The refusal while the database is down or full."""
    return Refused(Why.UNSTORED())


async def _send_json(send: Send, status: int, body: bytes, more: Sequence[tuple[bytes, bytes]] = ()) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
