"""Blocks: the same deal in every rotation, luck that follows from the seed, faults that cost one game."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from typing import Any

import pytest

import serai
import serai.arena
from serai.arena import Plan, Result, fill_seats, pairings, play_block, play_game
from serai.arena.plan import blocks_for, label, settled_spec
from serai.engine.errors import OptionError
from serai.engine.rulebook import Draw

Make = Callable[..., Plan]


def outcome(result: Result) -> tuple[object, ...]:
    """Everything but the times."""
    return result.key, result.ranks, result.scores, result.choices, result.forfeit


@pytest.mark.parametrize(
    ("bots", "players", "seats"),
    [
        (["a", "b"], 2, "ab"),
        (["a", "b"], 4, "abbb"),
        (["a", "b", "c"], 4, "abcb"),
        (["a"], 3, "aaa"),
        (["a", "a", "b", "b"], 4, "aabb"),
    ],
)
def test_the_first_bot_sits_against_copies_of_the_others(bots: list[str], players: int, seats: str) -> None:
    assert fill_seats(bots, players) == tuple(seats)


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(OptionError, match="3 bots for 2 seats"):
        fill_seats(["a", "b", "c"], 2)


def test_pairings_put_the_stronger_level_first() -> None:
    assert pairings(["weak", "middle", "strong"], 3) == (
        ("middle", "weak", "weak"),
        ("strong", "weak", "weak"),
        ("strong", "middle", "middle"),
    )


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [blocks_for(games, 4) for games in (1, 4, 5, 400, 401)] == [1, 1, 2, 100, 101]
    with pytest.raises(OptionError, match="plays 1 to"):
        blocks_for(0, 2)


def test_every_bot_sits_in_every_seat_once(plan: Make) -> None:
    arena = plan("merchant", "random", players=4)
    rotations = [arena.seats(0, rotation) for rotation in range(4)]
    assert [seats.index("merchant") for seats in rotations] == [0, 1, 2, 3]
    assert all(seats.count("random") == 3 for seats in rotations)


def test_the_rotations_of_a_block_are_dealt_the_same_cards(plan: Make) -> None:
    arena = plan("merchant", "random", players=3)
    records = [play_game(arena, 0, 2, rotation)[1] for rotation in range(3)]
    draws = [[e.outcome for e in serai.replay(record).history if isinstance(e, Draw)] for record in records]
    shortest = min(map(len, draws))
    assert all(deal[:shortest] == draws[0][:shortest] for deal in draws)
    (_, other) = play_game(arena, 0, 3, 0)
    assert serai.replay(other).seed != serai.replay(records[0]).seed


def test_a_record_tells_the_game_and_who_sat_where(plan: Make) -> None:
    arena = plan("merchant", "random")
    result, record = play_game(arena, 0, 1, 1)
    match = serai.replay(record)
    assert match.names == ("random", "merchant")
    assert match.state.ranking == result.ranks
    assert match.state.scores == result.scores
    assert sum(result.choices) == len([e for e in match.history if not isinstance(e, Draw)])


def test_games_do_not_depend_on_the_games_before(plan: Make) -> None:
    arena = plan(".Forgetful", "random")
    in_order = [outcome(result) for block in range(3) for result, _ in play_block(arena, 0, block, [0, 1])]
    backwards = [outcome(play_game(arena, 0, block, rotation)[0]) for block in (2, 1, 0) for rotation in (1, 0)]
    assert in_order == backwards[::-1]


def test_another_seed_is_another_arena(plan: Make) -> None:
    one, two = (plan("random", "random", seed=seed, blocks=1) for seed in ("7", "8"))
    assert play_game(one, 0, 0, 0)[1] != play_game(two, 0, 0, 0)[1]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (".Crashing", "crashed: ValueError: I lost my way"),
        (".Cheating", "played an illegal step: There is no step 1000000"),
        (".Leaving", "crashed: SystemExit: 3"),
        (".Broken", "could not be made: OptionError: The bot Broken"),
    ],
)
def test_a_fault_costs_the_game(plan: Make, bot: str, reason: str) -> None:
    arena = plan("random", bot, players=3)
    result, record = play_game(arena, 0, 0, 1)
    assert result.forfeit is not None
    assert result.forfeit.reason.startswith(reason)
    guilty = result.forfeit.seat
    assert arena.seats(0, 1)[guilty] != "random"
    assert result.shares == tuple(0.0 if seat == guilty else 0.5 for seat in range(3))
    assert result.scores is None
    assert ("Traceback" in result.forfeit.trace) == (bot != ".Cheating")
    if bot == ".Crashing":
        assert "own_bots.py" in result.forfeit.trace
        assert "arena/blocks.py" not in result.forfeit.trace  # from the bot's own code on
    assert Result.from_json(result.to_json()) == result
    assert serai.replay(record).names == arena.seats(0, 1)


def test_shared_victories_are_shares() -> None:
    result = Result(0, 0, 0, (1, 3, 1), (5, 2, 5), (1, 1, 1), (0.0,) * 3, (0.0,) * 3)
    assert result.shares == (0.5, 0.0, 0.5)


def test_names_in_tables_are_short_and_specs_are_whole(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.chdir(tmp_path)
    assert settled_spec(" Caliph:200ms ") == "caliph:200ms"
    assert settled_spec("mine/bot.py:MyBot") == f"{tmp_path}/mine/bot.py:MyBot"
    assert label(f"{tmp_path}/mine/bot.py:MyBot") == "bot.py:MyBot"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"contests": (("random",),)}, "one bot for each seat"),
        ({"contests": ()}, "one bot for each seat"),
        ({"blocks": 0}, "An arena plays 1 to"),
        ({"seed": "x" * 151}, "at most 150 characters"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(change: dict[str, Any], sentence: str) -> None:
    wishes: dict[str, Any] = {
        "game": serai.game("bakschisch", players=2),
        "contests": (("random", "random"),),
        "blocks": 1,
        "seed": "1",
    }
    with pytest.raises(serai.SeraiError, match=sentence):
        Plan(**{**wishes, **change})


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(serai.arena).failed == 0
