"""The documentation under `/docs`, as `make docs` built it into the folder `manual`; else a page that says so."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from serai.server.http.headers import CONTENT_POLICY

SITE = Path(__file__).parents[1] / "manual"
HASHES = "scripts.txt"  # of the inline scripts in its pages; the build writes it last
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Serai: the documentation</title></head><body>
<h1>The documentation is not built here</h1>
<p>In a checkout of Serai <code>make docs</code> builds it; then start the server again. The pages are Markdown in the
folder <code>docs</code> as well. <a href="/">To the tables</a></p></body></html>"""


def policy(hashes: str) -> str:
    """The content policy of the site: its own inline scripts, a search in a worker, columns that stand to the right."""
    allowed = " ".join(f"'{digest}'" for digest in hashes.split())
    scripts = CONTENT_POLICY.replace("script-src 'self'", f"script-src 'self' {allowed}".rstrip())
    return f"{scripts}; worker-src 'self'; style-src-attr 'unsafe-inline'"


class Manual(StaticFiles):
    """The site's files, with its content policy."""

    def __init__(self, site: Path) -> None:
        super().__init__(directory=site, html=True)
        hashes = (site / HASHES).read_text(encoding="utf-8")
        self._headers = {"content-security-policy": policy(hashes), "cache-control": "no-cache"}

    def file_response(
        self, full_path: os.PathLike[str] | str, stat_result: os.stat_result, scope: Any, status_code: int = 200
    ) -> Response:
        """One file of the site."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(self._headers)
        return response


def routes(site: Path = SITE) -> list[BaseRoute]:
    """The site, or the page that says how to build it."""

    async def to_folder(_request: Request) -> Response:
        return RedirectResponse("/docs/", 308)

    async def not_built(_request: Request) -> Response:
        return HTMLResponse(NOT_BUILT, 404, headers={"cache-control": "no-store"})

    if (site / HASHES).is_file():
        return [Route("/docs", to_folder), Mount("/docs", Manual(site), name="manual")]
    return [Route("/docs", not_built), Route("/docs/{page:path}", not_built)]
