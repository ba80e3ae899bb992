"""Reads game records: makes a match of the text that `engine.records` wrote, every line checked against the rules."""

from __future__ import annotations

import hashlib
from typing import Any

from serai.engine.chance import seed_hash
from serai.engine.errors import IllegalMove, RecordError, SeraiError
from serai.engine.game import Game, Match
from serai.engine.positions import BYTE_ORDER_MARK
from serai.engine.records import COMMENT, FIRST_LINE, HASH, HEADINGS, LONGEST_RECORD, PLAIN, QUOTED, unquoted
from serai.engine.registry import rulebook
from serai.engine.sentences import shown, unknown


def played_digest(match: Match) -> str:
    """A hash of what was played: game, options, start, every step and draw; not who played, nor the seed."""
    heading, _, entries = match.record(with_seed=False).partition("\n\n")
    kept = [line for line in heading.splitlines()[1:] if not line.startswith(("seat ", "seed-hash "))]
    return hashlib.sha256("\n".join([*kept, "", entries]).encode()).hexdigest()


def replay(text: str) -> Match:
    """The match that a record tells, at its end; every line is checked against the rules.

    >>> import serai
    >>> match = serai.game("bakschisch", players=2).new_match(seed=7)
    >>> match.play(0, "bid 1")
    >>> replay(match.record()).state == match.state
    True
    >>> replay("1. e4 e5")
    Traceback (most recent call last):
    serai.engine.errors.RecordError: A record begins with the line 'serai record 1'.
    """
    if not isinstance(text, str):
        raise RecordError("A record is text.")
    if len(text) > LONGEST_RECORD:
        raise RecordError(f"A record has at most {LONGEST_RECORD:,} characters; this text has {len(text):,}.")
    text_lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    lines = [
        (number, words) for number, line in enumerate(text_lines, 1) if (words := line.split(COMMENT, 1)[0].strip())
    ]
    if not lines or not lines[0][1].startswith(FIRST_LINE):
        raise RecordError(f"A record begins with the line '{FIRST_LINE} {PLAIN}'.")
    formats = {f"{FIRST_LINE} {known}": known for known in (PLAIN, QUOTED)}
    written = formats.get(lines[0][1])
    if written is None:
        raise RecordError(f"this program reads records of format 1 and 2, not {shown(lines[0][1])}.", lines[0][0])
    heading_end = next((i for i, (_, words) in enumerate(lines) if _is_entry(words)), len(lines))
    heading = lines[1:heading_end]
    if written == PLAIN:
        heading = _with_signs_in_seed(heading, text_lines)
    match = _start(heading, written)
    _follow(match, lines[heading_end:])
    return match


def _with_signs_in_seed(heading: list[tuple[int, str]], text_lines: list[str]) -> list[tuple[int, str]]:
    """The heading with a whole seed where its hash says that `#` belongs to it: once such seeds were not quoted."""
    promised = {words.partition(" ")[2].strip().lower() for _, words in heading if words.startswith("seed-hash ")}
    mended = []
    for number, words in heading:
        key, _, rest = text_lines[number - 1].strip().partition(" ")
        whole = rest.strip()
        if key == "seed" and COMMENT in whole and whole.isprintable() and seed_hash(whole) in promised:
            words = f"{key} {whole}"
        mended.append((number, words))
    return mended


def _is_entry(words: str) -> bool:
    first = words.split(" ", 1)[0]
    return first in ("draw", "result") or first.isdigit()


def _start(heading: list[tuple[int, str]], written: int) -> Match:
    """The match that the heading describes, before its first entry."""
    single: dict[str, tuple[int, str]] = {}
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    for number, words in heading:
        key, _, value = words.partition(" ")
        value = value.strip()
        if key not in HEADINGS:
            raise RecordError(unknown("heading", key, HEADINGS), number)
        if not value:
            raise RecordError(f"{key!r} needs a value.", number)
        if key == "seen-by":
            raise RecordError(
                "this record shows only what one seat knew; the whole record exists when the game is over.",
                number,
            )
        if key == "option":
            name, _, chosen = value.partition(" ")
            if name in options:
                raise RecordError(f"option {shown(name)} is given twice.", number)
            options[name] = chosen.strip()
        elif key == "seat":
            index, _, name = value.partition(" ")
            seat = _whole(index, number)
            if seat in names:
                raise RecordError(f"seat {seat} is named twice.", number)
            names[seat] = unquoted(name.strip(), written, number)
        elif key in single:
            raise RecordError(f"{key!r} is given twice.", number)
        else:
            single[key] = (number, unquoted(value, written, number) if key == "seed" else value)
    for key in ("game", "rules", "players"):
        if key not in single:
            raise RecordError(f"The record does not name its {key}: it needs a line '{key} ...' before the first step.")
    try:
        book = rulebook(single["game"][1], _whole(single["rules"][1], single["rules"][0]))
        game = Game(book, _whole(single["players"][1], single["players"][0]), options)
        start = game.load(single["position"][1]) if "position" in single else game.start()
        if names and sorted(names) != list(range(game.players)):
            raise RecordError(f"The record names seats {sorted(names)}; the game has seats 0 to {game.players - 1}.")
        seed = single.get("seed", (0, None))[1]
        match = Match(start, seed=seed, names=[names[i] for i in sorted(names)], draws=())
    except RecordError:
        raise
    except SeraiError as error:
        raise RecordError(str(error)) from None
    if "seed-hash" in single:
        _check_hash(*single["seed-hash"], match.seed if "seed" in single else None)
    return match


def _check_hash(line: int, promised: str, seed: str | None) -> None:
    """Refuse a hash that is none, or that is not the seed's."""
    if not HASH.fullmatch(promised):
        raise RecordError(f"a seed-hash is 64 hexadecimal digits, unlike {shown(promised)}.", line)
    if seed is not None and promised.lower() != seed_hash(seed):
        raise RecordError(
            f"the seed is not the promised one: its hash is {seed_hash(seed)}, not {promised}.", line, impossible=True
        )


def _follow(match: Match, entries: list[tuple[int, str]]) -> None:
    book = match.game.rulebook
    result: tuple[int, list[int]] | None = None
    for number, words in entries:
        first, _, rest = words.partition(" ")
        if result is not None:
            raise RecordError("nothing follows the result.", number)
        if first == "result":
            if not rest:
                raise RecordError("'result' needs the rank of each seat.", number)
            result = (number, [_whole(rank, number) for rank in rest.split()])
            continue
        if not _is_entry(words):
            raise RecordError(f"a heading such as {shown(first)} stands before the first step.", number)
        try:
            if first == "draw":
                if match.state.to_act:
                    raise RecordError(
                        f"no draw comes here; seat {match.state.to_act[0]} is to act.", number, impossible=True
                    )
                match.follow(None, rest)
            else:
                seat = _whole(first, number)
                if seat in match.state.pending:
                    raise RecordError(
                        f"seat {seat} has chosen already; a record keeps the last choice only.", number, impossible=True
                    )
                match.follow(seat, rest)
        except RecordError:
            raise
        except SeraiError as error:
            known = rest in book.outcomes if first == "draw" else getattr(error, "code", None) != "unknown-step"
            impossible = isinstance(error, IllegalMove) and known
            raise RecordError(str(error), number, impossible=impossible) from None
    if result is not None and result[1] != list(match.state.ranking):
        expected: Any = " ".join(map(str, match.state.ranking)) or "no result yet"
        raise RecordError(f"the result should be {expected}.", result[0], impossible=True)
    match.go_on()  # a draw that the record stops before is made now


def _whole(text: str, line: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise RecordError(f"a whole number belongs here, not {shown(text)}.", line)
    return int(text)
