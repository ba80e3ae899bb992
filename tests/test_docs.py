"""README and docs tell the truth: their examples run, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import serai

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
IDS = [str(page.relative_to(ROOT)) for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_the_examples_of_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0


def test_the_readme_has_examples_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(doctest.DocTestParser().get_examples(text)) > 10
    assert "make play" in text
    assert "make test" in text


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_module_docstring_runs() -> None:
    assert doctest.testmod(serai).failed == 0


def test_the_recipe_for_draws_in_the_docs_is_the_engines() -> None:
    from serai.engine.chance import pick

    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(import hashlib.*?)```", text, re.DOTALL)
    assert code
    scope: dict[str, object] = {}
    exec(code[1], scope)
    draw = scope["draw"]
    assert callable(draw)
    assert [draw("1001", k, [3, 1, 4, 1, 5]) for k in range(200)] == [
        pick("1001", k, [3, 1, 4, 1, 5]) for k in range(200)
    ]


def test_every_game_has_a_page() -> None:
    for name in serai.game_names():
        page = ROOT / "docs" / "games" / f"{name.replace('-', '_')}.md"
        assert page.is_file()
        text = page.read_text(encoding="utf-8")
        assert all(option.name in text for option in serai.game(name).rulebook.options)
