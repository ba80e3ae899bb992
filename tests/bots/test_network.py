"""Networks as bots: the file, what is wrong with one, the choice; and the learner that makes them."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import serai
from serai.arena import Plan
from serai.arena.blocks import play_game
from serai.bots.bot_files import is_bot_file
from serai.bots.levels import make_bot
from serai.bots.network import Network, NetworkBot
from serai.engine.batch import Batch
from serai.engine.chance import generator
from serai.engine.errors import OptionError

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_example", EXAMPLE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo_example"] = module  # its dataclass looks its module up
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def game() -> serai.Game:
    return serai.game("bakschisch", players=2, track="short", max_rounds=10)


@pytest.fixture
def file(game: serai.Game, tmp_path: Path) -> Path:
    Network.new(game, (8,), seed=3).save(tmp_path / "mine.npz")
    return tmp_path / "mine.npz"


def test_a_network_is_the_same_after_writing_and_reading(game: serai.Game, file: Path) -> None:
    own, read = Network.new(game, (8,), seed=3), Network.load(file)
    assert list(own.arrays) == list(read.arrays)
    assert all((a == b).all() for a, b in zip(own.parameters, read.parameters, strict=True))
    assert read.about["game"] == "bakschisch"


def test_the_odds_are_of_legal_steps_only_and_add_up(game: serai.Game) -> None:
    batch = Batch(game, 16, seed=1)
    odds, values = Network.new(game, (8,))(batch.observations, batch.masks)
    assert values.shape == (16,)
    assert np.exp(odds).sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (np.exp(odds)[batch.masks == 0] == 0).all()


def test_a_network_plays_wherever_bots_are_named(game: serai.Game, file: Path) -> None:
    assert is_bot_file(str(file))
    bot = make_bot(str(file), game)
    assert bot.name == "mine"
    state = game.new_match(seed=1).state
    assert bot.choose(state.knowledge(1), generator(1)) in state.legal_actions(1)
    assert isinstance(bot, NetworkBot)
    assert [found.action for found in bot.thought] == state.legal_actions(1)
    assert sum(found.share for found in bot.thought) == pytest.approx(1)
    plan = Plan(game, ((str(file), "random"),), 1, "7")
    (one, record), (_, again) = play_game(plan, 0, 0, 0), play_game(plan, 0, 0, 0)
    assert one.forfeit is None
    assert record == again


def test_with_the_temperature_0_it_takes_the_likeliest_step(game: serai.Game, file: Path) -> None:
    bot = NetworkBot(file, game)
    bot.temperature = 0.0
    knowledge = game.new_match(seed=1).state.knowledge(0)
    chosen = {bot.choose(knowledge, generator(seed)) for seed in range(20)}
    assert chosen == {max(bot.thought, key=lambda found: found.share).action}
    bot.temperature = 1.0
    assert len({bot.choose(knowledge, generator(seed)) for seed in range(20)}) > 1


def broken(path: Path, **changed: Any) -> None:
    """A file of a network with some parts changed, or left out where None."""
    with np.load(path) as file:
        parts = {name: file[name] for name in file.files} | changed
    np.savez(path, **{name: part for name, part in parts.items() if part is not None})


def test_what_is_wrong_with_a_file_is_told_in_a_sentence(game: serai.Game, file: Path) -> None:
    with pytest.raises(OptionError, match=r"There is no file .*none\.npz to read the network from\."):
        make_bot(str(file.with_name("none.npz")), game)
    with pytest.raises(OptionError, match=r"is for players 2, not for 3\."):
        make_bot(str(file), serai.game("bakschisch", players=3))
    with pytest.raises(OptionError, match=r"is for game 'bakschisch', not for 'bagdad'\."):
        make_bot(str(file), serai.game("bagdad", players=2))
    whole = file.read_bytes()
    with np.load(file) as parts:
        about = json.loads(str(parts["about"]))
    for changed, sentence in (
        ({"value_w": None}, "is no network of Serai's"),
        ({"w0": np.zeros((93, 7), np.float32)}, "is no network of Serai's"),
        ({"b0": np.full(8, np.nan, np.float32)}, "has weights that are no numbers"),
        ({"about": np.array("{}")}, "is no network of Serai's"),
        (
            {"about": np.array(json.dumps({**about, "serai-network": 99}))},
            "no network that this version of Serai reads",
        ),
        ({"w0": np.zeros((92, 8), np.float32)}, "takes 92 numbers for 42 steps; Bakschisch gives 93 for 42"),
    ):
        broken(file, **changed)
        with pytest.raises(OptionError, match=sentence):
            make_bot(str(file), game)
        file.write_bytes(whole)
    for data in (b"", b"no zip at all", whole[: len(whole) // 2]):
        file.write_bytes(data)
        with pytest.raises(OptionError, match="is no network of Serai's"):
            make_bot(str(file), game)


# ---------------------------------------------------------------- the learner


def experience(ppo: ModuleType, game: serai.Game, network: Network) -> Any:
    found = ppo.collect(Batch(game, 12, seed=5), network, 24, np.random.default_rng(5))
    found.odds = found.odds + np.random.default_rng(6).normal(0, 0.3, found.odds.shape).astype(np.float32)
    return found


def test_the_gradient_by_hand_is_that_of_the_loss(ppo: ModuleType, game: serai.Game) -> None:
    network = Network.new(game, (6, 5), seed=2)
    found = experience(ppo, game, network)
    network.arrays = {name: array.astype(np.float64) for name, array in network.arrays.items()}

    def loss() -> float:
        odds, values = network(found.observations, found.masks)
        ratio = np.exp(odds[np.arange(len(found.actions)), found.actions] - found.odds)
        gain = found.advantages
        surrogate = np.minimum(ratio * gain, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * gain).mean()
        doubt = -(np.exp(odds) * odds).sum(axis=1).mean()
        return float(ppo.VALUE * ((values - found.returns) ** 2).mean() / 2 - surrogate - ppo.ENTROPY * doubt)

    slopes = ppo.Learner(network, 1e-3).gradients(found)
    rng = np.random.default_rng(1)
    for array, slope in zip(network.parameters, slopes, strict=True):
        for _ in range(6):
            place = tuple(rng.integers(0, size) for size in array.shape)
            before = array[place]
            array[place] = before + 1e-6
            above = loss()
            array[place] = before - 1e-6
            below = loss()
            array[place] = before
            assert slope[place] == pytest.approx((above - below) / 2e-6, abs=1e-5)


def test_torch_finds_the_same_gradient_and_makes_the_same_step(ppo: ModuleType, game: serai.Game) -> None:
    pytest.importorskip("torch", reason="Torch takes gigabytes and is in no lock: pip install 'serai[torch]'")
    by_hand, by_torch = (Network.new(game, (6, 5), seed=2) for _ in range(2))
    found = experience(ppo, game, by_hand)
    one, two = ppo.Learner(by_hand, 1e-3), ppo.TorchLearner(by_torch, 1e-3)
    for a, b in zip(one.gradients(found), two.gradients(found), strict=True):
        assert a == pytest.approx(b, abs=1e-5)
    one.update(found)
    two.update(found)
    for a, b in zip(by_hand.parameters, by_torch.parameters, strict=True):
        assert a == pytest.approx(b, abs=1e-4)


def test_a_result_reaches_the_last_step_of_every_seat(ppo: ModuleType) -> None:
    game = serai.game("bakschisch", players=3, track="short", max_rounds=10)
    network = Network.new(game, (4,), seed=2)
    network.arrays["value_w"][:] = 0
    batch, rng = Batch(game, 8, seed=3), np.random.default_rng(1)
    found = ppo.collect(batch, network, 400, rng)
    assert batch.episodes.min() >= 1
    lasts = found.returns[np.abs(found.returns) > 0.45]  # nothing is expected: it is the result, the later the less
    assert {round(float(value), 6) for value in lasts} >= {1.0, -0.5}
    assert found.returns.max() <= 1.0
    assert found.returns.min() >= -0.5


@pytest.mark.compiled
def test_the_example_learns_and_its_file_plays(
    ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "small.npz"
    words = ("bakschisch", "--steps", "49152", "--games", "256", "--length", "32", "--hidden", "32", "--rate", "0.005")
    monkeypatch.setattr(sys, "argv", ["ppo.py", *words, "--out", str(out)])
    ppo.main()
    told = capsys.readouterr().out
    assert f"--bots {out},random" in told
    game = serai.game("bakschisch", players=2)
    before = ppo.against_random(Network.new(game, (32,), 1), game, 200)
    assert before < 0.6
    assert ppo.against_random(Network.load(out), game, 200) > before + 0.15


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("bakschisch", "--out", "a.txt"), "--out is a file NAME.npz"),
        (("bakschisch", "--out", "a.npz", "--games", "0"), "must be greater than 0"),
        (("backgammon", "--out", "a.npz"), "backgammon"),
    ],
)
def test_wrong_wishes_are_told(
    ppo: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["ppo.py", *words])
    with pytest.raises(SystemExit) as end:
        ppo.main()
    assert sentence in capsys.readouterr().err + str(end.value.code)
