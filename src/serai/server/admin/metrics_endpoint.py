"""Where Prometheus reads metrics. Off by default; at a port of its own, or with a token at the usual port.

With several server processes whoever gets the port answers for all of them, and another one takes it over when that
one ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from typing import Annotated

from fastapi import Request
from starlette.responses import PlainTextResponse

from serai.engine.errors import SeraiError
from serai.server.admin.status import ServerStatus
from serai.server.base.errors import Refused, Unstored, Why
from serai.server.base.metrics import CONTENT_TYPE
from serai.server.http.dependencies import ServicesPart, new_router, part
from serai.server.settings import Settings

PATH = "/metrics"
LEAST_TOKEN = 16  # characters
TAKE_OVER_SECONDS = 5.0
REQUEST_SECONDS = 5.0


def check_token(settings: Settings) -> None:
    """Refuse to start with a token that could be guessed."""
    if settings.metrics_token and len(settings.metrics_token) < LEAST_TOKEN:
        raise SeraiError(f"SERAI_METRICS_TOKEN needs at least {LEAST_TOKEN} characters.")


router = new_router("metrics")


@router.get(PATH, include_in_schema=False)
async def metrics(
    request: Request, services: ServicesPart, status: Annotated[ServerStatus, part(ServerStatus)]
) -> PlainTextResponse:
    """What the server counts, in the text form of Prometheus, for those who have the token."""
    token, given = services.settings.metrics_token, request.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Refused(Why.HTTP(hint="Not Found."), status=404)  # nobody learns whether there is something
    return PlainTextResponse(await status.text(), headers={"cache-control": "no-store"}, media_type=CONTENT_TYPE)


async def answer_at_port(settings: Settings, status: ServerStatus) -> None:
    """Answer at the port of the settings, as soon as no other process does."""
    while True:
        with contextlib.suppress(OSError):  # another process has it
            server = await asyncio.start_server(
                lambda reader, writer: _answer(status, reader, writer), settings.metrics_host, settings.metrics_port
            )
            async with server:
                await server.serve_forever()
        await asyncio.sleep(TAKE_OVER_SECONDS)


async def _answer(server: ServerStatus, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One request, one answer: there is nothing here but the metrics."""
    try:
        async with asyncio.timeout(REQUEST_SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
            method, target = [*head.split(b" ", 2), b"", b""][:2]
            status, body = "404 Not Found", ""
            if method == b"GET" and target.partition(b"?")[0] == PATH.encode():
                try:
                    status, body = "200 OK", await server.text()
                except Unstored:
                    status = "503 Service Unavailable"
            data = body.encode()
            lines = (f"HTTP/1.1 {status}", f"Content-Type: {CONTENT_TYPE}", f"Content-Length: {len(data)}")
            writer.write("\r\n".join((*lines, "Connection: close", "", "")).encode() + data)
            await writer.drain()
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass  # whoever asked does not know how, or is gone
    finally:
        writer.close()
