"""A position that one seat is asked about: what puzzles and exam questions have in common."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Self

from serai.engine.errors import SeraiError
from serai.engine.sentences import listing, shown

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

FORMAT = 1
KINDS = {"str": str, "int": int, "tuple": list, "Mapping": dict}  # what a field of a type is in JSON


@dataclass(frozen=True)
class Prompt:
    """A position that fits what the seat knows, with hidden things imagined."""

    what: ClassVar[str]  # as sentences call it
    maker: ClassVar[str]  # the command that writes it
    problem: ClassVar[type[SeraiError]]  # what is raised where one cannot be read

    game: str
    players: int
    seat: int
    position: Mapping[str, Any]

    @property
    def id(self) -> str:
        """A short name that follows from what is asked."""
        asked = json.dumps([self.position, self.seat], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(asked.encode()).hexdigest()[:10]

    def knowledge(self) -> Knowledge:
        """What the seat knows."""
        from serai.engine.game import Knowledge

        return Knowledge.load(self.position, self.seat)

    def to_json(self) -> dict[str, Any]:
        """As it is kept in a file: one line."""
        return {f"serai_{self.what}": FORMAT, "id": self.id, **asdict(self)}

    @classmethod
    def from_json(cls, told: Any) -> Self:
        """One as `to_json` writes it; its shape is checked, its claims are not (see `flaws`)."""
        if not isinstance(told, Mapping) or told.get(f"serai_{cls.what}") != FORMAT:
            raise cls.problem(f"A {cls.what} is a JSON object of format {FORMAT} as '{cls.maker}' writes it.")
        types = {field.name: str(field.type).partition("[")[0] for field in fields(cls)}
        if lacking := [name for name in types if name not in told]:
            raise cls.problem(f"The {cls.what} lacks {listing(lacking)}.")
        parts = {name: told[name] for name in types}
        for name, kind in types.items():
            if type(parts[name]) is not KINDS[kind]:
                raise cls.problem(f"{name!r} of a {cls.what} cannot be {shown(parts[name])}.")
        asked = cls(**cls._read(parts))
        if told.get("id") != asked.id:
            raise cls.problem(f"The {cls.what}'s id should be {asked.id}, not {shown(told.get('id'))}.")
        return asked

    @classmethod
    def _read(cls, parts: dict[str, Any]) -> dict[str, Any]:
        """Fields from what JSON makes of them."""
        return parts

    def flaws(self) -> list[str]:
        """What is wrong with it, in sentences: none for a good one."""
        try:
            knowledge = self.knowledge()
        except SeraiError as error:
            return [str(error)]
        found = []
        if (knowledge.game.name, knowledge.game.players) != (self.game, self.players):
            found.append("The position is of another game or another number of players.")
        if knowledge.position() != self.position:
            found.append("The position tells more than the seat knows.")
        return found + self._flawed(knowledge, set(knowledge.legal()))

    def _flawed(self, knowledge: Knowledge, legal: set[str]) -> list[str]:
        """What is wrong with what is said of the position."""
        raise NotImplementedError


def lacks(what: str, has: Mapping[str, Any], needs: tuple[str, ...]) -> list[str]:
    """A sentence if a part of something lacks what it needs."""
    lacking = [name for name in needs if name not in has]
    return [f"Its {what} lacks {listing(lacking)}."] if lacking else []
