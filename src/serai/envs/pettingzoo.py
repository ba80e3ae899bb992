"""Serai's games as PettingZoo environments: one agent chooses at a time, and a mask shows its legal steps.

    from serai.envs import pettingzoo
    env = pettingzoo.env("bakschisch", players=3, gold="shown")

Where seats choose at once they are asked one after another, and no observation shows a choice that is still secret.
An episode that began with `reset(seed=7)` has the same draws as `serai.game(...).new_match(seed=7)`.
"""

from __future__ import annotations

import logging
from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import aec_to_parallel
except ImportError as error:
    raise ImportError('These environments need PettingZoo; install it with: pip install "serai[pettingzoo]"') from error

import serai
from serai.engine import contract
from serai.engine.chance import MOST_OUTCOMES, pick, seed_text
from serai.engine.errors import OptionError
from serai.engine.game import Match, State
from serai.engine.sentences import unknown
from serai.envs.spaces import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, observation_box

LOG = logging.getLogger(__name__)


def env(name: str, *, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """A game with PettingZoo's usual wrappers: an illegal step ends the episode and costs its agent 1."""
    table = raw_env(name, players=players, render_mode=render_mode, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD))
    )


def raw_env(name: str, *, players: int | None = None, render_mode: str | None = None, **options: Any) -> TableEnv:
    """A game without wrappers: an illegal step raises IllegalMove with the rule that refuses it."""
    return TableEnv(serai.game(name, players=players, **options), render_mode=render_mode)


def parallel_env(name: str, *, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """A game whose seats always choose together, as a ParallelEnv; an illegal step raises IllegalMove."""
    table = raw_env(name, players=players, render_mode=render_mode, **options)
    if not table.metadata["is_parallelizable"]:
        raise OptionError(f"In {table.game.title} the seats choose in turn: use env instead of parallel_env.")
    parallel: ParallelEnv[str, Any, Any] = aec_to_parallel(wrappers.OrderEnforcingWrapper(table))
    return parallel


class TableEnv(AECEnv[str, dict[str, Any], Any]):
    """A table at which the agents `seat_0`, `seat_1`, ... sit."""

    def __init__(self, game: serai.Game, *, render_mode: str | None = None) -> None:
        super().__init__()
        book = game.rulebook
        self.game = game
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"serai_{game.name.replace('-', '_')}_v{book.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": book.simultaneous,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = observation_box(game)
        mask = (len(book.steps),)
        self._observation_spaces = {
            agent: Dict({"observation": box, "action_mask": Box(0, 1, mask, np.int8)}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: Discrete(len(book.steps)) for agent in self.possible_agents}
        self.state_space = Box(np.tile(box.low, game.players), np.tile(box.high, game.players))
        self._base_seed, self._episode = seed_text(None), 0
        self._legal = np.empty(len(book.steps), np.int32)
        self._outcomes, self._weights = np.empty(MOST_OUTCOMES, np.int32), np.empty(MOST_OUTCOMES, np.int32)

    def observation_space(self, agent: str) -> Space[Any]:
        """What `observe` gives: the vector of the rulebook's `observation`, and the mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Every step of the game; the mask shows the legal ones."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the draws go on from the last seed, so that a run of episodes repeats too.

        The only option is `position`: where the game begins, as `State.position` writes it or a State.
        """
        for name in options or {}:
            if name != "position":  # PettingZoo's own suite gives one that no environment knows, and wants no error
                LOG.warning("%s It has no effect.", unknown("option of reset named", name, ["position"]))
        position = (options or {}).get("position")
        start = self.game.start() if position is None else self.game.load(position)
        if start.over:
            raise OptionError("An episode cannot begin where the game is over.")
        if seed is not None:
            self._base_seed, self._episode = seed_text(int(seed)), 0
        self.seed = self._base_seed if self._episode == 0 else f"{self._base_seed} episode {self._episode}"
        self._episode += 1
        self._start = start
        self._record = start.fields
        self._steps: list[tuple[int, int]] = []
        self._draws = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: Any) -> None:
        """One step of the selected agent, and the draws that follow it; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        legal = self._legal[: contract.legal(self._record, seat, self._legal)].tolist()
        if not isinstance(action, int | np.integer) or action not in legal:
            self.table.check(seat, action)  # raises IllegalMove with the rule
        contract.play(self._record, seat, int(action))
        self._steps.append((seat, int(action)))
        self._go_on()

    def _go_on(self) -> None:
        """Draw until a seat must choose, and select it; at the end, pay out."""
        s = self._record
        self._to_act = int(contract.to_act(s))
        while not self._to_act and not contract.over(s):
            n = contract.chance(s, self._outcomes, self._weights)
            contract.settle(s, int(self._outcomes[pick(self.seed, self._draws, self._weights[:n].tolist())]))
            self._draws += 1
            self._to_act = int(contract.to_act(s))
        if self._to_act:
            self.agent_selection = self.possible_agents[(self._to_act & -self._to_act).bit_length() - 1]
        else:
            self.rewards = dict(zip(self.agents, self.table.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and a mask of its legal steps: all 0 unless it must choose now."""
        seat, book = self._seats[agent], self.game.rulebook
        known = np.zeros(book.observation_size, np.float32)
        contract.observe(self._record, seat, known)
        mask = np.zeros(len(book.steps), np.int8)
        if self._to_act >> seat & 1:
            mask[self._legal[: contract.legal(self._record, seat, self._legal)]] = 1
        return {"observation": known, "action_mask": mask}

    def state(self) -> Any:
        """What all seats know together, for centralised training: their observations in the order of the seats."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.game.players)])

    def render(self) -> Any:
        """The table as text, as the selected agent knows it; at the end, as everybody does."""
        if self.render_mode is None:
            return None
        text = self.table.text(self._seats[self.agent_selection] if self._to_act else None)
        if self.render_mode == "ansi":
            return text
        return print(text)

    def close(self) -> None:
        """Nothing is open."""

    @property
    def table(self) -> State:
        """The position, the whole truth of it."""
        return State(self.game, self._record.copy())

    def match(self) -> Match:
        """The episode so far as a match: to look at, to record, or to play on."""
        match = self.game.new_match(self.seed, position=self._start)
        for seat, action in self._steps:
            match.play(seat, action)
        return match
