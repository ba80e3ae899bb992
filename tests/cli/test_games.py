"""The list of games, and the words for what happens in them."""

from __future__ import annotations

import json

import pytest

import serai
from serai.cli.words import Teller
from serai.engine.rulebook import Event
from tests.cli.table import Program


def test_the_list_for_people(program: Program) -> None:
    done = program("games")
    assert done.code == 0
    for name in serai.game_names():
        book = serai.game(name).rulebook
        assert book.title in done.out
        assert f"serai play {name}" in done.out
        for option in book.options:
            assert option.name in done.out
    assert "random, novice, merchant" in done.out
    assert "(may never" in done.out


def test_the_list_for_programs(program: Program) -> None:
    games = json.loads(program("games", "--json").out)
    assert [game["name"] for game in games] == list(serai.game_names())
    (bakschisch,) = (game for game in games if game["name"] == "bakschisch")
    assert {"random", "merchant"} <= set(bakschisch["bots"])
    warnings = {option["name"]: option.get("warnings") for option in bakschisch["options"]}
    assert warnings["fifth_zero"] == {"everyone": "may never end"}


def test_version_and_help(program: Program) -> None:
    assert program("--version").out == f"serai {serai.__version__}\n"
    for words in ([], ["--help"], ["-h"]):
        done = program(*words)
        assert done.code == 0
        assert all(command in done.out for command in ("games", "play", "replay", "bench"))
        assert "install-completion" not in done.out
    assert "--resume" in program("play", "--help").out
    for command in ("play", "hint", "serve", "arena", "admin", "bench engine"):
        assert "bool" not in program(*command.split(), "--help").out.lower()
    assert "engine" in program("bench").out


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event.of("sow-meeples", {"seat": 0, "tile": 14}), "You: sow meeples (tile 14)."),
        (Event.of("market", {"cards": ["ivory", "gems"]}), "Market (cards ivory and gems)."),
        (Event.of("guard", {"seat": 1, "palace": "red", "neutral": False}), "Seat 1: guard (palace red)."),
        (Event.of("guard", {"seat": 1, "neutral": True}), "Seat 1: guard (neutral)."),
        (Event.of("dusk"), "Dusk."),
        (Event.of("steal", {"seat": 1, "coins": 0}), "Seat 1's thief stole nothing."),
        (
            Event.of("walk", {"seat": 0, "from": 29, "to": 31, "by": 2, "where": "throne"}),
            "You walked 2 spaces to the throne.",
        ),
        (
            Event.of("walk", {"seat": 1, "from": 1, "to": 0, "by": -1, "where": "start"}),
            "Seat 1 fell back 1 space to START.",
        ),
        (Event.of("share", {"coins": 0, "pot": 1}), "1 coin in the pot is too few to share."),
    ],
)
def test_every_event_has_words(event: Event, words: str) -> None:
    assert Teller(serai.game("bakschisch"), me=0).paragraph([event]) == words


def test_every_event_of_every_game_is_told_in_sentences() -> None:
    for name in serai.game_names():
        game = serai.game(name)
        match = game.new_match(seed=3)
        for turn in range(200):
            if match.state.over:
                break
            seat = match.state.to_act[0]
            legal = match.state.legal(seat)
            match.play(seat, legal[(turn * 5) % len(legal)])
        for me in (None, *range(game.players)):
            story = Teller(game, me).story(match)
            assert story
            assert all(paragraph[0].isupper() or paragraph[0].isdigit() for paragraph in story)
            assert all(paragraph.endswith(".") for paragraph in story)
