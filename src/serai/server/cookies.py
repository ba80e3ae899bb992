"""Who asks: the cookie that routes take. Apart from `identity`, which is there before FastAPI is loaded."""

from __future__ import annotations

from typing import Annotated

from fastapi import Cookie

from serai.server.identity import COOKIE

GuestCookie = Annotated[str | None, Cookie(alias=COOKIE, description="the signed identity that POST /api/me gives")]
