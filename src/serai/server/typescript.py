"""Writes `protocol/messages.ts`: the TypeScript types of all messages, and the generated lists of the client.

`messages.ts` comes from the models of `messages` and of the other modules of messages (`MODELS` of each);
`web/src/games/<name>/declared.ts` from what a game declares: its view, its events, its box and its deeds.
"""

from __future__ import annotations

import json
import re
import sys
import typing
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic.json_schema import models_json_schema

from serai.engine.declarations.shapes import EVERY, keys_of, union_of
from serai.engine.declarations.steps import Numbers, StepKind, Subset
from serai.engine.refusals import Code, EveryGame
from serai.engine.registry import names, rulebook
from serai.engine.rulebook import Rulebook
from serai.server.accounts import messages as club
from serai.server.admin import messages as hosts
from serai.server.base.errors import Why
from serai.server.base.guest_names import ANIMALS, CITIES, FORMER
from serai.server.lobby import messages as lobby
from serai.server.notifications import messages as notifications
from serai.server.protocol import messages as m
from serai.server.ratings import messages as players
from serai.server.study import messages as study
from serai.server.tables.plans import messages as plans
from serai.server.tournaments import messages as evenings

FILE = Path(__file__).parent / "protocol" / "messages.ts"
GAMES = Path(__file__).parents[3] / "web" / "src" / "games"  # in a checkout
HEADING = """// Made from the server's messages by `python -m serai.server.typescript`; do not edit.

export const PROTOCOL = {protocol};
"""
DECLARED_HEADING = """// Made from src/serai/{folder} by `python -m serai.server.typescript`; do not edit.
{imports}"""
COMMANDS = (
    "Sit", "Leave", "Fill", "Dismiss", "AddSeat", "RemoveSeat", "Start", "Play", "Undo", "Resign", "Return", "Away",
    "Chat", "Say", "React", "Hush", "Rematch",
)  # fmt: skip
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", None: "null"}


# ---------------------------------------------------------------- messages


def typescript() -> str:
    """The text of messages.ts."""
    models: list[type[m.Message]] = [*m.SOCKET_MODELS, *m.API_MODELS]
    for others in (study, club, players, lobby, plans, hosts, evenings, notifications):
        models += others.MODELS
    _, schema = models_json_schema([(model, "serialization") for model in models], ref_template="{model}")
    parts = [HEADING.format(protocol=m.PROTOCOL)]
    inputs = {
        m.Hello,
        m.Try,
        m.NewTable,
        m.PlayLesson,
        *study.INPUTS,
        *club.INPUTS,
        *evenings.INPUTS,
        *lobby.INPUTS,
        *hosts.INPUTS,
        *notifications.INPUTS,
        *(getattr(m, name) for name in COMMANDS),
    }
    optional = {model.__name__ for model in inputs}
    for name, definition in sorted(schema["$defs"].items()):
        parts.append(_definition(name, definition, optional=name in optional))
    parts.append(f"export type Command = {' | '.join(COMMANDS)};\n")
    parts.append("export type FromClient = Hello | Try | Command;\n")
    parts.append(_refusals())
    parts.append(_flaws())
    parts.append(_guests())
    parts.append("export type FromLobby = TablesNews | MineNews | WishesNews | SeekNews | Problem;\n")
    parts.append("export type FromServer = Update | Change | Ack | Trial | Problem;\n")
    return "\n".join(parts)


def _guests() -> str:
    """What the names of guests who chose none are made of, and what stands for one whose account is no more."""
    parts = {"animals": list(ANIMALS), "cities": list(CITIES), "former": FORMER}
    lines = "".join(f"  {name}: {json.dumps(value)},\n" for name, value in parts.items())
    return f"/** A guest who chose no name is an animal of a city. */\nexport const GUESTS = {{\n{lines}}} as const;\n"


def _flaws() -> str:
    """Every code of a position that cannot be, as the audits of the games find it."""
    books = [rulebook(name) for name in names() if (GAMES / name).is_dir()]
    codes = ",\n  ".join(_literal(book.flaw_code(number)) for book in books for number in book.flaws)
    comment = "/** Codes of positions that cannot be; they are the ids of their words. */"
    return f"{comment}\nexport const FLAWS = [\n  {codes},\n] as const;\n"


def _refusals() -> str:
    """Every code that a Problem may have with the names of its arguments: those of all tables, and of each game."""
    lines = ["/** Codes of refusals and their arguments, by the prefix of their words. */", "export const REFUSALS = {"]
    codes: dict[str, list[Code]] = {"": [*EveryGame, *Why]}
    for name in names():
        if (GAMES / name).is_dir():
            game = list(rulebook(name).refusals)
            codes[f"{game[0].rule}".split("-")[0].lower()] = game
    for prefix, own in codes.items():
        lines.append(f'  "{prefix}": {{')
        lines += [f'    "{code.id}": [{", ".join(map(_literal, code.arguments))}],' for code in own]
        lines.append("  },")
    return "\n".join([*lines, "} as const satisfies Record<string, Record<string, readonly string[]>>;", ""])


def _definition(name: str, schema: dict[str, Any], *, optional: bool) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "enum" in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    lines = []
    required = schema.get("required", ())
    for field, part in schema.get("properties", {}).items():
        mark = "?" if optional and field not in required and "const" not in part else ""
        lines.append(f"  {field}{mark}: {_type(part)};")
    if schema.get("additionalProperties") is True:
        lines.append("  [more: string]: unknown;")
    return _interface(comment, name, lines)


def _interface(comment: str, name: str, lines: list[str]) -> str:
    body = "\n".join(lines)
    return f"{comment}export interface {name} {{\n{body}\n}}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = _type(schema.get("items", {}))
            exactly = schema.get("minItems", 0) if schema.get("minItems") == schema.get("maxItems") else 0
            return f"[{', '.join([inner] * exactly)}]" if exactly else _list(inner)
        case "object":
            if "properties" in schema:  # more than these is left to each game
                named = "; ".join(f"{name}: {_type(part)}" for name, part in schema["properties"].items())
                return f"{{ {named}; [more: string]: unknown }}"
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return "unknown"


def _list(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str | StrEnum) else json.dumps(value)


# ---------------------------------------------------------------- what a game declares


class Declarations:
    """The TypeScript of a game's declared types, each written once, by the name that it has in Python."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self._literals: dict[tuple[Any, ...], str] = {}  # their values, and the name of the alias

    def type(self, declared: Any) -> str:
        """A type as TypeScript; TypedDicts and named Literals are written out beside it."""
        options = union_of(declared)
        if len(options) > 1:
            return " | ".join(self.type(option) for option in options)
        origin, args = get_origin(declared), get_args(declared)
        if typing.is_typeddict(declared):
            return self._typed_dict(declared)
        if origin is Literal:
            return self.literal(args)
        if origin is list:
            return _list(self.type(args[0]))
        if origin is Annotated:
            whole = self.type(args[0])
            return whole[len("Partial<") : -1] if EVERY in args else whole
        if origin is dict:
            record = f"Record<{self.type(args[0])}, {self.type(args[1])}>"
            return f"Partial<{record}>" if get_origin(args[0]) is Literal else record  # not every key is there
        return "Record<string, unknown>" if declared is dict else PLAIN[declared]

    def literal(self, values: tuple[Any, ...]) -> str:
        """The name of a Literal with these values if a module gives it one, or the values themselves."""
        name = self._literals.get(values)
        if name is None:
            return " | ".join(_literal(value) for value in values)
        constant = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"
        listed = ", ".join(_literal(value) for value in values)
        self.parts[name] = (
            f"export const {constant} = [{listed}] as const;\nexport type {name} = (typeof {constant})[number];\n"
        )
        return name

    def _typed_dict(self, declared: Any) -> str:
        name = str(declared.__name__)
        if name not in self.parts:
            self._learn_names(declared.__module__)
            self.parts[name] = ""  # a place before those of its keys
            lines = []
            for key, (kind, always, meaning) in keys_of(declared).items():
                comment = f"  /** {meaning} */\n" if meaning else ""
                lines.append(f"{comment}  {key}{'' if always else '?'}: {self.type(kind)};")
            self.parts[name] = _interface(f"/** {declared.__doc__} */\n" if declared.__doc__ else "", name, lines)
        return name

    def _learn_names(self, module: str) -> None:
        for name, value in vars(sys.modules[module]).items():
            if get_origin(value) is Literal and not name.startswith("_"):
                self._literals.setdefault(get_args(value), name)

    def step(self, deed: StepKind) -> str:
        """The structure of a deed's steps."""
        keys = [f'deed: "{deed.name}"']
        for name, part in deed.parts.items():
            if isinstance(part, Numbers):
                keys.append(f"{name}: number")
            else:
                names = self.literal(tuple(part.names))
                keys.append(f"{name}: {_list(names) if isinstance(part, Subset) else names}")
        return f"{{ {'; '.join(keys)} }}"


def declared(book: Rulebook) -> str:
    """The text of a game's declared.ts."""
    found = Declarations()
    aliases = {"View": book.view_type, "GameEvent": book.event_type, "Box": book.box_type, "Move": book.move_type}
    named = {name: found.type(kind) for name, kind in aliases.items()}
    deeds = book.step_table.kinds if book.step_table else ()
    steps = "\n".join(f"  | {found.step(deed)}" for deed in deeds) or "  { deed: string }"
    unions = [f"export type {name} = {kind};\n" for name, kind in named.items() if name not in found.parts]
    unions.append(f"/** A step taken apart. */\nexport type Step =\n{steps};\n")
    if deeds:
        forms = "\n".join(f"  {json.dumps(deed.describe(), ensure_ascii=False)}," for deed in deeds)
        table = f"export const DEEDS: DeedTable<Step> = table<Step>([\n{forms}\n]);\n"
        unions.append(f"/** How steps are read and written. */\n{table}")
    imports = '\nimport { table, type DeedTable } from "$src/board/steps";\n' if deeds else ""
    folder = type(book).__module__.removeprefix("serai.").rpartition(".")[0].replace(".", "/")
    heading = DECLARED_HEADING.format(folder=folder, imports=imports)
    return "\n".join([heading, *found.parts.values(), *unions])


def files() -> dict[Path, str]:
    """Every file that this module writes in a checkout, with its text."""
    found = {FILE: typescript()}
    for name in names():
        book, folder = rulebook(name), GAMES / name
        if folder.is_dir() and book.view_type is not dict:
            found[folder / "declared.ts"] = declared(book)
    return found


def main() -> None:
    """Write them all."""
    import serai.games  # noqa: F401 - makes the games known

    for file, text in files().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
