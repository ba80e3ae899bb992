"""Routes are built when they are asked for, and then they are what they would have been."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from serai.server.http.lazy_routes import LazyRoute


def small(kind: type[APIRoute]) -> FastAPI:
    app = FastAPI()
    app.router.route_class = kind

    @app.get("/camels/{number}")
    async def camel(number: int, loud: bool = False) -> dict[str, Any]:
        """Tell of a camel."""
        return {"camel": number, "loud": loud}

    @app.post("/camels", status_code=201, name="a birth")
    async def born(names: list[str]) -> list[str]:
        return names

    return app


def built(app: FastAPI) -> list[str]:
    return [route.path for route in app.routes if isinstance(route, LazyRoute) and "_options" not in vars(route)]


async def answers(app: FastAPI) -> list[tuple[int, Any]]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as client:
        asked = [
            await client.get("/camels/3?loud=1"),
            await client.get("/camels/three"),
            await client.delete("/camels/3"),
            await client.post("/camels", json=["Ata"]),
            await client.post("/camels", json=3),
            await client.get("/donkeys"),
        ]
        return [(answer.status_code, answer.json()) for answer in asked]


def test_a_late_route_answers_and_describes_itself_as_any_other() -> None:
    early, late = small(APIRoute), small(LazyRoute)
    assert built(late) == []
    assert late.url_path_for("a birth") == "/camels"
    assert asyncio.run(answers(late)) == asyncio.run(answers(early))
    assert small(LazyRoute).openapi() == early.openapi()
    with pytest.raises(AttributeError, match="no donkey"):
        _ = late.routes[-1].donkey  # type: ignore[attr-defined]


IN_A_PROCESS = """
from serai.server.app import create
from serai.server.http.lazy_routes import LazyRoute
from serai.server.settings import Settings

def built():
    return [route.path for route in app.routes if isinstance(route, LazyRoute) and "_options" not in vars(route)]

app = create(Settings(secret="a secret of the tests"))
assert sum(isinstance(route, LazyRoute) for route in app.routes) > 100
assert built() == []
assert len(app.openapi()["paths"]) > 80
assert len(built()) > 100
"""


def test_a_server_builds_the_routes_that_somebody_asks_for() -> None:
    """In a process of its own: routes are built once for all servers of a process."""
    done = subprocess.run([sys.executable, "-c", IN_A_PROCESS], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
