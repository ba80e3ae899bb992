"""`serai arena --ladder`: all bots of a game against each other, and the page that keeps the results."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from serai.cli.arena import (
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

PLAYERS = 2


def play_ladder(wishes: Wishes) -> int:
    """Play all bots of each game against each other and write the results page; return the exit code."""
    import serai
    from serai.arena.ladder import check_page, update_page
    from serai.arena.results import FILE_NAME, Log
    from serai.cli.screen import Screen, new_console
    from serai.engine.registry import rulebook

    if wishes.sprt or wishes.h0 is not None or wishes.h1 is not None:
        raise Mistake("A sequential test is for one contest, not for a ladder; leave out --sprt.")
    if wishes.report is not None and wishes.resume is not None:
        raise Mistake("A resumed ladder keeps its folder; leave out --report.")
    names = serai.game_names() if wishes.game is None else (rulebook(wishes.game).name,)
    page = PAGE if wishes.page is None else wishes.page
    check_page(page)
    backend = find_backend(wishes)
    folder = wishes.resume or wishes.report or data_folder() / f"ladder-{datetime.now():%Y-%m-%d-%H%M%S}"
    if wishes.resume is not None and not folder.is_dir():
        raise Mistake(f"There is no folder {folder} with a ladder to go on with.")
    plans = {name: _ladder_plan(replace(wishes, game=name)) for name in names}
    screen, summaries = Screen(new_console()), []
    for name, plan in plans.items():
        path = folder / name / FILE_NAME
        make_folder(path.parent)
        make_folder(None if wishes.records is None else wishes.records / name)
        again = wishes.resume is not None and path.exists()
        blank = replace(wishes, players=None, bots=None, seed=None, options=(), game=name)
        with reopened(path, blank) if again else Log.create(path, plan) as log:
            say_rounding(log.plan, wishes, LADDER_GAMES)
            own = replace(wishes, records=None if wishes.records is None else wishes.records / name)
            finished = play_log(log, backend, own, log.plan.game.title)
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


def _ladder_plan(wishes: Wishes) -> Plan:
    from serai.arena.plan import Plan, blocks_for, check_bots, pairings, settled_spec, what_runs
    from serai.bots import level_names
    from serai.cli.lineup import split_names
    from serai.engine.chance import seed_text

    game = find_game(wishes, PLAYERS if wishes.players is None else wishes.players)
    bots = [settled_spec(name) for name in split_names(wishes.bots)] or list(level_names(game))
    bots = list(dict.fromkeys(bots))
    if len(bots) < 2:
        raise Mistake(f"A ladder needs two bots at least; {game.title} has {len(bots)}.")
    check_bots(bots, game)
    contests = pairings(bots, game.players)
    wanted = LADDER_GAMES if wishes.games is None else wishes.games
    blocks = blocks_for(wanted, game.players, len(contests))
    return Plan(game, contests, blocks, seed_text(wishes.seed), notes=what_runs(game, bots))
