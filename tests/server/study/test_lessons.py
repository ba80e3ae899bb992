"""Lessons over HTTP: the same table as at a game, judged by the scene, within the limits, and no table behind it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.lessons.collection import own_lessons
from serai.server.protocol.messages import LessonList, LessonMoment
from tests.server import plain_http
from tests.server.server_process import Host, hosting

CLUB = Path(__file__).parents[2] / "lessons" / "club.toml"
FIST = "/api/lessons/bakschisch/fist"


@pytest.fixture
def client(host: Host) -> Iterator[httpx.Client]:
    with plain_http.Client(base_url=host.url, timeout=60) as made:
        made.post("/api/me")
        yield made


def play(client: httpx.Client, path: str, **asked: Any) -> LessonMoment:
    answer = client.post(path, json=asked)
    assert answer.status_code == 200, answer.text
    return LessonMoment.model_validate(answer.json())


def test_every_lesson_is_played_by_its_examples(client: httpx.Client) -> None:
    told = LessonList.model_validate(client.get("/api/lessons").json())
    assert [lesson.id for lesson in told.lessons] == [lesson.id for lesson in own_lessons()]
    for lesson in told.lessons:
        for scene in lesson.scenes:
            path, played = f"/api/lessons/{lesson.id}/{scene.id}", list[str]()
            moment = play(client, path)
            while moment.verdict != "done":
                assert moment.legal
                trial = play(client, path, played=played, steps=moment.example, trial=True)
                assert trial.verdict in ("right", "done")
                steps = moment.example
                moment = play(client, path, played=played, steps=steps)
                assert moment.events
                played += steps
            assert moment.example == []
    assert client.get("/api/tables?list=mine").json() == {"tables": []}


def test_a_wrong_step_gets_its_reason_and_an_illegal_one_its_rule(client: httpx.Client) -> None:
    start = play(client, FIST)
    wrong = play(client, FIST, steps=["pass"])
    assert (wrong.verdict, wrong.say, wrong.events) == ("wrong", "empty", [])
    assert wrong.view == start.view
    assert play(client, FIST, steps=["pass"], trial=True).say == "empty"
    refused = client.post(FIST, json={"steps": ["bid 11"]})
    assert refused.status_code == 409
    assert refused.json()["rule"].startswith("BK-")
    for body in ({"played": ["pass"]}, {"steps": ["fly"]}, {"steps": "bid 4"}, {"more": 1}, {"played": ["bid 4"] * 61}):
        assert client.post(FIST, json=body).status_code in (409, 422), body
    over = client.post(FIST, json={"played": ["bid 4"], "steps": ["bid 1"]})
    assert over.status_code == 422


def test_what_is_not_there(client: httpx.Client, host: Host) -> None:
    for path in ("bakschisch/none", "none/fist", "bakschisch/%2e%2e"):
        answer = client.post(f"/api/lessons/{path}", json={})
        assert answer.status_code == 404, path
    assert client.post("/api/lessons/bakschisch/none", json={}).json()["code"] == "no-lesson"
    assert plain_http.post(f"{host.url}{FIST}", json={}).status_code == 401  # nobody is nobody's neighbour
    for path in ("/learn", "/learn/bakschisch/fist"):
        assert client.get(path, headers={"accept": "text/html"}).status_code == 200


def test_a_house_does_not_open_with_a_lesson_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(CLUB.read_text(encoding="utf-8").replace("minutes = 1", "minutes = 0"), encoding="utf-8")
    command = [sys.executable, "-m", "serai.cli", "serve", "--port", "0", "--lessons", str(tmp_path)]
    environment = {**os.environ, "SERAI_DATA_DIR": str(tmp_path / "data")}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert ended.returncode == 2
    assert ended.stderr.strip() == f"{path}: 'minutes' is a whole number from 1 to 60, not 0."


def test_a_club_teaches_its_own_within_the_limits(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "ours.toml").write_text(CLUB.read_text(encoding="utf-8"), encoding="utf-8")
    with (
        hosting(tmp_path, lessons=str(folder), tries_per_second="1") as host,
        plain_http.Client(base_url=host.url, timeout=60) as client,
    ):
        client.post("/api/me")
        lesson = next(one for one in client.get("/api/lessons").json()["lessons"] if one["id"] == "ours")
        assert lesson["texts"]["de"]["title"] == "Die eigene Lektion eines Vereins"
        assert play(client, "/api/lessons/ours/first", steps=["bid 9"]).verdict == "done"
        answers = [client.post("/api/lessons/ours/first", json={}).status_code for _ in range(12)]
        assert 429 in answers
