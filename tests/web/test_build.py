"""What the build leaves: nothing foreign in the page or the lock, and a page that says so when there is no client."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

import hatch_build
from serai.server.http import pages
from tests.web.chromium import FOLDER, ROOT


@pytest.mark.parametrize("folder", [hatch_build.WEB, FOLDER])
def test_the_lock_of_npm_names_no_host(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 2
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_the_bundle_follows_its_sources(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "a.ts").write_text("1", encoding="utf-8")
    before = hatch_build.digest(tmp_path)
    (web / "src" / "b.ts").write_text("1", encoding="utf-8")
    assert hatch_build.digest(tmp_path) != before
    assert not hatch_build.is_fresh(tmp_path)


def test_the_page_loads_nothing_from_elsewhere() -> None:
    page = (ROOT / hatch_build.OUT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!/)', page) == []
    assert "<script>" not in page
    assert "style=" not in page


def test_a_server_without_the_client_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "BUNDLE", tmp_path / "nothing")
    app = Starlette(routes=pages.routes())

    async def ask() -> str:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
            return (await client.get("/")).text

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright may have the event loop of this thread
        assert "SERAI_SKIP_WEB" in elsewhere.submit(lambda: asyncio.run(ask())).result()


def test_playing_installs_what_the_build_takes_and_developing_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_build, "run_node", lambda _root, *arguments, **_more: asked.append(arguments))
    modules = tmp_path / "web" / "node_modules"
    modules.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (tmp_path / "web" / name).write_text("1", encoding="utf-8")

    def omits(*, for_build: bool) -> bool | None:
        asked.clear()
        hatch_build.install(tmp_path, for_build=for_build)
        return "--omit=dev" in asked[0] if asked else None

    assert omits(for_build=True) is True
    assert omits(for_build=True) is None
    assert omits(for_build=False) is False
    assert omits(for_build=True) is None  # everything is more than enough
    (tmp_path / "web" / "package-lock.json").write_text("2", encoding="utf-8")
    assert omits(for_build=True) is False  # somebody develops here


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such lock")
def test_checks_that_begin_side_by_side_install_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that install at once leave files of which parts are missing, and a stamp that says that all is well."""
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (tmp_path / "web" / name).write_text("1", encoding="utf-8")
    asked: list[tuple[str, ...]] = []

    def run_node(_root: Path, *arguments: str, **_more: str) -> None:
        asked.append(arguments)
        time.sleep(0.2)

    monkeypatch.setattr(hatch_build, "run_node", run_node)
    with ThreadPoolExecutor(4) as checks:
        list(checks.map(hatch_build.install, [tmp_path] * 4))
    assert len(asked) == 1
