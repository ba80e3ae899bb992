"""What the documentation site needs beside the pages of this folder; `mkdocs.yml` names it.

Two pages of the repository's root belong to the site. Links that lead out of it become plain text: the site must stand
without the repository. The inline scripts of the theme are listed by their hashes, so that a server can allow exactly
these (`serai.server.http.docs_site`).
"""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
FROM_THE_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md")
AT_HOME = {"README.md": "README.md"} | {name: name for name in FROM_THE_ROOT}  # of the root -> of the site
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
DRAWINGS = {f"rules/{game}.md": f"../pictures/rules-{game}.svg" for game in ("bagdad", "bakschisch", "five_tribes")}
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
HASHES = "scripts.txt"


def on_files(files: Files, config: Any) -> Files:
    """Add the pages of the repository's root."""
    for name in FROM_THE_ROOT:
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=text.replace("](docs/", "](")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Keep links within the site; put its drawing below the title of a game's rules."""
    home = page.file.src_uri
    folder = ROOT if home in FROM_THE_ROOT else (ROOT / "docs" / home).parent
    up = "../" * home.count("/")

    def within(found: re.Match[str]) -> str:
        words, target = found.groups()
        path, _, anchor = target.partition("#")
        if "://" in target or not path or (home in FROM_THE_ROOT and (ROOT / "docs" / path).exists()):
            return found[0]
        resolved = (folder / path).resolve()
        if resolved.is_relative_to(ROOT / "docs"):
            return found[0]
        known = AT_HOME.get(resolved.relative_to(ROOT).as_posix())
        return f"[{words}]({up}{known}{'#' + anchor if anchor else ''})" if known else words

    text = LINK.sub(within, markdown)
    if home in DRAWINGS:
        title, rest = text.split("\n", 1)
        text = f"{title}\n\n![A drawing of the board, made for these pages]({DRAWINGS[home]})\n{rest}"
    return text


def on_post_build(config: Any) -> None:
    """List the inline scripts by their hashes."""
    site = Path(config["site_dir"])
    scripts = {script for page in site.rglob("*.html") for script in INLINE.findall(page.read_text(encoding="utf-8"))}
    digests = sorted(base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    (site / HASHES).write_text("".join(f"sha256-{digest}\n" for digest in digests), encoding="utf-8")
