"""README and docs tell the truth: their examples run, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.cli.app import _command

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


SHELL = re.compile(r"^```(?:sh)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`((?:serai|python3?) [^`]*?)`")
PLACEHOLDER = re.compile(r"\b[A-Z]{1,12}\b|\.\.\.|[\[<|]")  # GAME, N, ... stand for what a reader puts there


def commands_of(page: Path) -> list[list[str]]:
    """The commands that a page tells to type, word by word."""
    text = page.read_text(encoding="utf-8")
    lines = [re.split(" [#>]", line)[0].strip() for block in SHELL.findall(text) for line in block.splitlines()]
    lines += INLINE.findall(text)
    typed = [line for line in lines if line.startswith(("serai ", "python")) and not PLACEHOLDER.search(line)]
    return [shlex.split(" ".join(line.split())) for line in typed]


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_the_commands_of_a_page_can_be_typed(page: Path) -> None:
    """Each is a command that there is with options that it has; each program is there. None is run."""
    for program, *words in commands_of(page):
        if program == "serai":
            command = _command(None)
            while words and words[0] in getattr(command, "commands", ()):
                command = command.commands[words.pop(0)]
            if words and words[0] not in ("--version", "--help", "--install-completion"):  # else it is only mentioned
                command.make_context("serai", words)
        elif words[0] != "-m":
            assert (ROOT / words[0]).is_file(), words


def test_the_figures_have_commands_that_are_checked() -> None:
    assert len(commands_of(ROOT / "docs" / "reproduce.md")) > 12
    assert len(commands_of(ROOT / "docs" / "exact.md")) > 4


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


def test_the_readme_of_the_package_leads_nowhere_that_is_not_there() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata", "readme"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "make play" in done.stdout
    assert re.findall(r"\]\((?!https?:)[^)]*\)|!\[", done.stdout) == []


def test_every_game_has_a_page() -> None:
    for name in serai.game_names():
        page = ROOT / "docs" / "games" / f"{name.replace('-', '_')}.md"
        assert page.is_file()
        text = page.read_text(encoding="utf-8")
        assert all(option.name in text for option in serai.game(name).rulebook.options)
