"""Studies: made of finished games, records and positions, told to who has a link, changed by who made them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from serai.bots import bot_names
from serai.engine.errors import SeraiError
from serai.engine.game import Game, Match
from serai.engine.replay import played_digest
from serai.engine.sentences import nearest, shown
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.stages import TableStage
from serai.server.base.text import one_line
from serai.server.bots.compilation import GameCompiler
from serai.server.services import Services
from serai.server.study import messages as s
from serai.server.study import variations
from serai.server.study.analysis import AnalysisService, game_of, replayed
from serai.server.study.positions import game_of_position, loaded
from serai.server.study.repository import BYTES_OF_A_STUDY, Study
from serai.server.tables import lookback
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.table import Table, new_table_id
from serai.study.notation import read_study
from serai.study.trees import LONGEST_TITLE

MOST_RECORD_LINES = 20_000  # of a text that somebody brings; no game has a tenth of it


class Studies:
    """The studies of a server."""

    def __init__(
        self, services: Services, registry: TableRegistry, compiler: GameCompiler, analysis: AnalysisService
    ) -> None:
        self._services, self._clock, self._thread = services, services.clock, services.thread
        self._registry, self._compiler, self._analysis = registry, compiler, analysis
        self._repository = analysis.repository

    async def open(self, guest: str, wanted: s.NewStudy) -> Study:
        """A new study; of the same table the one of before."""
        if sum(part is not None for part in (wanted.table, wanted.record, wanted.position)) != 1:
            raise Refused(Why.STUDY_OF_WHAT())
        if wanted.table is not None and (known := await self._repository.of_table(guest, wanted.table)) is not None:
            return known
        limits, most = self._services.limits, self._services.settings.studies_per_guest
        limits.require_storage(guest)
        if most and await self._repository.count(guest) >= most:
            raise Refused(Why.MANY_STUDIES(most=most))
        source, match, title, tree = await self._brought(wanted)
        title = one_line(wanted.title or "") or one_line(title)[:LONGEST_TITLE]
        made = {"id": new_table_id(), "owner": guest, "source": source, "table": wanted.table, "title": title}
        study: Study = await self._thread.do(_new, match, tree, self._clock.now(), made)
        limits.stored.spend(guest, study.size)
        try:
            await self._repository.add(study)
        except Conflict:  # asked twice at once
            return await self._repository.of_table(guest, wanted.table or "") or study
        return study

    async def _brought(self, wanted: s.NewStudy) -> tuple[str, Match, str, s.StudyTree]:
        """What a study is made of: where it comes from, the game, and what an exported study adds."""
        if wanted.table is not None:
            table = await self._registry.current(wanted.table)
            return "table", await table.read(_finished), "", s.StudyTree()
        if wanted.record is not None:
            await self._prepare(game_of(wanted.record))
            return "record", *await self._thread.do(_read_record, wanted.record)
        if wanted.position is None:
            raise Refused(Why.STUDY_OF_WHAT())
        await self._prepare(await self._thread.do(game_of_position, wanted.position))
        return "position", await self._thread.do(_from_position, wanted.position), "", s.StudyTree()

    async def _prepare(self, game: Game | None) -> None:
        if game is not None:
            await self._compiler.wait(game)

    async def change(self, study: Study, wanted: s.StudyChange) -> None:
        """Change the comments, the variations and the title of a study."""
        limits = self._services.limits
        limits.require_storage(study.owner)
        if wanted.revision != study.revision:
            raise Refused(Why.CHANGED_ELSEWHERE())
        tree = await self._thread.do(lambda: variations.check_tree(replayed(study.record), wanted.tree, study.digest))
        title = study.title if wanted.title is None else one_line(wanted.title)
        limits.stored.spend(study.owner, BYTES_OF_A_STUDY + len(wanted.tree.model_dump_json()))
        if not await self._repository.change(study, tree, title, self._clock.now()):
            raise Refused(Why.CHANGED_ELSEWHERE())

    async def info(self, found: Study, guest: str | None) -> s.StudyInfo:
        """A study as somebody sees it."""
        analysis, mine = await self._analysis.state(found, result=False), found.owner == guest
        return s.StudyInfo(
            id=found.id, title=found.title, mine=mine, source=found.source, table=found.table if mine else None,
            steps=_main_line(found.record), tree=found.tree, revision=found.revision,
            analysis=s.AnalysisState(**analysis), updated=found.updated, **found.about,
        )  # fmt: skip


def known_level(game: Game, level: str) -> str:
    """The name of a bot that plays this game, or a refusal."""
    name, known = level.strip().lower(), bot_names(game)
    if name not in known:
        raise Refused(Why.UNKNOWN_BOT(bot=shown(level), hint=nearest(level, known)))
    return name


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
