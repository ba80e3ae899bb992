"""`serai arena --ladder`: all bots of a game against each other, and the page that keeps the results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from serai.cli.contests import (
    LADDER_GAMES,
    PAGE,
    Wishes,
    conclude,
    data_folder,
    find_backend,
    find_game,
    make_folder,
    play_log,
    reopened,
    say_how_to_go_on,
    say_rounding,
    tell_summary,
)
from serai.cli.errors import FAILURE, Mistake

if TYPE_CHECKING:
    from serai.arena.plan import Plan

SIMULATIONS = 500  # a step, of the levels that think by the clock where nobody says otherwise


def play_ladder(wishes: Wishes, counts: Sequence[int] = ()) -> int:
    """Play all bots of each game against each other, at tables of every number of seats; return the exit code."""
    from serai.arena.ladder import check_page, update_page
    from serai.cli.screen import Screen, new_console

    if wishes.sprt or wishes.h0 is not None or wishes.h1 is not None:
        raise Mistake("A sequential test is for one contest, not for a ladder; leave out --sprt.")
    if wishes.report is not None and wishes.resume is not None:
        raise Mistake("A resumed ladder keeps its folder; leave out --report.")
    page = PAGE if wishes.page is None else wishes.page
    check_page(page)
    backend = find_backend(wishes)
    folder = wishes.resume or wishes.report or data_folder() / f"ladder-{datetime.now():%Y-%m-%d-%H%M%S}"
    tables = _begun(wishes, folder, counts) if wishes.resume is not None else begin_ladder(wishes, folder, counts)
    screen, summaries = Screen(new_console()), []
    for path in tables:
        records = None if wishes.records is None else wishes.records / path.parent.name
        make_folder(records)
        with reopened(path, replace(wishes, players=None, bots=None, seed=None, options=(), game=None)) as log:
            say_rounding(log.plan, wishes, LADDER_GAMES)
            game = log.plan.game
            finished = play_log(log, backend, replace(wishes, records=records), f"{game.title}, {game.players} players")
            summary = conclude(log, path.parent)
        summaries.append(summary)
        if not wishes.json:
            tell_summary(summary, log, path.parent, screen)
            screen.say()
        if not finished:
            say_how_to_go_on(folder, wishes)
            return FAILURE
        update_page(page, summary)
    if wishes.json:
        print(json.dumps({"ladder": [summary.to_json() for summary in summaries]}, indent=2))
    else:
        screen.say(f"The results are in {page}", wrap=False)
    return 0


def begin_ladder(wishes: Wishes, folder: Path, counts: Sequence[int]) -> list[Path]:
    """The logs of a new ladder, all of them begun: so that one that is stopped early knows what was wanted."""
    import serai
    from serai.arena.results import FILE_NAME, Log
    from serai.engine.chance import seed_text
    from serai.engine.registry import rulebook

    names = serai.game_names() if wishes.game is None else (rulebook(wishes.game).name,)
    wishes = replace(wishes, seed=seed_text(wishes.seed))
    plans = [
        _ladder_plan(replace(wishes, game=name, players=players))
        for name in names
        for players in counts or rulebook(name).players
    ]
    found = []
    for plan in plans:
        path = folder / f"{plan.game.name}-{plan.game.players}" / FILE_NAME
        make_folder(path.parent)
        Log.create(path, plan).close()
        found.append(path)
    return found


def _begun(wishes: Wishes, folder: Path, counts: Sequence[int]) -> list[Path]:
    """The logs of a ladder that is gone on with; of one game or some numbers of seats if these are named."""
    import serai
    from serai.arena.results import FILE_NAME
    from serai.engine.registry import rulebook

    if not folder.is_dir():
        raise Mistake(f"There is no folder {folder} with a ladder to go on with.")
    names = serai.game_names() if wishes.game is None else (rulebook(wishes.game).name,)
    paths = [folder / f"{name}-{players}" / FILE_NAME for name in names for players in counts or rulebook(name).players]
    found = [path for path in paths if path.exists()]
    if not found:
        raise Mistake(f"{folder} has no ladder of these games and seats to go on with.")
    return found


def _ladder_plan(wishes: Wishes) -> Plan:
    from serai.arena.plan import Plan, blocks_for, check_bots, pairings, settled_spec, what_runs
    from serai.bots import level_names
    from serai.bots.levels import usual_budget
    from serai.cli.lineup import split_names
    from serai.engine.chance import seed_text

    game = find_game(wishes, wishes.players)
    usual = [f"{name}:{SIMULATIONS}" if usual_budget(name) is not None else name for name in level_names(game)]
    bots = [settled_spec(name) for name in split_names(wishes.bots)] or usual
    bots = list(dict.fromkeys(bots))
    if len(bots) < 2:
        raise Mistake(f"A ladder needs two bots at least; {game.title} has {len(bots)}.")
    check_bots(bots, game)
    contests = pairings(bots, game.players)
    wanted = LADDER_GAMES if wishes.games is None else wishes.games
    blocks = blocks_for(wanted, game.players, len(contests))
    return Plan(game, contests, blocks, seed_text(wishes.seed), notes=what_runs(game, bots))
