"""TypeScript types of all messages, made from the models: `python -m serai.server.typescript` writes messages.ts."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from serai.server import messages as m

FILE = Path(__file__).with_name("messages.ts")
HEADING = """// Made from src/serai/server/messages.py by `python -m serai.server.typescript`; do not edit.

export const PROTOCOL = {protocol};
"""
COMMANDS = ("Sit", "Leave", "Fill", "Dismiss", "Start", "Play", "Undo", "Resign", "Return", "Chat", "Rematch")


def typescript() -> str:
    """The text of the file."""
    models: list[type[m.Message]] = [*m.SOCKET_MODELS, *m.API_MODELS]
    _, schema = models_json_schema([(model, "serialization") for model in models], ref_template="{model}")
    parts = [HEADING.format(protocol=m.PROTOCOL)]
    inputs = {m.Hello, m.Try, m.NewTable, *(getattr(m, name) for name in COMMANDS)}
    optional = {model.__name__ for model in inputs}
    for name, definition in sorted(schema["$defs"].items()):
        parts.append(_definition(name, definition, optional=name in optional))
    parts.append(f"export type Command = {' | '.join(COMMANDS)};\n")
    parts.append("export type FromClient = Hello | Try | Command;\n")
    parts.append("export type FromServer = Update | Ack | Trial | Problem;\n")
    return "\n".join(parts)


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
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return "unknown"


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str | StrEnum) else str(value)


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
