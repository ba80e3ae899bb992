"""Five Tribes in words: every event, every question, whole games and long lists."""

from __future__ import annotations

import io
import random
import re
from typing import Any, get_args

import pytest
from rich.console import Console

import serai
from serai.cli.commands.play import Wishes, started
from serai.cli.screen import Screen, Script
from serai.cli.session import Session, without
from serai.cli.steps import choice_lines, find_step
from serai.cli.words import Teller, five_tribes
from serai.engine.declarations.shapes import tag_of, union_of
from serai.engine.game import Match
from serai.engine.rulebook import Event, Step
from serai.games.five_tribes import actions, box, pieces
from serai.games.five_tribes.event_types import GameEvent
from tests.cli.table import Program
from tests.rules.positions_five_tribes import Setup

ME = 0
DECLARED_EVENTS = {tag_of(event) for event in union_of(GameEvent)}
MARID = {"seat": 0, "by": 2, "why": "djinn", "djinn": "Marid"}


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
    assert set(five_tribes.WORDS) >= DECLARED_EVENTS
    assert set(five_tribes.POWERS) == set(pieces.DJINN_NAMES)
    assert set(five_tribes.COSTS) == set(get_args(box.Cost))
    aimed = {(row.effect, row.target) for row in box.DJINN_ROWS if row.target}
    assert set(five_tribes.TARGETS) == aimed
    assert set(five_tribes.QUESTIONS) == set(pieces.PHASE_NAMES[pieces.FIRST_CHOICE : pieces.OVER])


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


def test_all_gold_is_told_once(match: Match) -> None:
    """What the sentences say that a seat got and paid is what it has in the end."""
    for me in range(match.game.players):
        story = " ".join(Teller(match.game, me).story(match))
        gold = box.GOLD_AT_START
        gold -= sum(int(price) for price in re.findall(r"You bid (\d+)\.", story))
        gold -= sum(int(paid) for paid in re.findall(r"You bid \d+ and paid (\d+)", story))
        gold -= sum(int(paid) for paid in re.findall(r"You bought [^.]* for (\d+) gold", story))
        gold += sum(int(paid) for paid in re.findall(r"You sold [^.]* for (\d+) gold", story))
        gold += sum(int(earned) for earned in re.findall(r"Your builders earned (\d+)", story))
        gold += sum(int(got) for got in re.findall(r"You got (\d+) gold from", story))
        assert gold == match.state.fields.gold[me]


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
                ("gold", MARID),
                ("drop", {"seat": 1, "colour": "red", "tile": "d3"}),
                ("gold", MARID),
                ("drop", {"seat": 1, "colour": "red", "tile": "d2"}),
                ("tribe", {"seat": 1, "colour": "red", "number": 2, "tile": "d2"}),
            ],
            "Seat 1 sowed c4: white on c3, red on d3 and red on d2, and took 2 assassins there. "
            "You got 4 gold from Marid.",
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
            [("kill", {"seat": 1, "colour": "yellow", "tile": None, "rival": 0, "fakirs": 0, "kept": True})],
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
            [("sell", {"seat": 1, "cards": ["silk"], "gold": 1}), ("turn", {"seat": 1, "again": True})],
            "Seat 1 sold silk for 1 gold. Seat 1 plays again.",
        ),
        ([("done", {"seat": 1, "declined": "market"})], "Seat 1 bought nothing."),
        ([("last-round", {"seat": 0, "why": "camels"})], "You placed the last camel: this round is the last."),
        ([("last-round", {"seat": 1, "why": "no-move"})], "No meeple can move any more: this round is the last."),
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


# ---------------------------------------------------------------- at the keyboard


class Window(Screen):
    """A terminal of a size."""

    def __init__(self, output: io.StringIO, width: int, height: int) -> None:
        super().__init__(Console(file=output, highlight=False, markup=False, emoji=False, width=width, height=height))
        self.is_terminal = True

    def clear(self, *, forget: bool = False) -> None:
        """Nothing is wiped away here."""


def typed_into(match: Match, *lines: str, width: int = 100, height: int = 60) -> tuple[str, Match]:
    """What seat 0 reads after typing these lines, and the match then."""
    output = io.StringIO()
    screen = Window(output, width, height)
    _, lineup = started(Wishes(game="five-tribes", players=match.game.players, seed="7"))
    session = Session(match, lineup, screen, Script(lines, screen))
    session.run()
    return output.getvalue(), session.match


def test_a_small_screen_says_what_it_leaves_out_and_table_shows_it() -> None:
    setup = Setup(3).turn(0, 1, 2).put(a1="Y", a2="Y", f1="GGG", f2="G").own(0, "Boaz").own(1, "Leta")
    match = setup.cards(0, fish=1, wheat=1).match()
    seen, _ = typed_into(match, "table", width=80, height=24)
    first, _, rest = seen.partition("> table")
    assert "djinns    " not in first
    assert "not shown: discards, supply, djinns" in first
    assert "(see table)" in first
    assert "djinns    " in rest
    assert "track     " in rest
    assert max(len(line) for line in first.splitlines()) <= 80
    assert len(first.splitlines()) <= 24
    large, _ = typed_into(match, width=80, height=60)
    assert "not shown" not in large


def test_a_word_alone_uses_no_djinn() -> None:
    match = Setup(3).turn(0, 1, 2).own(0, "Sloar").cards(0, fakir=1).put(a1="Y", a2="Y", f1="GGG", f2="G").match()
    seen, after = typed_into(match, "djinn", "dj sl")
    assert "Do you mean 'djinn sloar fakir'? 'djinn' alone chooses nothing." in seen
    assert [after.game.steps[entry.action] for entry in after.history if isinstance(entry, Step)] == [
        "djinn sloar fakir"
    ]


def test_while_sowing_colour_and_tile_are_enough() -> None:
    match = Setup(3).turn(0, 1, 2).put(e1="YW", e3="Y", f1="GGG", f2="G").match()
    _, after = typed_into(match, "take e1", "w e2")
    assert after.state.view(0)["here"] == "e2"


def test_what_can_be_sold_is_one_line() -> None:
    goods = dict.fromkeys(pieces.CARD_NAMES[:9], 1)
    match = (
        Setup(3).turn(0, 1, 2).own(0, "Sloar").cards(0, fakir=1, **goods).put(a1="Y", a2="Y", f1="GGG", f2="G").match()
    )
    seen, after = typed_into(match, "take a1", "drop yellow a2", "sell", "sell silk ivory")
    assert "sell: any of ivory gems gold papyrus silk spices fish wheat pottery (such as sell ivory gems)" in seen
    assert "511" not in seen
    assert max(len(line) for line in seen.splitlines()) <= 100
    assert "Done, or a sale or Sloar first? One card of each kind you hold brings 60 gold now." in seen
    assert after.state.view(0)["seats"][0]["gold"] == 53


def test_a_zero_that_cannot_be_taken_is_refused_with_its_reason() -> None:
    match = Setup(4).bids(1, 2, 3, 0).put(a1="Y", a2="Y").match()
    for seat in (1, 2, 3):
        match.play(seat, "bid 0")
    seen, _ = typed_into(match, "0", "bid 99")
    assert "Three markers are on zero already" in seen
    assert "'bid 99' is no step here; there is bid 1, 3, 5, 8, 12, 18." in seen


def test_the_rules_say_how_often_a_djinn_helps_and_what_a_kill_wins() -> None:
    usual, other = (Teller(serai.game("five-tribes", djinn_use=use)).rules for use in ("turn", "round"))
    assert "at most once a turn:" in usual
    assert "at most once a round:" in other
    assert "A tile that a kill empties is yours as well." in usual


def test_a_printed_replay_tells_the_deal_at_once(match: Match, program: Program) -> None:
    (program.folder / "game.txt").write_text(match.record(), encoding="utf-8")
    lines = program("replay", "game.txt", "--print").out.splitlines()
    assert lines[1].startswith("1-13")
    assert "draws  30 tiles were laid. Three meeples stand on each." in " ".join(lines[1:4])
    assert not any("1 tile" in line for line in lines)
    assert teller_of_one(match) == f"A {match.state.view(None)['tiles'][0]['kind']} was laid on a1."


def teller_of_one(match: Match) -> str:
    """The first entry alone, as a replay tells it step by step."""
    teller = Teller(match.game)
    sentence = teller.paragraph(teller.seen(match.states[0], match.history[0], match.states[1]))
    return sentence.replace("An oasis", "A oasis")
