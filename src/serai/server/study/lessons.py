"""The routes of lessons. A scene is replayed with every request, so the server keeps nothing of it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Request, Response

from serai.engine.errors import IllegalMove, SeraiError
from serai.lessons.collection import all_lessons
from serai.lessons.lesson import Lesson, LessonError, Scene
from serai.lessons.scenes import Verdict, example, follow
from serai.server.base.errors import Refused, Why
from serai.server.http.gzip import packed
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import GuestCookie
from serai.server.tables.broadcast import as_json
from serai.server.tables.previews import preview_steps, refused_step

if TYPE_CHECKING:
    from serai.server.house import House

LONGEST_ID = 80
log = logging.getLogger("serai.server")
Id = Annotated[str, Path(max_length=LONGEST_ID)]


def add(app: FastAPI, house: House) -> None:
    """Teach every lesson on the shelf; one that cannot be read keeps the server from starting."""
    lessons = all_lessons(house.settings.lessons)

    @app.get("/api/lessons", response_model=m.LessonList)
    async def list_lessons(request: Request) -> Any:
        """List the lessons with their scenes, and their texts where they bring them along."""
        listed = m.LessonList(lessons=[_about(lesson) for lesson in lessons.values()])
        return packed(request, listed.model_dump_json(), "application/json")

    @app.post("/api/lessons/{lesson}/{scene}", response_model=m.LessonMoment)
    async def play(lesson: Id, scene: Id, asked: m.PlayLesson, cookie: GuestCookie = None) -> Any:
        """Play a scene of a lesson: the position after the steps so far and some more, and what the guide says."""
        guest = house.known(house.signer.guest(cookie))
        found = lessons[lesson].scene(scene) if lesson in lessons else None
        if found is None:
            raise Refused(Why.NO_LESSON())
        house.limits.tries.take(guest)
        await house.compiler.wait(found.game)
        return Response(await house.in_thread(_played, found, asked), media_type="application/json")


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
