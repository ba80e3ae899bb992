"""`serai verify RECORD`: prove that every draw of a finished game followed from the seed that was promised."""

from __future__ import annotations

from pathlib import Path

import serai
from serai.cli.errors import Mistake
from serai.cli.files import read_text
from serai.engine.chance import pick, seed_hash
from serai.engine.rulebook import Draw


def verify_file(path: Path, promised: str | None = None) -> None:
    """Check a record file and say what was proved; `promised` is the hash that the table showed at its start."""
    print(verify_record(read_text(path, "a record"), promised), flush=True)


def verify_record(text: str, promised: str | None = None) -> str:
    """A sentence that says what is proved, or a Mistake that says what is wrong."""
    headings: dict[str, str] = {}
    for line in text.splitlines():
        key, _, value = line.split("#", 1)[0].strip().partition(" ")
        if key in ("seed", "seed-hash"):
            headings.setdefault(key, value.strip())
    if "seed" not in headings:
        raise Mistake(
            "This record does not tell its seed, so nothing can be proved; the record of a finished game does."
        )
    if "seed-hash" not in headings and promised is None:
        raise Mistake("This record has no seed-hash; give the one that the table showed with --hash.")
    match = serai.replay(text)
    found = seed_hash(match.seed)
    for name, expected in (("the record", headings.get("seed-hash")), ("--hash", promised)):
        if expected is not None and expected.lower() != found:
            raise Mistake(f"The seed is not the promised one: its hash is {found}, but {name} says {expected[:80]}.")
    draws = 0
    for state, entry in zip(match.states, match.history, strict=False):
        if isinstance(entry, Draw):
            odds = state.odds()
            expected_outcome = tuple(odds)[pick(match.seed, draws, tuple(odds.values()))]
            if entry.outcome != expected_outcome:
                names = match.game.rulebook.draws
                raise Mistake(
                    f"Draw {draws + 1} does not follow from the seed: it should be {names[expected_outcome]!r}, "
                    f"not {names[entry.outcome]!r}."
                )
            draws += 1
    return f"All {draws} draws follow from the seed, and its hash is {found}."
