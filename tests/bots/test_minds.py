"""What the search knows of each game: sound numbers wherever random play leads, compiled as interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import serai
from serai.bots.bakschisch.worth import GOLD
from serai.bots.minds import MINDS, appraise, appraise_by, find_mind, imitate, prefer, sketch
from serai.bots.search import new_way
from serai.engine.chance import generator, new_scratch
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import legal
from serai.engine.registry import rulebook
from tests.contract.tables import walk

LONG = 2000  # steps and draws: the whole of most games
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "bagdad": [(2, {}), (3, {"neutral_setup": "tactical"}), (4, {"hand_limit": 10, "thief_actions": 12})],
    "bakschisch": [(2, {}), (3, {"track": "short"}), (4, {"track": "long"})],
}
USUAL_TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {})]
every_game = pytest.mark.parametrize("name", [name for name in serai.game_names() if rulebook(name).parts.mind])


@compiled
def ask(s: Any, seat: int, scratch: Any, way: Any, rng: Any) -> int:
    """All questions to the mind, with the scratch space of the search, so that its compilations serve here too."""
    appraise(s, way.values)
    if seat < 0:
        return -1
    n = legal(s, seat, scratch.actions)
    prefer(s, seat, scratch.actions, n, way.weights)
    return imitate(s, seat, scratch.actions, n, rng)  # type: ignore[no-any-return]


def judge(state: serai.State, seed: int = 1) -> tuple[list[float], list[float], int]:
    """Chances of all seats, weights of all legal steps of the first to act, and a plausible one."""
    MINDS.register(state.rulebook.dtype, find_mind(state.game))
    room, way = np.zeros(1, state.rulebook.dtype), new_way()
    room[0] = state.fields
    seat = state.to_act[0] if state.to_act else -1
    picked = int(ask(room[0], seat, new_scratch(), way, generator(seed)))
    assert room[0] == state.fields, "a mind changes nothing"
    weights = way.weights[: len(state.legal_actions(seat)) if state.to_act else 0]
    return way.values[: state.game.players].tolist(), weights.tolist(), picked


def positions(name: str, apart: int) -> Iterator[serai.State]:
    """Every so many positions of a random game at each table, when a seat is to act."""
    for players, options in TABLES.get(name, USUAL_TABLES):
        states = walk(serai.game(name, players=players, **options), players, LONG).states
        yield from [state for state in states if state.to_act][::apart]


def judgements(name: str, apart: int) -> list[Any]:
    """What the mind says of positions of random games."""
    return [judge(state, number) for number, state in enumerate(positions(name, apart))]


@every_game
def test_every_position_is_appraised_and_every_step_has_a_weight(name: str) -> None:
    found = judgements(name, 7)
    assert len(found) > 20
    for chances, weights, picked in found:
        assert np.isfinite(chances + weights).all()
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        assert min(weights) > 0
        assert picked in range(len(weights))


@every_game
@pytest.mark.compiled
def test_compiled_and_interpreted_minds_agree(name: str) -> None:
    program = f"import json; from tests.bots import test_minds as t; print(json.dumps(t.judgements({name!r}, 40)))"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    for ours, theirs in zip(judgements(name, 40), json.loads(told.stdout), strict=True):
        assert ours[0] == pytest.approx(theirs[0])
        assert ours[1] == pytest.approx(theirs[1], rel=1e-5)
        assert ours[2] == theirs[2]


@compiled
def ask_learned(s: Any, numbers: Any, seen: Any, way: Any) -> None:
    """What learned numbers say, and where they stand."""
    appraise_by(s, numbers, way.values)
    sketch(s, seen)


@every_game
def test_an_untrained_table_judges_nearly_as_usual(name: str) -> None:
    if not hasattr(find_mind(serai.game(name)), "model"):
        pytest.skip("learns nothing")
    for state in positions(name, 23):
        mind, game, room, way = find_mind(state.game), state.game, np.zeros(1, state.rulebook.dtype), new_way()
        usual, model, numbers = judge(state)[0], mind.model(game), mind.untrained(game)
        assert (numbers.dtype, numbers.shape) == (model.kind, (model.size,))
        seen = np.zeros((game.players, model.width), np.int32)
        room[0] = state.fields
        ask_learned(room[0], numbers, seen, way)
        if name == "bakschisch" and max(state.fields.gold) >= GOLD:
            continue  # more coins than the table tells apart, as only random games bring them together
        assert way.values[: game.players].tolist() == pytest.approx(usual, abs=0.04)
        assert model.chances(numbers, seen[None])[0].tolist() == pytest.approx(way.values[: game.players].tolist())


@pytest.mark.parametrize("players", [3, 4])
def test_the_table_of_bakschisch_sees_every_rival(players: int) -> None:
    """A coin or a space of any rival stands elsewhere in the table: one that is neither first nor richest too."""
    game = serai.game("bakschisch", players=players)
    model, position = find_mind(game).model(game), game.new_match(seed=1).state.position()

    def seen(purses: tuple[int, ...] = (9, 5, 3, 1), places: tuple[int, ...] = (4, 20, 9, 3)) -> Any:
        rest, state = [0] * (4 - players), {**position["state"], "bribe": 1}
        state |= {"gold": [*purses[:players], *rest], "space": [*places[:players], *rest]}
        state |= {
            "row": ["guard", 0, 0, 0, 0],
            "unseen": [4, 5, 5, 5, 5, 5],
            "pot": 10 * players - sum(purses[:players]),
        }
        out = np.zeros((players, model.width), np.int32)
        ask_learned(serai.load({**position, "state": state}).fields, untrained, out, new_way())
        return out[0]

    untrained = find_mind(game).untrained(game)
    assert (seen() != seen(purses=(9, 5, 2, 1))).any()
    assert (seen() != seen(places=(4, 20, 8, 3))).any()
