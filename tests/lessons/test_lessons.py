"""Lessons: every one of ours is played through, and whatever is wrong with one is told with file and place."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import serai
from serai.cli import main
from serai.engine.errors import IllegalMove, SeraiError
from serai.lessons.checking import check_scene, mistaken
from serai.lessons.collection import all_lessons, own_lessons
from serai.lessons.lesson import LessonError, Scene, read_lesson
from serai.lessons.scenes import Verdict, begin, example, follow, prepared

CLUB = Path(__file__).with_name("club.toml")
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
OURS = [(lesson.id, scene) for lesson in own_lessons() for scene in lesson.scenes]
LAST = dict(OURS)
MISTAKEN = 2


def names(ours: list[tuple[str, Scene]]) -> list[str]:
    return [f"{lesson}-{scene.id}" for lesson, scene in ours]


def test_every_game_has_a_lesson_of_five_to_ten_minutes() -> None:
    assert [lesson.game for lesson in own_lessons()] == list(serai.game_names())
    assert all(5 <= lesson.minutes <= 10 and len(lesson.scenes) >= 6 for lesson in own_lessons())


@pytest.mark.parametrize(("lesson", "scene"), OURS, ids=names(OURS))
def test_right_steps_reach_the_end_and_wrong_ones_get_their_reason(lesson: str, scene: Scene) -> None:
    assert serai.load(prepared(scene).position()) == prepared(scene)  # sound by the audit
    assert check_scene(scene) >= len(scene.tasks)
    played: list[str] = []
    for task in scene.tasks:
        moment = follow(scene, played, ()).moment
        before = moment.match.state
        for wrong in task.wrong:
            steps = mistaken(scene, played, task, wrong)
            assert steps is not None
            answer = follow(scene, played, steps)
            assert (answer.verdict, answer.say) == (Verdict.WRONG, wrong.why)
            assert answer.moment.match.state == before  # nothing was played
            assert answer.events == ()
        steps = example(scene, moment)
        answer = follow(scene, played, steps)
        assert answer.verdict in (Verdict.RIGHT, Verdict.DONE)
        assert answer.events
        for number in range(1, len(steps)):  # step by step as well as all at once
            assert follow(scene, played, steps[:number]).verdict is Verdict.BEGUN
        played += steps
    last = follow(scene, played, ()).moment
    assert last.task == len(scene.tasks)
    assert last.match.state.over == (scene is LAST[lesson])  # else the others would have nothing to do


@pytest.mark.parametrize(("lesson", "scene"), OURS, ids=names(OURS))
def test_every_text_has_words_and_every_rule_is_one(lesson: str, scene: Scene) -> None:
    english = (WORDS / "en" / "school.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^(lesson-[\w-]+) =", english, re.MULTILINE))
    assert {f"lesson-{lesson}-{scene.id}-{part}" for part in scene.parts} <= ids
    page = WORDS.parents[2] / "docs" / "rules" / f"{scene.game.name.replace('-', '_')}.md"
    text = page.read_text(encoding="utf-8")
    assert scene.rules
    assert all(f'<a id="{rule}">' in text for rule in scene.rules)


def test_no_words_are_left_over() -> None:
    used = {f"lesson-{lesson}-{scene.id}-{part}" for lesson, scene in OURS for part in scene.parts}
    for path in WORDS.glob("*/school.ftl"):
        assert set(re.findall(r"^(lesson-[\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)) == used


def test_an_illegal_step_is_refused_by_the_rules_and_changes_nothing() -> None:
    scene = own_lessons()[0].scenes[0]
    with pytest.raises(IllegalMove, match="BK-5"):
        follow(scene, (), ["bid 11"])
    with pytest.raises(SeraiError, match="no step that this scene takes"):
        follow(scene, ["bid 1"], ())
    assert begin(scene).match.state == prepared(scene)


# ---------------------------------------------------------------- lessons of a club


def test_a_club_writes_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ours.toml").write_text(CLUB.read_text(encoding="utf-8"), encoding="utf-8")
    assert "ours" in all_lessons(str(tmp_path))
    assert main(["lessons", "check", str(tmp_path / "ours.toml")]) == 0
    assert capsys.readouterr().out == "ours: 1 scene of bakschisch, 1 way played to the end, texts: en, de.\n"


def test_a_whole_position_will_do(tmp_path: Path) -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=7)
    text = CLUB.read_text(encoding="utf-8").replace("bid 9|bid 10", "bid 9").replace("1 bid 8", "1 bid 8")
    position = json.dumps(match.state.position())
    text = text.replace("seed = 7\nstate = { gold = [12, 8, 0, 0] }", f"position = '{position}'")
    path = tmp_path / "ours.toml"
    path.write_text(text, encoding="utf-8")
    assert check_scene(read_lesson(path).scenes[0]) == 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('game = "bakschisch"', 'game = "baksheesh"', "There is no game 'baksheesh'"),
        ("minutes = 1", "minutes = 0", "'minutes' is a whole number from 1 to 60, not 0."),
        ("minutes = 1", "hours = 1", "There is no entry here named 'hours'"),
        ("[texts.en]", "[texts.en", "is not TOML that can be read"),
        ('id = "first"', 'id = "First one"', "scene 1: 'id' is made of small letters"),
        ("gold = [12, 8, 0, 0]", "gold = [12, 9, 0, 0]", "scene 'first': "),
        ("gold = [12, 8, 0, 0]", "gold = { 7 = 1 }", "scene 'first': field 'gold': its places are 0 to 3, not '7'."),
        ("gold = [12, 8, 0, 0]", "silver = 1", "There is no field"),
        ('"bid 9|bid 10"', '"bid 13"', "scene 'first', task 1: 'bid 13' cannot be played; possible first are pass"),
        ('"1 bid 8"', '"1 bid 9"', "task 1: '1 bid 9' cannot follow: "),
        ('"1 bid 8"', '"Yusuf bids"', "written as in a record"),
        ('steps = "thief"', 'steps = "bid 10"', "the mistake 'bid 10' cannot be made"),
        ('other = "Nine or ten."\n', "", "'texts.en' needs the text 'other'"),
        ('done = "Well done."', 'done = "Well done."\nmore = "x"', "There is no text of this scene in texts.en named"),
        ('rules = ["BK-8"]', 'rules = ["eight"]', "a rule is named like 'BK-7', not 'eight'."),
        ("[[scenes.tasks]]", "[scenes.tasks]", "'tasks' is a list of tables"),
        ("players = 2", "players = 9", "scene 'first': "),
    ],
)
def test_what_is_wrong_is_told_with_file_and_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    text = CLUB.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "ours.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["lessons", "check", str(path)]) == MISTAKEN
    said = capsys.readouterr().err
    assert said.startswith(str(path))
    assert told in said
    assert len(said.strip().splitlines()) == 1


def test_what_a_folder_must_not_hold(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="There is no folder"):
        all_lessons(str(tmp_path / "none"))
    text = CLUB.read_text(encoding="utf-8")
    (tmp_path / "bakschisch.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match="already"):
        all_lessons(str(tmp_path))
    (tmp_path / "bakschisch.toml").rename(tmp_path / "Ours!.toml")
    with pytest.raises(LessonError, match="small letters"):
        all_lessons(str(tmp_path))
    (tmp_path / "Ours!.toml").unlink()
    (tmp_path / "ours.toml").write_text(re.sub(r"\[(scenes\.)?texts[^[]*", "", text), encoding="utf-8")
    with pytest.raises(LessonError, match="needs texts"):
        all_lessons(str(tmp_path))
