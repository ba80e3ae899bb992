"""A person's own bot from a file: found, made, and every mistake in it told in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import serai
from serai.bots import Bot
from serai.bots.bot_files import is_bot_file, load_bot
from serai.engine.chance import generator
from serai.engine.errors import OptionError
from tests.arena.conftest import OWN_BOTS


@pytest.fixture
def game() -> serai.Game:
    return serai.game("bakschisch", players=2)


@pytest.mark.parametrize(("name", "place"), [("First", 0), ("Last", -1)])
def test_a_bot_from_a_file_plays(game: serai.Game, name: str, place: int) -> None:
    bot = load_bot(f"{OWN_BOTS}:{name}", game)
    state = game.new_match(seed=1).state
    assert bot.choose(state.knowledge(1), generator(1)) == state.legal_actions(1)[place]
    assert isinstance(bot.name, str)
    assert isinstance(bot, Bot)  # by its method, whether or not it names Bot as its base


def test_every_call_makes_a_new_bot_of_the_same_class(game: serai.Game) -> None:
    one, two = (load_bot(f"{OWN_BOTS}:First", game) for _ in range(2))
    assert one is not two
    assert type(one) is type(two)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (f"{OWN_BOTS}:Frist", r"There is no class in .*own_bots.py named 'Frist'; did you mean 'First'\?"),
        (f"{OWN_BOTS}:NoBot", r"NoBot in .*own_bots.py is no bot: a bot is a class with a method choose"),
        (f"{OWN_BOTS}:number", r"number in .*own_bots.py is no bot"),
        (f"{OWN_BOTS}:Unfinished", r"The bot Unfinished in .*own_bots.py still lacks choose\."),
        (f"{OWN_BOTS}:Broken", r"The bot Broken in .*own_bots.py cannot be made: OSError: no weights\."),
        ("nowhere.py:Bot", r"There is no file nowhere.py to take a bot from\."),
        ("bot.py:", r"A bot of your own is written FILE.py:CLASS"),
        ("bot.py:two words", r"A bot of your own is written FILE.py:CLASS"),
    ],
)
def test_mistakes(game: serai.Game, spec: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        load_bot(spec, game)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("class Bot(:\n", r"is not Python: .* in line 1\."),
        ("1 / 0\n", r"stops with an error of its own: ZeroDivisionError: division by zero\."),
        ("import nothing_like_this\n", r"stops with an error of its own: ModuleNotFoundError"),
        ("x = 1\n", r"has no class 'Bot', and no other class that is a bot\."),
    ],
)
def test_mistakes_in_the_file(game: serai.Game, tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OptionError, match=sentence):
        load_bot(f"{path}:Bot", game)


def test_a_file_may_import_its_neighbours(game: serai.Game, tmp_path: Path) -> None:
    (tmp_path / "serai_test_neighbour.py").write_text("PLACE = 0\n", encoding="utf-8")
    (tmp_path / "mine.py").write_text(
        "from serai_test_neighbour import PLACE\n"
        "class Mine:\n    def choose(self, knowledge, rng):\n        return knowledge.legal_actions()[PLACE]\n",
        encoding="utf-8",
    )
    assert load_bot(f"{tmp_path / 'mine.py'}:Mine", game).name == "Mine"


def test_a_file_is_told_from_a_name() -> None:
    assert is_bot_file("my_bot.py:MyBot")
    assert not is_bot_file("caliph:200ms")


def documented(part: str) -> str:
    """The program of the page about bots that has this part."""
    text = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = (code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if part in code)
    return str(code)


def test_the_rollouts_of_the_docs_follow_every_draw(tmp_path: Path) -> None:
    (tmp_path / "roller.py").write_text(documented("class Roller"), encoding="utf-8")
    for name, options in (("bakschisch", {"max_rounds": 10, "track": "short"}), ("bagdad", {"max_turns": 50})):
        game = serai.game(name, players=2, **options)
        bot = load_bot(f"{tmp_path / 'roller.py'}:Roller", game)
        bot.games = 1  # type: ignore[attr-defined]
        state = game.new_match(seed=3).state
        assert bot.choose(state.knowledge(state.to_act[0]), generator(1)) in state.legal_actions(state.to_act[0])


def test_the_bots_of_the_docs_are_bots_for_mypy(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    file = tmp_path / "typed_bots.py"
    file.write_text(
        documented("class MyBot")
        + documented("class Roller")
        + "from serai.bots import Bot\nbots: list[Bot] = [MyBot(), Roller()]\nwrong: Bot = object()\n",
        encoding="utf-8",
    )
    cache = ["--cache-dir", str(tmp_path / "cache"), "--follow-imports", "silent", "--strict"]
    out, err, code = api.run([*cache, str(file)])
    assert (code, err) == (1, ""), out
    assert len(re.findall("error:", out)) == 1, out
    assert 'variable has type "Bot"' in out


def test_the_bot_of_the_docs_plays_a_game(tmp_path: Path) -> None:
    from serai.arena import Plan, play_game

    code = documented("class MyBot")
    (tmp_path / "my_bot.py").write_text(code, encoding="utf-8")
    lineup = (f"{tmp_path / 'my_bot.py'}:MyBot", "random")
    result, _ = play_game(Plan(serai.game("bakschisch", players=2), (lineup,), 1, "1"), 0, 0, 0)
    assert result.forfeit is None
    assert len(code.splitlines()) < 30
