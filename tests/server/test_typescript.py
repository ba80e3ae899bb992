from __future__ import annotations

import pytest
from pydantic import ValidationError

import serai
from serai.server.protocol import messages as m
from serai.server.typescript import COMMANDS, files, typescript


def test_the_types_of_the_browser_are_current() -> None:
    serai.game_names()  # makes them known
    written = files()
    assert len(written) > 1
    for file, text in written.items():
        assert file.read_text(encoding="utf-8") == text, f"{file} is stale; run: python -m serai.server.typescript"


def test_every_command_is_in_the_union_and_in_typescript() -> None:
    for name in COMMANDS:
        assert f"export interface {name} {{" in typescript()
        assert issubclass(getattr(m, name), m.Command)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"type": "play"}',
        '{"type": "play", "id": "1", "seat": "0", "steps": ["pass"], "token": 1}',
        '{"type": "play", "id": "1", "seat": 0.5, "steps": ["pass"], "token": 1}',
        '{"type": "play", "id": "1", "seat": true, "steps": ["pass"], "token": 1}',
        '{"type": "play", "id": "", "seat": 0, "steps": ["pass"], "token": 1}',
        '{"type": "play", "id": "1", "seat": 0, "steps": ["pass"], "token": 1, "guest": "x"}',
        '{"type": "chat", "id": "1", "text": "  "}',
        '{"type": "hello", "protocol": "2"}',
        '{"type": "cheat", "id": "1"}',
    ],
)
def test_messages_that_are_not_exact_are_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        m.read_message.validate_json(text)
