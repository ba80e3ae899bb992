"""Write the tables of `architecture.md` from `layers.json`: `python -m docs.layers`."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "architecture.md"
TABLE = re.compile(r"<!-- layers: (\S+) -->\n.*?<!-- end -->", re.DOTALL)


def trees() -> dict[str, list[dict[str, str]]]:
    """The layers of each tree from top to bottom: the packages of a layer, and what they hold."""
    found: dict[str, list[dict[str, str]]] = json.loads((ROOT / "layers.json").read_text(encoding="utf-8"))
    return found


def layers_of(tree: str) -> list[dict[str, str]]:
    """The layers of one tree."""
    return trees()[tree]


def table(tree: str) -> str:
    """The layers of a tree as a Markdown table."""
    lines = ["| layer | package | what it holds |", "|---:|---|---|"]
    for number, layer in enumerate(reversed(layers_of(tree)), 1):
        lines += [f"| {number} | `{name}` | {words} |" for name, words in layer.items()]
    return "\n".join([*lines[:2], *reversed(lines[2:])])


def written(text: str) -> str:
    """A page with its tables as they should be."""
    return TABLE.sub(lambda found: f"<!-- layers: {found[1]} -->\n\n{table(found[1])}\n\n<!-- end -->", text)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
