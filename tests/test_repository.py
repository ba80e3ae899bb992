"""The repository's own promises: a portable lock, one command for everything, a quick `import serai`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev

ROOT = Path(__file__).resolve().parent.parent
HEAVY = ("fastapi", "numba", "numpy", "rich", "typer")


def lock_text() -> str:
    return (ROOT / "requirements.lock").read_text(encoding="utf-8")


def locked_versions() -> dict[str, set[str]]:
    """Return the versions of each package; one package may have several, for different Pythons."""
    versions: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", lock_text(), re.MULTILINE):
        versions.setdefault(canonicalize_name(name), set()).add(version)
    return versions


def declared_requirements() -> list[str]:
    pyproject: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    tables = [project["optional-dependencies"], pyproject["dependency-groups"]]
    declared = {*project["dependencies"], *pyproject["build-system"]["requires"]}
    declared.update(line for table in tables for lines in table.values() for line in lines)
    return sorted(line for line in declared if Requirement(line).name != project["name"])


@pytest.mark.parametrize("trace", ["http:", "https:", "file:", "://", "index-url", "find-links", "@ "])
def test_the_lock_names_no_host_and_no_path(trace: str) -> None:
    assert trace not in lock_text()


def test_every_package_of_the_lock_has_a_version_and_hashes() -> None:
    entries = re.split(r"^(?=\S)", re.sub(r"^\s*#.*\n", "", lock_text(), flags=re.MULTILINE), flags=re.MULTILINE)
    assert not [entry for entry in entries if entry.strip() and not re.match(r"\S+==\S+.*\\\n\s+--hash=", entry)]


@pytest.mark.parametrize("line", declared_requirements())
def test_the_lock_satisfies_every_declared_dependency(line: str) -> None:
    requirement = Requirement(line)
    versions = locked_versions().get(canonicalize_name(requirement.name), set())
    assert versions, f"{requirement.name} is not in requirements.lock: run `make lock`"
    assert all(requirement.specifier.contains(version) for version in versions)


def test_ci_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert "make test" in script.read_text(encoding="utf-8").splitlines()
    assert os.name == "nt" or os.access(script, os.X_OK)


def test_make_has_a_target_for_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (targets,) = re.findall(r"^(help .*):$", makefile, re.MULTILINE)
    assert set(targets.split()) == {"help", *dev.COMMANDS}


@pytest.mark.parametrize("name", dev.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main([name, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"{name}: ")


def test_a_wrong_command_is_answered_with_the_list() -> None:
    with pytest.raises(dev.Trouble, match=r"no command 'tset'(.|\n)*coverage"):
        dev.main(["tset"])


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(dev.Trouble, match=r"needs Python 3\.11 or newer"):
        dev.require_usable_python()


def test_the_environment_follows_the_lock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = dev.environment_key()
    changed = tmp_path / "requirements.lock"
    changed.write_text(lock_text() + "\n", encoding="utf-8")
    monkeypatch.setattr(dev, "LOCK", changed)
    assert dev.environment_key() != before


def test_importing_serai_loads_nothing_heavy() -> None:
    program = f"import sys, serai; print(*sorted(set({HEAVY!r}) & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []
