"""One list of layers, `layers.json`: the linter and the docs say the same, and what they name exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from docs.layers import PAGE, trees, written

ROOT = Path(__file__).resolve().parents[1]
PYTHON = [tree for tree in trees() if tree.startswith("serai")]
WHERE = re.compile(r"^## Where do I put it\?\n(.*?)^## ", re.MULTILINE | re.DOTALL)


def contracts() -> dict[str, dict[str, object]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    return {contract["containers"][0]: contract for contract in settings["contracts"] if "containers" in contract}


@pytest.mark.parametrize("tree", PYTHON)
def test_the_linter_has_the_layers_of_the_list(tree: str) -> None:
    contract = contracts()[tree]
    assert contract["layers"] == [" | ".join(layer) for layer in trees()[tree]]
    assert contract["exhaustive"], "a new package must find its place"


def test_the_linter_has_no_tree_that_the_list_lacks() -> None:
    assert sorted(contracts()) == sorted(PYTHON)


def test_nothing_is_excepted() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    assert not [contract["name"] for contract in settings["contracts"] if contract.get("ignore_imports")]
    assert not settings.get("exclude_type_checking_imports")


def test_no_package_has_more_than_25_modules() -> None:
    for folder in sorted((ROOT / "src" / "serai").rglob("*/")):
        if folder.parent.name != "games" and folder.name != "versions":  # a game is one folder; migrations only grow
            assert len(list(folder.glob("*.py"))) - 1 <= 25, folder


def test_the_tables_of_the_docs_are_those_of_the_list() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == written(text), "docs/architecture.md is stale; run: python -m docs.layers"
    assert re.findall(r"<!-- layers: (\S+) -->", text) == ["serai", "serai.server", "web", "serai.engine"]


def test_the_picture_of_the_server_shows_every_package() -> None:
    text = (ROOT / "docs" / "pictures" / "server.svg").read_text(encoding="utf-8")
    assert not [name for layer in trees()["serai.server"] for name in layer if f">{name}</text>" not in text]


def test_where_to_put_things_names_files_that_exist() -> None:
    found = WHERE.search((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert found is not None
    rows = [line for line in found[1].splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 10
    for row in rows:
        files = re.findall(r"`([\w./-]+/[\w./-]+)`", row)
        assert files, row
        assert not [file for file in files if not (ROOT / file).exists()], row
