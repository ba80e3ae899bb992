"""Serai's games as Gymnasium environments: one seat learns, bots or a policy sit at the others.

    import gymnasium
    import serai.envs.gymnasium

    env = gymnasium.make("serai/Bakschisch-v1", players=3, bots="merchant")
    envs = gymnasium.make_vec("serai/Bakschisch-v1", num_envs=1024, vectorization_mode="vector_entry_point", players=2)

A seat's legal steps are in `info["action_mask"]` and in `action_masks()`, as maskable learners ask for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError('These environments need Gymnasium; install it with: pip install "serai[gymnasium]"') from error

import serai
from serai.bots.levels import make_bot, usual_bot
from serai.engine.batch import WAIT, Batch
from serai.engine.chance import generator, seed_text
from serai.engine.errors import IllegalMove, OptionError
from serai.engine.registry import rulebook
from serai.engine.sentences import unknown
from serai.envs.spaces import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, observation_box

Policy = Callable[[Any, Any, Any], Any]  # observations, masks and seats of many games to an action for each


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table against bots. An illegal step ends the episode, costs 1, and its rule is in the info."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        name: str,
        *,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = serai.game(name, players=players, **options)
        self.seat = self.game.check_seat(seat)
        self.render_mode = check_render_mode(render_mode)
        rivals = [other for other in range(self.game.players) if other != self.seat]
        named = [bots or usual_bot(self.game)] * len(rivals) if bots is None or isinstance(bots, str) else list(bots)
        if len(named) != len(rivals):
            raise OptionError(f"There are {len(rivals)} other seats: name so many bots, or one for all of them.")
        self._bots = {other: make_bot(str(bot), self.game) for other, bot in zip(rivals, named, strict=True)}
        self.observation_space = observation_box(self.game)
        self.action_space = Discrete(len(self.game.steps))
        self._base_seed, self._episode = seed_text(None), 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; with a seed the draws of `new_match(seed)`. The only option is `position`: where it begins."""
        super().reset(seed=seed)
        for name in options or {}:
            if name != "position":
                raise OptionError(unknown("option of reset named", name, ["position"]))
        if seed is not None:
            self._base_seed, self._episode = seed_text(int(seed)), 0
        own = self._base_seed if self._episode == 0 else f"{self._base_seed} episode {self._episode}"
        self._episode += 1
        self.match = self.game.new_match(own, position=(options or {}).get("position"))
        self._rng = generator(f"{own} bots")
        self._go_on()
        if self.match.state.over:
            raise OptionError("An episode cannot begin where the game is over before the seat has chosen.")
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One step of the seat, and everything until it must choose again."""
        try:
            self.match.play(self.seat, int(action))
        except IllegalMove as error:
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": str(error)}
        self._go_on()
        seen, info = self._seen()
        over = self.match.state.over
        return seen, self.match.state.returns[self.seat] if over else 0.0, over, False, info

    def _go_on(self) -> None:
        """Let the bots choose until it is the seat's turn or the game is over."""
        match = self.match
        while match.state.to_act and self.seat not in match.state.to_act:
            other = match.state.to_act[0]
            match.play(other, self._bots[other].choose(match.state.knowledge(other), self._rng))
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        return self.match.state.observe(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """1 for each step that the seat may take now."""
        mask = np.zeros(len(self.game.steps), np.int8)
        if self.seat in self.match.state.to_act:
            mask[self.match.state.legal_actions(self.seat)] = 1
        return mask

    def render(self) -> Any:
        """The table as text, as the seat knows it."""
        text = self.match.state.text(self.seat)
        return text if self.render_mode == "ansi" else print(text)


class BatchEnv(VectorEnv[Any, Any, Any]):
    """One seat of many tables, stepped together by compiled code; a policy, any legal step if none, has the others.

    A table whose game ends begins anew in the same step (Gymnasium's `SAME_STEP`): `info["final_obs"]` has what the
    seat saw last. An illegal step raises IllegalMove with its rule, and no table has moved.
    """

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        seat: int = 0,
        policy: Policy | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.game = serai.game(name, players=players, **options)
        self.seat = self.game.check_seat(seat)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_box(self.game)
        self.single_action_space = Discrete(len(self.game.steps))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._policy = policy
        self._batch = Batch(self.game, num_envs, final_seat=self.seat, threads=threads)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games at all tables."""
        super().reset(seed=seed)
        for name in options or {}:
            raise OptionError(unknown("option of reset named", name, []))
        self._batch.reset(seed)
        self._others_choose(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_))
        return self._batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One step of the seat at each table, and everything until it must choose again."""
        paid, over = self._batch.step(actions)
        rewards, ended = paid[:, self.seat].copy(), over.copy()
        self._others_choose(rewards, ended)
        info = self._info()
        if ended.any():
            last = np.full(self.num_envs, None, object)
            for table in np.flatnonzero(ended):
                last[table] = self._batch.final_observations[table].copy()
            info |= {"final_obs": last, "_final_obs": ended.copy()}
        return self._batch.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _others_choose(self, rewards: Any, ended: Any) -> None:
        """Steps of the other seats until every table waits for the seat; results are added up."""
        batch = self._batch
        while (others := batch.seats != self.seat).any():
            chosen = batch.random_actions() if self._policy is None else self._policy(
                batch.observations, batch.masks, batch.seats
            )  # fmt: skip
            paid, over = batch.step(np.where(others, chosen, WAIT))
            rewards += paid[:, self.seat]
            ended |= over

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> Any:
        """For each table 1 for each step that the seat may take now."""
        return self._batch.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the batch's threads go."""
        self._batch.close()


def ids() -> dict[str, str]:
    """The id of each game's environment; it ends in the version of the rules."""
    return {
        name: f"serai/{''.join(word.capitalize() for word in name.split('-'))}-v{rulebook(name).version}"
        for name in serai.game_names()
    }


def _register() -> None:
    for name, known_as in ids().items():
        if known_as not in gymnasium.registry:
            gymnasium.register(
                known_as,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:BatchEnv",
                kwargs={"name": name},
            )


_register()
