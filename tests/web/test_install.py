"""Installed, linked to, offline: the manifest, previews of links, a service worker that never shows what is old."""

from __future__ import annotations

import re
import shutil
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect
from starlette.applications import Starlette

import hatch_build
from serai.server.http import link_previews, pages
from tests.web.chromium import ROOT
from tests.web.conftest import Visitors
from tests.web.tables import Visit

READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
    const files = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
    return files;
}"""


class Copy:
    """A copy of the bundle behind a server of its own, so that a test can bring it up to date."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        config = uvicorn.Config(Starlette(routes=pages.routes()), port=0, log_level="error", lifespan="off")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)
        self.url = f"http://127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"

    def build_anew(self) -> None:
        """Another build: another page, other names of files, another worker."""
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        (self.folder / "index.html").write_text(page.replace("<title>", '<meta name="new"><title>'), encoding="utf-8")
        worker = (self.folder / "worker.js").read_text(encoding="utf-8")
        (self.folder / "worker.js").write_text(re.sub(r"serai-\$\{.*?\}", "serai-new", worker), encoding="utf-8")
        for copy in (*self.folder.glob("worker.js.*"), *self.folder.glob("index.html.*")):
            copy.unlink()

    def stop(self) -> None:
        """The server is gone."""
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture
def copy(client: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Copy]:
    """A server of the pages alone."""
    folder = tmp_path / "web"
    shutil.copytree(ROOT / hatch_build.OUT, folder)
    monkeypatch.setattr(pages, "BUNDLE", folder)
    running = Copy(folder)
    yield running
    running.stop()


def test_the_worker_serves_the_new_page_and_says_when_there_is_none(browser: Browser, copy: Copy) -> None:
    context = browser.new_context(base_url=copy.url, locale="fr")
    page = context.new_page()
    page.goto("/")
    page.wait_for_function(READY)
    page.reload()  # now through the worker
    kept = page.evaluate(KEPT)
    assert kept
    assert all(path.startswith("/assets/") or path in ("/offline.html", "/icon.svg") for path in kept)
    old = page.evaluate("caches.keys()")
    copy.build_anew()
    page.reload()
    expect(page.locator("meta[name=new]")).to_have_count(1)
    page.wait_for_function("() => caches.keys().then((names) => names.join() === 'serai-new')")
    assert old != ["serai-new"]
    copy.stop()
    for path in ("/", "/t/AAAAAAAAAAAAAAAAAAAAAA"):
        page.goto(path)
        expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
        expect(page.get_by_role("button", name="Réessayer")).to_be_visible()
    context.close()


def test_the_page_can_be_installed(visitor: Visit) -> None:
    page = visitor.go_home()
    ask = page.request
    manifest = ask.get(str(page.locator("link[rel=manifest]").get_attribute("href")))
    assert manifest.headers["content-type"] == "application/manifest+json"
    said = manifest.json()
    assert (said["display"], said["start_url"]) == ("standalone", "/")
    purposes = {icon.get("purpose", "any") for icon in said["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in said["icons"]:
        body = ask.get(icon["src"]).body()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", body[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    worker = ask.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in worker.headers["content-security-policy"]


def test_a_link_shows_a_picture_and_no_secret(visitors: Visitors) -> None:
    visit = visitors()
    visit.ask("POST", "/me")
    visit.ask("PUT", "/me", {"name": "Scheherazade <b>"})
    table = visit.open_table(game="five-tribes", players=3)

    def tags(path: str, language: str) -> dict[str, str]:
        text = visit.page.request.get(path, headers={"accept-language": language}).text()
        assert "Scheherazade" not in text
        return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', text))

    shown = tags(f"/t/{table}", "en-GB,en;q=0.9")
    assert shown["title"] == "Five Tribes · Serai"
    assert "2 seats are free" in shown["description"]
    assert shown["url"].endswith(f"/t/{table}")
    assert shown["url"].startswith("http://")
    for language, words in (("de-AT,en;q=0.5", "2 Plätze sind frei"), ("it", "2 posti sono liberi")):
        assert words in tags(f"/t/{table}", language)["description"]
    assert "2 places sont libres" in tags(f"/t/{table}", "xx, fr;q=0.8, en;q=0.1")["description"]
    visit.command("fill", table, bot="random")
    visit.command("start", table)
    assert "watch" in tags(f"/t/{table}", "en")["description"]
    home = tags("/", "en")
    for picture in (shown["image"], home["image"]):
        body = visit.page.request.get(picture).body()
        assert struct.unpack(">II", body[16:24]) == (link_previews.WIDTH, link_previews.HEIGHT)
    assert "image" in tags("/t/" + "A" * 22, "en")
