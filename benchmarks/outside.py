#!/usr/bin/env python3
"""The caliph against OpenSpiel's own searches, which get ten times its processor time for each step.

python benchmarks/outside.py [--game NAME] [--peer ismcts|mcts] [--games 20] [--simulations 500] [--ratio 10]
                             [--seed 1] [--log outside.jsonl] [--write docs/results.md]

Two players; each deal is played twice, with the seats exchanged. The peers are OpenSpiel's `ISMCTSBot` and `MCTSBot` in
Python (those in C++ do not take games in Python) with UCT and random games, on our adapter; their random games are
played by our compiled engine, without which they would make a handful of simulations a step. `MCTSBot` knows nothing of
hidden things, so it searches one world that fits what its seat knows. Every game is a line of the log; what is there is
not played again, and the table tells of all games of the log that were played in the same way.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import serai
from serai.arena.ladder import check_page, put_between, write_page
from serai.arena.statistics import share_interval
from serai.arena.wording import percent
from serai.bots import find_bot
from serai.engine.chance import below, generator, new_scratch
from serai.engine.errors import SeraiError
from serai.engine.game import State
from serai.engine.playouts import playout
from serai.envs.openspiel import SpielState, game_name

PEERS = {"ismcts": "`ISMCTSBot`", "mcts": "`MCTSBot`, one world"}
EXPLORATION = 1.4
LEAST, FIRST = 2, 8  # simulations of a peer; of its first search, which tells its pace
WARM = 3  # choices of the caliph before the first game: what its step takes
BEGIN, END, KEY = "<!-- {key} -->", "<!-- end of {key} -->", "outside"


class Rollouts:
    """OpenSpiel's random rollouts, played by the compiled engine."""

    def __init__(self, game: serai.Game, seed: str) -> None:
        self.game, self.rng, self.scratch = game, generator(seed), new_scratch()
        self.table = np.zeros(1, game.rulebook.dtype)

    def evaluate(self, state: SpielState) -> Any:
        """What a random game from here brings to each seat."""
        self.table[0] = state.table.fields
        playout(self.table[0], self.rng, self.scratch)
        return np.array(State(self.game, self.table[0]).returns)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All steps alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Peer:
    """A search of OpenSpiel's with so much processor time for each step; its simulations follow from its pace."""

    def __init__(self, kind: str, game: serai.Game, spiel: Any, seed: str) -> None:
        self.kind, self.luck = kind, np.random.RandomState(int(generator(seed)[0]) % 2**32)
        rollouts = Rollouts(game, f"{seed} rollouts")
        if kind == "mcts":
            self.bot = mcts.MCTSBot(spiel, EXPLORATION, LEAST, rollouts, solve=False, random_state=self.luck)
        else:
            self.bot = ismcts.ISMCTSBot(spiel, rollouts, EXPLORATION, LEAST, random_state=self.luck)
        self.seconds, self.simulations, self.steps, self.pace = 0.0, 0, 0, 0.0

    def choose(self, state: SpielState, seconds: float) -> int:
        """A step, after about so much thinking."""
        if not self.pace:
            self.pace = self._search(state, FIRST)[1] / FIRST
        most = max(LEAST, round(seconds / self.pace))
        action, spent = self._search(state, most)
        self.pace = max(spent / most, self.pace / 2)  # random games get shorter; but some clocks stand still for long
        self.seconds, self.simulations, self.steps = self.seconds + spent, self.simulations + most, self.steps + 1
        return action

    def _search(self, state: SpielState, most: int) -> tuple[int, float]:
        """The step after so many simulations, and the seconds that they took."""
        begin = time.process_time()
        if self.kind == "mcts":
            self.bot.max_simulations = most
            action = self.bot.step(state.resample_from_infostate(state.current_player(), self.luck.uniform))
        else:
            self.bot._max_simulations = most
            action = self.bot.step(state)
        return int(action), max(time.process_time() - begin, 1e-6)


def play(wishes: argparse.Namespace, name: str, kind: str, deal: int, seat: int) -> dict[str, Any]:
    """One game with the caliph in that seat; the line of the log."""
    game = serai.game(name, players=2)
    spiel = pyspiel.load_game(f"{game_name(name, in_turns=game.rulebook.simultaneous)}(players=2)")
    seed = f"{wishes.seed} {deal}"
    caliph, peer = find_bot(f"caliph:{wishes.simulations}", game), Peer(kind, game, spiel, f"{seed} {seat}")
    warm = game.new_match(seed=0).state
    own, choices, draws, entry = 0.0, 0, 0, 0
    for number in range(WARM):
        caliph.choose(warm.knowledge(warm.to_act[0]), generator(number))
        begin = time.process_time()
        caliph.choose(warm.knowledge(warm.to_act[0]), generator(number))
        own, choices = own + time.process_time() - begin, choices + 1
    state = spiel.new_initial_state()
    while not state.is_terminal():
        entry += 1
        if state.is_chance_node():
            odds, draws = state.table.odds(), draws + 1
            tickets = [outcome for outcome, weight in odds.items() for _ in range(weight)]
            action = tickets[below(generator(f"{seed} draw {draws}"), len(tickets))]
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        elif state.current_player() == seat:
            begin = time.process_time()
            action = caliph.choose(state.table.knowledge(seat), generator(f"{seed} {seat} {entry}"))
            own, choices = own + time.process_time() - begin, choices + 1
        else:
            action = peer.choose(state, wishes.ratio * own / choices)
        state.apply_action(action)
    ranking = state.table.ranking
    return {
        **how(wishes, name, kind),
        "deal": deal,
        "seat": seat,
        "share": 1 / ranking.count(1) if ranking[seat] == 1 else 0.0,
        "caliph_ms": 1000 * own / choices,
        "peer_ms": 1000 * peer.seconds / max(1, peer.steps),
        "peer_simulations": peer.simulations / max(1, peer.steps),
    }


def how(wishes: argparse.Namespace, name: str, kind: str) -> dict[str, Any]:
    """What games of one line of the table have in common."""
    return {"game": name, "peer": kind, "simulations": wishes.simulations, "ratio": wishes.ratio, "seed": wishes.seed}


def line(title: str, kind: str, played: list[dict[str, Any]]) -> str:
    """A line of the table: both games of a deal are one observation."""
    deals: dict[int, list[float]] = {}
    for one in played:
        deals.setdefault(one["deal"], []).append(one["share"])
    share = share_interval([sum(pair) / 2 for pair in deals.values() if len(pair) == 2])

    def mean(what: str) -> float:
        return float(np.mean([one[what] for one in played]))

    return (
        f"| {title} | {PEERS[kind]} | {2 * sum(len(pair) == 2 for pair in deals.values())} | {percent(share)} "
        f"| {mean('caliph_ms'):.1f} | {mean('peer_ms'):.1f} | {mean('peer_simulations'):.0f} |"
    )


def read_log(path: Path) -> list[dict[str, Any]]:
    """The games that were played; a last line that was cut off is left out."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    whole = [text for text in lines if text.endswith("\n")]
    if whole != lines:
        path.write_text("".join(whole), encoding="utf-8")
    return [json.loads(text) for text in whole]


def main(arguments: list[str]) -> int:
    """Play what the log lacks, and tell."""
    parser = argparse.ArgumentParser(description="The caliph against OpenSpiel's own searches.")
    parser.add_argument("--game", action="append", choices=serai.game_names())
    parser.add_argument("--peer", action="append", choices=list(PEERS))
    parser.add_argument("--games", type=int, default=20, help="games of each pair, in pairs of a deal")
    parser.add_argument("--simulations", type=int, default=500, help="of the caliph for each step")
    parser.add_argument("--ratio", type=float, default=10.0, help="times the caliph's processor time for each step")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--log", type=Path, default=Path("outside.jsonl"))
    parser.add_argument("--write", type=Path, help="a page that the table is put into")
    wishes = parser.parse_args(arguments)
    if wishes.games < 2 or wishes.simulations < 1 or wishes.ratio <= 0:
        parser.error("at least 2 games, 1 simulation and a ratio above 0")
    try:
        if wishes.write is not None:
            check_page(wishes.write)
        done = read_log(wishes.log)
    except (SeraiError, OSError, ValueError) as error:
        parser.error(f"{error}")
    rows = []
    for name in wishes.game or serai.game_names():
        for kind in wishes.peer or PEERS:
            same = how(wishes, name, kind)
            played = [one for one in done if same.items() <= one.items()]
            known = {(one["deal"], one["seat"]) for one in played}
            for deal in range(-(-wishes.games // 2)):
                for seat in (0, 1):
                    if (deal, seat) not in known:
                        one = play(wishes, name, kind, deal, seat)
                        played.append(one)
                        with wishes.log.open("a", encoding="utf-8") as log:
                            log.write(json.dumps(one) + "\n")
                        print(f"{name} {kind}: {len(played)} games", file=sys.stderr, flush=True)
            rows.append(line(serai.game(name).title, kind, played))
    text = [
        f"The caliph with {wishes.simulations} simulations a step against OpenSpiel's searches with {wishes.ratio:g} "
        f"times its processor time for each step; two players, each deal in both seatings, seed `{wishes.seed}`, Serai "
        f"{serai.__version__}. Milliseconds are of processor time, for one choice between two steps or more.",
        "",
        "| game | against | games | won by the caliph | caliph, ms | peer, ms | simulations of the peer |",
        "|---|---|---:|---:|---:|---:|---:|",
        *rows,
    ]
    print("\n".join(text))
    if wishes.write is not None:
        part = "\n".join([BEGIN.format(key=KEY), "", *text, "", END.format(key=KEY)]) + "\n"
        write_page(wishes.write, put_between(check_page(wishes.write), BEGIN, END, KEY, part))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
