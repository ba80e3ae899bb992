"""Fixtures of the tests of the exam."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.table import Program


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    return Program(tmp_path, monkeypatch, capsys)
