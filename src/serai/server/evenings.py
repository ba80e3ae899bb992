"""Evenings over HTTP: tournaments that anybody makes in a minute, and that look after themselves."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Path, Query, Request, Response

from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.server import evening_messages as e
from serai.server import messages as m
from serai.server import sheets
from serai.server.beside import asking
from serai.server.cookies import GuestCookie
from serai.server.evening import Evening
from serai.server.limits import VISITORS_OF_A_NETWORK
from serai.server.packing import packed
from serai.server.reasons import Refused, Why
from serai.server.tables import new_table_id
from serai.server.texts import one_line
from serai.server.updates import as_json

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.steward import Kept

LISTED = 50
EveningId = Annotated[str, Path(pattern=m.TABLE_PATTERN, description="the id of an evening")]
MarkQuery = Annotated[bool, Query(description="begin with the mark by which some spreadsheets know UTF-8")]


class Sheet(Response):
    """A table for spreadsheets."""

    media_type = "text/csv; charset=utf-8"


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    steward, book = house.steward, house.steward.book

    def visitor(cookie: str | None) -> str:
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest)
        house.require_storage(guest)
        return guest

    async def handle_of(guest: str) -> str | None:
        account = await house.members.book.find(guest) if house.signer.is_member(guest) else None
        return account.handle if account else None

    async def is_host(guest: str | None) -> bool:
        if guest is None or not house.signer.is_member(guest):
            return False
        account = await house.members.book.find(guest)
        return account is not None and account.is_host

    async def shown(kept: Kept, guest: str | None, request: Request) -> Response:
        """An evening as a visitor sees it; who has seen it already gets nothing again."""
        you = kept.evening.you(guest, await is_host(guest), house.clock.now())
        known = hashlib.sha256(as_json({**you, "now": 0}).encode()).hexdigest()[:8]
        tag = f'"{kept.evening.seq}-{known}"'
        headers = {"etag": tag, "cache-control": "private, no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return packed(request, f'{kept.shown()},"you":{as_json(you)}}}', "application/json", headers=headers)

    @app.post("/api/evenings", status_code=201)
    async def make(wanted: e.NewEvening, cookie: GuestCookie = None) -> e.EveningOpened:
        """Make an evening: its address is all that people need to join."""
        guest = visitor(cookie)
        house.limits.tables.take(guest)
        member = house.signer.is_member(guest)
        if wanted.public and not member:
            raise Refused(Why.EVENING_PUBLIC())
        require_playable(wanted)
        source, most = house.source(guest), house.settings.evenings_per_guest
        if most and (
            await book.unfinished(guest) >= most or await book.unfinished_of(source) >= most * VISITORS_OF_A_NETWORK
        ):
            raise Refused(Why.MANY_EVENINGS(most=most))
        name, id = await house.name(guest), new_table_id()
        new = wanted.model_copy(update={"title": one_line(wanted.title)})
        await steward.open(id, Evening.opening(new, name, source), guest)
        if wanted.plays:
            handle = await handle_of(guest)
            await steward.do(id, lambda evening: evening.joining(guest, name, handle), guest)
        return e.EveningOpened(evening=id)

    @app.get("/api/evenings")
    async def list_evenings(cookie: GuestCookie = None) -> e.EveningList:
        """List one's own evenings and the public ones."""
        guest = house.signer.guest(cookie)
        house.limits.tries.take(guest or asking())
        own = await book.mine(guest, LISTED) if guest is not None else []
        lists = {stage: await book.public(stage, LISTED) for stage in ("coming", "playing", "over")}
        return e.EveningList.model_validate({"mine": own, **lists})

    @app.get("/api/evenings/{evening}", response_model=e.EveningInfo, responses={304: {"description": "as it was"}})
    async def show(evening: EveningId, request: Request, cookie: GuestCookie = None) -> Response:
        """Show an evening: players, rounds, standings. With `If-None-Match` only when something has changed."""
        return await shown(await steward.kept(evening), house.signer.guest(cookie), request)

    @app.post("/api/evenings/{evening}/players")
    async def join(evening: EveningId, cookie: GuestCookie = None) -> e.EveningYou:
        """Join an evening, or come back to it: from the next round on."""
        guest = visitor(cookie)
        name, handle = await house.name(guest), await handle_of(guest)
        found = await steward.do(evening, lambda one: one.joining(guest, name, handle), guest)
        await book.note(guest, evening)
        return e.EveningYou(**found.you(guest, await is_host(guest), house.clock.now()))

    @app.delete("/api/evenings/{evening}/players")
    async def leave(evening: EveningId, cookie: GuestCookie = None) -> e.EveningYou:
        """Leave an evening; in a game that is being played a bot plays on."""
        guest = visitor(cookie)
        found = await steward.do(evening, lambda one: one.leaving(guest), guest)
        player = found.player_of(guest)
        if player is not None and player.stage == "left":
            await steward.left(found, player.number)
        return e.EveningYou(**found.you(guest, await is_host(guest), house.clock.now()))

    @app.post("/api/evenings/{evening}/commands")
    async def direct(evening: EveningId, command: e.EveningCommand, cookie: GuestCookie = None) -> e.EveningYou:
        """Direct an evening: start, pause, go on, correct a result, remove somebody, end it."""
        guest = visitor(cookie)
        host = await is_host(guest)

        def decide(one: Evening) -> list[object]:
            if not one.directs(guest, host):
                raise Refused(Why.NOT_DIRECTOR())
            return list(one.decide(command))

        found = await steward.do(evening, decide, guest)  # type: ignore[arg-type]
        if isinstance(command, e.RemovePlayer):
            await steward.left(found, command.player, removed=command.ban)
        elif isinstance(command, e.StartEvening | e.CallRound | e.FinishEvening | e.ResumeEvening | e.CorrectResult):
            await steward.look_after(evening)
        return e.EveningYou(**found.you(guest, host, house.clock.now()))

    @app.get("/api/evenings/{evening}/standings.csv", response_class=Sheet)
    async def standings(evening: EveningId, mark: MarkQuery = False, cookie: GuestCookie = None) -> Response:
        """The standings for a spreadsheet."""
        house.limits.tries.take(house.signer.guest(cookie) or asking())
        return sheet((await steward.kept(evening)).evening, sheets.standings, "standings", mark)

    @app.get("/api/evenings/{evening}/results.csv", response_class=Sheet)
    async def results(evening: EveningId, mark: MarkQuery = False, cookie: GuestCookie = None) -> Response:
        """All results for a spreadsheet: a line for each seat of each table."""
        house.limits.tries.take(house.signer.guest(cookie) or asking())
        return sheet((await steward.kept(evening)).evening, sheets.results, "results", mark)


def sheet(evening: Evening, write: sheets.Writer, name: str, mark: bool) -> Response:
    """A table as a file."""
    text = sheets.MARK * mark + write(evening)
    return Sheet(text, headers={"content-disposition": f'attachment; filename="{name}.csv"'})


def require_playable(wanted: e.NewEvening) -> None:
    """Refuse a game that cannot be played by so many, or with such options."""
    try:
        book = rulebook(wanted.game)
        for players in range(2, wanted.size + 1):
            Game(book, players, wanted.options).check_whole()
    except SeraiError as error:
        raise Refused(Why.BAD_TABLE(hint=str(error))) from None
