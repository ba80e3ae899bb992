"""The routes of lessons. A scene is replayed with every request, so the server keeps nothing of it."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import Path, Request, Response

from serai.engine.errors import IllegalMove, SeraiError
from serai.lessons.collection import all_lessons
from serai.lessons.lesson import Lesson, LessonError, Scene
from serai.lessons.scenes import Verdict, example, follow
from serai.server.base.errors import Refused, Why
from serai.server.bots.compilation import GameCompiler
from serai.server.http.dependencies import ServicesPart, Visitor, new_router, part
from serai.server.http.gzip import packed
from serai.server.protocol import messages as m
from serai.server.settings import Settings
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.previews import preview_steps, refused_step

LONGEST_ID = 80
log = logging.getLogger("serai.server")


class Lessons:
    """The lessons on the shelf; one that cannot be read keeps the server from starting."""

    def __init__(self, settings: Settings) -> None:
        self.all = all_lessons(settings.lessons)

    def scene(self, lesson: str, scene: str) -> Scene:
        """A scene of a lesson, or a refusal."""
        found = self.all[lesson].scene(scene) if lesson in self.all else None
        if found is None:
            raise Refused(Why.NO_LESSON())
        return found


Id = Annotated[str, Path(max_length=LONGEST_ID)]
LessonsPart = Annotated[Lessons, part(Lessons)]

router = new_router("lessons")


@router.get("/api/lessons", response_model=m.LessonList)
async def list_lessons(request: Request, lessons: LessonsPart) -> Any:
    """List the lessons with their scenes, and their texts where they bring them along."""
    listed = m.LessonList(lessons=[_about(lesson) for lesson in lessons.all.values()])
    return packed(request, listed.model_dump_json(), "application/json")


@router.post("/api/lessons/{lesson}/{scene}", response_model=m.LessonMoment)
async def play(
    lesson: Id,
    scene: Id,
    asked: m.PlayLesson,
    visitor: Visitor,
    lessons: LessonsPart,
    compiler: Annotated[GameCompiler, part(GameCompiler)],
    services: ServicesPart,
) -> Any:
    """Play a scene of a lesson: the position after the steps so far and some more, and what the guide says."""
    found = lessons.scene(lesson, scene)
    services.limits.tries.take(visitor)
    await compiler.wait(found.game)
    return Response(await services.thread.do(_played, found, asked), media_type="application/json")


def _about(lesson: Lesson) -> m.LessonInfo:
    return m.LessonInfo(
        id=lesson.id,
        game=lesson.game,
        minutes=lesson.minutes,
        texts=_copied(lesson.texts),
        scenes=[
            m.SceneInfo(
                id=scene.id,
                seat=scene.seat,
                players=scene.game.players,
                options=dict(scene.game.options),
                rules=list(scene.rules),
                texts=_copied(scene.texts),
            )
            for scene in lesson.scenes
        ],
    )


def _copied(texts: Any) -> dict[str, dict[str, str]]:
    return {language: dict(own) for language, own in texts.items()}


def _played(scene: Scene, asked: m.PlayLesson) -> str:
    """The JSON of a messages.LessonMoment."""
    try:
        answer = follow(scene, asked.played, asked.steps)
        if asked.trial and answer.verdict is not Verdict.WRONG:
            before = follow(scene, asked.played, ()).moment.match.state
            shown = preview_steps(before.knowledge(scene.seat), asked.steps)
        else:
            shown = _table(scene, answer.moment.match.state)
            shown["events"] = [event.to_json() for event in answer.events]
        shown |= {"verdict": answer.verdict.value, "say": answer.say}
        shown |= {"task": answer.moment.task, "example": example(scene, answer.moment)}
        return as_json(shown)
    except LessonError as error:
        log.error("%s", error)
        raise Refused(Why.BAD_LESSON()) from None
    except IllegalMove as error:
        raise refused_step(error, 0, asked.steps[:1]) from None
    except SeraiError as error:
        raise Refused(Why.BAD_REQUEST(hint=str(error))) from None


def _table(scene: Scene, state: Any) -> dict[str, Any]:
    legal, sets = state.choices(scene.seat) if scene.seat in state.to_act else ([], [])
    return {"view": state.view(scene.seat), "legal": legal, "sets": sets, "ended": False}
