"""The cookie of a visitor, as routes take and set it. Apart from `base.signing`, which is loaded before FastAPI."""

from __future__ import annotations

from typing import Annotated

from fastapi import Cookie, Request, Response

from serai.server.base.signing import COOKIE, COOKIE_SECONDS

GuestCookie = Annotated[str | None, Cookie(alias=COOKIE, description="the signed identity that POST /api/me gives")]


def set_cookie(response: Response, request: Request, signed: str) -> None:
    """Let a browser keep who it is; no script can read it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, signed, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
