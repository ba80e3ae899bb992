"""The help at the table and the rules' pages have one source of ids: each rule is linked from its game's help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import serai

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", serai.game_names())
def test_every_rule_is_linked_from_the_help_and_no_other(game: str) -> None:
    help_text = (ROOT / "web" / "src" / "games" / game / "Help.svelte").read_text(encoding="utf-8")
    links = re.findall(r'<RuleLinks game="([\w-]+)" rules="([^"]+)"', help_text)
    assert {name for name, _ in links} == {game}
    page = (ROOT / "docs" / "rules" / f"{game.replace('-', '_')}.md").read_text(encoding="utf-8")
    assert {rule for _, rules in links for rule in rules.split()} == set(re.findall(r'<a id="([A-Z]+-\d+)">', page))


def test_bot_levels_are_explained_in_every_language() -> None:
    for words in (ROOT / "web" / "src" / "words").glob("*/shell.ftl"):
        text = words.read_text(encoding="utf-8")
        for bot in ("random", "novice", "merchant", "cadi", "vizier", "caliph"):
            assert f"\nbot-{bot}-line = " in text, (words, bot)
