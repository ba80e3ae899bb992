"""Steps as people read and type them: short lists, ranges, prefixes and bare numbers.

How a typed line is read, in this order:

1. a step's whole name, or another word for it that the rulebook knows;
2. a bare number: the step that ends in this number (`3` for `bid 3`); in a game none of whose steps ends in one, the
   step with this number in the list, all game long; a bare tile: the step that ends in this tile (`c4` for `take c4`);
3. the beginning of each word (`b 3`, `th`), as long as one step only begins so; a number is never cut, and a first
   word alone (`djinn`) chooses nothing that has more words;
4. the same for the words after the first in any order (`sell silk ivory` for `sell ivory silk`), and without the
   first one where all steps have the same (`w e2` for `drop white e2`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from serai.cli.errors import Mistake, quoted, suggestion

SHORTEST_RANGE = 3  # two numbers next to each other are listed, three are a range
MOST_IN_A_LINE = 8  # entries of a list that is shown without being sorted by words
SEPARATOR = " | "
TILE = re.compile(r"[a-z][1-9]")
MOST_WORDS = 10  # that such ways are made of
MOST_LISTED = 40  # ways of one first word; more are only counted
MOST_NAMED = 6  # steps that an answer to an unclear line lists
LINKS = ("with",)  # words of a step that are no choice


def is_numbered(all_steps: Sequence[str]) -> bool:
    """Whether a game's lists are numbered: only when none of all its steps ends in a number of its own.

    It is a matter of the game and not of one list, so that a number never changes its meaning in the midst of a game.
    """
    return not any(step.rpartition(" ")[2].isdecimal() for step in all_steps)


def _is_ending(word: str) -> bool:
    """Whether a last word is a number or a tile such as c4, so that steps that differ in it are listed together."""
    return word.isdecimal() or bool(TILE.fullmatch(word))


def compact(steps: Sequence[str], *, terse: bool = False, menu: bool = False) -> list[str]:
    """The steps as a short list: numbered, or with ranges such as `bid 1 .. bid 14`, in terse lists `bid 1..14`."""
    if menu:
        return [f"{number} {step}" for number, step in enumerate(steps, 1)]
    families: dict[str, list[str]] = {}
    for step in steps:
        stem, _, end = step.rpartition(" ")
        if stem and _is_ending(end):
            families.setdefault(stem, []).append(end)
        else:
            families.setdefault(step, [])
    return [_family(stem, ends, terse) for stem, ends in families.items()]


def choice_groups(steps: Sequence[str], *, menu: bool = False) -> dict[str, list[str]]:
    """The short list under no heading or, when it is long, each first word with what follows it; '' is for the rest."""
    items = compact(steps, menu=menu)
    if len(items) <= MOST_IN_A_LINE:
        return {"": items}
    groups: dict[str, list[str]] = {}
    single: list[str] = []
    for item in compact(steps, terse=True, menu=menu):
        number, _, name = item.partition(" ") if menu else ("", "", item)
        word, _, rest = name.partition(" ")
        if rest or word in groups:
            groups.setdefault(word, []).append(f"{number} {rest or word}".strip())
        elif any(step.startswith(f"{word} ") for step in steps):
            groups[word] = [f"{number} {word}".strip()]
        else:
            single.append(item)
    return {**groups, "": single} if single else groups


def choice_lines(
    steps: Sequence[str], width: int | None = None, *, brief: bool = False, menu: bool = False
) -> list[str]:
    """The groups as lines of at most `width`; when `brief`, a long group is only counted."""
    lines: list[str] = []
    for word, followers in choice_groups(steps, menu=menu).items():
        counted = word and len(followers) > (MOST_NAMED if brief else MOST_LISTED)
        label = f"{word}: " if word else ""
        items = [_count_of(word, followers, None if width is None else width - len(label))] if counted else followers
        lines += _laid_out(label, items, width)
    return lines


def _laid_out(label: str, items: Sequence[str], width: int | None) -> list[str]:
    """The items behind a label in lines of at most `width`; an item is broken only where it lists something."""
    lines: list[str] = []
    line, begin = label, len(label)
    for item in items:
        if width is not None and len(line) > begin and len(line) + len(SEPARATOR) + len(item) > width:
            lines.append(line)
            line = " " * begin
        line += (SEPARATOR if len(line) > begin else "") + item
        while width is not None and len(line) > width and ", " in line[begin:width]:
            cut = line.rindex(", ", begin, width) + 1
            lines.append(line[:cut])
            line = " " * (begin or len(item.split()[0]) + 1) + line[cut + 1 :]
    return [*lines, line]


def _count_of(word: str, followers: Sequence[str], width: int | None) -> str:
    """How many ways a word begins, and of what they are made where there is room for it."""
    texts = [f"{len(followers)} ways{made_of}; type {word} to see them" for made_of in (_made_of(followers), "")]
    return texts[0] if width is None or len(texts[0]) <= width else texts[1]


def _made_of(followers: Sequence[str]) -> str:
    """The words that very many ways are made of, when these are few."""
    if len(followers) <= MOST_LISTED:
        return ""
    words = dict.fromkeys(
        word for follower in followers for word in follower.split() if not word[0].isdigit() and word not in LINKS
    )
    return f" with {' '.join(words)}" if 1 < len(words) <= MOST_WORDS else ""


def ways_of(word: str, steps: Sequence[str], width: int | None = None, *, menu: bool = False) -> list[str]:
    """The group of a long list that a typed first word asks to see, a line for each second word; empty for no group."""
    items = choice_groups(steps, menu=menu).get(word, []) if word else []
    if len(items) <= MOST_NAMED:
        return []
    parts: dict[str, list[str]] = {}
    for item in items:
        number, _, name = item.partition(" ") if menu else ("", "", item)
        second, _, rest = name.partition(" ")
        parts.setdefault(second if rest else "", []).append(f"{number} {rest or second}".strip())
    if len(parts) == len(items) or len(parts) == 1:
        return _laid_out(f"{word}: ", items, width)
    return [
        line for second, rest in parts.items() for line in _laid_out(f"{word} {second}".strip() + ": ", rest, width)
    ]


def _family(stem: str, ends: list[str], terse: bool) -> str:
    if not ends:
        return stem
    if not all(end.isdecimal() for end in ends):
        return f"{stem} {', '.join(ends)}"
    numbers = [int(end) for end in ends]
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
    """A step that a bare number or tile names, for a hint; None when none does."""
    return next((step for step in steps if _named_by(step.rpartition(" ")[2], steps) == [step]), None)


def _named_by(end: str, steps: Sequence[str]) -> list[str]:
    if not _is_ending(end):
        return []
    return [step for step in steps if step.rpartition(" ")[2] == end and " " in step]


def find_step(typed: str, steps: Sequence[str], words: Sequence[str], *, menu: bool = False) -> str | None:
    """The step of `steps` that was typed; `words` are other whole names. None when nothing fits at all."""
    text = " ".join(typed.lower().split())
    if text in steps or text in words:
        return text
    if text.isdecimal():
        number = str(int(text)) if len(text) <= 9 else text
        if menu:
            return steps[int(number) - 1] if len(number) <= 9 and 1 <= int(number) <= len(steps) else None
        named = _shortest(_named_by(number, steps)) or _one_like(steps, _named_by(number, words))
    else:
        named = (
            _named_by(text, steps)
            or _beginning_with(text, steps)
            or _beginning_with(re.sub(r"(?<=[a-z])(?=\d)", " ", text), steps)
            or _in_any_order(text, steps)
            or _without_verb(text, steps)
        )
        if len(named) == 1 and " " not in text and " " in named[0] and named[0].split()[0].startswith(text):
            raise Mistake(f"Do you mean {quoted(named[0])}? {quoted(text)} alone chooses nothing.")
    if len(named) > 1:
        raise Mistake(f"{quoted(text)} could mean {_some(named)}; type more of it.")
    return named[0] if named else None


def _shortest(named: list[str]) -> list[str]:
    """Those of a first word and an end, if there are any: 3 is `bid 3` rather than `bid 8 fakirs 3`."""
    return [step for step in named if step.count(" ") == 1] or named


def _one_like(steps: Sequence[str], named: Sequence[str]) -> list[str]:
    """The only one of these that belongs to the steps by its first word, so that the rules can say why not; or none."""
    begun = {step.partition(" ")[0] for step in steps}
    alike = _shortest([name for name in named if name.partition(" ")[0] in begun])
    return alike if len(alike) == 1 else list(named) if len(named) == 1 else []


def _without_verb(text: str, steps: Sequence[str]) -> list[str]:
    """Where all steps begin with the same word, those that go on with what was typed."""
    verbs = {step.split()[0] for step in steps}
    return _beginning_with(f"{verbs.pop()} {text}", steps) if len(verbs) == 1 and " " in text else []


def _beginning_with(text: str, steps: Sequence[str]) -> list[str]:
    typed = text.split()
    return [step for step in steps if _begins(step.split(), typed)] if typed else []


def _in_any_order(text: str, steps: Sequence[str]) -> list[str]:
    """Steps with the typed first word and just the typed words behind it."""
    if not text:
        return []
    first, *rest = text.split()
    split = {step: step.split() for step in steps}
    return [
        step
        for step, (begin, *words) in split.items()
        if begin.startswith(first) and len(words) == len(rest) and _begins(sorted(words), sorted(rest))
    ]


def _begins(words: list[str], typed: list[str]) -> bool:
    if len(typed) > len(words):
        return False
    return all(
        word == begun if begun.isdecimal() else word.startswith(begun)
        for word, begun in zip(words, typed, strict=False)
    )


def _some(steps: Sequence[str]) -> str:
    shown = compact(steps)
    if len(shown) > MOST_NAMED:
        shown = [*shown[:MOST_NAMED], "..."]
    return " or ".join(shown)


def nothing_like(typed: str, known: Sequence[str]) -> str:
    """A sentence for a line that is neither a step nor a command."""
    text = " ".join(typed.split())
    stem, _, end = text.lower().rpartition(" ")
    family = [word for word in known if _is_ending(end) and word.rpartition(" ")[0] == stem]
    if stem and family:  # another number is no better guess than any
        return f"{quoted(text)} is no step here; there is {_some(family)}."
    return f"{quoted(text)} is no step and no command here" + (
        suggestion(text, known).replace(".", "; 'help' lists what you can type.")
    )
