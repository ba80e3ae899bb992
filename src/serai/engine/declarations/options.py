"""What a table may choose before a game: named options with a default, checked and put into one canonical form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from serai.engine.errors import OptionError, is_whole
from serai.engine.sentences import listing, shown, unknown


@dataclass(frozen=True, kw_only=True)
class Option:
    """One choice that a table makes. `parse` gives the canonical value or says what would be right."""

    name: str
    meaning: str
    rule: str
    laboratory: bool = False  # makes the game smaller than its box, for exact work: no table of people offers it

    def is_small(self, value: Any) -> bool:
        """Whether a canonical value is for the laboratory alone."""
        return self.laboratory and bool(value != self.default)

    @property
    def default(self) -> Any:
        """The value of a table that does not choose."""
        raise NotImplementedError

    def parse(self, value: Any) -> Any:
        """The canonical form of `value`: plain JSON, equal for equal meanings."""
        raise NotImplementedError

    def describe(self) -> dict[str, Any]:
        """The option as JSON, for help texts and forms."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of a few words; the first is the default. `warnings` tells what a table should know about a word."""

    choices: tuple[str, ...]
    warnings: Mapping[str, str] = field(default_factory=dict)

    @property
    def default(self) -> str:
        """The first choice."""
        return self.choices[0]

    def parse(self, value: Any) -> str:
        """The word itself."""
        if not isinstance(value, str):
            raise OptionError(f"Option {self.name} is one of {listing(self.choices)}, not {shown(value)}.")
        word = value.strip().lower()
        if word not in self.choices:
            raise OptionError(unknown(f"value for option {self.name}:", value, self.choices))
        return word

    def describe(self) -> dict[str, Any]:
        """The option as JSON."""
        return {
            "name": self.name,
            "kind": "choice",
            "meaning": self.meaning,
            "rule": self.rule,
            "default": self.default,
            "choices": list(self.choices),
            "warnings": dict(self.warnings),
        }


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number in a range; with `off`, also that word, for no limit at all; with `least`, less for exact work."""

    low: int
    high: int
    usual: int | None
    off: str | None = None
    least: int | None = None  # numbers from here to below `low` are for the laboratory

    def is_small(self, value: Any) -> bool:
        """Whether a number is for the laboratory alone."""
        return super().is_small(value) or (value is not None and bool(value < self.low))

    @property
    def default(self) -> int | None:
        """The usual number; None stands for `off`."""
        return self.usual

    def parse(self, value: Any) -> int | None:
        """The number as an int; None for the word that switches the limit off."""
        if self.off is not None and (value is None or (isinstance(value, str) and value.strip() == self.off)):
            return None
        try:
            number = int(value.strip()) if isinstance(value, str) else value
        except ValueError:
            number = None
        low = self.low if self.least is None else self.least
        if number is None or not is_whole(number) or not low <= number <= self.high:
            words = f" or {self.off!r}" if self.off else ""
            words += f" (from {self.least} for exact work)" if self.least is not None else ""
            raise OptionError(
                f"Option {self.name} is a whole number from {self.low} to {self.high}{words}, not {shown(value)}."
            )
        return int(number)

    def describe(self) -> dict[str, Any]:
        """The option as JSON."""
        return {
            "name": self.name,
            "kind": "number",
            "meaning": self.meaning,
            "rule": self.rule,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "off": self.off,
        }


def complete(title: str, options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its canonical value, in the game's own order."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise OptionError(unknown(f"option in {title} named", name, known))
    return {name: option.parse(chosen[name]) if name in chosen else option.default for name, option in known.items()}
