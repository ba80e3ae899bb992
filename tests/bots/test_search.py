"""The search: it finds what is there to find, keeps to its budget and its memory, and stops when told."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np
import pytest

import serai
from serai.bots import find_bot
from serai.bots.searcher import ALIKE, Budget, Search
from serai.bots.tree import new_tree
from serai.engine.chance import generator
from serai.engine.registry import rulebook
from tests.contract.tables import walk
from tests.rules.test_bakschisch import THRONE, position

pytestmark = pytest.mark.compiled  # thousands of simulations


def simulations(number: int, **changed: Any) -> Search:
    return Search(serai.game("bakschisch", players=2), Budget(simulations=number), **changed)


def best(search: Search, state: serai.State, seat: int) -> str:
    return state.game.steps[search.choose(state.knowledge(seat), generator(1))]


def test_a_win_that_nobody_can_stop_is_taken() -> None:
    """On the throne at the fifth bribe with five coins against two: three coins and more keep it."""
    match = position("guard", [THRONE, 5], bribe=5, coins=[5, 2])
    for seed in range(5):
        step = match.game.steps[simulations(600).choose(match.state.knowledge(0), generator(seed))]
        assert step in ("bid 3", "bid 4", "bid 5")
    candidates = simulations(600).think(match.state.knowledge(0), generator(1))
    sure = next(c for c in candidates if c.step == "bid 3").win
    assert sure is not None
    assert sure > 0.99
    assert next(c for c in candidates if c.step == "pass").share < 0.05


def test_every_legal_step_is_explained() -> None:
    state = walk(serai.game("bakschisch", players=2), 5, 10).state
    candidates = simulations(400).think(state.knowledge(0), generator(1))
    assert [c.step for c in candidates] == state.legal(0)
    assert sum(c.share for c in candidates) == pytest.approx(1)
    assert all(c.visits == 0 if c.win is None else 0 <= c.win <= 1 for c in candidates)
    assert sum(c.visits for c in candidates) <= 400


@pytest.mark.parametrize(
    "changed", [{"regrets": 0}, {"playout": 10}, {"follow_draws": 0}, {"widening": 2.0, "regrets": 0}]
)
def test_other_ways_to_search_work_too(changed: dict[str, Any]) -> None:
    match = position("guard", [THRONE, 5], bribe=5, coins=[5, 2])
    search = Search(match.game, Budget(simulations=600), **changed)
    assert best(search, match.state, 0) in ("bid 3", "bid 4", "bid 5")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_more_than_two_only_what_is_about_the_best_is_drawn(players: int) -> None:
    """Two draw from the average choice; of three and four everything is left out that the others' choices punish."""
    game = serai.game("bakschisch", players=players)
    search, left_out = Search(game, Budget(300)), 0
    for deal in range(3):
        state, seat = game.new_match(seed=deal).state, deal % players
        thought = search.think(state.knowledge(seat), generator(deal))
        visits, _, chosen, merits = search.trees[0].root(state, seat)
        gives_away = (merits.max() - merits) / visits.sum()
        shares = np.array([candidate.share for candidate in thought])
        assert shares.sum() == pytest.approx(1)
        if players == 2:
            assert shares == pytest.approx(chosen / chosen.sum())
        else:
            assert not shares[gives_away > ALIKE].any()
            assert shares[gives_away <= ALIKE].sum() == pytest.approx(1)
        left_out += int(((shares == 0) & (chosen > 0)).sum())
    assert (left_out > 0) == (players > 2)


def test_the_same_simulations_give_the_same_choice() -> None:
    state = walk(serai.game("bakschisch", players=3), 2, 20).state
    search = Search(state.game, Budget(simulations=200))
    seat = state.to_act[0]
    first = search.think(state.knowledge(seat), generator(9))
    again = Search(state.game, Budget(simulations=200)).think(state.knowledge(seat), generator(9))
    assert first == again == search.think(state.knowledge(seat), generator(9))


def test_the_tree_never_outgrows_its_memory() -> None:
    nodes, edges = new_tree(1)
    assert 0.7 * 2**20 <= nodes.nbytes + edges.nbytes <= 2**20
    match = serai.game("bakschisch", players=2).new_match(seed=1)
    search = Search(match.game, Budget(simulations=3000), megabytes=0.0625)
    for _ in range(4):
        search.choose(match.state.knowledge(0), generator(1))
    (tree,) = search.trees
    assert tree.nodes.nbytes + tree.edges.nbytes <= 2**16
    assert int(np.count_nonzero(tree.nodes["key"])) == tree.way.nodes <= tree.nodes.size
    assert tree.way.edges <= tree.edges.size


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", [name for name in serai.game_names() if rulebook(name).parts.mind])
def test_every_game_is_searched_in_little_memory(name: str, players: int) -> None:
    """A turn or two: what is chosen is legal, same luck same choice, and a full tree harms nothing."""
    match = walk(serai.game(name, players=players), 4, 30)
    bots = [Search(match.game, Budget(simulations=150), megabytes=0.05) for _ in range(2)]
    for number in range(6):
        seat = match.state.to_act[0]
        chosen = [bot.choose(match.state.knowledge(seat), generator(number)) for bot in bots]
        assert chosen[0] == chosen[1]
        match.play(seat, chosen[0])  # which refuses what is not legal
    (tree,) = bots[0].trees
    assert tree.way.edges <= tree.edges.size
    assert tree.way.nodes <= tree.nodes.size


def test_those_with_a_closed_fist_choose_again_before_the_last_one_opens_all() -> None:
    """The same position with the rival's fist closed or open: the same worth of the throne that is at stake."""
    match = position("guard", [THRONE, 5], bribe=5, coins=[5, 2])
    match.play(1, "bid 2")
    candidates = simulations(600).think(match.state.knowledge(0), generator(1))
    assert next(c for c in candidates if c.step == "bid 3").win == pytest.approx(1.0)
    assert best(simulations(600), match.state, 0) in ("bid 3", "bid 4", "bid 5")


def test_time_is_kept_and_thinking_can_be_stopped() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=1)
    search = Search(match.game, Budget(seconds=60))
    timer = threading.Timer(0.2, search.stop)
    timer.start()
    begin = time.perf_counter()
    search.choose(match.state.knowledge(0), generator(1))
    assert time.perf_counter() - begin < 20  # a minute's budget, stopped early
    timer.join()
    assert search.simulations > 10


def test_threads_share_the_work() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=1)
    search = Search(match.game, Budget(simulations=300), threads=2)
    search.choose(match.state.knowledge(0), generator(1))
    assert search.simulations == 600


@pytest.mark.parametrize(
    "text", ["", "fast", "-5", "0", "2.5", "ms", "1h", "9" * 400, "9" * 30, "9" * 400 + "s", "100000s"]
)
def test_a_budget_that_is_none_is_explained(text: str) -> None:
    with pytest.raises(serai.OptionError, match=r"500, 200ms or 1\.5s"):
        Budget.parse(text)


def test_budgets_and_names() -> None:
    assert Budget.parse("200ms") == Budget(seconds=0.2)
    assert Budget.parse("1.5s") == Budget(seconds=1.5)
    assert Budget.parse("500") == Budget(simulations=500)
    game = serai.game("bakschisch", players=2)
    assert find_bot("caliph:50", game).name == "caliph"
    with pytest.raises(serai.OptionError, match="takes no budget"):
        find_bot("merchant:50", game)
    with pytest.raises(serai.OptionError, match="did you mean 'caliph'"):
        find_bot("calyph:50", game)


@pytest.mark.slow
def test_search_beats_the_greedy_player() -> None:
    game = serai.game("bakschisch", players=2)
    won = 0.0
    for number in range(16):
        seat, match = number % 2, game.new_match(seed=number // 2)
        bots = [find_bot("merchant", game), find_bot("merchant", game)]
        bots[seat] = Search(game, Budget(simulations=300))
        while not match.state.over:
            mover = match.state.to_act[0]
            rng = generator(f"{number} {len(match.history)}")
            match.play(mover, bots[mover].choose(match.state.knowledge(mover), rng))
        won += (match.state.ranking[seat] == 1) / match.state.ranking.count(1)
    assert won >= 10
