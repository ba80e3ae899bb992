"""Whole games of Five Tribes: thousands of random ones, and how long one can last."""

from __future__ import annotations

import numpy as np
import pytest

import serai
from serai.engine import contract
from serai.engine.chance import generator, new_scratch
from serai.engine.playouts import audited_playouts, random_step
from serai.games.five_tribes import box, pieces, rules, soundness
from tests.amounts import amount
from tests.rules.positions_five_tribes import Setup

GAMES = 5000


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("FT-2", "FT-3", "FT-4", "FT-5", "FT-17", "FT-39")
def test_thousands_of_random_games_keep_every_invariant(players: int) -> None:
    """Meeples per colour, 54 cards, 22 Djinns, camels, palm trees, palaces, markers, and no negative gold."""
    game = serai.game("five-tribes", players=players)
    lengths, row = np.zeros(GAMES, np.int32), np.zeros(1, game.rulebook.dtype)
    flaw = audited_playouts(game.start().fields, row, GAMES, generator(players), new_scratch(), lengths)
    assert flaw == 0, game.rulebook.flaws[int(flaw)]
    assert lengths.min() > 50
    assert lengths.max() <= game.rulebook.most_steps


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("options", [{"djinn_use": "round"}, {"goods": "shown"}, {"gold": "shown"}])
@pytest.mark.rule("FT-37", "FT-41")
def test_random_games_with_every_option(options: dict[str, str]) -> None:
    game = serai.game("five-tribes", players=2, **options)
    lengths, row = np.zeros(GAMES // 5, np.int32), np.zeros(1, game.rulebook.dtype)
    flaw = audited_playouts(game.start().fields, row, GAMES // 5, generator(str(options)), new_scratch(), lengths)
    assert flaw == 0, game.rulebook.flaws[int(flaw)]


@pytest.mark.parametrize("players", amount([2, 3, 4], interpreted=[2]))
def test_a_quick_random_game_is_the_one_step_by_step(players: int) -> None:
    """After every quick step the position is one of the slow game, from the same number of the generator."""
    game = serai.game("five-tribes", players=players)
    rows, scratch = np.zeros(2, game.rulebook.dtype), new_scratch()
    rows[:] = game.start().fields
    quick, slow = generator(players), generator(players)
    steps = 0
    while not contract.over(rows[0]):
        steps += contract.wander(rows[0], quick, scratch)
        while slow[0] != quick[0]:
            steps -= random_step(rows[1], slow, scratch)
            assert contract.audit(rows[1]) == 0
        assert rows[0].tobytes() == rows[1].tobytes()
    assert steps == 0


@pytest.mark.rule("FT-33", "FT-34")
def test_no_game_is_longer_than_the_longest_possible() -> None:
    """Every turn but the last takes two meeples off the tiles; Anun-Nak brings three, once in each turn of his owner.

    Two seats: four turns take eight and bring six at most, so the 90 meeples last 45 rounds. With more seats his owner
    has one turn a round, and a round takes at least three more than it brings.
    """
    taken, brought = 4 * 2, 2 * box.number_of(box.ANUN_NAK)
    assert pieces.MOST_ROUNDS * (taken - brought) >= pieces.MEEPLES
    assert taken - brought <= 3 * 2 - box.number_of(box.ANUN_NAK)


# A position, the field that is spoilt, and the number of the flaw that must be found.
SPOILT = {
    "a meeple too many": (("meeples", (0, 0), 1), 4),
    "a meeple below nothing": (("meeples", (0, 0), -3), 3),
    "a card too many": (("pile", 0, 1), 6),
    "a gap in the row": (("row", 3, 1), 5),
    "a wrong tile": (("kinds", 0, 1), 2),
    "a palm tree too many": (("palms", 0, 1), 9),
    "a palace too many": (("palaces", 0, 1), 9),
    "a camel too many": (("stock", 0, 1), 8),
    "a camel of nobody": (("camels", 3, 9), 8),
    "negative gold": (("gold", 0, -51), 10),
    "a marker too many": (("spots", 8, 2), 11),
    "a Djinn nowhere": (("djinns", 0, 9), 7),
    "a Djinn of the row elsewhere": (("djinns", 0, 2), 7),
    "a Djinn drawn for nothing": (("djinns", 0, 3), 18),
    "a seat that is not there": (("gold", 3, 5), 12),
    "a phase that does not exist": (("phase", None, 50), 1),
    "meeples taken before the move": (("taken", None, 2), 15),
    "the wrong phase": (("phase", None, pieces.SACRED - pieces.MOVE), 16),
    "a Djinn in use": (("power", None, 3), 17),
    "over too early": (("phase", None, pieces.OVER - pieces.MOVE), 11),
}


@pytest.mark.parametrize("name", SPOILT)
@pytest.mark.rule("FT-1", "FT-2", "FT-3", "FT-4", "FT-5")
def test_a_spoilt_position_is_refused_with_the_rule_that_it_breaks(name: str) -> None:
    (field, index, by), flaw = SPOILT[name]
    setup = Setup(3).put(a1="YY", a2="Y", c1="Y")
    if index is None:
        setup.s[field] += by
    else:
        setup.s[field][index] += by
    rule, sentence = soundness.FLAWS[flaw]
    with pytest.raises(serai.PositionError) as refused:
        setup.state()
    assert sentence in str(refused.value)
    assert rule is None or rule in str(refused.value)


@pytest.mark.parametrize("field", rules.DERIVED)
def test_what_is_kept_for_speed_is_checked_and_made_anew(field: str) -> None:
    state = Setup(3).put(a1="YY", a2="Y", c1="YWG").own(1, "Marid").state()
    record = state.fields
    assert contract.audit(record) == 0
    kept = record[field].copy()
    record[field] += 1
    assert contract.audit(record) == 20
    rules.derive(record)
    assert (record[field] == kept).all()
    assert contract.audit(record) == 0
    assert field not in state.position()["state"]
