"""Where to find a Chromium: on the machine, with Playwright, or in an npm package, which needs neither apt nor root."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import hatch_build

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "tests/web/browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
CHOSEN = "SERAI_TEST_CHROMIUM"  # a path; "npm" for the one in the npm package
UNPACK = """
import chromium, { inflate } from "@sparticuz/chromium";
import { createRequire } from "node:module";
const place = createRequire(import.meta.url).resolve("@sparticuz/chromium").replace(/build.*/, "bin/al2023.tar.br");
console.log(JSON.stringify({ path: await chromium.executablePath(), libraries: await inflate(place) }));
"""


def machine_chromium(own: str) -> str | None:
    """The path of a browser that is installed; `own` is where Playwright would have put one."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in (*found, own, *PLACES) if Path(path).is_file()), None)


def npm_chromium() -> tuple[str, dict[str, str]]:
    """The headless browser of the npm package, unpacked, with the environment that it needs."""
    with hatch_build.one_at_a_time(ROOT / FOLDER / ".unpacking"):  # the workers of pytest all want it at once
        hatch_build.install(ROOT, FOLDER)
        unpacked = ROOT / FOLDER / "node_modules" / ".unpacked"
        unpacked.mkdir(exist_ok=True)
        told = hatch_build.run_node(ROOT, "--input-type=module", "-e", UNPACK, folder=FOLDER, TMPDIR=str(unpacked))
    places = json.loads(told.splitlines()[-1])
    return places["path"], {"LD_LIBRARY_PATH": os.path.join(places["libraries"], "lib")}


def find_chromium(own: str) -> tuple[str, dict[str, str]]:
    """A browser for the tests, and the environment variables that it needs."""
    chosen = os.environ.get(CHOSEN)
    if chosen == "npm":
        return npm_chromium()
    path = chosen or machine_chromium(own)
    return (path, {}) if path else npm_chromium()
