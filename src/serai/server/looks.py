"""What a viewer sees of a table: every message about a game is made here, and only from `view(seat)`."""

from __future__ import annotations

from serai.server import messages as m
from serai.server.log import Kind
from serai.server.stages import TableStage
from serai.server.tables import Happened, Table

MOST_CAUGHT_UP = 200  # happenings; a client further behind gets a snapshot
CHAT_IN_SNAPSHOT = 50

Viewer = tuple[int, ...]  # the seats that somebody holds; () for a spectator


def table_info(table: Table, viewer: Viewer, now: float) -> m.TableInfo:
    """The table as everybody sees it, with the viewer's own seats marked."""
    over = table.stage is TableStage.OVER
    state = table.match.state if table.match is not None else None
    return m.TableInfo.model_construct(
        id=table.id,
        game=table.game.name,
        title=table.game.title,
        rules=table.game.rulebook.version,
        players=table.game.players,
        options=dict(table.game.options),
        public=table.public,
        stage=table.stage,
        clock=table.clocks.rules,
        seats=[
            m.SeatInfo.model_construct(
                seat=seat.number,
                stage=seat.stage,
                name=seat.name,
                bot=seat.bot,
                yours=seat.number in viewer,
                left=_rounded(table.clocks.left(seat.number, now)),
                running=table.clocks.running(seat.number),
            )
            for seat in table.seats
        ],
        turn=table.turn,
        waiting=list(table.waiting()),
        seed_hash=table.seed_hash,
        seed=table.seed if over else None,
        scores=list(state.scores) if state is not None and over else [],
        ranking=list(state.ranking) if state is not None and over else [],
        rematch=table.rematch,
        opened=round(table.opened, 3),
    )


def looks(table: Table, viewer: Viewer) -> list[m.Look]:
    """The views of the viewer's seats; of a spectator if there are none."""
    if table.match is None:
        return [m.Look.model_construct(seat=seat, view=None, legal=[], undo=False) for seat in viewer or (None,)]
    state, match = table.match.state, table.match
    if not viewer:
        return [m.Look.model_construct(seat=None, view=state.view(None), legal=[], undo=False)]
    return [
        m.Look.model_construct(
            seat=seat, view=state.view(seat), legal=state.legal(seat), undo=not state.over and match.can_undo(seat)
        )
        for seat in viewer
    ]


def update(table: Table, viewer: Viewer, since: int | None, now: float) -> m.Update:
    """What has happened since a version of the viewer's and the table now; a snapshot if that is too long ago."""
    audible = table.audible(viewer)
    version = len(audible)
    if since is not None and not 0 <= version - since <= MOST_CAUGHT_UP:
        since = None
    if since is None:
        told = [(v, h) for v, seq in enumerate(audible, 1) if (h := table.happened[seq - 1]).entry.kind is Kind.CHATTED]
        told = told[-CHAT_IN_SNAPSHOT:]
    else:
        told = [(v, table.happened[audible[v - 1] - 1]) for v in range(since + 1, version + 1)]
    return m.Update.model_construct(
        version=version,
        since=since,
        happened=[_happening(version, happened, viewer) for version, happened in told],
        table=table_info(table, viewer, now),
        looks=looks(table, viewer),
    )


def _happening(version: int, happened: Happened, viewer: Viewer) -> m.Happening:
    entry = happened.entry
    seen = [
        event.to_json()
        for event in happened.events
        if event.seats is None or any(event.visible_to(seat) for seat in viewer)
    ]
    name = entry.data.get("name") if entry.kind in (Kind.SAT, Kind.MOVED, Kind.CHATTED) else entry.data.get("bot")
    return m.Happening.model_construct(
        version=version,
        at=round(entry.at, 3),
        kind=str(entry.kind),
        seat=happened.seat,
        name=name,
        text=entry.data.get("text") if entry.kind is Kind.CHATTED else entry.data.get("why"),
        events=seen,
    )


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
