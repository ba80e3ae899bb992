"""The routes of studies: finished games, records and positions that people bring.

Nothing of a game that goes on can be reached here: a table is studied from its whole record, which there is at its end,
and what is drawn in a variation follows from dice of the study's own.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import ValidationError

from serai.bots import bot_names
from serai.engine.chance import generator
from serai.engine.drawing import LARGEST, SMALLEST, USUAL
from serai.engine.errors import SeraiError
from serai.engine.game import Game, Match
from serai.engine.replay import played_digest
from serai.engine.sentences import nearest, shown
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.stages import TableStage
from serai.server.base.text import one_line
from serai.server.base.threads import asking
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import GuestCookie
from serai.server.study import messages as s
from serai.server.study import variations
from serai.server.study.analysis import game_of, replayed
from serai.server.study.positions import game_of_position, loaded
from serai.server.study.repository import BYTES_OF_A_STUDY, Study
from serai.server.tables import lookback
from serai.server.tables.broadcast import as_json
from serai.server.tables.table import Table, new_table_id
from serai.study.notation import read_study, write_tree
from serai.study.trees import LONGEST_TITLE, Tree

if TYPE_CHECKING:
    from serai.engine.game import State
    from serai.server.house import House

SVG = "image/svg+xml"
LISTED = 200
MOST_RECORD_LINES = 20_000  # of a text that somebody brings; no game has a tenth of it
StudyId = Annotated[str, Path(pattern=m.TABLE_PATTERN, description="the id of a study")]
MomentQuery = Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER, description="a moment of the main line")]
EyesQuery = Annotated[str, Query(pattern="^(open|spectator|[0-7])$", description="open, spectator or a seat")]


class Picture(Response):
    """A drawing."""

    media_type = SVG


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    service, repository = house.analysis_service, house.analysis_service.repository

    def there(found: Study | None) -> Study:
        if found is None:
            raise Refused(Why.NO_STUDY())
        return found

    async def find(study: str, guest: str | None) -> Study:
        house.limits.tries.take(guest or asking())
        return there(await repository.find(study))

    async def readable(study: str, guest: str | None) -> Study:
        """A study whose game can be replayed without compiling."""
        house.limits.tries.take(guest or asking())
        return there(await service.readable(study))

    async def own(study: str, cookie: str | None) -> tuple[Study, str]:
        guest = house.known(house.signer.guest(cookie))
        found = await readable(study, guest)
        if found.owner != guest:
            raise Refused(Why.NOT_YOUR_STUDY())
        return found, guest

    async def prepared(game: Game | None) -> None:
        if game is not None:
            await house.compiler.wait(game)

    async def info(found: Study, guest: str | None) -> s.StudyInfo:
        analysis, mine = await service.state(found, result=False), found.owner == guest
        return s.StudyInfo(
            id=found.id, title=found.title, mine=mine, source=found.source, table=found.table if mine else None,
            steps=_main_line(found.record), tree=found.tree, revision=found.revision,
            analysis=s.AnalysisState(**analysis), updated=found.updated, **found.about,
        )  # fmt: skip

    async def brought(wanted: s.NewStudy) -> tuple[str, Match, str, s.StudyTree]:
        """What a study is made of: where it comes from, the game, and what an exported study adds."""
        if wanted.table is not None:
            table = await house.current(wanted.table)
            return "table", await table.read(_finished), "", s.StudyTree()
        if wanted.record is not None:
            await prepared(game_of(wanted.record))
            return "record", *await house.in_thread(_read_record, wanted.record)
        if wanted.position is None:
            raise Refused(Why.STUDY_OF_WHAT())
        await prepared(await house.in_thread(game_of_position, wanted.position))
        return "position", await house.in_thread(_from_position, wanted.position), "", s.StudyTree()

    @app.post("/api/studies", status_code=201)
    async def open_study(wanted: s.NewStudy, cookie: GuestCookie = None) -> s.StudyInfo:
        """Open a study of a finished game, a record or a position; the same table again is the same study."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest)
        if sum(part is not None for part in (wanted.table, wanted.record, wanted.position)) != 1:
            raise Refused(Why.STUDY_OF_WHAT())
        if wanted.table is not None and (known := await repository.of_table(guest, wanted.table)) is not None:
            return await info(known, guest)
        house.require_storage(guest)
        most = house.settings.studies_per_guest
        if most and await repository.count(guest) >= most:
            raise Refused(Why.MANY_STUDIES(most=most))
        source, match, title, tree = await brought(wanted)
        title = one_line(wanted.title or "") or one_line(title)[:LONGEST_TITLE]
        made = {"id": new_table_id(), "owner": guest, "source": source, "table": wanted.table, "title": title}
        study: Study = await house.in_thread(_new, match, tree, house.clock.now(), made)
        house.limits.stored.spend(guest, study.size)
        try:
            await repository.add(study)
        except Conflict:  # asked twice at once
            known = await repository.of_table(guest, wanted.table or "")
            study = known or study
        return await info(study, guest)

    @app.get("/api/studies")
    async def list_studies(cookie: GuestCookie = None) -> s.StudyList:
        """List one's own studies, the latest first."""
        guest = house.known(house.signer.guest(cookie))
        return s.StudyList(studies=await repository.listed(guest, LISTED), most=house.settings.studies_per_guest)

    @app.get("/api/studies/{study}")
    async def show_study(study: StudyId, cookie: GuestCookie = None) -> s.StudyInfo:
        """Show a study: to everybody who has its link."""
        guest = house.signer.guest(cookie)
        return await info(await find(study, guest), guest)

    @app.delete("/api/studies/{study}")
    async def delete_study(study: StudyId, cookie: GuestCookie = None) -> None:
        """Delete one's own study; its game, and what was judged of it, stay."""
        found, guest = await own(study, cookie)
        await service.stop(found, guest)
        await repository.delete(found)

    @app.get("/api/studies/{study}/moments", response_model=m.MomentList)
    async def list_moments(study: StudyId, seat: EyesQuery = "spectator", cookie: GuestCookie = None) -> Any:
        """Tell the main line from its start to its end: open, or as a seat or a spectator saw it."""
        found = await readable(study, house.signer.guest(cookie))

        def tell() -> str:
            match = replayed(found.record)
            own = variations.require_eyes(match, _eyes(seat))
            lines = lookback.lines(match, own, open_all=seat == "open")
            return as_json({"count": lookback.count(match), "lines": lines})

        return Response(await house.in_thread(tell), media_type="application/json")

    @app.post("/api/studies/{study}/look", response_model=s.StudyView)
    async def look(study: StudyId, wanted: s.StudyLook, cookie: GuestCookie = None) -> Any:
        """Look at a position: a moment of the main line, and steps beside it."""
        found = await readable(study, house.signer.guest(cookie))

        def tell() -> str:
            return as_json(variations.look(replayed(found.record), wanted.path, found.digest, wanted.eyes))

        return Response(await house.in_thread(tell), media_type="application/json")

    @app.put("/api/studies/{study}/tree")
    async def change_tree(study: StudyId, wanted: s.StudyChange, cookie: GuestCookie = None) -> s.StudyInfo:
        """Change the comments, the variations and the title of one's own study."""
        found, guest = await own(study, cookie)
        house.require_storage(guest)
        if wanted.revision != found.revision:
            raise Refused(Why.CHANGED_ELSEWHERE())
        tree = await house.in_thread(lambda: variations.check_tree(replayed(found.record), wanted.tree, found.digest))
        title = found.title if wanted.title is None else one_line(wanted.title)
        house.limits.stored.spend(guest, BYTES_OF_A_STUDY + len(wanted.tree.model_dump_json()))
        if not await repository.change(found, tree, title, house.clock.now()):
            raise Refused(Why.CHANGED_ELSEWHERE())
        return await info(await find(study, guest), guest)

    @app.get("/api/studies/{study}/record", response_class=PlainTextResponse)
    async def export(study: StudyId, cookie: GuestCookie = None) -> str:
        """Export a study: its record with variations and comments, which reads as a plain record as well."""
        found = await find(study, house.signer.guest(cookie))
        return found.record + write_tree(found.title, Tree.from_json(found.tree.model_dump(by_alias=True)))

    async def picture(study: str, wanted: s.StudyPicture, cookie: str | None) -> Response:
        found = await readable(study, house.signer.guest(cookie))

        names = found.about["names"]

        def draw() -> str:
            match = replayed(found.record)
            seat = variations.require_eyes(match, wanted.eyes)
            state = variations.follow(match, wanted.path, found.digest).state
            return state.svg(seat, open=wanted.eyes == "open", size=wanted.size, dark=wanted.dark, names=names)

        return Picture(await house.in_thread(draw))

    @app.get("/api/studies/{study}/picture.svg", response_class=Picture)
    async def show_picture(
        study: StudyId,
        moment: MomentQuery = 0,
        eyes: EyesQuery = "open",
        dark: bool = False,
        size: Annotated[int, Query(ge=SMALLEST, le=LARGEST, description="pixels across")] = USUAL,
        download: Annotated[bool, Query(description="as a file to keep")] = False,
        cookie: GuestCookie = None,
    ) -> Response:
        """Draw a moment of the main line."""
        path = s.StudyPath(moment=moment)
        drawn = await picture(study, s.StudyPicture(path=path, eyes=_eyes(eyes), dark=dark, size=size), cookie)
        if download:
            drawn.headers["content-disposition"] = f'attachment; filename="study-{moment}.svg"'
        return drawn

    @app.post("/api/studies/{study}/picture.svg", response_class=Picture)
    async def draw_picture(study: StudyId, wanted: s.StudyPicture, cookie: GuestCookie = None) -> Response:
        """Draw any position of a study, in a variation too."""
        return await picture(study, wanted, cookie)

    @app.post("/api/studies/{study}/analysis")
    async def analyse(study: StudyId, asked: s.AskAnalysis, cookie: GuestCookie = None) -> s.AnalysisState:
        """Let the strongest bot judge every decision, in the background; what was judged before is there at once."""
        found, guest = await own(study, cookie)
        await service.request(found, asked.budget, guest)
        house.metrics.analyses.add()
        return s.AnalysisState(**await service.state(await find(study, guest), result=False))

    @app.get("/api/studies/{study}/analysis", response_model=s.AnalysisState)
    async def analysis(
        study: StudyId,
        result: Annotated[bool, Query(description="tell what was judged so far too")] = True,
        cookie: GuestCookie = None,
    ) -> Any:
        """Tell how far the analysis is and what was judged so far."""
        found = await readable(study, house.signer.guest(cookie))
        told = await house.in_thread(as_json, await service.state(found, result=result))
        return Response(told, media_type="application/json")

    @app.delete("/api/studies/{study}/analysis")
    async def stop(study: StudyId, cookie: GuestCookie = None) -> s.AnalysisState:
        """Stop the analysis; what was judged is kept, and asked again it goes on."""
        found, guest = await own(study, cookie)
        await service.stop(found, guest)
        return s.AnalysisState(**await service.state(await find(study, guest), result=False))

    @app.post("/api/studies/{study}/judge")
    async def judge(study: StudyId, asked: s.AskJudgement, cookie: GuestCookie = None) -> s.AnalysisDecision:
        """Ask what the strongest bot would do at a position, by what the seat to act knows there."""
        guest = house.known(house.signer.guest(cookie))
        found = await readable(study, guest)
        house.limits.hints.take(guest)

        def read() -> Any:
            state = variations.follow(replayed(found.record), asked.path, found.digest).state
            if state.over:
                raise Refused(Why.STUDY_OVER())
            seats = state.to_act if asked.seat is None else {asked.seat} & set(state.to_act)
            seat = next((seat for seat in seats if len(state.legal_actions(seat)) > 1), None)
            if seat is None:
                raise Refused(Why.NO_CHOICE())
            return state.knowledge(seat)

        knowledge = await house.in_thread(read)
        told = await service.judge(knowledge, asked.path.moment, guest, found.id)
        return s.AnalysisDecision.model_validate(told, strict=False)

    @app.post("/api/studies/{study}/play", status_code=201)
    async def play(study: StudyId, wanted: s.PlayStudy, cookie: GuestCookie = None) -> m.Opened:
        """Play on from a position against bots: what the seat could not know is imagined anew, the rest stays."""
        guest = house.known(house.signer.guest(cookie))
        found = await readable(study, guest)
        house.limits.tables.take(guest)
        house.require_storage(guest)

        def read() -> State:
            match = replayed(found.record)
            variations.require_eyes(match, wanted.seat)
            state = variations.follow(match, wanted.path, found.digest).state
            if state.over:
                raise Refused(Why.STUDY_OVER())
            return state.imagine(wanted.seat, generator(secrets.token_hex(8)))

        state: State = await house.in_thread(read)
        level = known_level(state.game, wanted.level)
        table = m.NewTable(
            game=state.game.name, players=state.game.players, options=dict(state.game.options),
            position=await house.in_thread(state.position), sit=False,
        )  # fmt: skip
        kept = {wanted.seat: (guest, await house.name(guest))}
        bots = {seat: level for seat in range(state.game.players) if seat != wanted.seat}
        opened = await house.open_table(table, guest, kept=kept, bots=bots)
        await house.command(opened, guest, m.Start(type="start", id="study"))
        return m.Opened(table=opened.id)


def known_level(game: Game, level: str) -> str:
    """The name of a bot that plays this game, or a refusal."""
    name, known = level.strip().lower(), bot_names(game)
    if name not in known:
        raise Refused(Why.UNKNOWN_BOT(bot=shown(level), hint=nearest(level, known)))
    return name


def _eyes(text: str) -> s.Eyes:
    return int(text) if text.isdigit() else text  # type: ignore[return-value]


def _finished(table: Table) -> Match:
    """The match of a table whose game is over."""
    if table.stage is not TableStage.OVER or table.match is None:
        raise Refused(Why.STUDY_LATER())
    table.require_open()
    return table.match.copy()


def _read_record(text: str) -> tuple[Match, str, s.StudyTree]:
    try:
        if text.count("\n") > MOST_RECORD_LINES:
            raise SeraiError(f"A record has at most {MOST_RECORD_LINES} lines.")
        study = read_study(text)
        study.match.game.check_whole()
        return study.match, study.title, s.StudyTree.model_validate(study.tree.to_json())
    except SeraiError as error:
        raise Refused(Why.BAD_RECORD(reason=str(error))) from None
    except ValidationError as error:  # text that cannot be told to anybody
        raise Refused(Why.BAD_RECORD(reason=f"{error.errors()[0]['msg']}.")) from None


def _main_line(record: str) -> list[str]:
    """The steps of a record that was written here, in their order."""
    entries = record.partition("\n\n")[2].splitlines()
    return [line for line in entries if line[:1].isdigit()]


def _from_position(position: Mapping[str, Any] | str) -> Match:
    """A match that begins with a position; what is to be drawn there follows from the position."""
    start = loaded(position)
    seed = hashlib.sha256(json.dumps(start.position(), sort_keys=True).encode()).hexdigest()
    return Match(start, seed=seed)


def _new(match: Match, tree: s.StudyTree, now: float, made: dict[str, Any]) -> Study:
    about = {
        **match.game.describe(),
        "names": [one_line(name) for name in match.names],
        "over": match.state.over,
        "moments": lookback.count(match),
        "ranks": list(match.state.ranking),
    }
    return Study(
        **made, about=about, record=match.record(), digest=played_digest(match), tree=tree, revision=1,
        analysis=None, updated=now,
    )  # fmt: skip
