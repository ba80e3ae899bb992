"""Who asks: the cookie that routes take and set. Apart from `identity`, which is there before FastAPI is loaded."""

from __future__ import annotations

from typing import Annotated

from fastapi import Cookie, Request, Response

from serai.server.identity import COOKIE, COOKIE_SECONDS

GuestCookie = Annotated[str | None, Cookie(alias=COOKIE, description="the signed identity that POST /api/me gives")]


def set_cookie(response: Response, request: Request, signed: str) -> None:
    """Let a browser keep who it is; no script can read it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, signed, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
