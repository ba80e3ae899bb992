"""Serai's games as environments of other people's libraries; each needs its own extra.

`serai.envs.gymnasium` needs `pip install "serai[gymnasium]"`, and so on for `serai.envs.pettingzoo` and
`serai.envs.openspiel`. They are imported on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__all__ = ["gymnasium", "openspiel", "pettingzoo"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
