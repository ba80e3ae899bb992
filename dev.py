#!/usr/bin/env python3
"""One command for every chore of Serai: `python3 dev.py test`, or `make test`.

It needs Python 3.11 or newer and nothing else. The first command builds `.venv` from the pinned and hashed
packages of `requirements.lock` and installs Serai into it in editable mode; later commands reuse it until the
lock, the packaging part of `pyproject.toml`, the Python version or the folder changes.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import inspect
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"
PYPROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
STAMP = VENV / "serai-environment.txt"

OLDEST_PYTHON = (3, 11)
MOST_WORKERS = 8
PACKAGING_TABLES = ("build-system", "project", "dependency-groups")
LOCK_OPTIONS = (
    "--all-extras", "--group", "test", "--group", "lint", "--group", "build",
    "--universal", "--python-version", ".".join(map(str, OLDEST_PYTHON)),
    "--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links",
)  # fmt: skip
FORBIDDEN_IN_LOCK = re.compile(r"https?:|file:|--(?:extra-)?index-url|--find-links|^/", re.MULTILINE)

STATIC_CHECKS = {
    "ruff check": ("ruff", "check", "--quiet"),
    "ruff format": ("ruff", "format", "--check", "--quiet", "--output-format=concise"),
    "mypy": ("mypy",),
    "import-linter": ("lint-imports", "--no-logo"),
}
QUICK_TESTS = ("tests/engine", "tests/rules", "tests/golden", "tests/contract", "tests/test_repository.py")
INTERPRETED_TESTS = ("tests/engine", "tests/rules")
WEB_LINTERS = ("eslint", "prettier")
WEB_CHECKS = (*WEB_LINTERS, "svelte-check", "vitest")
LEFTOVERS = (
    ".venv", ".coverage", ".coverage.*", "htmlcov", ".hypothesis", ".import_linter_cache", ".mypy_cache",
    ".pytest_cache", ".ruff_cache", "build", "dist", "src/serai/server/web", "tests/web/screenshots",
    "tests/web/browser/node_modules", "web/node_modules",
)  # fmt: skip


class Trouble(Exception):
    """A sentence for the person at the keyboard; shown without a traceback."""


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(f"[dev] {text}", flush=True)


# ---------------------------------------------------------------- running programs


@contextlib.contextmanager
def stage(name: str) -> Iterator[None]:
    """Print the name of a stage and, once it is done, the time that it took."""
    start = time.perf_counter()
    yield
    say(f"{time.perf_counter() - start:6.1f} s  {name}")


def run_quietly(name: str, *command: str | Path) -> None:
    """Run a program as a stage; its output is shown only if it fails, as Trouble."""
    with stage(name):
        done = subprocess.run(
            [str(part) for part in command], cwd=ROOT, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
        )  # fmt: skip
        if done.returncode:
            raise Trouble(f"{done.stdout.strip()}\n\nThis stage failed: {name}.")


def run_in_front(*command: str | Path, **environment: str) -> int:
    """Run a program at the terminal: it gets the keyboard and handles Ctrl-C. Return its exit code."""
    previous = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        process = subprocess.Popen([str(part) for part in command], cwd=ROOT, env=os.environ | environment)
        return process.wait()
    finally:
        signal.signal(signal.SIGINT, previous)


def installed(program: str) -> Path:
    """Return the path of a program of the virtual environment."""
    return VENV / "Scripts" / f"{program}.exe" if os.name == "nt" else VENV / "bin" / program


# ---------------------------------------------------------------- the virtual environment


def require_usable_python() -> None:
    """Explain what is missing if this Python cannot build the environment."""
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        raise Trouble(
            f"Serai needs Python {oldest} or newer, and this is Python {platform.python_version()}.\n"
            f"Name a newer one: make test PYTHON=python{oldest}, or python{oldest} dev.py test."
        )
    missing = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
    if missing:
        raise Trouble(
            f"This Python ({sys.executable}) lacks its standard module {' and '.join(missing)}.\n"
            "On Debian and Ubuntu it comes with the package python3-venv."
        )


def environment_key() -> str:
    """Return a hash of everything that decides what `.venv` holds."""
    import tomllib

    pyproject = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    packaging = {table: pyproject.get(table) for table in PACKAGING_TABLES}
    packaging["hatch"] = pyproject.get("tool", {}).get("hatch")
    parts = [
        LOCK.read_text(encoding="utf-8"),
        json.dumps(packaging, sort_keys=True),
        f"{platform.python_implementation()} {platform.python_version()} {platform.machine()}",
        str(ROOT),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def environment_is_ready(key: str) -> bool:
    """Tell whether `.venv` was completed for this key and its Python still starts and finds Serai."""
    if not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != key:
        return False
    probe = [str(installed("python")), "-c", "import importlib.metadata; importlib.metadata.version('serai')"]
    try:
        return subprocess.run(probe, cwd=ROOT, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def create_venv(folder: Path) -> None:
    """Make an empty virtual environment, even when this program itself runs in one."""
    base_python = getattr(sys, "_base_executable", None) or sys.executable
    run_quietly("virtual environment", base_python, "-m", "venv", "--clear", folder)


def pip_install(name: str, python: Path, *arguments: str | Path) -> None:
    """Install packages with the pip of a virtual environment."""
    run_quietly(name, python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments)


def prepare() -> None:
    """Build `.venv` unless it is up to date. The stamp comes last, so a half-built one is built again."""
    require_usable_python()
    key = environment_key()
    if environment_is_ready(key):
        return
    say("setting up .venv, which takes about a minute")
    STAMP.unlink(missing_ok=True)
    create_venv(VENV)
    python = installed("python")
    pip_install("packages of requirements.lock", python, "--require-hashes", "-r", LOCK)
    pip_install("serai, editable", python, "--no-deps", "--no-build-isolation", "-e", ROOT)
    STAMP.write_text(key, encoding="utf-8")


def build_web() -> None:
    """Build the browser client unless it is up to date; the same code builds it into a wheel."""
    run_quietly("browser client", installed("python"), ROOT / "hatch_build.py")


# ---------------------------------------------------------------- checks and tests


def failed_web_checks(*names: str) -> list[str]:
    """Run checks of the browser client; return the names of those that failed."""
    failed = []
    for name in names:
        try:
            run_quietly(name, installed("python"), ROOT / "hatch_build.py", name)
        except Trouble as trouble:
            print(trouble, flush=True)
            failed.append(name)
    return failed


def failed_static_checks() -> list[str]:
    """Run the linters and the type checker; return the names of those that found something."""
    failed = []
    for name, (program, *arguments) in STATIC_CHECKS.items():
        try:
            run_quietly(name, installed(program), *arguments)
        except Trouble as trouble:
            print(trouble, flush=True)
            failed.append(name)
    return failed


def failed_checks(*web: str) -> list[str]:
    """Run the checks of Python and of the browser client side by side; return the names of those that failed."""
    with ThreadPoolExecutor() as lanes:
        client = lanes.submit(failed_web_checks, *web)
        return failed_static_checks() + client.result()


def pytest_command(*arguments: str) -> list[str]:
    """Return the part of a command line that runs pytest on the cores of this machine."""
    workers = min(os.cpu_count() or 1, MOST_WORKERS)
    return ["-m", "pytest", "-n", str(workers), "--dist", "worksteal", *arguments]


def run_pytest(failed: list[str], *arguments: str) -> int:
    """Run pytest last, so that its summary ends the output; earlier failures are named just before it."""
    if failed:
        say(f"FAILED before the tests: {', '.join(failed)}")
    return run_in_front(installed("python"), *pytest_command(*arguments)) or int(bool(failed))


@contextlib.contextmanager
def compiling_games() -> Iterator[None]:
    """Compile every game once beside what is done meanwhile, so that the workers of pytest need not all do it."""
    python = installed("python")
    names = subprocess.run(
        [python, "-c", "import serai; print(*serai.game_names())"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    jobs = [
        subprocess.Popen(
            [python, "-m", "tests.contract.warm", name],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,  # a game that does not work fails its tests, with a message
        )
        for name in names.stdout.split()
    ]
    try:
        yield
        with stage("games compiled"):
            for job in jobs:
                job.wait()
    finally:
        for job in jobs:
            job.kill()


def failed_coverage() -> list[str]:
    """Run the rules as plain Python under coverage; return what failed."""
    if not (ROOT / "tests" / "rules").is_dir():
        say("no folder tests/rules: the interpreted coverage run is skipped")
        return []
    python = installed("python")
    tests = pytest_command("--quiet", "-m", "not slow and not compiled", *INTERPRETED_TESTS)
    run_quietly("coverage: a clean start", python, "-m", "coverage", "erase")
    with stage("coverage: tests, interpreted"):
        tests_code = run_in_front(python, "-m", "coverage", "run", *tests, NUMBA_DISABLE_JIT="1")
    combine_code = run_in_front(python, "-m", "coverage", "combine", "--quiet")
    report_code = run_in_front(python, "-m", "coverage", "report")
    outcomes = {"tests, interpreted": tests_code, "coverage": combine_code or report_code}
    return [name for name, code in outcomes.items() if code]


# ---------------------------------------------------------------- the commands


def setup() -> int:
    """Build .venv and the browser client, or do nothing if they are up to date."""
    prepare()
    build_web()
    say(f"ready: {installed('python')}")
    return 0


def play(*arguments: str) -> int:
    """Host tables and open them in the browser; arguments go to `serai serve`: `make play ARGS="--port 8000"`."""
    prepare()
    build_web()
    return run_in_front(installed("serai"), "serve", "--open", *arguments)


def test(*arguments: str) -> int:
    """Run everything: linters, types, layers, client, coverage, all tests. With arguments: only pytest, with them."""
    prepare()
    build_web()
    if arguments:
        return run_pytest([], *arguments)
    with compiling_games():
        failed = failed_checks(*WEB_CHECKS) + failed_coverage()
    return run_pytest(failed)


def check() -> int:
    """Run what takes less than a minute: linters, types, layers and the quick tests."""
    prepare()
    with compiling_games():
        failed = failed_checks(*WEB_LINTERS)
    return run_pytest(failed, "--quiet", "-m", "not slow", *QUICK_TESTS)


def bench(*arguments: str) -> int:
    """Measure the engine's speed; arguments go to `serai bench engine`."""
    prepare()
    return run_in_front(installed("serai"), "bench", "engine", *arguments)


def coverage() -> int:
    """Run the rules interpreted under coverage; fails under the floor that pyproject.toml sets."""
    prepare()
    return int(bool(failed_coverage()))


def lock(*arguments: str) -> int:
    """Write requirements.lock anew from pyproject.toml; `lock --upgrade` takes newer versions too."""
    require_usable_python()
    with tempfile.TemporaryDirectory(prefix="serai-lock-") as folder:
        tools = Path(folder)
        create_venv(tools)
        tools_python = tools / installed("python").relative_to(VENV)
        pip_install("uv", tools_python, "uv")
        run_quietly(
            "requirements.lock", tools_python, "-m", "uv", "pip", "compile", PYPROJECT.name,
            *LOCK_OPTIONS, "--output-file", LOCK.name, *arguments,
        )  # fmt: skip
    if FORBIDDEN_IN_LOCK.search(LOCK.read_text(encoding="utf-8")):
        raise Trouble("requirements.lock names a host or a path of this machine: do not commit it.")
    return 0


def clean() -> int:
    """Remove .venv and everything else that these commands made."""
    made = [path for pattern in LEFTOVERS for path in ROOT.glob(pattern)]
    made += [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("__pycache__")]
    for path in [*made, ROOT / "__pycache__"]:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    return 0


COMMANDS: dict[str, Callable[..., int]] = {
    command.__name__: command for command in (setup, play, test, check, bench, coverage, lock, clean)
}


def first_line(command: Callable[..., int]) -> str:
    """Return the first line of a command's docstring."""
    return (inspect.getdoc(command) or "").splitlines()[0]


def help_text() -> str:
    """Return the list of commands."""
    lines = [f"  {name:<10}{first_line(command)}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 dev.py COMMAND [arguments], or make COMMAND [ARGS=...]", "", *lines])


def main(arguments: list[str]) -> int:
    """Run one command; return the exit code."""
    name, *rest = arguments or ["help"]
    if name in ("help", "-h", "--help"):
        print(help_text())
        return 0
    command = COMMANDS.get(name)
    if command is None:
        raise Trouble(f"There is no command {name!r}.\n\n{help_text()}")
    if rest and rest[0] in ("-h", "--help"):
        print(f"{name}: {first_line(command)}")
        return 0
    if rest and not inspect.signature(command).parameters:
        raise Trouble(f"The command {name!r} takes no arguments.")
    return command(*rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit(130)
