"""Steps as people read and type them: short lists, ranges, prefixes and bare numbers.

How a typed line is read, in this order:

1. a step's whole name, or another word for it that the rulebook knows;
2. a bare number: the step that ends in this number (`3` for `bid 3`); in a list without any numbers in its steps, the
   step with this number in the list;
3. the beginning of each word (`b 3`, `th`), as long as one step only begins so; a number is never cut.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from serai.cli.errors import Mistake, quoted, suggestion

SHORTEST_RANGE = 3  # two numbers next to each other are listed, three are a range
MOST_IN_A_LINE = 8  # entries of a list that is shown without being sorted by words
SEPARATOR = " | "
MOST_NAMED = 6  # steps that an answer to an unclear line lists


def has_number(step: str) -> bool:
    """Whether a number is part of the step's name."""
    return any(character.isdigit() for character in step)


def is_menu(steps: Sequence[str]) -> bool:
    """Whether the list is numbered: only when no step has a number of its own."""
    return len(steps) > 1 and not any(has_number(step) for step in steps)


def compact(steps: Sequence[str], *, terse: bool = False) -> list[str]:
    """The steps as a short list: numbered, or with ranges such as `bid 1 .. bid 14`, in terse lists `bid 1..14`."""
    if is_menu(steps):
        return [f"{number} {step}" for number, step in enumerate(steps, 1)]
    families: dict[str, list[int | None]] = {}
    for step in steps:
        stem, _, end = step.rpartition(" ")
        numbered = end.isdecimal() and bool(stem)
        families.setdefault(stem if numbered else step, []).append(int(end) if numbered else None)
    return [_family(stem, [n for n in numbers if n is not None], terse) for stem, numbers in families.items()]


def choice_groups(steps: Sequence[str]) -> dict[str, list[str]]:
    """The short list under no heading or, when it is long, each first word with what follows it; '' is for the rest."""
    items = compact(steps)
    if len(items) <= MOST_IN_A_LINE:
        return {"": items}
    groups: dict[str, list[str]] = {}
    menu = is_menu(steps)
    for item in compact(steps, terse=True):
        number, _, name = item.partition(" ") if menu else ("", "", item)
        word, _, rest = name.partition(" ")
        groups.setdefault(word, []).append(f"{number} {rest or word}".strip())
    kept = {word: followers for word, followers in groups.items() if len(followers) > 1}
    single = [item for item in compact(steps, terse=True) if _first_word(item, menu) not in kept]
    return {**kept, "": single} if single else kept


def _first_word(item: str, menu: bool) -> str:
    return (item.partition(" ")[2] if menu else item).partition(" ")[0]


def choice_lines(steps: Sequence[str], width: int | None = None, *, brief: bool = False) -> list[str]:
    """The groups as lines of at most `width`; when `brief`, a long group is only counted."""
    lines: list[str] = []
    for word, followers in choice_groups(steps).items():
        counted = brief and word and len(followers) > MOST_NAMED
        items = [f"{len(followers)} ways; type {word} to see them"] if counted else followers
        line = f"{word}: " if word else ""
        begin = len(line)
        for item in items:
            if width is not None and len(line) > begin and len(line) + len(SEPARATOR) + len(item) > width:
                lines.append(line)
                line = " " * begin
            line += (SEPARATOR if len(line) > begin else "") + item
        lines.append(line)
    return lines


def ways_of(word: str, steps: Sequence[str]) -> list[str]:
    """The group of a long list that a typed first word asks to see; empty when it asks for none."""
    items = choice_groups(steps).get(word, []) if word else []
    return items if len(items) > MOST_NAMED else []


def _family(stem: str, numbers: list[int], terse: bool) -> str:
    if not numbers:
        return stem
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    if len(runs) == 1 and len(numbers) >= SHORTEST_RANGE and not terse:
        return f"{stem} {numbers[0]} .. {stem} {numbers[-1]}"
    parts = []
    for run in runs:
        parts += [f"{run[0]}..{run[-1]}"] if len(run) >= SHORTEST_RANGE else [str(number) for number in run]
    return f"{stem} {', '.join(parts)}"


def example(steps: Sequence[str]) -> str | None:
    """A step that a bare number names, for a hint; None when no number does."""
    return next((step for step in steps if _named_by(step.rpartition(" ")[2], steps) == [step]), None)


def _named_by(number: str, steps: Sequence[str]) -> list[str]:
    if not number.isdecimal():
        return []
    return [step for step in steps if step.rpartition(" ")[2] == number and " " in step]


def find_step(typed: str, steps: Sequence[str], words: Sequence[str]) -> str | None:
    """The step of `steps` that was typed; `words` are other whole names. None when nothing fits at all."""
    text = " ".join(typed.lower().split())
    if text in steps or text in words:
        return text
    if text.isdecimal():
        number = str(int(text)) if len(text) <= 9 else text
        if is_menu(steps):
            return steps[int(number) - 1] if len(number) <= 9 and 1 <= int(number) <= len(steps) else None
        named = _named_by(number, steps) or _named_by(number, words)
    else:
        named = _beginning_with(text, steps) or _beginning_with(re.sub(r"(?<=[a-z])(?=\d)", " ", text), steps)
    if len(named) > 1:
        raise Mistake(f"{quoted(text)} could mean {_some(named)}; type more of it.")
    return named[0] if named else None


def _beginning_with(text: str, steps: Sequence[str]) -> list[str]:
    typed = text.split()
    return [step for step in steps if _begins(step.split(), typed)] if typed else []


def _begins(words: list[str], typed: list[str]) -> bool:
    if len(typed) > len(words):
        return False
    return all(
        word == begun if begun.isdecimal() else word.startswith(begun)
        for word, begun in zip(words, typed, strict=False)
    )


def _some(steps: Sequence[str]) -> str:
    shown = compact(steps) if not is_menu(steps) else list(steps)
    if len(shown) > MOST_NAMED:
        shown = [*shown[:MOST_NAMED], "..."]
    return " or ".join(shown)


def nothing_like(typed: str, known: Sequence[str]) -> str:
    """A sentence for a line that is neither a step nor a command."""
    text = " ".join(typed.split())
    return f"{quoted(text)} is no step and no command here" + (
        suggestion(text, known).replace(".", "; 'help' lists what you can type.")
    )
