"""Learned numbers in data files: `weights.json` beside the module that weighs by them.

What is read here when a module is imported is a constant of its compiled functions, and machine code is kept by the
value of such constants (`serai.engine.compiler.cache`): new numbers are never run with old code.
"""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import numpy as np

FILE = "weights.json"
COLUMNS = 116


def read_weights(module_file: str) -> dict[str, Any]:
    """The numbers beside a module (`__file__`), by name: arrays, or numbers by name where the file has names."""
    found: dict[str, Any] = json.loads((Path(module_file).parent / FILE).read_text(encoding="utf-8"))
    return {name: value if isinstance(value, dict) else np.array(value, np.float64) for name, value in found.items()}


def write_weights(folder: Path, **weights: Any) -> Path:
    """Write the numbers of a folder anew, in lines that people can compare; gives the file."""
    path, parts = folder / FILE, []
    for name, value in weights.items():
        text = json.dumps(value.tolist() if isinstance(value, np.ndarray) else value)
        parts.append(f'"{name}":\n{textwrap.fill(text, COLUMNS, break_on_hyphens=False, break_long_words=False)}')
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
    return path
