#!/usr/bin/env python3
"""One command for every chore of Serai: `python3 dev.py test`, or `make test`.

It needs Python 3.11 or newer and nothing else. The first command builds `.venv` (`environment.py`) and installs
Serai into it in editable mode: `play` with what the server needs, the others with everything. Later commands reuse it
until a lock, the packaging part of `pyproject.toml`, the Python version or the folder changes.
"""

from __future__ import annotations

import atexit
import contextlib
import inspect
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from environment import (
    EVERYTHING,
    LOCKS,
    OLDEST_PYTHON,
    PLAY,
    PYPROJECT,
    ROOT,
    SetupError,
    cache_bytecode,
    find_uv,
    installed,
    prepare,
    require_usable_python,
    run_quietly,
    say,
    stage,
)

TESTS_FAILED = 1  # how pytest ends then
MOST_RETRIES = 6  # tests: more have another reason than a busy machine
MOST_WORKERS = 8
LOCK_OPTIONS = (
    "--universal", "--python-version", ".".join(map(str, OLDEST_PYTHON)),
    "--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links",
)  # fmt: skip
LOCK_CONTENTS = {  # everything first: the other takes its versions from it
    EVERYTHING: (
        "--extra",
        "all",
        "--group",
        "test",
        "--group",
        "docs",
        "--group",
        "lint",
        "--group",
        "build",
        "--group",
        "install",
    ),
    PLAY: ("--extra", "server", "--group", "build", "--constraint", LOCKS[EVERYTHING].name),
}
FORBIDDEN_IN_LOCK = re.compile(r"https?:|file:|--(?:extra-)?index-url|--find-links|^/", re.MULTILINE)

STATIC_CHECKS = {
    "ruff check": ("ruff", "check", "--quiet"),
    "ruff format": ("ruff", "format", "--check", "--quiet", "--output-format=concise"),
    "mypy": ("mypy",),
    "import-linter": ("lint-imports", "--no-logo"),
}
QUICK_TESTS = ("tests/engine", "tests/rules", "tests/golden", "tests/contract", "tests/test_repository.py")
INTERPRETED_TESTS = ("tests/engine", "tests/rules", "--ignore=tests/rules/test_pages.py")  # which plays nothing
WEB_LINTERS = ("eslint", "prettier")
WEB_CHECKS = (*WEB_LINTERS, "svelte-check", "vitest")
WORKERS, WORKER_SOCKET = "tests.workers", "SERAI_TEST_WORKERS"  # the second as that module calls it
MANUAL = "src/serai/server/manual"
LEFTOVERS = (
    ".venv", ".coverage", ".coverage.*", "htmlcov", ".hypothesis", ".import_linter_cache", ".mypy_cache",
    ".pytest_cache", ".ruff_cache", "build", "dist", MANUAL, "src/serai/server/web", "tests/web/screenshots",
    "tests/web/browser/node_modules", "tests/web/browser/.lock", "tests/web/browser/.unpacking", "web/node_modules",
    "web/.lock",
)  # fmt: skip


# ---------------------------------------------------------------- running programs


def run_in_front(*command: str | Path, **environment: str) -> int:
    """Run a program at the terminal: it gets the keyboard and handles Ctrl-C. Return its exit code."""
    previous = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        process = subprocess.Popen([str(part) for part in command], cwd=ROOT, env=os.environ | environment)
        return process.wait()
    finally:
        signal.signal(signal.SIGINT, previous)


def build_web(*what: str) -> None:
    """Build the browser client unless it is up to date; the same code builds it into a wheel."""
    run_quietly("browser client", installed("python"), ROOT / "hatch_build.py", *what)


def build_web_in_background() -> None:
    """Build the browser client while the server already runs; print the error if that fails."""
    try:
        build_web()
    except SetupError as error:
        print(error, flush=True)


# ---------------------------------------------------------------- checks and tests


def failed_web_checks(names: deque[str]) -> list[str]:
    """Run checks of the browser client until none is left; return the names of those that failed."""
    failed = []
    while (name := take_next(names)) is not None:
        try:
            run_quietly(name, installed("python"), ROOT / "hatch_build.py", name)
        except SetupError as error:
            print(error, flush=True)
            failed.append(name)
    return failed


def take_next(names: deque[str]) -> str | None:
    """Take the first of some names that several threads share; None when all are taken."""
    try:
        return names.popleft()
    except IndexError:
        return None


def mypy_cache() -> dict[str, str]:
    """Return the environment variable for one mypy cache that all clones of a user share, if it can be written.

    mypy compares the contents of files, not their places, so a new clone does not start from nothing.
    """
    if "MYPY_CACHE_DIR" in os.environ:
        return {}  # the user knows a better place
    with contextlib.suppress(OSError, RuntimeError):
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "serai" / "mypy"
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return {"MYPY_CACHE_DIR": str(folder)}
    return {}


def failed_static_checks() -> list[str]:
    """Run the linters and the type checker; return the names of those that found something."""
    failed, kept = [], mypy_cache()
    for name, (program, *arguments) in STATIC_CHECKS.items():
        try:
            run_quietly(name, installed(program), *arguments, **kept)
        except SetupError as error:
            print(error, flush=True)
            failed.append(name)
    return failed


def failed_checks(*web: str, whole: bool = False) -> list[str]:
    """Run the checks of Python and of the browser client side by side; return the names of those that failed.

    A `whole` run also builds the client, before its checks, and collects all tests, after the checks of Python. An idle
    side takes over remaining checks of the client.
    """
    names = deque(web)
    with ThreadPoolExecutor() as lanes:
        built = lanes.submit(lambda: build_web(EVERYTHING) if whole else None)

        def failed_on_the_web() -> list[str]:
            built.result()
            return failed_web_checks(names)

        client = lanes.submit(failed_on_the_web)
        failed = failed_static_checks()
        if whole:
            collect_tests()
        return failed + failed_on_the_web() + client.result()


def collect_tests() -> None:
    """Collect all tests in one process; the workers of pytest are forks of it (`tests/workers.py`)."""
    if hasattr(os, "pidfd_open"):  # else processes cannot be forked and watched
        with stage("tests collected"):
            socket = start_worker_parent(installed("python"), ROOT, ["tests"], atexit.register)
        if socket is not None:  # else the workers find out what is wrong
            os.environ[WORKER_SOCKET] = socket


def start_worker_parent(
    python: str | Path, root: Path, tests: list[str], at_end: Callable[[Callable[[], None]], object]
) -> str | None:
    """Start the process that collects tests and forks workers; return the path of its socket, or None if it failed.

    It ends with this process, or when the function that `at_end` gets is called.
    """
    folder = tempfile.TemporaryDirectory(prefix="serai-workers-")
    socket = os.path.join(folder.name, "socket")
    process = subprocess.Popen(
        [python, "-m", WORKERS, socket, *tests],
        cwd=root,
        stdin=subprocess.PIPE,  # which ends with this process
        stdout=subprocess.PIPE,
    )

    def end() -> None:
        process.communicate()
        folder.cleanup()

    at_end(end)
    assert process.stdout is not None
    return socket if process.stdout.readline() else None


def pytest_command(*arguments: str, more: int = 2) -> list[str]:
    """Return the arguments that run pytest with a worker for each core, and `more`.

    Tests also wait for clocks, processes and browsers. Measured on two cores: with one worker more the cores are idle a
    tenth of the time; with three more nothing is gained, since each costs half a minute of CPU time by itself.
    """
    workers = min((os.cpu_count() or 1) + more, MOST_WORKERS)
    return ["-m", "pytest", "-n", str(workers), "--dist", "worksteal", *arguments]


def run_pytest(failed: list[str], *arguments: str) -> int:
    """Run pytest last, so that its summary ends the output; earlier failures are named just before it.

    A few tests that fail in a whole run are run again, alone. What fails then is broken; what passes has a race that
    shows on a busy machine. Both are named.
    """
    if failed:
        say(f"FAILED before the tests: {', '.join(failed)}")
    code = run_in_front(installed("python"), *pytest_command("-p", WORKERS, *arguments))
    retried = [] if arguments or code != TESTS_FAILED else failed_tests()
    if 0 < len(retried) <= MOST_RETRIES:
        say("FAILED beside others, and tried once more alone; whoever passes now has a race that is to be mended:")
        for name in retried:
            say(f"  {name}")
        code = run_in_front(installed("python"), "-m", "pytest", *retried)
    return code or int(bool(failed))


def failed_tests(root: Path = ROOT) -> list[str]:
    """Return the tests that failed in the last run, as pytest remembers them."""
    try:
        return sorted(json.loads((root / ".pytest_cache" / "v" / "cache" / "lastfailed").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return []


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


def coverage_stages() -> dict[str, tuple[list[str | Path], dict[str, str]]]:
    """Return what runs the rules as plain Python under coverage: commands and their settings, by name."""
    if not (ROOT / "tests" / "rules").is_dir():
        say("no folder tests/rules: the interpreted coverage run is skipped")
        return {}
    coverage: list[str | Path] = [installed("python"), "-m", "coverage"]
    tests = pytest_command("--quiet", "-m", "not slow and not compiled", *INTERPRETED_TESTS, more=0)  # none waits
    return {
        "coverage: a clean start": ([*coverage, "erase"], {}),
        "coverage: tests, interpreted": ([*coverage, "run", *tests], {"NUMBA_DISABLE_JIT": "1"}),
        "coverage: put together": ([*coverage, "combine", "--quiet"], {}),
        "coverage: what was run": ([*coverage, "report"], {}),
    }


def failed_coverage() -> list[str]:
    """Run the rules as plain Python under coverage, beside other checks; return what failed, which is shown."""
    failed = []
    for name, (command, settings) in coverage_stages().items():
        try:
            told = run_quietly(name, *command, **settings)
        except SetupError as error:
            print(error, flush=True)
            failed.append(name)
        else:
            for line in told.splitlines():
                if line.startswith("TOTAL"):
                    say(f"coverage of the rules: {line.split()[-1]}")
    return failed


# ---------------------------------------------------------------- the commands


def setup() -> int:
    """Build .venv and the browser client, or do nothing if they are up to date."""
    prepare()
    build_web(EVERYTHING)
    say(f"ready: {installed('python')}")
    return 0


def play(*arguments: str) -> int:
    """Host tables and open them in the browser; arguments go to `serai serve`: `make play ARGS="--port 8000"`."""
    prepare(PLAY)
    building = threading.Thread(target=build_web_in_background, daemon=True)
    building.start()  # the server begins meanwhile to compile the games, and shows a page that waits for this one
    return run_in_front(installed("serai"), "serve", "--open", *arguments, SERAI_CLIENT_COMES="1")


def test(*arguments: str) -> int:
    """Run everything: linters, types, layers, client, coverage, all tests. With arguments: only pytest, with them."""
    prepare()
    if arguments:
        build_web(EVERYTHING)
        return run_pytest([], *arguments)
    with compiling_games(), ThreadPoolExecutor() as lanes:
        covered = lanes.submit(failed_coverage)
        failed = failed_checks(*WEB_CHECKS, whole=True) + covered.result()
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
    codes = [run_in_front(*command, **settings) for command, settings in coverage_stages().values()]
    return int(any(codes))


def docs() -> int:
    """Build the documentation site; `serai serve` shows it under /docs, and it can be read from the disk."""
    prepare()
    run_quietly("documentation", installed("python"), "-m", "mkdocs", "build", "--quiet", NO_MKDOCS_2_WARNING="1")
    say(f"built: {ROOT / MANUAL / 'index.html'}")
    return 0


def lock(*arguments: str) -> int:
    """Write both locks anew from pyproject.toml; `lock --upgrade` takes newer versions too."""
    require_usable_python()
    uv = find_uv()
    if uv is None:
        raise SetupError("The locks are made by uv, which this machine does not have.")
    for what, contents in LOCK_CONTENTS.items():
        name = LOCKS[what].name
        run_quietly(
            name, uv, "pip", "compile", "--no-config", PYPROJECT.name, *contents, *LOCK_OPTIONS,
            "--output-file", name, *arguments,
        )  # fmt: skip
        if FORBIDDEN_IN_LOCK.search(LOCKS[what].read_text(encoding="utf-8")):
            raise SetupError(f"{name} names a host or a path of this machine: do not commit it.")
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
    command.__name__: command for command in (setup, play, test, check, bench, coverage, docs, lock, clean)
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
        raise SetupError(f"There is no command {name!r}.\n\n{help_text()}")
    if rest and rest[0] in ("-h", "--help"):
        print(f"{name}: {first_line(command)}")
        return 0
    if rest and not inspect.signature(command).parameters:
        raise SetupError(f"The command {name!r} takes no arguments.")
    cache_bytecode()
    return command(*rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
