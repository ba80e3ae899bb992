"""`serai hint FILE`: what the search thinks of each step in a position or at a point of a record."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

import serai
from serai.cli.commands.replay import load_match
from serai.cli.compiling import compiling, compiling_for
from serai.cli.errors import Mistake
from serai.cli.files import read_text
from serai.cli.screen import Screen, new_console
from serai.engine.errors import SeraiError
from serai.engine.sentences import listing

if TYPE_CHECKING:
    from serai.bots.hints import Hint

MOST_SHOWN = 12
LEAST_SHARE = 0.005  # steps below are only counted
SEAT_NAME = "seat {}".format


def hint(path: Path, *, seat: int | None, at: int | None, budget: str | None, seed: str, as_json: bool) -> None:
    """Think about the position and print the candidates."""
    state = load_state(path, at, quiet=as_json)
    chooser = find_seat(state, seat)
    from serai.bots.hints import hint as think
    from serai.bots.precompile import SEARCH
    from serai.bots.searcher import USUAL_BUDGET

    budget = USUAL_BUDGET if budget is None else budget
    with compiling(state.rulebook, [SEARCH], quiet=as_json):
        candidates = think(state.knowledge(chooser), budget, seed)
    if as_json:
        print(json.dumps(report(state, chooser, budget, candidates), indent=2))
    else:
        show(state, chooser, candidates, Screen(new_console()))


def load_state(path: Path, at: int | None, *, quiet: bool = False) -> serai.State:
    """The position of a position file, or of a record: its last one, or the one after `at` steps and draws."""
    text = read_text(path, "a position or a record")
    if not text.lstrip().startswith("{"):
        match = load_match(path, quiet=quiet)
        last = len(match.history)
        if at is not None and not 0 <= at <= last:
            raise Mistake(f"There is no position {at}: this record goes from 0 to {last}.")
        return match.states[last if at is None else at]
    if at is not None:
        raise Mistake(f"{path} is a single position; --at is for records.")
    try:
        with compiling_for(text, quiet=quiet):
            return serai.load(text)
    except SeraiError as error:
        raise Mistake(f"{path} is not a position that can be read. {error}") from None


def find_seat(state: serai.State, seat: int | None) -> int:
    """The seat that asks for a hint: the given one, or the only one that chooses."""
    if state.over:
        raise Mistake("The game is over, and nobody has anything to choose; --at N goes back in a record.")
    if seat is not None:
        chooser = state.game.check_seat(seat)
        if not state.legal_actions(chooser):
            waiting = f"the table waits for {listing(str(s) for s in state.to_act)}" if state.to_act else "a draw comes"
            raise Mistake(f"Seat {chooser} has nothing to choose here: {waiting}.")
        return chooser
    if not state.to_act:
        raise Mistake("A draw comes next here, and nobody has anything to choose; --at N goes on or back in a record.")
    if len(state.to_act) > 1:
        seats = listing(str(s) for s in state.to_act)
        raise Mistake(f"Seats {seats} choose at once here; --seat says which of them asks.")
    return state.to_act[0]


def report(state: serai.State, seat: int, budget: str, candidates: list[Hint]) -> dict[str, Any]:
    """Everything for programs."""
    return {
        "game": state.game.name,
        "players": state.game.players,
        "seat": seat,
        "budget": budget,
        "mixed": at_once(state),
        "simulations": sum(candidate.visits for candidate in candidates),
        "candidates": [candidate.to_json() for candidate in candidates],
    }


def at_once(state: serai.State) -> bool:
    """Whether several seats choose at the same time."""
    return len({*state.to_act, *state.pending}) > 1


def show(
    state: serai.State, seat: int, candidates: list[Hint], screen: Screen, names: Callable[[int], str] = SEAT_NAME
) -> None:
    """Print the best turns with their reasons, then the steps as a table, for people."""
    from serai.bots.explanations import in_words

    game = state.game
    screen.say(f"{game.title}, {game.players} players, seat {seat} to choose:")
    for number, one in enumerate(one for one in candidates if one.reasons):
        screen.say(f"{'or' if number else 'Best:'} {', '.join(one.turn)}", "bold" if number == 0 else "")
        screen.say(f"   {in_words(game, one.reasons, names)}")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("step", header_style="cyan")
    for heading in ("share", "expected", "simulations"):
        table.add_column(heading, justify="right", header_style="cyan")
    shown = [c for c in candidates if c.share >= LEAST_SHARE][:MOST_SHOWN] or candidates[:1]
    for c in shown:
        win = "-" if c.win is None else f"{c.win:.1%}"
        table.add_row(c.step, f"{c.share:.1%}", win, f"{c.visits:,}")
    screen.console.print(table)
    more = len(candidates) - len(shown)
    if more:
        screen.say(f"{more} other {'steps look' if more > 1 else 'step looks'} worse.")
    if len(candidates) == 1:
        screen.say("It is the only legal step.")
    elif at_once(state):
        screen.say("Seats choose at once: draw your step by these shares, so that nobody can foresee it.")
        screen.say("Expected is the share of the victory when the step is taken.")
    else:
        screen.say("Share is of the search's attention; expected, the share of the victory when the step is taken.")
