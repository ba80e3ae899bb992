"""The routes of studies: finished games, records and positions that people bring.

Nothing of a game that goes on can be reached here: a table is studied from its whole record, which there is at its end,
and what is drawn in a variation follows from dice of the study's own.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Response
from fastapi.responses import PlainTextResponse

from serai.engine.drawing import LARGEST, SMALLEST, USUAL
from serai.server.base.threads import WorkerThread
from serai.server.http.dependencies import Guest, ServicesPart, Visitor, limited, new_router, part
from serai.server.protocol import messages as m
from serai.server.study import messages as s
from serai.server.study import variations
from serai.server.study.analysis import replayed
from serai.server.study.dependencies import (
    Analysis,
    EyesQuery,
    FoundStudy,
    MomentQuery,
    OwnStudy,
    ReadableStudy,
    there,
)
from serai.server.study.repository import Study
from serai.server.study.studies import Studies
from serai.server.tables import lookback
from serai.server.tables.live.broadcast import as_json
from serai.study.notation import write_tree
from serai.study.trees import Tree

SVG = "image/svg+xml"
LISTED = 200
StudiesPart = Annotated[Studies, part(Studies)]

router = new_router("studies")


class Picture(Response):
    """A drawing."""

    media_type = SVG


@router.post("/api/studies", status_code=201, dependencies=[limited("commands")])
async def open_study(wanted: s.NewStudy, visitor: Visitor, studies: StudiesPart) -> s.StudyInfo:
    """Open a study of a finished game, a record or a position; the same table again is the same study."""
    return await studies.info(await studies.open(visitor, wanted), visitor)


@router.get("/api/studies")
async def list_studies(visitor: Visitor, analysis: Analysis, services: ServicesPart) -> s.StudyList:
    """List one's own studies, the latest first."""
    listed = await analysis.repository.listed(visitor, LISTED)
    return s.StudyList(studies=listed, most=services.settings.studies_per_guest)


@router.get("/api/studies/{study}")
async def show_study(found: FoundStudy, guest: Guest, studies: StudiesPart) -> s.StudyInfo:
    """Show a study: to everybody who has its link."""
    return await studies.info(found, guest)


@router.delete("/api/studies/{study}")
async def delete_study(own: OwnStudy, analysis: Analysis) -> None:
    """Delete one's own study; its game, and what was judged of it, stay."""
    await analysis.stop(own, own.owner)
    await analysis.repository.delete(own)


@router.get("/api/studies/{study}/moments", response_model=m.MomentList)
async def list_moments(found: ReadableStudy, services: ServicesPart, seat: EyesQuery = "spectator") -> Any:
    """Tell the main line from its start to its end: open, or as a seat or a spectator saw it."""

    def tell() -> str:
        match = replayed(found.record)
        own = variations.require_eyes(match, _eyes(seat))
        lines = lookback.lines(match, own, open_all=seat == "open")
        return as_json({"count": lookback.count(match), "lines": lines})

    return Response(await services.thread.do(tell), media_type="application/json")


@router.post("/api/studies/{study}/look", response_model=s.StudyView)
async def look(found: ReadableStudy, wanted: s.StudyLook, services: ServicesPart) -> Any:
    """Look at a position: a moment of the main line, and steps beside it."""

    def tell() -> str:
        return as_json(variations.look(replayed(found.record), wanted.path, found.digest, wanted.eyes))

    return Response(await services.thread.do(tell), media_type="application/json")


@router.put("/api/studies/{study}/tree")
async def change_tree(own: OwnStudy, wanted: s.StudyChange, studies: StudiesPart, analysis: Analysis) -> s.StudyInfo:
    """Change the comments, the variations and the title of one's own study."""
    await studies.change(own, wanted)
    return await studies.info(there(await analysis.repository.find(own.id)), own.owner)


@router.get("/api/studies/{study}/record", response_class=PlainTextResponse)
async def export(found: FoundStudy) -> str:
    """Export a study: its record with variations and comments, which reads as a plain record as well."""
    return found.record + write_tree(found.title, Tree.from_json(found.tree.model_dump(by_alias=True)))


# ---------------------------------------------------------------- pictures


@router.get("/api/studies/{study}/picture.svg", response_class=Picture)
async def show_picture(
    found: ReadableStudy,
    services: ServicesPart,
    moment: MomentQuery = 0,
    eyes: EyesQuery = "open",
    dark: bool = False,
    size: Annotated[int, Query(ge=SMALLEST, le=LARGEST, description="pixels across")] = USUAL,
    download: Annotated[bool, Query(description="as a file to keep")] = False,
) -> Response:
    """Draw a moment of the main line."""
    wanted = s.StudyPicture(path=s.StudyPath(moment=moment), eyes=_eyes(eyes), dark=dark, size=size)
    drawn = await _picture(found, wanted, services.thread)
    if download:
        drawn.headers["content-disposition"] = f'attachment; filename="study-{moment}.svg"'
    return drawn


@router.post("/api/studies/{study}/picture.svg", response_class=Picture)
async def draw_picture(found: ReadableStudy, wanted: s.StudyPicture, services: ServicesPart) -> Response:
    """Draw any position of a study, in a variation too."""
    return await _picture(found, wanted, services.thread)


async def _picture(study: Study, wanted: s.StudyPicture, thread: WorkerThread) -> Response:
    names = study.about["names"]

    def draw() -> str:
        match = replayed(study.record)
        seat = variations.require_eyes(match, wanted.eyes)
        state = variations.follow(match, wanted.path, study.digest).state
        return state.svg(seat, open=wanted.eyes == "open", size=wanted.size, dark=wanted.dark, names=names)

    return Picture(await thread.do(draw))


def _eyes(text: str) -> s.Eyes:
    return int(text) if text.isdigit() else text  # type: ignore[return-value]
