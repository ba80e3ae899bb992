"""Health checks: whether the server can read and write, and whether visitors should be sent to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import FastAPI, Response

import serai
from serai.server.base.readiness import READY
from serai.server.protocol import messages as m
from serai.server.protocol.openapi_errors import PROBLEM

if TYPE_CHECKING:
    from serai.server.house import House


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""

    @app.get("/api/health", responses=PROBLEM)
    async def health(response: Response) -> m.Health:
        """Tell whether the server can read and write; 503 if it cannot."""
        ok = await house.healthy()
        response.status_code = 200 if ok else 503
        return m.Health(ok=ok, version=serai.__version__, prepared=house.compiler.all_ready)

    @app.get("/api/ready")
    async def ready(response: Response) -> m.Ready:
        """Tell whether people should be sent here now; 503 if not: it starts, compiles rules, cannot write or stops."""
        why = await house.readiness()
        response.status_code = 200 if why == READY else 503
        return m.Ready(ready=why == READY, why=why)
