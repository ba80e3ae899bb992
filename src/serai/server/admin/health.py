"""Health checks: whether the server can read and write, and whether visitors should be sent to it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Response

import serai
from serai.server.base import readiness
from serai.server.bots.compilation import GameCompiler
from serai.server.http.dependencies import new_router, part
from serai.server.protocol import messages as m
from serai.server.protocol.openapi_errors import PROBLEM
from serai.server.uptime import Uptime


class Readiness:
    """Whether people should be sent to this process now."""

    def __init__(self, uptime: Uptime, compiler: GameCompiler) -> None:
        self._uptime, self._compiler = uptime, compiler
        self.is_open = False

    async def state(self) -> str:
        """`ready`, or why not."""
        if readiness.is_leaving() or not self.is_open:
            return readiness.STOPPING if readiness.is_leaving() else readiness.STARTING
        if not all(self._compiler.ready(serai.game(name)) for name in serai.game_names()):
            return readiness.COMPILING
        return readiness.READY if await self._uptime.healthy() else readiness.UNWRITABLE


router = new_router("health")


@router.get("/api/health", responses=PROBLEM)
async def health(
    response: Response,
    uptime: Annotated[Uptime, part(Uptime)],
    compiler: Annotated[GameCompiler, part(GameCompiler)],
) -> m.Health:
    """Tell whether the server can read and write; 503 if it cannot."""
    ok = await uptime.healthy()
    response.status_code = 200 if ok else 503
    return m.Health(ok=ok, version=serai.__version__, prepared=compiler.all_ready)


@router.get("/api/ready")
async def ready(response: Response, state: Annotated[Readiness, part(Readiness)]) -> m.Ready:
    """Tell whether people should be sent here now; 503 if not: it starts, compiles rules, cannot write or stops."""
    why = await state.state()
    response.status_code = 200 if why == readiness.READY else 503
    return m.Ready(ready=why == readiness.READY, why=why)
