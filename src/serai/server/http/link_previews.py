"""Previews of links to this server where they are pasted: a title, a sentence and a picture, and never a secret.

The build of the client leaves the words in every language (`previews.json`) and a picture of each game's table.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request

WORDS = "previews.json"
PICTURES = "previews"
HOME = "home"
STUDY = "study"  # the stage of a study's line
USUAL = "en"
WIDTH, HEIGHT = 1200, 630


@functools.lru_cache(maxsize=1)
def _read(path: Path, _changed: int) -> Mapping[str, Any]:
    words: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return words


def words(bundle: Path) -> Mapping[str, Any]:
    """The words of previews by language, as the build left them."""
    path = bundle / WORDS
    return _read(path, path.stat().st_mtime_ns) if path.is_file() else {}


def language(accepted: str, known: Mapping[str, Any]) -> str:
    """The first of a browser's languages that there are words in."""
    wishes = []
    for number, part in enumerate(accepted.split(",")):
        tag, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), number, tag.strip()[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in known), USUAL)


def about(line: Mapping[str, Any] | None, said: Mapping[str, Any]) -> tuple[str, str]:
    """Title and sentence of a table, given as its line in lists, of a study, or of the home page."""
    if line is None:
        return f"Serai: {said['title']}", said["line"]
    title, summary = said["games"].get(line["game"], (line["title"], ""))
    if line["stage"] == STUDY:
        place, question = said["study"]
        return f"{line['title'] or title} · Serai", f"{place} · {title}. {question}"
    if line["stage"] != "open":
        return f"{title} · Serai", f"{said[line['stage']]} {summary}".strip()
    free = max(0, line["free"] - line.get("kept", 0))
    clock = clock_words(line.get("clock") or {}, said["clocks"])
    return f"{title}{f' · {clock}' if clock else ''} · Serai", f"{said['open'][free]} {summary}".strip()


def clock_words(rules: Mapping[str, Any], said: Mapping[str, Any]) -> str:
    """The clock of a table; nothing for none, and for one that there are no words for."""
    if rules.get("kind") == "live":
        minutes = f"{rules['seconds'] / 60:.1f}".removesuffix(".0")
        return str(said["live"]).replace("MINUTES", minutes).replace("BONUS", str(rules["bonus"]))
    if rules.get("kind") == "days" and rules.get("days", 0) < len(said["days"]):
        return str(said["days"][rules["days"]])
    return ""


def tags(request: Request, bundle: Path, line: Mapping[str, Any] | None) -> tuple[str, str]:
    """The language of a preview and its tags, for the head of the page."""
    known = words(bundle)
    if not known:
        return USUAL, ""
    spoken = language(request.headers.get("accept-language", ""), known)
    title, sentence = about(line, known[spoken])
    picture, base = HOME if line is None else str(line["game"]), str(request.base_url)
    if not (bundle / PICTURES / f"{picture}.png").is_file():
        picture = HOME
    where = "" if line is None else f"{'study' if line['stage'] == STUDY else 't'}/{line['id']}"
    graph = {
        "type": "website", "site_name": "Serai", "title": title, "description": sentence, "locale": spoken,
        "url": base + where, "image": f"{base}{PICTURES}/{picture}.png",
        "image:width": WIDTH, "image:height": HEIGHT, "image:alt": title,
    }  # fmt: skip
    lines = [f'<meta name="description" content="{escape(sentence)}">']
    lines += [f'<meta property="og:{key}" content="{escape(str(value))}">' for key, value in graph.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    return spoken, "\n    ".join(lines)
