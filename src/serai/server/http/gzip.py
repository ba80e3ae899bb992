"""Compression (gzip) of texts that are the same for everybody. Nothing private is compressed."""

from __future__ import annotations

import functools
import gzip
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

LEAST = 1_000  # bytes that are worth it
MOST_KEPT = 64


@functools.lru_cache(maxsize=MOST_KEPT)
def _packed(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


def packed(
    request: Request, text: str, media_type: str, *, status: int = 200, headers: Mapping[str, Any] | None = None
) -> Response:
    """A text that is the same for everybody, compressed if the browser takes it so."""
    body, more = text.encode(), dict(headers or {})
    names = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    if "gzip" in names and len(body) >= LEAST:
        body, more["content-encoding"] = _packed(body), "gzip"
    more["vary"] = ", ".join(filter(None, (more.get("vary"), "accept-encoding")))
    return Response(body, status, more, media_type)
