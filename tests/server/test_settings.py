"""Settings are declared once: variables, options, help and the docs' table say the same."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields

import pytest

from serai.cli.app import _command
from serai.engine.errors import SeraiError
from serai.server.settings import LIMITS, PAGE, TABLES, Settings, option, settings_tables, variable
from tests.server.server_process import free_port

SERVE = _command("serve").commands["serve"]
PARTS = {part.name: part for part in fields(Settings)}


def test_every_setting_but_the_secrets_is_an_option_of_serve() -> None:
    options = {parameter.name: parameter for parameter in SERVE.params}
    assert set(options) - {"open_page", "help"} == set(PARTS) - {"secret", "metrics_token", "smtp_url"}
    for name, parameter in options.items():
        if name in PARTS:
            part = PARTS[name]
            assert parameter.opts == [option(part)]
            assert variable(part) in parameter.help
            assert part.metadata["meaning"][1:] in parameter.help


def test_the_docs_table_is_made_from_the_settings() -> None:
    (shown,) = TABLES.findall(PAGE.read_text(encoding="utf-8"))
    assert shown == settings_tables(), "docs/host.md is stale; run: python -m serai.server.settings"
    assert set(re.findall(r"`(SERAI_\w+)`", shown)) == {variable(part) for part in PARTS.values()}


@pytest.mark.parametrize("name", PARTS)
def test_a_setting_comes_from_its_variable_and_no_nonsense_is_taken(name: str) -> None:
    part = PARTS[name]
    if isinstance(part.default, str):
        assert getattr(Settings.from_environment({variable(part): "x"}), name) == "x"
        return
    least = part.metadata["least"]
    assert getattr(Settings.from_environment({variable(part): str(least)}), name) == least
    assert Settings.from_environment({variable(part): ""}) == Settings()
    for wrong in (str(least - 1), "many", "nan"):
        with pytest.raises(SeraiError, match=variable(part)):
            Settings.from_environment({variable(part): wrong})
    if part.metadata["group"] == LIMITS and least == 0:
        assert getattr(Settings().with_changes(**{name: 0}), name) == 0


def test_the_command_line_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr("serai.server.main.serve", lambda settings, **_: seen.append(settings))
    monkeypatch.setenv("SERAI_WORKERS", "3")
    monkeypatch.setenv("SERAI_HINTS_PER_MINUTE", "7")
    port = free_port()
    SERVE(args=["--port", str(port), "--workers", "2", "--database", "sqlite:///x"], standalone_mode=False)
    (settings,) = seen
    assert (settings.port, settings.workers, settings.hints_per_minute) == (port, 2, 7)
    assert settings.database == "sqlite:///x"


def test_help_does_not_load_the_server() -> None:
    program = (
        "import sys; from serai.cli import main; main(['serve', '--help']);"
        "assert not {'fastapi', 'uvicorn', 'numba', 'sqlalchemy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
