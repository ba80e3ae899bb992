"""Variations of a study: positions of paths and checked trees (`serai.study`), as messages and refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.errors import IllegalMove, SeraiError
from serai.server.base.errors import Refused, Why
from serai.server.study import messages as s
from serai.server.tables import lookback
from serai.server.tables.previews import refused_step
from serai.study.trees import StudyError, Tree
from serai.study.variations import Variation
from serai.study.variations import follow as follow_steps

if TYPE_CHECKING:
    from serai.engine.game import Match


def follow(match: Match, path: s.StudyPath, dice: str) -> Variation:
    """The position of a path, the game's digest as its dice; a step that the rules refuse is refused with its place."""
    last = lookback.count(match) - 1
    if path.moment > last:
        raise Refused(Why.NO_MOMENT(number=path.moment, last=last))
    try:
        return follow_steps(match, path.moment, path.steps, dice)
    except IllegalMove as error:
        raise refused_step(error, error.number, path.steps) from None
    except SeraiError as error:
        raise Refused(Why.BAD_REQUEST(hint=str(error))) from None


def look(match: Match, path: s.StudyPath, dice: str, eyes: s.Eyes) -> dict[str, Any]:
    """A position of a study with somebody's eyes: a messages.StudyView."""
    seat = require_eyes(match, eyes)
    found = follow(match, path, dice)
    state, open_all = found.state, eyes == "open"
    chooser = seat if not open_all else next(iter(state.to_act), None)
    legal, sets = state.choices(chooser) if chooser in state.to_act else ([], [])
    if path.steps:
        events = [event.to_json() for event in found.last_events(seat, open_all=open_all)]
    else:
        events = lookback.show(match, path.moment, seat, open_all=open_all)["events"]
    return {
        "view": state.open_view() if open_all else state.view(seat),
        "legal": legal,
        "sets": sets,
        "events": events,
        "to_act": list(state.to_act),
        "ended": state.over,
        "moment": path.moment,
        "count": lookback.count(match),
        "ranks": list(state.ranking),
        "scores": list(state.scores),
    }


def require_eyes(match: Match, eyes: s.Eyes) -> int | None:
    """The seat whose eyes they are, None for open ones and a spectator's."""
    if isinstance(eyes, str):
        return None
    if not 0 <= eyes < match.game.players:
        raise Refused(Why.NO_SEAT(number=eyes, last=match.game.players - 1))
    return eyes


def check_tree(match: Match, tree: s.StudyTree, dice: str) -> s.StudyTree:
    """The tree with every line played through, its steps as the game writes them; or what is wrong with which line."""
    try:
        checked = Tree.from_json(tree.model_dump(by_alias=True)).checked(match, dice)
    except StudyError as error:
        name = next((line.name for line in tree.lines if line.id == error.where), "")
        raise Refused(Why.BAD_TREE(line=name or error.where, reason=str(error))) from None
    return s.StudyTree.model_validate(checked.to_json())
