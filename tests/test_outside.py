"""A game and a bot that live outside of src/: installed beside Serai, they are known everywhere by an entry point."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.bots.network import Network
from serai.client import Client, Refused
from serai.engine.game import Game
from tests.server.players import hang_up, play_on, run, seated
from tests.server.server_process import Host

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = ROOT / "tests" / "outside"  # what a site-packages folder would hold: the package and its metadata
pytestmark = pytest.mark.compiled


def environment(folder: Path, **changed: str) -> dict[str, str]:
    """The environment of a machine where the packages of a folder are installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]), **changed}


def python(*arguments: str, folder: Path = OUTSIDE, typed: str = "", **changed: str) -> str:
    """What a Python process on such a machine prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment(folder, **changed),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def serai(*arguments: str, **more: Any) -> str:
    """What a command prints."""
    return python("-m", "serai.cli", *arguments, **more)


def test_it_is_listed_with_all_its_bots() -> None:
    games = {game["name"]: game for game in json.loads(serai("games", "--json"))}
    assert list(games)[-1] == "dates"
    assert games["dates"]["players"] == [2, 2]
    levels = ["random", "novice", "merchant", "cadi", "vizier", "caliph"]
    assert games["dates"]["bots"] == games["bakschisch"]["bots"] == [*levels, "miser"]
    assert games["bagdad"]["bots"] == levels  # which the miser does not play


def test_the_terminal_speaks_its_words(tmp_path: Path) -> None:
    save = str(tmp_path / "game.txt")
    told = serai("play", "dates", "--seed", "7", "--seat", "0", "--save", save, typed="rules\ntake 1\n" + "1\n" * 12)
    assert "a purse with 0, 1 or 2 dates that the other one cannot see" in told
    assert "the heap has 12. How many do you take?" in told
    assert "You took 1 date; 11 are left." in told
    assert "The purses held" in told
    assert "dates" in serai("replay", save, "--print")


def test_the_arena_plays_it_with_a_bot_that_searches(tmp_path: Path) -> None:
    words = ["arena", "dates", "--bots", "caliph:200,random", "--games", "40", "--seed", "1", "--jobs", "1", "--json"]
    report = json.loads(serai(*words, "--report", str(tmp_path)))
    caliph = next(line for line in report["bots"] if line["bot"] == "caliph:200")
    assert caliph["games"] == 40
    assert caliph["win_share"]["mean"] > 0.6


def test_a_hint_comes_from_the_search(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    serai("play", "dates", "--seed", "7", "--seat", "0", "--seat", "1", "--save", str(record), typed="take 3\nquit\n")
    hint = json.loads(serai("hint", str(record), "--budget", "300", "--json"))
    assert {candidate["step"] for candidate in hint["candidates"]} == {"take 1", "take 2", "take 3"}


def test_a_bot_of_a_package_is_named_like_a_level(tmp_path: Path) -> None:
    words = ["--bots", "miser,random", "--games", "4", "--seed", "1", "--jobs", "1", "--json"]
    report = json.loads(serai("arena", "dates", *words, "--report", str(tmp_path)))
    miser = next(line for line in report["bots"] if line["bot"] == "miser")
    assert (miser["games"], miser["forfeits"]) == (4, {})
    (plan,) = [json.loads(log.read_text().splitlines()[0]) for log in tmp_path.glob("*.jsonl")]
    assert [Path(name).parent.name for name in plan["notes"]["files"]] == ["miser"]  # its choices depend on it
    typed = "\n".join(["take 3"] * 6)
    save = tmp_path / "game.txt"
    serai("play", "dates", "--seed", "7", "--seat", "0", "--bots", "miser", "--save", str(save), typed=typed)
    assert {line for line in save.read_text().splitlines() if line.startswith("1 ")} == {"1 take 1"}


ENVIRONMENTS = """
import warnings
import pyspiel
from pettingzoo.test import api_test
from serai.envs import openspiel, pettingzoo
warnings.simplefilter("ignore")
api_test(pettingzoo.env("dates"), num_cycles=20)
game = openspiel.load("serai_dates(heap=8)")
pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
print(game.num_players(), game.num_distinct_actions())
"""


def test_the_environments_pass_their_own_suites() -> None:
    assert "2 3" in python("-c", ENVIRONMENTS).splitlines()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server beside which a game and a bot are installed, and whose host has a network and a bot that raises."""
    folder = tmp_path_factory.mktemp("host")
    Network.new(Game.named("bakschisch", players=2), (8,), seed=3).save(folder / "mine.npz")
    (folder / "own.py").write_text("class Fails:\n    def choose(self, knowledge, rng):\n        return -1\n")
    found = Host(folder, bots=f"{folder / 'mine.npz'},{folder / 'own.py'}:Fails")
    found.environment["PYTHONPATH"] = environment(OUTSIDE)["PYTHONPATH"]
    found.start()
    yield found
    found.stop()


@pytest.mark.slow
def test_a_table_of_the_server_plays_it(host: Host) -> None:
    record = asyncio.run(play_at_table(host.url))
    assert "game dates" in record


@pytest.mark.slow
def test_bots_from_outside_sit_at_tables_of_the_server(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann:
            offered = {game["name"]: game["bots"] for game in await ann.games()}
            assert offered["bakschisch"][-3:] == ["miser", "mine", "fails"]
            assert offered["bagdad"][-2:] == ["caliph", "fails"]
            with pytest.raises(Refused, match="It plays with 2 players"):
                await ann.open_table("bakschisch", players=3, bots=["mine"])
            for bot in ("mine", "miser", "fails"):  # the last one gives no legal step: any is made for it
                table, (seat,) = await seated([ann], "bakschisch", bots=[bot], options={"max_rounds": 10})
                assert [one["bot"] for one in seat.state["table"]["seats"]][1] == bot
                await play_on(seat, 7, 4 if bot == "fails" else None)
                if bot != "fails":
                    assert f" {bot}\n" in await ann.record(table)
                await hang_up(seat)

    run(story)
    told = host.output()
    assert "The bot fails cannot choose (ValueError: -1 is no legal action)" in told
    assert "The bot mine" not in told
    assert "The bot miser" not in told


def may_go_on(state: dict[str, Any]) -> bool:
    return state["table"]["stage"] == "over" or bool(state["perspectives"][0]["legal"])


async def play_at_table(url: str) -> str:
    """A game against a bot that searches; its record."""
    async with Client(url, name="Ann") as ann:
        assert "dates" in [game["name"] for game in await ann.games()]
        rules = await ann.request("GET", "/api/rules/dates")
        assert list(rules["rules"]) == ["DA-1", "DA-2", "DA-3", "DA-4", "DA-5"]
        assert 'id="DA-3"' in await ann.request("GET", rules["page"])
        table = await ann.open_table("dates", players=2, bots=["vizier"], options={"heap": 9})
        async with ann.join(table) as seat:
            if seat.state["table"]["stage"] == "open":
                await seat.command("start")
            while True:
                now = await seat.until(
                    lambda state: state["table"]["stage"] == "over" or state["perspectives"][0]["legal"]
                )
                if now["table"]["stage"] == "over":
                    break
                await seat.play(now["perspectives"][0]["legal"][0])
        return await ann.record(table)


@pytest.mark.slow
def test_it_passes_the_contract_suite() -> None:
    ours = "not edited and not damaged"  # what is checked of the cache is the same for every game
    words = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", ours, "tests/contract"]
    told = python("-m", "pytest", *words, SERAI_TEST_GAMES="dates")
    assert "failed" not in told
    assert int(told.splitlines()[-1].split(" passed")[0].split()[-1]) > 100


COUNT = """
import numpy as np
import serai
from serai.engine.chance import generator, new_scratch
from serai.engine.playouts import playouts
game = serai.game("dates")
steps = playouts(game.start().fields, np.zeros(1, game.rulebook.dtype), 400, generator(1), new_scratch()) / 400
match = game.new_match(seed=1)
while not match.state.over:
    match.play(match.state.to_act[0], match.state.legal(match.state.to_act[0])[-1])
print(steps, sum(hasattr(entry, "seat") for entry in match.history))
"""


def test_an_edited_rule_is_never_run_from_old_compiled_code(tmp_path: Path) -> None:
    """Playouts and the match agree after an edit of the package, and after it is taken back."""
    site, cache = tmp_path / "site", str(tmp_path / "cache")
    shutil.copytree(OUTSIDE, site, ignore=shutil.ignore_patterns("__pycache__"))
    rules = site / "dates" / "rules.py"
    text = rules.read_text(encoding="utf-8")

    def count() -> tuple[float, int]:
        told = python("-c", COUNT, folder=site, SERAI_CACHE_DIR=cache, PYTHONDONTWRITEBYTECODE="1").split()
        return float(told[0]), int(told[1])

    before, match = count()
    assert match == 4  # three dates at a time
    assert 4 < before < 12
    rules.write_text(text.replace("MOST_TAKEN = 3", "MOST_TAKEN = 1"), encoding="utf-8")
    assert count() == (12.0, 12)  # one at a time, compiled and in the match
    rules.write_text(text, encoding="utf-8")
    assert count() == (before, match)


def install(folder: Path, name: str, source: str, point: str, group: str = "serai.games") -> None:
    """A package of one file with an entry point."""
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{group}]\n{point}\n", encoding="utf-8")


BROKEN = {  # packages of one line, their entry points, and what is wrong with them
    "absent": ("import nothing_of_that_name\n", "one = absent:BOOK", "No module named 'nothing_of_that_name'"),
    "number": ("BOOK = 3\n", "two = number:BOOK", "must be an instance of Rulebook"),
    "empty": ("", "three = empty:BOOK", "has no attribute 'BOOK'"),
    "again": ("from serai.games.bagdad import BAGDAD as BOOK\n", "four = again:BOOK", "is known already"),
}


def test_broken_packages_are_told_of_and_harm_no_other_game(tmp_path: Path) -> None:
    for name, (source, point, _) in BROKEN.items():
        install(tmp_path, name, source, point)
    told = serai("games", folder=tmp_path)
    assert "Bakschisch" in told
    script = """if True:
        import serai
        for name in ("one", "two", "three", "four"):
            try:
                serai.game(name)
            except serai.OptionError as error:
                print(str(error).replace("\\n", " "))
    """
    asked = python("-W", "ignore", "-c", script, folder=tmp_path).splitlines()
    for (name, (_, _, reason)), answer in zip(BROKEN.items(), asked, strict=True):
        assert reason in told
        assert f"of the package {name} cannot be loaded" in told
        assert reason in answer


NO_BOTS = {  # likewise for bots
    "gone": ("import nothing_of_that_name\n", "gone = gone:Bot", "No module named 'nothing_of_that_name'"),
    "five": ("Bot = 5\n", "five = five:Bot", "is no bot: a bot is a class with a method choose"),
    "thief": ("class Bot:\n    def choose(self, k, rng): ...\n", "caliph = thief:Bot", "named caliph already"),
}


def test_broken_bots_are_told_of_and_harm_no_other(tmp_path: Path) -> None:
    for name, (source, point, _) in NO_BOTS.items():
        install(tmp_path, name, source, point, "serai.bots")
    told = serai("games", folder=tmp_path, SERAI_BOTS="nowhere.npz")
    assert "Bakschisch" in told
    assert "SERAI_BOTS: There is no file" in told
    for name, (_, _, reason) in NO_BOTS.items():
        assert reason in told
        assert f"of the package {name} cannot be loaded" in told
    script = """if True:
        import serai
        from serai.bots import find_bot
        game = serai.game("bakschisch", players=2)
        print(find_bot("caliph:5", game).name)
        try:
            find_bot("gone", game)
        except serai.OptionError as error:
            print(error)
    """
    asked = python("-W", "ignore", "-c", script, folder=tmp_path).splitlines()
    assert asked[0] == "caliph"
    assert "No module named 'nothing_of_that_name'" in asked[1]
