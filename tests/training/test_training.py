"""Training: numbers that follow their examples, the same ones after a kill, and sentences for mistakes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.arena.blocks import play_block
from serai.arena.workers import Task
from serai.bots.confidence import judging_files
from serai.bots.levels import make_bot
from serai.bots.models import Examples, Table, follow, hats
from serai.bots.plugins import from_file
from serai.bots.searcher import Search, usual_numbers
from serai.bots.trained import Trained, write_archive
from serai.cli import main
from serai.engine.chance import generator
from serai.engine.errors import OptionError
from serai.training.generations import Progress, Recipe, Training, TrainingError

SMALL = Recipe(games=6, generations=3, simulations=4, seed="7")
WORDS = ["--games", "6", "--generations", "3", "--simulations", "4", "--seed", "7", "--jobs", "1"]
SHORT = {"track": "short", "max_rounds": 10}


class Here:
    """A backend in this process, the last block first."""

    def games(self, plan: Any, todo: Iterable[Task]) -> Iterator[list[Any]]:
        for contest, block, rotations in reversed(list(todo)):
            yield list(play_block(plan, contest, block, rotations))


@pytest.fixture
def game() -> serai.Game:
    return serai.game("bakschisch", players=2, **SHORT)


@pytest.fixture
def trained(game: serai.Game, tmp_path: Path) -> Path:
    """A small training that was not interrupted."""
    path = tmp_path / "whole.npz"
    with Training.begin(game, SMALL, path) as training:
        training.run(Here())
    return path


# ---------------------------------------------------------------- the learner


@pytest.mark.parametrize("smooth", [False, True])
def test_numbers_follow_their_examples(smooth: bool) -> None:
    shapes = ((0, hats((0, 4, 9))), (10, np.eye(2)))
    table = Table(12, 2, bends=lambda: shapes if smooth else ())
    rng, true = np.random.default_rng(1), np.array([*np.linspace(-1, 1, 10), 0.5, -0.5])
    seen = np.stack([rng.integers(0, 10, (4000, 3)), rng.integers(10, 12, (4000, 3))], axis=-1)
    examples = Examples(seen, table.chances(true, seen))
    start = np.zeros(12)
    learned = follow(table, start, examples, rounds=20, pace=0.05, seed=1)
    assert examples.loss(table, true) == pytest.approx(0, abs=1e-9)
    assert examples.loss(table, learned) < examples.loss(table, start) / 100
    assert table.freedom == (5 if smooth else 12)


# ---------------------------------------------------------------- a training and its file


@pytest.mark.compiled
def test_the_file_plays_and_tells_its_recipe(game: serai.Game, trained: Path) -> None:
    about = Trained.load(trained).about
    assert about["game"] == "bakschisch"
    assert about["recipe"]["seed"] == "7"
    assert [step["examples"] > 100 for step in about["steps"]] == [True] * 3
    assert all(step["after"] < step["before"] for step in about["steps"])
    bot = make_bot(f"{trained}:20", game)
    assert isinstance(bot, Search)
    usual = make_bot("caliph:20", game)
    knowledge = game.new_match(seed=1).state.knowledge(0)
    assert bot.choose(knowledge, generator(1)) in knowledge.legal_actions()
    usual.choose(knowledge, generator(1))
    assert [one.win for one in bot.thought] != [one.win for one in usual.thought]  # type: ignore[attr-defined]
    host = from_file(str(trained))
    assert (host.name, host.games, host.players) == ("whole", ("bakschisch",), (2,))
    assert isinstance(host.make(game), Search)
    with pytest.raises(OptionError, match="as the host lets it"):
        from_file(f"{trained}:20")


PROGRAM = """
import sys
from serai.training.generations import Training

class Stops(Training):
    def _tell(self, tell, played):
        if len(self.steps) == 1 and played:
            print("now", flush=True)
            sys.stdin.read()
        super()._tell(tell, played)

if __name__ == "__main__":
    import serai.training.generations as training
    from serai.cli import main
    training.Training = Stops
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.compiled
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills with SIGKILL")
def test_killed_in_the_middle_it_comes_to_the_same_bytes(trained: Path, tmp_path: Path) -> None:
    path = tmp_path / "killed.npz"
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    options = [word for name, value in SHORT.items() for word in ("--option", f"{name}={value}")]
    words = ["train", "bakschisch", "--players", "2", *options, *WORDS, "--out", str(path)]
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "program.py"), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "now\n"  # the first generation is learned, the second is being played
        with pytest.raises(serai.SeraiError, match="Another"):
            Training.resume(path)
        os.kill(child.pid, signal.SIGKILL)
    assert len(Trained.load(path).about["steps"]) == 1
    told: list[Progress] = []
    with Training.resume(path) as training:
        training.run(Here(), told.append)
    assert path.read_bytes() == trained.read_bytes()
    assert [progress.generation for progress in told] == sorted(progress.generation for progress in told)
    assert told[-1].steps == tuple(training.steps)


@pytest.mark.compiled
def test_more_generations_go_on_where_it_ended(game: serai.Game, trained: Path, tmp_path: Path) -> None:
    path = tmp_path / "longer.npz"
    with Training.begin(game, Recipe(6, 2, 4, "7"), path) as training:
        training.run(Here())
    assert main(["train", "--resume", str(path), "--generations", "3", "--jobs", "1", "--json"]) == 0
    assert path.read_bytes() == trained.read_bytes()


# ---------------------------------------------------------------- what is in use

LEARNED = sorted(Path(serai.__file__).parent.glob("bots/*/learned-*.npz"))
OTHER_TABLES: dict[str, dict[str, Any]] = {
    "bakschisch": {"max_rounds": 50},
    "bagdad": {"max_turns": 400},
    "five-tribes": {"goods": "shown"},
}


def test_something_is_in_use() -> None:
    found = {(path.parent.name, path.stem) for path in LEARNED}
    assert found == {(game, f"learned-{players}") for game in ("bakschisch", "bagdad") for players in (2, 3)}


@pytest.mark.parametrize("path", LEARNED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_adopted_numbers_are_used_at_the_tables_that_they_were_learned_at(path: Path) -> None:
    trained = Trained.load(path)
    about, recipe = trained.about, trained.about["recipe"]
    assert path.stem == f"learned-{about['players']}"
    assert len(about["steps"]) == recipe["generations"]
    assert recipe["seed"]
    game = serai.game(about["game"], players=about["players"])
    assert usual_numbers(game).tolist() == trained.numbers.tolist()
    for players in {2, 3, 4} - {about["players"]}:
        others = usual_numbers(serai.game(about["game"], players=players))
        assert (others.size > 0) == (path.with_name(f"learned-{players}.npz") in LEARNED)
        assert others.tolist() != trained.numbers.tolist()
    other = serai.game(about["game"], players=about["players"], **OTHER_TABLES[about["game"]])
    assert usual_numbers(other).size == 0
    assert path in judging_files(game)  # what they judged is not taken for what others judge


# ---------------------------------------------------------------- mistakes


def test_what_is_no_file_of_this_game_is_refused(game: serai.Game, tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    size = Training(game, SMALL, path).model.size
    about = {**game.describe(), "serai-numbers": 1}

    def refused(pattern: str, numbers: Any = None, table: serai.Game = game, changed: Any = ()) -> None:
        Trained(np.zeros(size) if numbers is None else numbers, {**about, **dict(changed)}).save(path)
        with pytest.raises(OptionError, match=pattern):
            make_bot(f"{path}:20", table)

    refused("are for players 2, not for 3", table=serai.game("bakschisch", players=3))
    refused("are for game 'bakschisch', not for 'bagdad'", table=serai.game("bagdad", players=2))
    refused("are for rules 99", changed={"rules": 99})
    refused("does not read", changed={"serai-numbers": 2})
    refused("another version of Serai", np.zeros(size + 1))
    refused("not all numbers", np.full(size, np.nan))
    refused("no learned numbers", np.zeros((size, 2)))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(OptionError, match="no network of Serai's"):
        make_bot(str(path), game)
    with pytest.raises(OptionError, match="There is no file"):
        make_bot(str(tmp_path / "nothing.npz:20"), game)


def test_mistakes_are_sentences_and_leave_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "new.npz")
    for words, sentence in (
        (["bakschisch"], "Name a new file"),
        (["bakschisch", "--out", "mine.txt"], "ends in .npz"),
        (["bakschisch", "--out", str(tmp_path / "no" / "folder.npz")], "There is no folder"),
        (["bakschisch", "--out", out, "--games", "0"], "not 0"),
        (["bakschisch", "--out", out, "--games", "many"], "a whole number"),
        (["bakschisch", "--out", out, "--generations", "-1"], "not -1"),
        (["bakschisch", "--out", out, "--simulations", "1"], "2 simulations"),
        (["bakschisch", "--out", out, "--pace", "nan"], "pace"),
        (["chess", "--out", out], "chess"),
        (["--out", out], "Name the game"),
        (["bakschisch", "--players", "9", "--out", out], "players"),
        (["bakschisch", "--out", out, "--backend", "cloud"], "There is no backend"),
        (["--resume", out], "no training to go on with"),
        (["--resume", out, "--games", "5"], "leave out --games"),
    ):
        assert main(["train", *words]) == 2, words
        told = capsys.readouterr()
        assert sentence in told.err
        assert len(told.err.splitlines()) == 1
        assert not told.out
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten_and_damage_is_told(game: serai.Game, tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    Training.begin(game, SMALL, path).close()
    with pytest.raises(TrainingError, match="is there already"):
        Training.begin(game, SMALL, path)
    beside = path.with_name("mine.npz.training")
    data = beside.read_bytes()
    beside.write_bytes(data[: len(data) // 2])
    with pytest.raises(TrainingError, match="is damaged"):
        Training.resume(path)
    write_archive(beside, about=np.array(json.dumps({"serai-training": 9})))
    with pytest.raises(TrainingError, match="another version"):
        Training.resume(path)
