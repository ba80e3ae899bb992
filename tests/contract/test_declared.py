"""What every game tells has the shape that it declares: views, events, the box, and the structure of every step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, is_typeddict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine.declarations.shapes import keys_of, misfit, tag_of, union_of
from serai.engine.game import State
from serai.engine.rulebook import Rulebook
from tests.contract.tables import OURS, Table, every_default, every_game, every_table, walk

SEEDS = st.integers(0, 2**32)
LENGTHS = st.integers(0, 120)
PAGES = Path(__file__).resolve().parents[2] / "docs" / "games"
SHARED = ("game", "rules", "players", "options", "seat", "to_act", "over", "scores", "ranking")


def check_views(state: State) -> None:
    """Every view of a state has the declared shape: of each seat, of a spectator, and with everything open."""
    declared = state.rulebook.view_type
    for seat in (*range(state.game.players), None):
        assert misfit(state.view(seat), declared, f"view({seat})") is None
    assert misfit(state.open_view(), declared, "open_view()") is None


def check_events(match: serai.Match) -> None:
    """Every event of a match has the declared shape, whoever sees it."""
    declared = match.game.rulebook.event_type
    for event in match.events(open_all=True):
        assert misfit(event.to_json(), declared, event.id) is None


@every_table
@settings(max_examples=6)
@given(seed=SEEDS, length=LENGTHS)
def test_views_and_events_have_their_declared_shape(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    check_events(match)
    for state in (match.states[0], match.states[len(match.states) // 2], match.state):
        check_views(state)


@every_default
def test_whole_games_have_their_declared_shape(table: Table) -> None:
    game = table.game()
    match = walk(game, 5, game.rulebook.most_steps)
    assert match.state.over
    check_events(match)
    for state in match.states[:: max(1, len(match.states) // 50)]:
        check_views(state)
    check_views(match.state)


def places(declared: Any) -> Iterator[set[Any]]:
    """The types that may stand at each place of a declared shape."""
    options = union_of(get_args(declared)[0] if get_origin(declared) is Annotated else declared)
    kinds = {type(value) for kind in options if get_origin(kind) is Literal for value in get_args(kind)}
    yield kinds | {kind for kind in options if isinstance(kind, type)}
    for kind in options:
        inner = [part for part, _, _ in keys_of(kind).values()] if is_typeddict(kind) else get_args(kind)
        for part in inner if get_origin(kind) is not Literal else ():
            yield from places(part)


@every_game
def test_no_place_of_a_view_is_now_a_number_and_now_true_or_false(name: str) -> None:
    """To Python 1 and True are equal: `engine.changes` would take the one for the other."""
    shape = serai.game(name).rulebook.view_type
    found = list(places(shape))
    assert len(found) > 10 or shape is dict  # which declares nothing
    assert not [kinds for kinds in found if bool in kinds and kinds & {int, float}]


@every_game
def test_declarations_have_what_all_games_share(name: str) -> None:
    book = serai.game(name).rulebook
    if book.view_type is dict:
        pytest.skip("this game declares nothing")
    assert set(SHARED) <= set(keys_of(book.view_type))
    ids = [tag_of(event) for event in union_of(book.event_type)]
    assert book.turn_ends, "how a turn ends is told"
    assert book.turn_ends <= set(ids)
    assert len(set(ids)) == len(ids)
    assert misfit(dict(book.box()), book.box_type, "box") is None
    assert misfit(book.describe()["box"], book.box_type, "box") is None


@every_game
def test_every_step_is_a_name_a_number_and_a_structure(name: str) -> None:
    book: Rulebook = serai.game(name).rulebook
    deeds = book.step_table
    if deeds is None:
        pytest.skip("this game has no table of deeds")
    assert book.steps == deeds.names
    assert dict(book.aliases) == dict(deeds.aliases)
    for action, act in enumerate(deeds.acts):
        assert book.actions[act.name] == action
        assert deeds.action(act.to_json()) == action
    for other, step in deeds.aliases.items():
        assert book.actions[other] == book.actions[step]
    assert book.rules.__doc__
    for line in deeds.table().splitlines():
        assert line in book.rules.__doc__, "the table of actions in the rules is not that of the deeds"


@every_table
@settings(max_examples=6)
@given(seed=SEEDS, length=LENGTHS)
def test_choices_are_the_legal_steps(table: Table, seed: int, length: int) -> None:
    """Names and sets together stand for exactly the legal steps."""
    state = walk(table.game(), seed, length).state
    book = state.rulebook
    for seat in range(table.players):
        names, sets = state.choices(seat)
        meant = {book.actions[name] for name in names}
        for found in sets:
            assert book.step_table is not None
            for action, act in enumerate(book.step_table.acts):
                if act.kind == found["deed"] and set(next(iter(act.args.values()))) <= set(found["of"]):
                    meant.add(action)
        assert meant == set(state.legal_actions(seat))


def rows_of(name: str) -> list[str]:
    """The rows of the tables in a game's page that come from its declarations."""
    book: Rulebook = serai.game(name).rulebook
    box = book.box()
    rows = book.step_table.table().splitlines() if book.step_table else []
    if name == "bakschisch":
        rows += [f"| {row['person']} | {row['letter']} | {row['cards']} |" for row in box["cards"]]
        rows += [f"| `{row['name']}` | {len(row['spaces'])} | {row['thief_stop']} |" for row in box["tracks"]]
    if name == "bagdad":
        for row in box["palaces"]:
            chests = ", ".join(map(str, row["chests"]))
            rows.append(f"| `{row['name']}` | {row['letter']} | {row['symbol']} | {row['cards']} | {chests} |")
        for row in box["for_players"]:
            hands = ", ".join(map(str, row["hands"]))
            rows.append(f"| {row['players']} | {row['guards']} | {row['chests_to_win']} | {hands} |")
    return rows


@every_game
def test_the_tables_of_the_page_are_those_of_the_game(name: str) -> None:
    page = PAGES / f"{name.replace('-', '_')}.md"
    if name not in OURS:
        pytest.skip("a game from outside has its page elsewhere")
    lines = page.read_text(encoding="utf-8").splitlines()
    for row in rows_of(name):
        assert row in lines, f"{page.name} lacks this row"
