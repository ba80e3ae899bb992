"""Checking a lesson: every way that counts as done is gone to its end, and every mistake that has words can be made."""

from __future__ import annotations

from collections.abc import Sequence

from serai.engine.game import State
from serai.lessons.lesson import Lesson, LessonError, Scene, Task, Wrong, matches
from serai.lessons.scenes import Moment, Verdict, begin, example, follow, walk

MOST_TRIED = 5000  # lists of steps that are looked through for a mistake


def check_lesson(lesson: Lesson) -> int:
    """Play every scene in every way that it accepts; how many ways there were. LessonError says what is wrong."""
    return sum(check_scene(scene) for scene in lesson.scenes)


def check_scene(scene: Scene) -> int:
    """Play a scene through; how many ways there were. Each task is left by its first way."""
    played: list[str] = []
    ways = 0
    for number, task in enumerate(scene.tasks):
        place = f"{scene.place}, task {number + 1}"
        moment = _after(scene, played)
        for way in task.accept:
            steps = walk(moment.match.state, scene.seat, way)
            if steps is None:
                raise LessonError(f"{place}: {'; '.join(way)!r} cannot be played; {_possible(moment, scene)}")
            wanted = Verdict.DONE if number + 1 == len(scene.tasks) else Verdict.RIGHT
            if follow(scene, played, steps).verdict is not wanted:
                raise LessonError(f"{place}: {'; '.join(way)!r} does not end the task: a shorter way comes before it.")
            ways += 1
        for wrong in task.wrong:
            if mistaken(scene, played, task, wrong) is None:
                said = "; ".join(wrong.steps)
                raise LessonError(
                    f"{place}: the mistake {said!r} cannot be made, or counts as right, or has other words."
                )
        played += example(scene, moment)
    return ways


def mistaken(scene: Scene, played: Sequence[str], task: Task, wrong: Wrong) -> list[str] | None:
    """Steps that make a mistake and are told so; None if there are none."""
    state = _after(scene, played).match.state
    tried = 0
    lists: list[tuple[State, list[str]]] = [(state, [])]
    while lists and tried < MOST_TRIED:
        now, made = lists.pop(0)
        for step in now.legal(scene.seat):
            tried += 1
            steps = [*made, step]
            if wrong.fits(steps):
                answer = follow(scene, played, steps)
                if answer.verdict is Verdict.WRONG and answer.say == wrong.why:
                    return steps
            if any(len(steps) < len(way) and all(map(matches, steps, way)) for way in task.accept):
                after = now.after(scene.seat, step)
                if scene.seat in after.to_act:
                    lists.append((after, steps))
    return None


def _after(scene: Scene, played: Sequence[str]) -> Moment:
    return follow(scene, played, ()).moment if played else begin(scene)


def _possible(moment: Moment, scene: Scene) -> str:
    legal = moment.match.state.legal(scene.seat)
    more = ", ..." if len(legal) > 12 else ""
    return f"possible first are {', '.join(legal[:12])}{more}."
