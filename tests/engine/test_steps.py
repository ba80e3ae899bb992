"""Tables of deeds: names, numbers and structures of steps from one declaration."""

from __future__ import annotations

import pytest

from serai.engine.declarations.steps import Names, Numbers, Run, StepKind, StepTable, Subset

COLOURS = Names(("Red", "Sea Blue"))
GOODS = Subset(("ivory", "silk", "fish"))
MOVE = StepKind(
    "move",
    "move {from} {to}[ for {coins}]",
    "a piece moves",
    {"from": COLOURS, "to": COLOURS, "coins": Numbers(1, 2)},
    usual={"coins": 1},
)
WAYS = [("Red", "Sea Blue"), ("Sea Blue", "Red")]
TABLE = StepTable(
    StepKind("pass", "pass", "nothing"),
    Run(MOVE, [(a, b, 1) for a, b in WAYS]),
    StepKind("sell", "sell {goods}", "goods for gold", {"goods": GOODS}),
    Run(MOVE, [(a, b, 2) for a, b in WAYS]),
    aliases={"nothing": "pass"},
)


def test_names_numbers_and_structures_come_from_the_table() -> None:
    assert TABLE.names == (
        "pass", "move red sea blue", "move sea blue red", "sell ivory", "sell silk", "sell ivory silk", "sell fish",
        "sell ivory fish", "sell silk fish", "sell ivory silk fish", "move red sea blue for 2",
        "move sea blue red for 2",
    )  # fmt: skip
    assert len(TABLE) == 12
    assert TABLE[10].to_json() == {"deed": "move", "from": "Red", "to": "Sea Blue", "coins": 2}
    assert TABLE[5].to_json() == {"deed": "sell", "goods": ["ivory", "silk"]}
    assert all(TABLE.action(act.to_json()) == action for action, act in enumerate(TABLE.acts))
    with pytest.raises(KeyError):
        TABLE.action({"deed": "move", "from": "Red", "to": "Red", "coins": 1})


def test_what_may_be_left_unsaid_makes_another_word() -> None:
    assert TABLE.aliases == {
        "move red sea blue for 1": "move red sea blue",
        "move sea blue red for 1": "move sea blue red",
        "nothing": "pass",
    }
    pay = StepKind("pay", "pay {card}[ with {how}]", "", {"card": COLOURS, "how": COLOURS}, usual={"how": "{card}"})
    assert StepTable(pay).names == ("pay red", "pay red with sea blue", "pay sea blue with red", "pay sea blue")


def test_compiled_rules_get_numbers() -> None:
    assert TABLE.first("sell") == 3
    assert TABLE.firsts("move") == (1, 10)
    assert TABLE.kind_numbers().tolist() == [0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1]
    assert TABLE.part_numbers("to").tolist() == [-1, 1, 0, -1, -1, -1, -1, -1, -1, -1, 1, 0]
    assert TABLE.part_numbers("coins").tolist() == [-1, 0, 0, -1, -1, -1, -1, -1, -1, -1, 1, 1]
    with pytest.raises(ValueError, match="too many"):
        TABLE.first("move")


def test_sets_stand_for_all_their_steps() -> None:
    assert TABLE.choices([0, 3, 6, 7]) == (["pass"], [{"deed": "sell", "of": ["ivory", "fish"]}])
    assert TABLE.choices([0, 1]) == (["pass", "move red sea blue"], [])
    # Not every set of these is legal, so that they are listed.
    assert TABLE.choices([3, 6]) == (["sell ivory", "sell fish"], [])


def test_the_table_can_be_read() -> None:
    assert TABLE.table().splitlines()[2:] == [
        "| 0 | `pass` | nothing |",
        "| 1-2, 10-11 | `move FROM TO[ for COINS]` | a piece moves |",
        "| 3-9 | `sell GOODS` | goods for gold |",
    ]


def test_a_pattern_names_every_part() -> None:
    with pytest.raises(TypeError, match="do not fit"):
        StepKind("move", "move {from}", "", {"from": COLOURS, "to": COLOURS})
    with pytest.raises(TypeError, match="do not fit"):
        StepKind("move", "move[ {from}]", "", {"from": COLOURS})
