"""Writes game records: a heading, then one line per step or draw; `docs/notation.md` describes the format.

A record carries every draw and the version of the rules, so that it can always be replayed, without a generator.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.errors import RecordError
from serai.engine.game_config import GameConfig
from serai.engine.rulebook import Draw, Entry
from serai.engine.sentences import shown

PLAIN, QUOTED = 1, 2  # formats: with QUOTED, a value in double quotes is a JSON string
FIRST_LINE = "serai record"
COMMENT = "#"
HEADINGS = ("game", "rules", "players", "option", "seat", "position", "seed-hash", "seed", "seen-by")
HASH = re.compile(r"[0-9a-fA-F]{64}")
LONGEST_RECORD = 16_000_000  # characters; far beyond any game


def write_record(
    game: GameConfig,
    entries: Sequence[Entry],
    *,
    names: Sequence[str],
    position: Mapping[str, Any] | None,
    seed_hash: str,
    seed: str | None,
    seen_by: str | None = None,
    hidden: Sequence[bool] | None = None,
    ranking: Sequence[int] = (),
) -> str:
    """A match as text; entries that are `hidden` from the one who reads it are written as '?'."""
    book = game.rulebook
    texts = [*names, *([] if seed is None else [seed])]
    written = PLAIN if all(map(_is_plain, texts)) else QUOTED
    lines = [
        f"{FIRST_LINE} {written}",
        f"game {game.name}",
        f"rules {book.version}",
        f"players {game.players}",
        *(f"option {name} {'none' if value is None else value}" for name, value in game.options.items()),
        *(f"seat {index} {_value(name, written)}".rstrip() for index, name in enumerate(names)),
    ]
    if position is not None:
        lines.append(f"position {json.dumps(position, separators=(',', ':'))}")
    lines.append(f"seed-hash {seed_hash}")
    if seed is not None:
        lines.append(f"seed {_value(seed, written)}")
    if seen_by is not None:
        lines.append(f"seen-by {seen_by}")
    lines.append("")
    for number, entry in enumerate(entries):
        unseen = hidden is not None and hidden[number]
        if isinstance(entry, Draw):
            lines.append("draw ?" if unseen else f"draw {book.draws[entry.outcome]}")
        else:
            lines.append(f"{entry.seat} {'?' if unseen else book.steps[entry.action]}")
    if ranking:
        lines.append(f"result {' '.join(map(str, ranking))}")
    return "\n".join(lines) + "\n"


def _is_plain(text: str) -> bool:
    """Whether a name or seed can stand in a line as it is: printable, without a comment's sign or space at an end."""
    return text.isprintable() and text == text.strip() and COMMENT not in text


def _value(text: str, written: int) -> str:
    """A name or seed as this format writes it; a comment's sign never stands in quotes, so lines stay easy to read."""
    if written == PLAIN or (_is_plain(text) and not text.startswith('"')):
        return text
    return json.dumps(text).replace(COMMENT, f"\\u{ord(COMMENT):04x}")


def unquoted(value: str, written: int, line: int) -> str:
    """The name or seed that `_value` wrote."""
    if written == PLAIN or not value.startswith('"'):
        return value
    try:
        text = json.loads(value)
    except ValueError:
        text = None
    if not isinstance(text, str):
        raise RecordError(f"a text in double quotes is a JSON string, unlike {shown(value)}.", line)
    return text
