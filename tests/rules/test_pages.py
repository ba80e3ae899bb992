"""The rules by id in docs/rules: every id is named by a test, and no test, refusal or option names another one."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import serai
from serai.engine.registry import rulebook
from serai.games.five_tribes.pieces import DJINN_NAMES, DJINN_POINTS
from serai.server.http.rules_pages import markdown, rules_by_id

ROOT = Path(__file__).resolve().parents[2]
PAGES = {name: ROOT / "docs" / "rules" / f"{name.replace('-', '_')}.md" for name in serai.game_names()}
ID = re.compile(r"\b(?:BK|BG|FT)-\d+\b")


def ids_of(name: str) -> list[str]:
    return re.findall(r'<a id="([A-Z]+-\d+)"></a>', PAGES[name].read_text(encoding="utf-8"))


@cache
def ids_named_by_tests() -> dict[str, str]:
    """The ids in the marks of all tests, with a file that names each."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "tests").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "rule(" in text else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
                found |= {id: file.name for argument in node.args for id in ID.findall(ast.unparse(argument))}
    return found


@pytest.mark.parametrize("name", PAGES)
def test_the_server_reads_the_page_and_finds_every_rule(name: str) -> None:
    text = markdown(rulebook(name))
    assert text == PAGES[name].read_text(encoding="utf-8")
    rules = rules_by_id(text)
    assert list(rules) == ids_of(name) != []
    assert all(len(words) > 20 and "<a" not in words and "**" not in words for words in rules.values())


@pytest.mark.parametrize("name", PAGES)
def test_ids_are_in_their_own_text_and_unique(name: str) -> None:
    ids = ids_of(name)
    numbers = sorted(int(id.partition("-")[2]) for id in ids)
    assert numbers == list(range(1, len(ids) + 1))
    text = PAGES[name].read_text(encoding="utf-8")
    assert set(ID.findall(text)) == set(ids), "a rule speaks of an id that is not there"
    assert re.findall(r"^(?:- )?<a id=\"([A-Z]+-\d+)\"></a>\*\*\1\*\* ", text, re.MULTILINE) == ids


@pytest.mark.parametrize("name", PAGES)
def test_every_rule_is_named_by_a_test(name: str) -> None:
    named = ids_named_by_tests()
    assert [id for id in ids_of(name) if id not in named] == []


def test_no_test_names_a_rule_that_is_not_there() -> None:
    known = {id for name in PAGES for id in ids_of(name)}
    assert {id: file for id, file in ids_named_by_tests().items() if id not in known} == {}


@pytest.mark.parametrize("name", PAGES)
def test_refusals_options_and_flaws_name_rules_of_the_page(name: str) -> None:
    book = rulebook(name)
    rules = [code.rule for code in book.refusals] + [option.rule for option in book.options]
    rules += [rule for rule, _ in book.flaws.values()]
    assert {rule for rule in rules if rule is not None} <= set(ids_of(name))


def test_the_table_of_djinns_says_what_the_game_does() -> None:
    text = PAGES["five-tribes"].read_text(encoding="utf-8")
    rows = re.findall(r"^  \| ([A-Z][\w'-]+) \| (\d+) \| ", text, re.MULTILINE)
    assert [name for name, _ in rows] == list(DJINN_NAMES)
    assert [int(points) for _, points in rows] == DJINN_POINTS.tolist()
