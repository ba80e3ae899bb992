"""`serai verify RECORD`: prove that every draw of a finished game followed from the seed that was promised."""

from __future__ import annotations

from pathlib import Path

import serai
from serai.cli.errors import Contradiction, Mistake, quoted
from serai.cli.files import read_text
from serai.engine.chance import pick
from serai.engine.records import HASH
from serai.engine.rulebook import Draw


def verify_file(path: Path, promised: str | None = None) -> None:
    """Check a record file and say what was proved; `promised` is the hash that the table showed at its start."""
    print(verify_record(read_text(path, "a record"), promised), flush=True)


def verify_record(text: str, promised: str | None = None) -> str:
    """A sentence that says what is proved; Contradiction when the record is not honest, Mistake for all else."""
    if promised is not None and not HASH.fullmatch(promised.strip()):
        raise Mistake(f"--hash is the 64 hexadecimal digits that the table showed, not {quoted(promised)}.")
    told = {line.split(maxsplit=1)[0] for line in text.splitlines() if line.strip()}
    if "seed" not in told:
        raise Mistake(
            "This record does not tell its seed, so nothing can be proved; the record of a finished game does."
        )
    if "seed-hash" not in told and promised is None:
        raise Mistake("This record has no seed-hash; give the one that the table showed with --hash.")
    try:
        match = serai.replay(text)
    except serai.RecordError as error:
        raise (Contradiction if error.impossible else Mistake)(str(error)) from None
    if promised is not None and promised.strip().lower() != match.seed_hash:
        raise Contradiction(
            f"The seed is not the promised one: its hash is {match.seed_hash}, but --hash says {promised.strip()}."
        )
    draws = 0
    for state, entry in zip(match.states, match.history, strict=False):
        if isinstance(entry, Draw):
            odds = state.odds()
            expected_outcome = tuple(odds)[pick(match.seed, draws, tuple(odds.values()))]
            if entry.outcome != expected_outcome:
                names = match.game.rulebook.draws
                raise Contradiction(
                    f"Draw {draws + 1} does not follow from the seed: it should be {names[expected_outcome]!r}, "
                    f"not {names[entry.outcome]!r}."
                )
            draws += 1
    return f"All {draws} draws follow from the seed, and its hash is {match.seed_hash}."
