"""The rules of a game by id, as a page for people (`/rules/bakschisch#BK-7`) and as JSON for the client.

The texts are Markdown: a rule is a list item or paragraph that begins with its anchor, `<a id="BK-7"></a>**BK-7** ...`.
"""

from __future__ import annotations

import functools
import json
import re
from html import escape
from importlib.resources import files
from pathlib import Path

from fastapi import Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from markdown_it import MarkdownIt

import serai
from serai.engine.errors import OptionError
from serai.engine.registry import rulebook
from serai.engine.rulebook import Rulebook
from serai.server.base.errors import Refused, Why
from serai.server.http import link_previews
from serai.server.http.dependencies import new_router
from serai.server.http.pages import BUNDLE
from serai.server.protocol import messages as m

RULE = re.compile(
    r'^(?:- )?<a id="([A-Z]+-\d+)"></a>\*\*\1\*\* (.*?)(?=^(?:- )?<a id=|^#|\Z)', re.MULTILINE | re.DOTALL
)
NOTES = "rules-notes.json"  # made by the client's build from its words
LONGEST_NAME = 40  # of a game, in a refusal
STYLE = Path(__file__).with_name("rules.css")
IN_A_CHECKOUT = Path(serai.__file__).parents[2] / "docs" / "rules"  # in a wheel the pages lie beside their games
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/rules/style.css">
<title>{title}: the rules</title>
</head>
<body>
<header><a href="/">Serai</a></header>
<main>
{note}{text}
</main>
</body>
</html>
"""


def markdown(book: Rulebook) -> str | None:
    """The text of a game's rules, or None if it has none."""
    package, _, name = book.parts.rules.partition(":")
    if not package:
        return None
    in_thread = files(package) / name
    if in_thread.is_file():
        return in_thread.read_text(encoding="utf-8")
    page = IN_A_CHECKOUT / f"{package.rpartition('.')[2]}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else None


def rules_by_id(text: str) -> dict[str, str]:
    """Each rule's id and its text, without the marks of Markdown."""
    return {
        id: re.sub(r"[*`]|\\(?=\|)", "", "\n".join(line.strip() for line in words.strip().splitlines()))
        for id, words in RULE.findall(text)
    }


@functools.cache
def notes() -> dict[str, str]:
    """In each language of the client but English: the rules are in English. The client's build tells."""
    path = BUNDLE / NOTES
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def reader_of(accepted: str) -> str | None:
    """The language of `notes` that a reader likes best, or None for English."""
    spoken = link_previews.language(accepted, {link_previews.USUAL: "", **notes()})
    return None if spoken == link_previews.USUAL else spoken


@functools.cache
def page(book: Rulebook, reader: str | None = None) -> str | None:
    """The whole page as HTML; a reader of another language is told in it that the text is in English."""
    text = markdown(book)
    if text is None:
        return None
    note = f'<p class="note" lang="{reader}">{escape(notes()[reader])}</p>\n' if reader else ""
    return PAGE.format(title=escape(book.title), text=MarkdownIt("commonmark").enable("table").render(text), note=note)


router = new_router("rules")


def _find(game: str) -> tuple[Rulebook, str]:
    """The rules of a game and their text, or a refusal."""
    try:
        book = rulebook(game)
    except OptionError:
        raise Refused(Why.NO_RULES(game=game[:LONGEST_NAME])) from None
    text = markdown(book)
    if text is None:
        raise Refused(Why.NO_RULES(game=book.title))
    return book, text


@router.get("/rules/style.css", include_in_schema=False)
async def style() -> Response:
    """The style sheet of the rules' pages."""
    return FileResponse(STYLE, headers={"cache-control": "no-cache"})


@router.get("/rules/{game}", include_in_schema=False)
async def rules_page(game: str, request: Request, lang: str = "") -> Response:
    """The rules of a game as a page."""
    book, _ = _find(game)
    reader = reader_of(lang or request.headers.get("accept-language", ""))
    return HTMLResponse(page(book, reader), headers={"cache-control": "no-cache", "vary": "accept-language"})


@router.get("/api/rules/{game}")
async def rules(game: str) -> m.RulesText:
    """Tell the rules of a game by their ids, in English."""
    book, text = _find(game)
    return m.RulesText(game=book.name, title=book.title, page=f"/rules/{book.name}", rules=rules_by_id(text))
