"""Variations: what else could have happened in a game that is over, or that somebody brings along.

They have dice of their own: what is drawn after a step follows from the game, the moment and the steps up to there. So
the same path always leads to the same position, whoever looks, and no draw of any table is ever told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.errors import IllegalMove, SeraiError
from serai.engine.refusals import EveryGame
from serai.engine.rulebook import Step
from serai.server import moments
from serai.server import study_messages as s
from serai.server.reasons import Refused, Why
from serai.server.trials import refused_step

if TYPE_CHECKING:
    from serai.engine.match import Match
    from serai.engine.state import State

MAIN = "main"  # how a tree names the main line


def end_of(match: Match, moment: int) -> int:
    """How many entries of the history lead to a moment of the main line, its draws included."""
    steps = [index for index, entry in enumerate(match.history) if isinstance(entry, Step)]
    if not 0 <= moment <= len(steps):
        raise Refused(Why.NO_MOMENT(number=moment, last=len(steps)))
    return [*steps, match.length][moment]


class Variation:
    """Play beside the main line from one of its moments on; `dice` is the digest of the game."""

    def __init__(self, match: Match, moment: int, dice: str) -> None:
        self.match = match.copy()
        self.match.rewind(end_of(match, moment))
        self.moment = moment
        self._lengths = [self.match.length]  # of the history, after each step and its draws
        self._dice = [hashlib.sha256(f"{dice} {moment}".encode()).hexdigest()]

    @property
    def state(self) -> State:
        """The position after all its steps."""
        return self.match.state

    @property
    def steps(self) -> int:
        """How many steps were made beside the main line."""
        return len(self._lengths) - 1

    def play(self, text: str) -> None:
        """Make a step with its seat, `0 bid 3`, and what is drawn after it."""
        seat, step = int(text[0]), text[2:]
        game = self.match.game
        game.check_seat(seat)
        if seat in self.state.pending:  # one choice each: as in a record, there is no change of mind
            raise IllegalMove(EveryGame.NOT_YOUR_TURN(seat=seat, seats=list(self.state.to_act)))
        action = self.state.check(seat, step)
        trail = f"{self._dice[-1]} {seat} {game.steps[action]}"
        self._dice.append(hashlib.sha256(trail.encode()).hexdigest())
        self.match.seed = self._dice[-1]
        self.match.play(seat, action)
        self._lengths.append(self.match.length)

    def branch(self, after: int) -> Variation:
        """A variation of this one from after so many of its steps on."""
        twin = object.__new__(Variation)
        twin.match = self.match.copy()
        twin.match.rewind(self._lengths[after])
        twin.moment = self.moment
        twin._lengths, twin._dice = self._lengths[: after + 1], self._dice[: after + 1]
        return twin

    def last_events(self, seat: int | None, *, open_all: bool) -> list[dict[str, Any]]:
        """What its last step led to, as far as a seat (None: a spectator) saw it."""
        if not self.steps:
            return []
        told = self.match.events(seat, self._lengths[-2], open_all=open_all)
        return [event.to_json() for event in told]


def follow(match: Match, path: s.StudyPath, dice: str) -> Variation:
    """The position of a path; a step that the rules refuse is refused with its place."""
    found = Variation(match, path.moment, dice)
    for number, step in enumerate(path.steps):
        try:
            found.play(step)
        except IllegalMove as error:
            raise refused_step(error, number, path.steps) from None
        except SeraiError as error:
            raise Refused(Why.BAD_REQUEST(hint=str(error))) from None
    return found


def look(match: Match, path: s.StudyPath, dice: str, eyes: s.Eyes) -> dict[str, Any]:
    """A position of a study with somebody's eyes: a messages.StudyView."""
    seat = require_eyes(match, eyes)
    found = follow(match, path, dice)
    state, open_all = found.state, eyes == "open"
    chooser = seat if not open_all else next(iter(state.to_act), None)
    legal, sets = state.choices(chooser) if chooser in state.to_act else ([], [])
    if path.steps:
        events = found.last_events(seat, open_all=open_all)
    else:
        events = moments.show(match, path.moment, seat, open_all=open_all)["events"]
    return {
        "view": state.open_view() if open_all else state.view(seat),
        "legal": legal,
        "sets": sets,
        "events": events,
        "to_act": list(state.to_act),
        "ended": state.over,
        "moment": path.moment,
        "count": moments.count(match),
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


# ---------------------------------------------------------------- trees


def check_tree(match: Match, tree: s.StudyTree, dice: str) -> s.StudyTree:
    """The tree with every line played through, its steps as the game writes them; or what is wrong with which line."""
    _check_comments(tree.comments, moments.count(match) - 1, MAIN)
    if sum(len(line.steps) for line in tree.lines) > s.MOST_LINE_STEPS:
        raise Refused(Why.BAD_TREE(line=MAIN, reason=f"All lines together have at most {s.MOST_LINE_STEPS} steps."))
    played: dict[str, Variation] = {}
    lines = []
    for line in tree.lines:
        if line.id in played or line.id == MAIN:
            raise _bad(line, f"Two lines have the id {line.id!r}.")
        found = _begin(match, line, played, dice)
        if found.steps + len(line.steps) > s.MOST_PATH:
            raise _bad(line, f"A line goes on for at most {s.MOST_PATH} steps from the main line.")
        for number, step in enumerate(line.steps, 1):
            try:
                found.play(step)
            except SeraiError as error:
                raise _bad(line, f"Step {number}, {step!r}: {error}") from None
        _check_comments(line.comments, len(line.steps), line.name or line.id)
        played[line.id] = found
        own = [entry for entry in found.match.history if isinstance(entry, Step)][-len(line.steps) :]
        steps = [f"{entry.seat} {match.game.steps[entry.action]}" for entry in own]
        start = line.start.model_copy(update={"moment": found.moment})
        lines.append(line.model_copy(update={"steps": steps, "start": start}))
    return tree.model_copy(update={"lines": lines})


def _begin(match: Match, line: s.StudyLine, played: Mapping[str, Variation], dice: str) -> Variation:
    """The position that a line leaves from."""
    start = line.start
    if start.line is None:
        last = moments.count(match) - 1
        if start.moment > last:
            raise _bad(line, f"There is no moment {start.moment}: they go from 0 to {last}.")
        return Variation(match, start.moment, dice)
    parent = played.get(start.line)
    if parent is None:
        raise _bad(line, f"It leaves the line {start.line!r}, which does not come before it.")
    if start.after > parent.steps:
        raise _bad(line, f"It leaves {start.line!r} after {start.after} steps, which has {parent.steps}.")
    return parent.branch(start.after)


def _check_comments(comments: Mapping[str, str], last: int, line: str) -> None:
    for place in comments:
        if not place.isascii() or not place.isdigit() or str(int(place)) != place or int(place) > last:
            raise Refused(Why.BAD_TREE(line=line, reason=f"A comment stands at 0 to {last}, not at {place!r}."))


def _bad(line: s.StudyLine, reason: str) -> Refused:
    return Refused(Why.BAD_TREE(line=line.name or line.id, reason=reason))
