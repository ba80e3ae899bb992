"""`serai serve`: host tables. The server is a layer beside this one, so it is imported by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def serve(*, open_page: bool, **chosen: Any) -> None:
    """Run the server with the environment's settings and what the command line changes of them."""
    settings = import_module("serai.server.settings").Settings.from_environment().with_changes(**chosen)
    import_module("serai.server.host").serve(settings, open_page=open_page, say=_say)


def _say(text: str) -> None:
    print(text, flush=True)
