"""A scene as it is played: the prepared position, the player's steps so far, and what the script does after them.

Nothing is kept between two calls: a scene and the steps so far are all that there is, and replaying them takes less
than a millisecond. So a lesson has no table, no log and nobody else in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from serai.engine.errors import IllegalMove, PositionError, SeraiError
from serai.engine.game import Match, State
from serai.engine.rulebook import Event
from serai.engine.sentences import shown
from serai.lessons.lesson import DONE, ENTRY, LessonError, Scene, Task, matches, placed

SEED = "lesson"  # of draws that a scene does not name


class Verdict(StrEnum):
    """What the steps of a player were."""

    BEGUN = "begun"  # none yet, or a part of a turn that may become right
    RIGHT = "right"  # a task is done, another one follows
    WRONG = "wrong"  # legal, and not what the scene is about: nothing was played
    DONE = "done"  # the scene is over


@dataclass(slots=True)
class Moment:
    """A scene after some steps: the position, which task comes now, and what was made of it so far."""

    match: Match
    task: int = 0
    made: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of some steps: the verdict with the name of its text, and what happened on the table."""

    verdict: Verdict
    say: str
    moment: Moment
    events: tuple[Event, ...]


def prepared(scene: Scene) -> State:
    """The position of a scene, checked against every invariant of the rules."""
    game = scene.game
    try:
        if scene.position is not None:
            return game.load(scene.position)
        start = game.start() if scene.seed is None else game.new_match(seed=scene.seed).state
        data = start.position()
        for name, value in scene.state.items():
            try:
                data["state"][name] = placed(data["state"].get(name), value)
            except PositionError as error:
                raise PositionError(f"field {name!r}: {error}") from None
        return game.load(data)
    except PositionError as error:
        raise LessonError(f"{scene.place}: {error}") from None


def begin(scene: Scene) -> Moment:
    """The scene before the player's first step."""
    state = prepared(scene)
    if scene.seat not in state.to_act:
        raise LessonError(f"{scene.place}: seat {scene.seat} has nothing to choose in this position.")
    return Moment(Match(state, seed=SEED, draws=()))


def follow(scene: Scene, played: Sequence[str], steps: Sequence[str]) -> Answer:
    """What steps are after those that were played already; IllegalMove if the rules refuse one."""
    moment = begin(scene)
    for step in played:
        if _take(scene, moment, [step]).verdict is Verdict.WRONG:
            raise SeraiError(f"{shown(step)} is no step that this scene takes here.")
    return _take(scene, moment, steps)


def _take(scene: Scene, moment: Moment, steps: Sequence[str]) -> Answer:
    """Make steps as far as they are right; if one is not, nothing is made of them."""
    match, first = moment.match, moment.match.length
    before = (first, moment.task, list(moment.made))
    verdict, say = Verdict.BEGUN, DONE if moment.task == len(scene.tasks) else scene.tasks[moment.task].guide
    for step in steps:
        try:
            if moment.task == len(scene.tasks):
                raise SeraiError("This scene is over.")
            task = scene.tasks[moment.task]
            name = scene.game.steps[match.state.check(scene.seat, step)]
            made = [*moment.made, name]
            if not any(_begins(made, way) for way in task.accept):
                verdict, say = Verdict.WRONG, _why(task, made)
                break
            match.follow(scene.seat, name)
            moment.made = made
            if any(len(made) == len(way) and _begins(made, way) for way in task.accept):
                _go_on(scene, moment, task)
                last = moment.task == len(scene.tasks)
                verdict, say = (Verdict.DONE, DONE) if last else (Verdict.RIGHT, scene.tasks[moment.task].guide)
            else:
                match.go_on()
        except IllegalMove:
            _back(moment, *before)
            raise
    if verdict is Verdict.WRONG:
        _back(moment, *before)
    return Answer(verdict, say, moment, tuple(match.events(scene.seat, first)))


def _back(moment: Moment, length: int, task: int, made: list[str]) -> None:
    moment.match.rewind(length)
    moment.task, moment.made = task, made


def _begins(made: Sequence[str], way: Sequence[str]) -> bool:
    return len(made) <= len(way) and all(map(matches, made, way))


def _why(task: Task, made: Sequence[str]) -> str:
    return next((wrong.why for wrong in task.wrong if wrong.fits(made)), task.other)


def _go_on(scene: Scene, moment: Moment, task: Task) -> None:
    """Let the script follow a task: the others' steps and the draws; draws that it does not name come by themselves."""
    match, number = moment.match, moment.task + 1
    for line in task.then:
        found = ENTRY.fullmatch(line)
        who, what = found.groups() if found else ("", line)
        try:
            match.follow(None if who == "draw" else int(who), what)
        except SeraiError as error:
            raise LessonError(f"{scene.place}, task {number}: {line!r} cannot follow: {error}") from None
    match.go_on()
    moment.task, moment.made = number, []
    if number < len(scene.tasks) and scene.seat not in match.state.to_act:
        raise LessonError(f"{scene.place}, task {number + 1}: seat {scene.seat} has nothing to choose then.")


def example(scene: Scene, moment: Moment) -> list[str]:
    """Steps that would do the task that comes now, the shortest of the first way that can be gone."""
    if moment.task == len(scene.tasks):
        return []
    for way in scene.tasks[moment.task].accept:
        if _begins(moment.made, way):
            found = walk(moment.match.state, scene.seat, way[len(moment.made) :])
            if found is not None:
                return found
    raise LessonError(f"{scene.place}, task {moment.task + 1}: no way that is accepted can be gone.")


def walk(state: State, seat: int, way: Sequence[str]) -> list[str] | None:
    """Legal steps that fit some patterns one after the other; None if there are none."""
    if not way:
        return []
    for step in state.legal(seat):
        if matches(step, way[0]):
            rest = walk(state.after(seat, step), seat, way[1:])
            if rest is not None:
                return [step, *rest]
    return None
