"""The doorway: pages before the engine is loaded, and everything else as soon as it is."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.engine.errors import SeraiError
from serai.server.http import pages
from serai.server.settings import Settings
from serai.server.startup import StartupApp
from serai.server.storage.database import migrate

SLOW_TO_LOAD = {"alembic", "fastapi", "numba", "numpy", "pydantic", "sqlalchemy"}


class Held(StartupApp):
    """A doorway whose house opens when a test lets it."""

    def __init__(self, settings: Settings, *, broken: bool = False) -> None:
        self.ends = threading.Event()
        super().__init__(settings, failed=self.ends.set)
        self.may_open = threading.Event()
        self.broken = broken

    def _load(self) -> Any:
        self.may_open.wait(60)
        if self.broken:
            raise SeraiError("There is no house.")
        return super()._load()


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("SERAI_DATA_DIR", str(tmp_path))
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(settings.database)
    return settings


@contextlib.asynccontextmanager
async def standing(startup_app: Held) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks a doorway that has been started."""
    told: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    said: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    life = asyncio.create_task(startup_app({"type": "lifespan", "state": {}}, told.get, said.put))
    await told.put({"type": "lifespan.startup"})
    assert await said.get() == {"type": "lifespan.startup.complete"}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=startup_app), base_url="http://test") as client:
        yield client
    startup_app.may_open.set()
    await told.put({"type": "lifespan.shutdown"})
    await life
    assert await said.get() == {"type": "lifespan.shutdown.complete"}


def test_what_stands_at_the_address_first_loads_nothing_slow() -> None:
    code = "import sys, serai.server.main, serai.server.startup; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert not SLOW_TO_LOAD & set(done.stdout.split())


def test_pages_are_shown_before_the_house_is_open(settings: Settings) -> None:
    async def story() -> None:
        startup_app = Held(settings)
        async with standing(startup_app) as visitor:
            asked = asyncio.create_task(visitor.get("/api/games"))
            for path in ("/", f"/t/{'A' * 22}"):
                page = await visitor.get(path)
                assert page.status_code == 200
                assert page.headers["content-type"].startswith("text/html")
                assert "default-src 'self'" in page.headers["content-security-policy"]
            assert not asked.done()
            startup_app.may_open.set()
            assert "bakschisch" in [game["name"] for game in (await asked).json()["games"]]
            assert (await visitor.get("/")).status_code == 200
            assert (await visitor.get("/api/nothing")).json()["code"] == "http"

    asyncio.run(story())


def test_a_house_that_cannot_be_opened_ends_the_server(settings: Settings) -> None:
    async def story() -> None:
        startup_app = Held(settings, broken=True)
        async with standing(startup_app) as visitor:
            asked = asyncio.create_task(visitor.get("/api/games"))
            await asyncio.sleep(0)
            startup_app.may_open.set()
            with pytest.raises(AssertionError):  # httpx's word for an answer that never came
                await asked
        assert startup_app.ends.is_set()
        assert str(startup_app.trouble) == "There is no house."

    asyncio.run(story())


def test_the_page_waits_for_a_client_that_is_being_built(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = tmp_path / "web"
    monkeypatch.setattr(pages, "BUNDLE", bundle)
    monkeypatch.setenv(pages.COMES, "1")

    async def story() -> None:
        async with standing(Held(settings)) as visitor:
            waiting = await visitor.get("/")
            assert "The tables are being laid" in waiting.text
            assert 'http-equiv="refresh"' in waiting.text  # so it looks again by itself
            assert waiting.headers["cache-control"] == "no-store"
            (bundle / "assets").mkdir(parents=True)
            (bundle / "index.html").write_text("<title>half</title>")
            assert "The tables are being laid" in (await visitor.get("/")).text  # the build is not finished
            (bundle / "assets" / "app.js").write_text("1")
            (bundle / pages.STAMP).write_text("done")
            assert "half" in (await visitor.get("/")).text
            assert (await visitor.get("/assets/app.js")).text == "1"
            assert (await visitor.get("/assets/other.js")).status_code == 404

    asyncio.run(story())


def test_without_a_client_the_page_says_so(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUNDLE", tmp_path / "nowhere")

    async def story() -> None:
        async with standing(Held(settings)) as visitor:
            assert "built without its browser client" in (await visitor.get("/")).text

    asyncio.run(story())
