"""The pages: the browser client that `hatch_build.py` puts into the folder `web`, with compressed copies beside it."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

BUNDLE = Path(__file__).with_name("web")
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


def routes() -> list[BaseRoute]:
    """The pages; every table has its own address. They know nothing of games, so they are there first (`doorway`)."""
    index, stamp = BUNDLE / "index.html", BUNDLE / STAMP
    comes = os.environ.get(COMES) == "1"

    async def page(request: Request) -> Response:
        if stamp.is_file() if comes else index.is_file():
            return answer(request, index)
        return HTMLResponse(CLIENT_COMES if comes else WITHOUT_CLIENT, headers={"cache-control": "no-store"})

    found: list[BaseRoute] = [Route("/", page), Route("/t/{table}", page)]
    if comes or BUNDLE.is_dir():  # else everything else is not found
        found.append(Mount("/", Bundle(directory=BUNDLE, check_dir=False), name="page"))
    return found
