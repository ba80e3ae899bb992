"""The virtual environment `.venv`: what playing needs, or everything, from pinned and hashed locks.

`requirements-play.lock` is what `make play` installs: what the server needs, and Node to build its page.
`requirements.lock` is everything: it adds the extras, the tests and the linters to the same environment. uv installs
them, ten times as quick as pip; where it cannot, pip does.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PYPROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
STAMP = VENV / "serai-environment.txt"
UV_HOME = VENV / "installer"

PLAY, EVERYTHING = "play", "everything"
LOCKS = {PLAY: ROOT / "requirements-play.lock", EVERYTHING: ROOT / "requirements.lock"}
SIZES = {PLAY: "about 600 MB", EVERYTHING: "about 1.5 GB"}

OLDEST_PYTHON = (3, 11)
PACKAGING_TABLES = ("build-system", "project", "dependency-groups")
NO_UV = "SERAI_NO_UV"  # set it to 1 to install with pip


class SetupError(Exception):
    """A sentence for the person at the keyboard; shown without a traceback."""


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(f"[dev] {text}", flush=True)


@contextlib.contextmanager
def stage(name: str) -> Iterator[None]:
    """Print the name of a stage and, once it is done, the time that it took."""
    start = time.perf_counter()
    yield
    say(f"{time.perf_counter() - start:6.1f} s  {name}")


def run_quietly(name: str, *command: str | Path, **environment: str) -> str:
    """Run a program as a stage; its output is shown only if it fails, as Trouble. Return the output."""
    with stage(name):
        try:
            done = subprocess.run(
                [str(part) for part in command], cwd=ROOT, stdin=subprocess.DEVNULL, env=os.environ | environment,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
            )  # fmt: skip
        except OSError as error:
            raise SetupError(f"{error}\n\nThis stage failed: {name}.") from None
        if done.returncode:
            raise SetupError(f"{done.stdout.strip()}\n\nThis stage failed: {name}.")
    return done.stdout


def cache_bytecode() -> None:
    """Let Python keep what it translates, in `.venv` where the user wants none of it among the sources.

    A run of all tests starts some hundred Pythons; without it each of them translates every package anew, which takes
    more time than the server's whole start.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(VENV / "bytecode")
        sys.dont_write_bytecode = False


def installed(program: str) -> Path:
    """Return the path of a program of the virtual environment."""
    return VENV / "Scripts" / f"{program}.exe" if os.name == "nt" else VENV / "bin" / program


def base_python() -> str:
    """Return the Python that virtual environments come from, even when this program itself runs in one."""
    return getattr(sys, "_base_executable", None) or sys.executable


def require_usable_python() -> None:
    """Explain what is missing if this Python cannot build the environment."""
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        raise SetupError(
            f"Serai needs Python {oldest} or newer, and this is Python {platform.python_version()}.\n"
            f"Name a newer one: make test PYTHON=python{oldest}, or python{oldest} dev.py test."
        )
    missing = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
    if missing:
        raise SetupError(
            f"This Python ({sys.executable}) lacks its standard module {' and '.join(missing)}.\n"
            "On Debian and Ubuntu it comes with the package python3-venv."
        )


# ---------------------------------------------------------------- what `.venv` holds


def environment_key() -> str:
    """Return a hash of everything that decides what `.venv` holds."""
    import tomllib

    pyproject = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    packaging = {table: pyproject.get(table) for table in PACKAGING_TABLES}
    packaging["hatch"] = pyproject.get("tool", {}).get("hatch")
    parts = [
        *(lock.read_text(encoding="utf-8") for lock in LOCKS.values()),
        json.dumps(packaging, sort_keys=True),
        f"{platform.python_implementation()} {platform.python_version()} {platform.machine()}",
        str(ROOT),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def installed_packages() -> str | None:
    """Return what `.venv` was completed for, if its key still fits and its Python still starts and finds Serai."""
    if not STAMP.is_file():
        return None
    key, _, what = STAMP.read_text(encoding="utf-8").partition(" ")
    if key != environment_key():
        return None
    probe = [str(installed("python")), "-c", "import importlib.metadata; importlib.metadata.version('serai')"]
    try:
        fine = subprocess.run(probe, cwd=ROOT, capture_output=True, check=False).returncode == 0
    except OSError:
        return None
    return what if fine else None


def prepare(wanted: str = EVERYTHING) -> None:
    """Build `.venv`, or add what is missing in it. The stamp comes last, so a half-built one is built again."""
    require_usable_python()
    present = installed_packages()
    if present in (wanted, EVERYTHING):
        return
    if present is None:
        say(f"setting up .venv for {wanted}, {SIZES[wanted]}")
        STAMP.unlink(missing_ok=True)
        create_venv(VENV)
    else:
        say(f"adding to .venv what only tests and extras need: {SIZES[EVERYTHING]} then")
    lock = LOCKS[wanted]
    install(f"packages of {lock.name}", "--require-hashes", "-r", lock)
    if present is None:  # the page is built by itself, beside the server
        install("serai, editable", "--no-deps", "--no-build-isolation", "-e", ROOT, SERAI_SKIP_WEB="1")
    STAMP.write_text(f"{environment_key()} {wanted}", encoding="utf-8")


def create_venv(folder: Path) -> None:
    """Make an empty virtual environment without pip, which takes no time; pip comes only if uv cannot."""
    run_quietly("virtual environment", base_python(), "-m", "venv", "--clear", "--without-pip", folder)


# ---------------------------------------------------------------- the installers


def install(name: str, *arguments: str | Path, **environment: str) -> None:
    """Install packages into `.venv`: with uv, or with pip if there is no uv or it fails."""
    uv = find_uv()
    if uv is not None:
        try:
            run_quietly(
                f"{name} (uv)", uv, "pip", "install", "--quiet", "--no-config", "--python", installed("python"),
                *arguments, **(indexes() | environment),
            )  # fmt: skip
        except SetupError as error:
            say(f"uv could not; pip tries the same. {last_line(error)}")
        else:
            return
    python = installed("python")
    if not (python.is_file() and has_pip(python)):
        run_quietly("pip", python, "-m", "ensurepip", "--default-pip")
    run_quietly(
        f"{name} (pip)", python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input",
        *arguments, **environment,
    )  # fmt: skip


def find_uv() -> Path | None:
    """Return uv, as requirements.lock pins it, put beside the environment when first asked for; None without it."""
    uv = UV_HOME / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if os.environ.get(NO_UV) == "1":
        return None
    if uv.is_file():
        return uv
    UV_HOME.mkdir(parents=True, exist_ok=True)
    pinned, entry = UV_HOME / "pinned.txt", locked_entry("uv")
    pinned.write_text(entry or "uv\n", encoding="utf-8")  # only a lock that is to be written can lack it
    try:
        run_quietly(
            "uv", *pip_command(), "install", "--disable-pip-version-check", "--no-input", "--no-deps", "--no-compile",
            "--only-binary", ":all:", "--target", UV_HOME, "--upgrade", "-r", pinned,
            *(("--require-hashes",) if entry else ()),
        )  # fmt: skip
    except SetupError as error:
        say(f"There is no uv for this machine, so pip installs. {last_line(error)}")
        shutil.rmtree(UV_HOME, ignore_errors=True)
        return None
    return uv if uv.is_file() else None


def locked_entry(name: str) -> str:
    """Return the lines of requirements.lock that pin one package."""
    text = LOCKS[EVERYTHING].read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(name)}==.*(?:\n[ \t]+--hash=.*)+", text, re.MULTILINE)
    return found[0] if found else ""


def has_pip(python: str | Path) -> bool:
    """Tell whether a Python has pip."""
    return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


@cache
def pip_command() -> list[str | Path]:
    """Return how to run a pip without installing one: the interpreter's own, else the wheel that comes with it."""
    python = base_python()
    if has_pip(python):
        return [python, "-m", "pip"]
    import ensurepip

    folders = (sysconfig.get_config_var("WHEEL_PKG_DIR"), Path(ensurepip.__file__).parent / "_bundled")
    wheels = [wheel for folder in folders if folder for wheel in Path(folder).glob("pip-*.whl")]
    return [python, wheels[0] / "pip"] if wheels else [python, "-m", "pip"]


@cache
def indexes() -> dict[str, str]:
    """Return, as uv's variables, where pip is told to look for packages: uv does not read pip's settings."""
    asked = subprocess.run(
        [str(part) for part in (*pip_command(), "config", "list")], capture_output=True, text=True, check=False
    )
    return uv_variables(dict(re.findall(r"^(?:\S+)\.([a-z-]+)='(.*)'$", asked.stdout, re.MULTILINE)), os.environ)


def uv_variables(pip: Mapping[str, str], environment: Mapping[str, str]) -> dict[str, str]:
    """Return the settings of pip that uv has as well, unless the environment says already what uv shall do."""
    meant = {
        "UV_DEFAULT_INDEX": pip.get("index-url"),
        "UV_EXTRA_INDEX_URL": pip.get("extra-index-url"),
        "UV_FIND_LINKS": ",".join(pip.get("find-links", "").split()),
        "UV_INDEX_STRATEGY": "unsafe-best-match",  # as pip does; the hashes of the locks make it safe
        "SSL_CERT_FILE": pip.get("cert"),
    }
    return {name: value for name, value in meant.items() if value and name not in environment}


def last_line(error: SetupError) -> str:
    """Return the line of a failed stage's output that tells most: its last."""
    lines = [line.strip() for line in str(error).splitlines()[:-2] if line.strip()]
    return lines[-1] if lines else ""
