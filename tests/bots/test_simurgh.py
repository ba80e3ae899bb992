"""The simurgh: offered where the game is solved, plays its equilibrium from what its seat knows, and wins."""

from __future__ import annotations

import numpy as np
import pytest

import serai
from serai.bots import bot_names, find_bot, level_names
from serai.bots.bakschisch.simurgh import Simurgh
from serai.cli.app import run
from serai.engine.chance import generator
from serai.engine.errors import OptionError
from tests.contract.tables import walk

pytestmark = pytest.mark.compiled


def test_it_is_the_strongest_level_where_the_game_is_solved_and_nowhere_else() -> None:
    for options in ({}, {"track": "short"}, {"track": "long", "gold": "shown", "max_rounds": 20}):
        assert level_names(serai.game("bakschisch", players=2, **options))[-1] == "simurgh"
    others = [
        serai.game("bakschisch", players=3),
        serai.game("bagdad", players=2),
        *(serai.game("bakschisch", players=2, **{name: value}) for name, value in (
            ("shared_rank", "worst"), ("fifth_zero", "everyone"), ("thief_stop", "onto"), ("coins", 9),
            ("track", "GDFHEDGFEHFDEGHDFGHE/15"),
        )),
    ]  # fmt: skip
    for game in others:
        assert "simurgh" not in bot_names(game)
        with pytest.raises(OptionError, match="plays what is solved: Bakschisch for two"):
            find_bot("simurgh", game)
    with pytest.raises(OptionError, match="takes no budget"):
        find_bot("simurgh:500", serai.game("bakschisch", players=2))


def test_what_it_thinks_is_an_equilibrium_of_the_bribe() -> None:
    """At every bribe, far from the limit and near it: no fist does better than the mix does, to what the seats mix."""
    for limit, length in ((100, 12), (12, 4)):  # the first bribe takes its time near the limit
        game = serai.game("bakschisch", players=2, max_rounds=limit)
        bot, seen = Simurgh(game), set()
        for steps in range(61, 61 + length):
            match = walk(game, 1, steps)
            if match.state.over or len(match.state.to_act) < 2:
                continue
            seen.add(int(match.state.fields.bribe))
            values = []
            for seat in (0, 1):
                thought = bot.think(match.state.knowledge(seat), generator(0))
                assert [one.action for one in thought] == list(match.state.legal_actions(seat))
                assert sum(one.share for one in thought) == pytest.approx(1)
                mean = sum(one.share * one.win for one in thought if one.win is not None)
                assert max(one.win for one in thought if one.win is not None) == pytest.approx(mean, abs=1e-7)
                values.append(mean)
            assert sum(values) == pytest.approx(1, abs=1e-7)
        assert len(seen) >= 2


def test_a_closed_fist_of_the_other_seat_changes_nothing() -> None:
    match = walk(serai.game("bakschisch", players=2), 3, 30)
    bot, state = Simurgh(match.game), match.state
    assert state.to_act == (0, 1)
    before = bot.think(state.knowledge(0), generator(1))
    for fist in state.legal(1)[:3]:
        assert bot.think(state.after(1, fist).knowledge(0), generator(2)) == before


def test_it_wins_against_a_merchant() -> None:
    game = serai.game("bakschisch", players=2)
    match, bots = game.new_match(seed=1), [find_bot("merchant", game), find_bot("simurgh", game)]
    while not match.state.over:
        for seat in match.state.to_act:
            match.play(seat, bots[seat].choose(match.state.knowledge(seat), generator(f"{seat} {match.length}")))
    assert match.state.ranking == (2, 1)


def test_it_draws_its_fists_by_their_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walk(serai.game("bakschisch", players=2), 1, 61)
    bot, knowledge = Simurgh(match.game), match.state.knowledge(0)
    thought = bot.think(knowledge, generator(0))
    assert sum(one.share > 0.05 for one in thought) > 1
    monkeypatch.setattr(bot, "think", lambda knowledge, rng: thought)
    drawn = np.array([bot.choose(knowledge, generator(luck)) for luck in range(1000)])
    for one in thought:
        assert (drawn == one.action).mean() == pytest.approx(one.share, abs=0.06)


def test_the_command_line_says_where_it_plays(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "bakschisch", "--players", "3", "--bots", "simurgh,merchant", "--games", "3")
    assert run(words) == 2
    assert "plays what is solved" in capsys.readouterr().err
