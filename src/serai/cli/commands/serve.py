"""`serai serve`: host tables. Its options come from the server's settings, one for each."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import Field, fields
from typing import Annotated, Any

import typer

from serai.server.settings import LIMITS, Settings, metavar, option, usual, variable

HELP = """
Host tables: people sit down by a link and play in the browser, against each other and against bots.

The first start on a machine compiles the games once, while the page is there and shows the progress. By default the
tables live in an SQLite
file and the server's secret in a file of mode 600, both in the user's data folder (SERAI_DATA_DIR chooses another).

Every option can come from the environment as well, as the help of each says; the command line wins. SERAI_SECRET comes
from there only: a command line can be read by others. A rate of 0 is no limit.

Behind a proxy for HTTPS: name it with --proxies. docs/host.md tells more.
"""


def command() -> Callable[..., None]:
    """The command with an option for each setting."""

    def serve(*, open_page: bool, **chosen: Any) -> None:
        from serai.server.main import serve

        serve(Settings.from_environment().with_changes(**chosen), open_page=open_page, say=_say)

    kinds: dict[str, Any] = {part.name: _kind(part) for part in fields(Settings) if option(part)}
    kinds["open_page"] = Annotated[bool, typer.Option("--open", help="Open the page in the browser.")]
    defaults = {name: False if name == "open_page" else None for name in kinds}
    serve.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=defaults[name], annotation=kind)
            for name, kind in kinds.items()
        ]
    )
    return serve


def _kind(part: Field[Any]) -> Any:
    """The type and the option of a setting, as Typer wants them."""
    meaning = part.metadata["meaning"]
    declared = typer.Option(
        option(part),
        metavar=metavar(part) or None,
        help=f"{meaning[0].upper()}{meaning[1:]}. [{', '.join(filter(None, (variable(part), usual(part))))}]",
        rich_help_panel=LIMITS if part.metadata["group"] == LIMITS else None,
        show_default=False,
    )
    return Annotated[type(part.default) | None, declared]


def _say(text: str) -> None:
    print(text, flush=True)
