"""The rules by id, served to people and to the client."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

import serai
from serai.engine.registry import rulebook
from serai.server.http import rules_pages
from serai.server.protocol.messages import RulesText
from tests.server import plain_http
from tests.server.server_process import Host


class Anchors(HTMLParser):
    """The ids and the open elements of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tables = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tables += tag == "table"
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.links += [value for name, value in attrs if name in ("href", "src") and value]


@pytest.fixture
def client(host: Host) -> Iterator[httpx.Client]:
    with plain_http.Client(base_url=host.url, timeout=60) as made:
        yield made


@pytest.mark.parametrize("game", serai.game_names())
def test_every_rule_has_an_address(client: httpx.Client, game: str) -> None:
    told = RulesText.model_validate(client.get(f"/api/rules/{game}").json())
    answer = client.get(told.page)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    page = Anchors()
    page.feed(answer.text)
    assert page.ids == list(told.rules)
    assert "style" not in answer.text.replace("stylesheet", "").replace(
        "style.css", ""
    )  # the content policy forbids it
    assert client.get("/rules/style.css").headers["content-type"].startswith("text/css")


def test_tables_in_rules_are_tables(client: httpx.Client) -> None:
    page = Anchors()
    page.feed(client.get("/rules/five-tribes").text)
    assert page.tables == 2


@pytest.mark.parametrize("address", ["/rules/chess", "/api/rules/chess", "/rules/%2e%2e"])
def test_an_unknown_game_is_a_sentence(client: httpx.Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert "message" in answer.json()


def test_a_reader_of_another_language_is_told_in_it_that_the_rules_are_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / rules_pages.NOTES).write_text(json.dumps({"fr": "En anglais <seulement>."}), encoding="utf-8")
    monkeypatch.setattr(rules_pages, "BUNDLE", tmp_path)
    rules_pages.notes.cache_clear()
    try:
        assert rules_pages.reader_of("fr-CA,fr;q=0.9,en;q=0.8") == "fr"
        assert rules_pages.reader_of("ja, fr") == "fr"
        assert rules_pages.reader_of("en-GB,fr;q=0.5") is None
        assert rules_pages.reader_of("") is None
        page = rules_pages.page(rulebook("bakschisch"), "fr")
        assert page is not None
        assert '<html lang="en">' in page
        assert '<p class="note" lang="fr">En anglais &lt;seulement&gt;.</p>' in page
    finally:
        rules_pages.notes.cache_clear()
        rules_pages.page.cache_clear()
