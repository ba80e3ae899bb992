"""`serai games`: what can be played, with which options and against whom."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table
from rich.text import Text

import serai
from serai.bots import bot_names
from serai.cli.screen import Screen, new_console
from serai.engine.registry import rulebook


def describe_games() -> list[dict[str, Any]]:
    """Every game as JSON: its rulebook's description and the bots that play it."""
    games = [serai.game(name) for name in serai.game_names()]
    return [{**game.rulebook.describe(), "bots": list(bot_names(game))} for game in games]


def span(numbers: list[int]) -> str:
    """'2 to 4', or '4' when both ends are the same."""
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]} to {numbers[-1]}"


def values(option: dict[str, Any]) -> Text:
    """What an option takes, the default first and underlined, with warnings."""
    if "choices" not in option:
        off = f" or {option['off']}" if option.get("off") else ""
        default = option["off"] if option["default"] is None else option["default"]
        return Text.assemble((str(default), "bold"), f"; {option['low']} to {option['high']}{off}")
    text = Text()
    for number, choice in enumerate(option["choices"]):
        text.append(", " if number else "")
        text.append(str(choice), "bold" if choice == option["default"] else "")
        warning = option.get("warnings", {}).get(choice)
        if warning:
            text.append(f" ({warning})", "yellow")
    if option["kind"] == "track":
        text.append(", @FILE")
    return text


def show_games(*, as_json: bool) -> None:
    """Print the games, for people or for programs."""
    games = describe_games()
    if as_json:
        print(json.dumps(games, indent=2))
        return
    screen = Screen(new_console())
    for number, game in enumerate(games):
        if number:
            screen.say()
        players = f"{span(game['players'])} players, usually {game['usual_players']}"
        title = Text.assemble((game["title"], "bold"), f"  {players}, {span(game['minutes'])} minutes")
        screen.say(title)
        screen.say(game["summary"])
        screen.say()
        table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
        for heading in ("option", "values, the default first", "meaning"):
            table.add_column(heading, header_style="cyan", no_wrap=heading == "option")
        for option in game["options"]:
            table.add_row(option["name"], values(option), f"{option['meaning']} ({option['rule']})")
        screen.console.print(table)
        screen.say()
        small = [option.name for option in rulebook(game["name"]).options if option.laboratory]
        if small:
            screen.say(Text.assemble(("small ", "cyan"), f"{', '.join(small)}: fewer pieces, for exact work"))
        screen.say(Text.assemble(("bots  ", "cyan"), ", ".join(game["bots"])))
        screen.say(Text.assemble(("play  ", "cyan"), f"serai play {game['name']}"))
