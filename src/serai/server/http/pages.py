"""The pages: the browser client that `hatch_build.py` puts into the folder `web`, with compressed copies beside it."""

from __future__ import annotations

import json
import mimetypes
import os
import re
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from serai.server.http import link_previews
from serai.server.http.gzip import packed

BUNDLE = Path(__file__).parents[1] / "web"
ASSETS = "assets/"  # their names hold a hash of what is in them
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
WITHOUT_CLIENT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Serai</title></head><body>
<h1>Serai</h1>
<p>This Serai was built without its browser client (SERAI_SKIP_WEB=1). Programs can use it all the same:
<a href="/api/openapi.json">the API</a>.</p></body></html>"""
COMES = "SERAI_CLIENT_COMES"  # set by `dev.py`, which builds the client beside the server
CLIENT_COMES = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Serai</title></head><body>
<h1>Serai</h1>
<p>The tables are being laid: this page is built once, which takes some ten seconds, and then shows itself. Should it
not, the terminal says why.</p></body></html>"""
STAMP = ".digest"  # the last file that a build writes
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
DOOR = '<meta name="serai-door" content="members">'
ROUTES = Path(__file__).with_name("routes.json")  # of all pages; the client has the same list
TableRows = Callable[[str], Awaitable[str | None]]  # the JSON of a table's line in lists
StudyRows = Callable[[str], Awaitable[tuple[str, str] | None]]  # a study's game and title
mimetypes.add_type("application/manifest+json", ".webmanifest")


def compressed(path: Path, accepted: str) -> tuple[Path, str | None]:
    """The best copy of a file that a browser takes, and how that one is encoded."""
    names = {part.split(";")[0].strip() for part in accepted.split(",")}
    for encoding, ending in ENCODINGS.items():
        copy = path.with_name(path.name + ending)
        if encoding in names and copy.is_file():
            return copy, encoding
    return path, None


def answer(request: Request, path: Path, *, for_ever: bool = False) -> Response:
    """A file of the client."""
    found, encoding = compressed(path, request.headers.get("accept-encoding", ""))
    headers = {"cache-control": FOR_EVER if for_ever else ASK_AGAIN, "vary": "accept-encoding"}
    if encoding is not None:
        headers["content-encoding"] = encoding
    return FileResponse(found, media_type=mimetypes.guess_type(path.name)[0], headers=headers)


class Bundle(StaticFiles):
    """The client's files; what has a hash in its name is kept by browsers for ever."""

    def file_response(
        self, full_path: os.PathLike[str] | str, stat_result: os.stat_result, scope: Any, status_code: int = 200
    ) -> Response:
        """One file, compressed if it can be."""
        path = Path(full_path)
        if status_code != 200:
            return super().file_response(full_path, stat_result, scope, status_code)
        inside = path.relative_to(Path(self.directory or "").resolve()).as_posix()
        return answer(Request(scope), path, for_ever=inside.startswith(ASSETS))


def wants_page(request: Request) -> bool:
    """Whether somebody looks at an address with a browser: programs and the client's own requests get JSON."""
    if request.method not in ("GET", "HEAD") or request.url.path.startswith("/api"):
        return False
    return "text/html" in request.headers.get("accept", "")


def shell(request: Request, line: Mapping[str, Any] | None = None, status: int = 200, door: bool = False) -> Response:
    """The client's page with the preview of a table, or of the home page, in its head.

    Where only members are let in (`door`) it says so, for then the page asks who somebody is before anything else.
    """
    comes = os.environ.get(COMES) == "1"
    if not (BUNDLE / (STAMP if comes else "index.html")).is_file():
        return HTMLResponse(CLIENT_COMES if comes else WITHOUT_CLIENT, headers={"cache-control": "no-store"})
    page = (BUNDLE / "index.html").read_text(encoding="utf-8")
    language, tags = link_previews.tags(request, BUNDLE, line)
    if tags:
        page = DESCRIPTION.sub(lambda _: tags, page, count=1).replace('lang="en"', f'lang="{language}"', 1)
    if door:
        page = page.replace("</head>", DOOR + "</head>", 1)
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return packed(request, page, "text/html", status=status, headers=headers)


def paths() -> list[str]:
    """The paths of all pages."""
    return [path for route in json.loads(ROUTES.read_text(encoding="utf-8")) for path in route["paths"]]


def routes(
    rows: TableRows | None = None, studies: StudyRows | None = None, *, members_only: bool = False
) -> list[BaseRoute]:
    """The pages; a table or study has its own address. They know nothing of games: they are there first (`doorway`)."""
    if members_only:
        rows = studies = None  # a preview would tell strangers who plays here

    async def page(request: Request) -> Response:
        table = request.path_params.get("table", "")
        row = await rows(table) if rows is not None and re.fullmatch(r"[\w-]{22}", table) else None
        return shell(request, None if row is None else json.loads(row), door=members_only)

    async def study_page(request: Request) -> Response:
        study = request.path_params["study"]
        found = await studies(study) if studies is not None and re.fullmatch(r"[\w-]{22}", study) else None
        line = (
            None if found is None else {"id": study, "stage": link_previews.STUDY, "game": found[0], "title": found[1]}
        )
        return shell(request, line, door=members_only)

    async def without_slash(request: Request) -> Response:
        asked = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(f"/t/{quote(request.path_params['table'])}{asked}", 308)

    handlers = {"/study/{study}": study_page}
    found: list[BaseRoute] = [Route(path, handlers.get(path, page)) for path in paths()]
    found.append(Route("/t/{table}/", without_slash))
    if os.environ.get(COMES) == "1" or BUNDLE.is_dir():  # else everything else is not found
        found.append(Mount("/", Bundle(directory=BUNDLE, check_dir=False), name="page"))
    return found
