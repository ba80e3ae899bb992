"""Five Tribes in words: every event, every question, whole games and long lists."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import serai
from serai.cli.session import without
from serai.cli.steps import choice_lines, find_step
from serai.cli.words import Teller, five_tribes
from serai.engine.match import Match
from serai.engine.rulebook import Event
from serai.games.five_tribes import actions, events, pieces

ME = 0
LISTED_EVENTS = set(re.findall(r"`([a-z-]+)`", (events.__doc__ or "").partition("|---|---|---|")[2]))


def whole_game(players: int, seed: int) -> Match:
    """A random game of people who love Djinns; what each prompt says is looked at on the way."""
    chooser = random.Random(seed)
    match = serai.game("five-tribes", players=players).new_match(seed=seed)
    while not match.state.over:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        asked = Teller(match.game, seat).question(match.state.view(seat), seat)
        assert re.search(r"[.?]$", asked), asked
        assert asked[0].isupper() or asked[0].isdigit()
        wanted = [step for step in legal if step.startswith(("summon", "djinn"))]
        match.play(seat, chooser.choice(wanted or legal))
    return match


@pytest.fixture(scope="module", params=[(2, 1), (3, 2), (4, 3)], ids=["2", "3", "4"])
def match(request: pytest.FixtureRequest) -> Match:
    return whole_game(*request.param)


def test_every_event_and_every_phase_has_words() -> None:
    assert {"bid", "take", "tribe", "summon", "power", "palm", "last-round"} <= LISTED_EVENTS
    assert not LISTED_EVENTS - set(five_tribes.WORDS)
    assert set(five_tribes.POWERS) == set(pieces.DJINN_NAMES)
    asked = set(five_tribes.QUESTIONS) | {"place", "lay", "target", "neighbour", "keep"}
    assert asked == set(pieces.PHASE_NAMES[pieces.FIRST_CHOICE : pieces.OVER])


def test_a_whole_game_is_told_without_a_generic_line(match: Match) -> None:
    for me in (None, *range(match.game.players)):
        teller = Teller(match.game, me)
        story = teller.story(match)
        text = "\n".join(story)
        assert all(paragraph[0].isupper() or paragraph[0].isdigit() for paragraph in story)
        assert all(paragraph.endswith(".") for paragraph in story)
        assert "(" not in text
        assert "None" not in text
        assert not re.search(r"[Yy]ou: |[Ss]eat \d: ", text)
        assert text.endswith("The game is over.")
        for index, entry in enumerate(match.history):  # as a replay tells it, one entry at a time
            seen = teller.seen(match.states[index], entry, match.states[index + 1], open_all=me is None)
            assert "(" not in teller.paragraph(seen)


def test_all_gold_is_told_with_its_reason(match: Match) -> None:
    """What the sentences say that a seat got and paid is what it has in the end."""
    gold = [pieces.GOLD_AT_START] * match.game.players
    teller = Teller(match.game)
    for index, entry in enumerate(match.history):
        for event in teller.seen(match.states[index], entry, match.states[index + 1], open_all=True):
            if event.id == "gold":
                assert event.args["from"] is not None
                assert event.args["by"] > 0
                gold[event.args["seat"]] += event.args["by"]
            elif event.id in ("bid", "buy"):
                gold[event.args["seat"]] -= event.args["paid"]
            elif event.id == "sell":
                gold[event.args["seat"]] += event.args["gold"]
    assert gold == match.state.fields.gold[: match.game.players].tolist()


def told(*happened: tuple[str, dict[str, Any]]) -> str:
    return Teller(serai.game("five-tribes", players=3), ME).paragraph(Event.of(id, args) for id, args in happened)


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        ([("bid", {"seat": 1, "price": 8, "fakirs": 0, "paid": 8})], "Seat 1 bid 8."),
        ([("bid", {"seat": 0, "price": 8, "fakirs": 2, "paid": 3})], "You bid 8 and paid 3 gold and 2 fakirs."),
        ([("bid", {"seat": 1, "price": 1, "fakirs": 0, "paid": 0})], "Seat 1 bid 1 and paid 0."),
        ([("take", {"seat": 1, "tile": "c4"})], "Seat 1 picked up the meeples of c4."),
        (
            [
                ("take", {"seat": 1, "tile": "c4"}),
                ("drop", {"seat": 1, "colour": "white", "tile": "c3"}),
                ("gold", {"seat": 0, "by": 2, "from": "Marid"}),
                ("drop", {"seat": 1, "colour": "red", "tile": "d3"}),
                ("gold", {"seat": 0, "by": 2, "from": "Marid"}),
                ("drop", {"seat": 1, "colour": "red", "tile": "d2"}),
                ("tribe", {"seat": 1, "colour": "red", "number": 2, "tile": "d2"}),
            ],
            "Seat 1 sowed c4: white on c3, red on d3 and red on d2. You got 4 gold from Marid. "
            "Seat 1 took 2 assassins on d2.",
        ),
        (
            [
                ("drop", {"seat": 0, "colour": "white", "tile": "c3"}),
                ("tribe", {"seat": 0, "colour": "white", "number": 2, "tile": "c3"}),
                ("control", {"seat": 0, "tile": "c3"}),
            ],
            "You dropped white on c3, and took 2 elders there. Your camel now stands on c3.",
        ),
        (
            [("kill", {"seat": 1, "colour": "yellow", "rival": 0, "fakirs": 0, "kept": True})],
            "Seat 1's assassins killed a vizier of yours, and Kandicha kept it.",
        ),
        (
            [("kill", {"seat": 0, "colour": "red", "tile": "b2", "fakirs": 1, "kept": False})],
            "Your assassins killed an assassin on b2 for a fakir.",
        ),
        (
            [
                ("buy", {"seat": 0, "card": "gold", "paid": 6}),
                ("buy", {"seat": 0, "card": "fakir", "paid": 0}),
            ],
            "You bought a gold card and a fakir for 6 gold.",
        ),
        (
            [("summon", {"seat": 1, "djinn": "Leta", "pay": {"elders": 1, "fakirs": 1}})],
            "Seat 1 summoned Leta for an elder and a fakir.",
        ),
        (
            [
                ("power", {"seat": 1, "djinn": "Bouraq", "pay": {"elders": 0, "fakirs": 1}}),
                ("aim", {"seat": 1, "tile": "c4"}),
                ("palace", {"tile": "c4"}),
            ],
            "Seat 1 called on Bouraq for a fakir. A palace was built on c4.",
        ),
        ([("draw-card", {"seat": 1})], "Seat 1 drew a card from the pile."),
        ([("draw-card", {"seat": 0}), ("drawn-card", {"seat": 0, "card": "silk"})], "You drew silk from the pile."),
        ([("draw-djinn", {"seat": 1})] * 3, "Seat 1 drew 3 Djinns."),
        (
            [("meeple", {"tile": "a1", "colour": "red"}), ("meeple", {"tile": "a1", "colour": "blue"})],
            "From the bag came red and blue to a1.",
        ),
        (
            [("sell", {"seat": 1, "cards": ["silk"], "gold": 1}), ("turn", {"seat": 1})],
            "Seat 1 sold silk for 1 gold. Seat 1 plays again.",
        ),
        ([("done", {"seat": 1, "phase": "market"})], "Seat 1 bought nothing."),
        ([("last-round", {"camel_of": 0})], "You placed the last camel: this round is the last."),
        ([("last-round", {"camel_of": None})], "No meeple can move any more: this round is the last."),
    ],
)
def test_sentences(happened: list[tuple[str, dict[str, Any]]], words: str) -> None:
    assert told(*happened) == words


def test_news_leave_out_what_the_table_shows(match: Match) -> None:
    news = Teller(match.game, ME).story(match, news=True)
    assert not any(line.startswith(("30 tiles", "New in the row")) for line in news)


def test_drops_kills_and_takes_are_listed_by_colour_in_few_lines() -> None:
    colours = pieces.COLOUR_NAMES
    takes = [f"take {tile}" for tile in pieces.TILE_NAMES]
    assert choice_lines(takes, 78)[1] == "     a4, b4, c4, d4, e4, f4, a5, b5, c5, d5, e5, f5"
    drops = [f"drop {colour} {tile}" for colour in colours for tile in ("d3", "c4")]
    assert choice_lines(drops, 78)[0].startswith("drop yellow d3, c4 | drop white d3, c4 | ")
    kills = [f"kill {colour} {tile}" for colour in colours for tile in pieces.TILE_NAMES]
    assert max(len(line) for line in choice_lines(kills, 78)) <= 78


def test_all_sales_are_counted_and_found_in_any_order() -> None:
    sales = [*actions.STEPS[actions.SELL_0 : actions.DONE], "done"]
    assert len(sales) == 512
    lines = choice_lines(sales, 98)
    assert lines[0].startswith("sell: 511 ways with ivory gems gold papyrus silk spices fish wheat pottery; type sell")
    assert len(lines) == 2
    assert find_step("sell silk ivory", sales, sales) == "sell ivory silk"
    assert find_step("s po iv w", sales, sales) == "sell ivory wheat pottery"
    assert find_step("sell silk silk", sales, sales) is None


def test_a_tile_alone_names_the_only_step_that_ends_in_it() -> None:
    takes = [f"take {tile}" for tile in pieces.TILE_NAMES]
    assert find_step("c4", takes, actions.STEPS) == "take c4"
    assert find_step("b2", ["buy 1", "buy 2", "done"], actions.STEPS) == "buy 2"


def test_a_small_screen_leaves_out_what_the_phase_can_spare() -> None:
    table = ["Five Tribes", "track 0:1", "row       1 silk,", "          2 fish", "seat 0"]
    assert without(table, "row") == ["Five Tribes", "track 0:1", "seat 0"]
    assert "track" in five_tribes.spare({"phase": "sow"})
    assert "track" not in five_tribes.spare({"phase": "bid"})


def test_the_table_fits_eighty_columns(match: Match) -> None:
    for state in match.states[:: len(match.states) // 40]:
        assert max(len(line) for line in str(state).splitlines()) <= 80
