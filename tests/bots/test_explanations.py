"""Reasons: every hint has one, its amount is what the table shows before and after, and it tells nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.bots import find_bot
from serai.bots.bakschisch import reasons as bakschisch
from serai.bots.bakschisch import worth
from serai.bots.explanations import MOST, Outcome, Reason, explain, foresee, in_words, words_of
from serai.bots.hints import hint
from serai.bots.minds import find_mind
from serai.bots.search import judge, new_way
from serai.bots.searcher import Budget, Search, chances, usual_numbers
from serai.engine.chance import generator
from serai.engine.game import Knowledge
from serai.engine.lookahead import whole_turn
from tests.contract.tables import walk

pytestmark = pytest.mark.compiled
WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
PREFIXES = {"bakschisch": "bk", "bagdad": "bg", "five-tribes": "ft"}
SHARED = ("only", "better", "chances")
POSITIONS = 30  # of each game and number of players
View = Any


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PREFIXES)
def test_every_turn_has_reasons_that_agree_with_the_table(name: str, players: int) -> None:
    game, codes = serai.game(name, players=players), set()
    merchant = find_bot("merchant", game)
    match = game.new_match(seed=players)
    for number in range(POSITIONS * 4):
        if match.state.over:
            match = game.new_match(seed=number)
        seat = match.state.to_act[number % len(match.state.to_act)]
        knowledge = match.state.knowledge(seat)
        legal = knowledge.legal()
        wanted = game.steps[merchant.choose(knowledge, generator(number))]
        if number % 4 == 0:
            step = legal[number % len(legal)] if number % 8 == 0 else wanted
            turn = whole_turn(knowledge, step, lambda after: merchant.choose(after, generator(1)))
            reasons = explain(knowledge, turn)
            assert 1 <= len(reasons) <= MOST
            assert in_words(game, reasons)
            outcome = foresee(knowledge, turn)
            for reason in reasons:
                codes.add(reason.code)
                assert AGREES[name](reason, outcome) if reason.code not in SHARED else agrees(reason, legal), reason
            world = knowledge.imagine(generator(f"another world {number}"))
            assert explain(world.knowledge(seat), turn) == reasons, "it depends on what is hidden"
        match.play(seat, wanted if number % 3 else legal[number % len(legal)])
    assert len(codes) >= 4, codes


def agrees(reason: Reason, legal: list[str]) -> bool:
    return 0 <= reason.amount <= 100 and (reason.code == "only") == (len(legal) == 1)


def agrees_at_bagdad(reason: Reason, outcome: Outcome) -> bool:
    seat, before, after = outcome.seat, outcome.before.view(outcome.seat), outcome.after.view(outcome.seat)
    if reason.code == "wins":
        return bool(outcome.after.ranking[seat] == 1)
    if reason.code == "dancer":
        return bool(reason.amount == after["seats"][seat]["dancers"] - before["seats"][seat]["dancers"])
    if reason.code == "cards":
        return bool(reason.amount == after["to_draw"])
    then, now = (
        next(one for one in view["palaces"] if one["name"] == reason.args["palace"]) for view in (before, after)
    )
    rival = int(reason.args.get("seat", seat))
    costs = [one["cost"][rival] for one in (then, now)]
    found: dict[str, Callable[[], bool]] = {
        "chest": lambda: reason.amount == len(then["chests"]) - len(now["chests"]),
        "thieves": lambda: (
            reason.amount == now["thieves"][seat] - then["thieves"][seat]
            and reason.args["missing"] == now["missing"][seat]
        ),
        "door": lambda: costs[0] is None and costs[1] == reason.amount,
        "cheaper": lambda: costs[0] - costs[1] == reason.amount,
        "block": lambda: rival != seat and costs[1] - costs[0] == reason.amount,
        "shut": lambda: rival != seat and costs[0] is not None and costs[1] is None,
        "reach": lambda: 0 < now["missing"][seat] <= after["thief_actions"] and costs[1] is not None,
    }
    return bool(found[reason.code]())


def agrees_at_five_tribes(reason: Reason, outcome: Outcome) -> bool:
    seat, before, after = outcome.seat, outcome.before.view(outcome.seat), outcome.after.view(outcome.seat)
    then, now = before["seats"][seat], after["seats"][seat]
    gained = {source: now["score"][source] - then["score"][source] for source in now["score"]}
    rival = int(reason.args.get("seat", seat))
    others = [view["seats"][rival] for view in (before, after)]
    prices = {int(one["price"]) for one in before["bids"]} if before["bids"] else set()
    found: dict[str, Callable[[], bool]] = {
        "gold": lambda: reason.amount == gained["gold"],
        "elders": lambda: reason.amount == gained["elders"],
        "goods": lambda: reason.amount == gained["goods"],
        "tiles": lambda: reason.amount == gained["tiles"] + gained["palms"] + gained["palaces"],
        "control": lambda: (
            reason.amount == gained["tiles"] + gained["palms"] + gained["palaces"]
            and reason.args["tiles"] == then["camels"] - now["camels"]
        ),
        "djinn": lambda: reason.amount <= gained["djinns"],
        "viziers": lambda: reason.amount == now["viziers"] - then["viziers"],
        "vizier-tie": lambda: then["viziers"] == others[0]["viziers"] and now["viziers"] > others[1]["viziers"],
        "vizier-lead": lambda: then["viziers"] < others[0]["viziers"] and now["viziers"] > others[1]["viziers"],
        "rival": lambda: reason.amount == others[0]["total"] - others[1]["total"],
        "spoils": lambda: rival != seat and reason.amount >= 1,
        "fakirs": lambda: reason.amount > 0 and now["cards"] > then["cards"],
        "early": lambda: before["phase"] == "bid" and reason.amount >= 1,
        "saves": lambda: before["phase"] == "bid" and reason.amount <= max(prices, default=18),
    }
    return bool(found[reason.code]())


def agrees_at_bakschisch(reason: Reason, outcome: Outcome) -> bool:
    """The amounts are means over guesses; the same parts are read again off the fates of all fists."""
    actions = np.array(outcome.knowledge.legal_actions(), np.int32)
    own = actions == outcome.knowledge.game.action(outcome.turn[0])
    numbers = usual_numbers(outcome.knowledge.game)
    fates = bakschisch.likely_fates(outcome.before.fields, outcome.seat, actions, numbers)
    gain = fates[own][0] - fates[~own].mean(axis=0)
    mine = fates[own][0]
    amounts = {
        "spaces": gain[bakschisch.SPACE],
        "coins": gain[bakschisch.COINS],
        "loot": gain[bakschisch.COINS],
        "behind": -gain[bakschisch.FIRST_RIVAL],
        "throne": 100 * gain[bakschisch.ON_THRONE],
        "goes": 100 * mine[bakschisch.MOVED],
        "stays": 100 * (1 - mine[bakschisch.MOVED]),
        "tie": 100 * mine[bakschisch.BROKEN],
    }
    return abs(amounts[reason.code] - reason.amount) <= 0.5 and reason.amount > 0


AGREES = {"bakschisch": agrees_at_bakschisch, "bagdad": agrees_at_bagdad, "five-tribes": agrees_at_five_tribes}


def test_an_empty_fist_stays_and_keeps_its_coins() -> None:
    """What the fates say of an empty fist follows from the rules: the bag keeps what is in it, on the way up."""
    state = walk(serai.game("bakschisch", players=3), 1, 0).state
    while not state.to_act:
        state = state.drawn(next(iter(state.odds())))
    knowledge: Knowledge = state.knowledge(0)
    actions = np.array(knowledge.legal_actions(), np.int32)
    fates = bakschisch.likely_fates(state.fields, 0, actions, usual_numbers(state.game))
    assert fates[0, bakschisch.COINS] == 10
    assert fates[0, bakschisch.SPACE] == fates[0, bakschisch.MOVED] == 0
    assert fates[10, bakschisch.SPACE] > fates[3, bakschisch.SPACE] > 0
    assert fates[10, bakschisch.COINS] == 0


def test_what_the_search_does_not_value_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers for which coins are worth less than nothing: no coin speaks for a fist any more, spaces still do."""
    game = serai.game("bakschisch", players=2)
    state = walk(game, 1, 0).state
    while not state.to_act:
        state = state.drawn(next(iter(state.odds())))
    knowledge = state.knowledge(0)
    assert "coins" in {reason.code for reason in explain(knowledge, ["pass"])}
    model, weights = find_mind(game).model(game), np.zeros((5, 8))
    weights[:, 0], weights[:, 1] = 3.0, -3.0  # see `describe`: space, gold
    spendthrift = worth.first_table(weights, 2).astype(model.kind)
    monkeypatch.setattr(bakschisch, "usual_numbers", lambda game: spendthrift)
    assert "coins" not in {reason.code for reason in explain(knowledge, ["pass"])}
    assert "spaces" in {reason.code for reason in explain(knowledge, ["bid 10"])}


@pytest.mark.parametrize(("name", "players"), [("bakschisch", 2), ("bakschisch", 4), ("bagdad", 2), ("five-tribes", 3)])
def test_chances_are_those_that_the_search_judges_by(name: str, players: int) -> None:
    game, way = serai.game(name, players=players), new_way()
    for turns in (3, 20):
        state = walk(game, 5, turns).state
        judge(state.fields, Search(game, Budget(1)).numbers, way)
        assert chances(state) == tuple(way.values[:players])
        assert sum(chances(state)) == pytest.approx(1)


@pytest.mark.parametrize("name", PREFIXES)
def test_every_code_has_words_in_every_language(name: str) -> None:
    codes = set(words_of(serai.game(name, players=2))) - set(SHARED)
    for folder in WORDS.iterdir():
        own = (folder / f"{name}.ftl").read_text(encoding="utf-8")
        shell = (folder / "shell.ftl").read_text(encoding="utf-8")
        assert set(re.findall(rf"^{PREFIXES[name]}-brings-([\w-]+) =", own, re.MULTILINE)) == codes, folder.name
        assert set(re.findall(r"^brings-([\w-]+) =", shell, re.MULTILINE)) == set(SHARED), folder.name


@pytest.mark.parametrize("name", PREFIXES)
def test_a_hint_is_a_whole_turn_with_reasons(name: str) -> None:
    match = walk(serai.game(name, players=2), 4, 30)
    knowledge = match.state.knowledge(match.state.to_act[0])
    hints = hint(knowledge, "40", 1)
    assert sorted(one.step for one in hints) == sorted(knowledge.legal())
    for one in hints[:3]:
        assert one.turn[0] == one.step
        assert one.reasons == explain(knowledge, one.turn)
    assert hint(knowledge, "40", 1) == hints
