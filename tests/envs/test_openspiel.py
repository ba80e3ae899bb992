"""The games in OpenSpiel: parameters, nodes, information states, copies, and OpenSpiel's algorithms on them."""

from __future__ import annotations

import gc
import pickle
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import serai
from serai.engine.declarations.options import Number
from serai.engine.information_states import InformationState
from serai.engine.registry import rulebook
from serai.engine.rulebook import Draw
from serai.envs import openspiel

GUARD, SERVANT = 0, 1
THIEF = 41
QUICK = "serai_bakschisch(players=2,track=short,max_rounds=10)"


def after_the_first_card(name: str = "serai_bakschisch(players=3)", card: int = GUARD) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(card)
    return state


def play_randomly(state: Any, seed: int) -> None:
    chooser = random.Random(seed)
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([chooser.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))


def test_every_game_is_registered() -> None:
    assert {openspiel.game_name(name) for name in serai.game_names()} <= set(pyspiel.registered_names())


def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("serai_bakschisch(players=4,gold=shown,max_rounds=20)")
    assert game.game == serai.game("bakschisch", players=4, gold="shown", max_rounds=20)
    assert game.num_players() == 4
    assert pyspiel.load_game("serai_bakschisch").game == serai.game("bakschisch")
    assert pyspiel.load_game(str(game)).game == game.game


def test_a_track_of_ones_own_is_a_parameter() -> None:
    track = rulebook("bakschisch").options[0].parse("GDFHEDGFEHGDFHEDG/12")
    assert pyspiel.load_game("serai_bakschisch", {"track": track}).game.options["track"] == track


def test_wrong_parameters_are_refused_with_the_engines_words() -> None:
    with pytest.raises(serai.OptionError, match="2 to 4 players"):
        pyspiel.load_game("serai_bakschisch(players=5)")
    with pytest.raises(serai.OptionError, match="hidden and shown"):
        pyspiel.load_game("serai_bakschisch(gold=maybe)")


def test_a_limit_that_can_be_off_is_a_number_for_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's parameters have one type: -1 stands for the word that switches the limit off."""
    book = rulebook("bakschisch")
    limit = Number(name="max_hours", rule="", meaning="", low=1, high=9, usual=None, off="never")
    monkeypatch.setattr(type(book), "options", (*book.options, limit))
    assert openspiel.game_type(book).parameter_specification["max_hours"] == openspiel.OFF
    params = openspiel.game_type(book).parameter_specification
    game_class = type("Variant", (openspiel.SpielGame,), {"book": book})
    assert game_class(dict(params)).game.options["max_hours"] is None
    assert game_class({**params, "max_hours": 3}).game.options["max_hours"] == 3


def test_the_game_type_says_what_kind_of_game_it_is() -> None:
    kind = pyspiel.load_game("serai_bakschisch").get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM


def test_chance_then_all_seats_at_once() -> None:
    state = pyspiel.load_game("serai_bakschisch(players=3)").new_initial_state()
    assert state.is_chance_node()
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(6), 1 / 6))
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, SERVANT) == "servant"
    state.apply_action(SERVANT)
    assert state.is_simultaneous_node()
    assert state.action_to_string(1, THIEF) == "thief"
    state.apply_actions([2, THIEF, 0])
    assert state.is_chance_node()
    assert dict(state.chance_outcomes())[SERVANT] == pytest.approx(4 / 29)
    assert state.returns() == [0.0, 0.0, 0.0]


def test_an_information_state_tells_all_that_the_seat_saw() -> None:
    state = after_the_first_card()
    state.apply_actions([2, THIEF, 0])
    assert state.information_state_string(1) == "seat 1: draw guard; 0 bid 2; 1 thief; 2 pass;"
    assert state.information_state_string(2) == "seat 2: draw guard; 0 bid 2; 1 thief; 2 pass;"


def test_an_information_state_hides_draws_that_others_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        type(rulebook("bakschisch")), "audience", lambda self, state, entry: (1,) if isinstance(entry, Draw) else None
    )
    states = [after_the_first_card(card=card) for card in (GUARD, SERVANT)]
    for state in states:
        state.apply_actions([2, THIEF, 0])
    assert {state.information_state_string(0) for state in states} == {"seat 0: draw ?; 0 bid 2; 1 thief; 2 pass;"}
    assert len({state.information_state_string(1) for state in states}) == 2


def test_turns_instead_of_simultaneous_nodes_hide_the_choices_before() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("serai_bakschisch(players=2)"))
    states = []
    for bid in (1, 5):
        state = game.new_initial_state()
        state.apply_action(GUARD)
        state.apply_action(bid)
        states.append(state)
    first, second = states
    assert first.current_player() == 1
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.observation_tensor(1) == second.observation_tensor(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_illegal_actions_raise_and_change_nothing() -> None:
    state = pyspiel.load_game("serai_bakschisch(players=2)").new_initial_state()
    with pytest.raises(serai.IllegalMove, match="cannot be drawn"):
        state.apply_action(17)
    state.apply_action(GUARD)
    with pytest.raises(ValueError, match="of each"):
        state.legal_actions()
    before = str(state)
    with pytest.raises(serai.IllegalMove, match="bag holds 10"):
        state.apply_actions([1, 11])
    assert str(state) == before
    assert state.information_state_string(0) == "seat 0: draw guard;"


def test_clones_are_independent() -> None:
    state = after_the_first_card()
    twin = state.clone()
    twin.apply_actions([1, 2, 3])
    assert state.is_simultaneous_node()
    assert state.information_state_string(0) == "seat 0: draw guard;"
    assert twin.history() == [GUARD, 1, 2, 3]


def test_states_and_games_pickle() -> None:
    state = after_the_first_card(QUICK)
    state.apply_actions([1, THIEF])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)
    assert again.history() == state.history()
    play_randomly(again, 1)
    assert sum(again.returns()) == pytest.approx(0)
    assert pickle.loads(pickle.dumps(state.get_game())).game == state.get_game().game


def test_a_state_keeps_its_game() -> None:
    state = after_the_first_card()
    gc.collect()
    assert state.get_game().game == serai.game("bakschisch", players=3)


def test_the_tensor_has_named_parts() -> None:
    state = after_the_first_card()
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert list(observation.dict) == [block.name for block in rulebook("bakschisch").observation]
    assert observation.dict["card"].tolist() == [1, 0, 0, 0, 0, 0]
    assert observation.tensor.tolist() == state.observation_tensor(1)
    assert observation.string_from(state, 1) == state.table.text(1)


def test_other_observers_are_refused() -> None:
    game = pyspiel.load_game("serai_bakschisch")
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="public and private together"):
        game.make_py_observer(kind)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})
    public_past = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="without perfect recall"):
        game.make_py_observer(public_past)


def test_public_and_private_parts_are_texts() -> None:
    own, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    state = pyspiel.load_game("serai_bakschisch_turns(players=2)").new_initial_state()
    for action in (GUARD, 7):
        state.apply_action(action)
    public, private = (
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(public_info=kind == nobody, perfect_recall=False, private_info=kind)
        )
        for kind in (nobody, own)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1) == state.table.text(None)
    assert private.string_from(state, 0).splitlines() == ["seats 0 gold: 10", 'seats 0 choice: "bid 7"']
    assert private.string_from(state, 1) == "seats 1 gold: 10"
    for observer in (public, private):
        assert observer.tensor is None
        with pytest.raises(ValueError, match="only texts"):
            observer.set_from(state, 0)


@pytest.mark.parametrize(
    "name",
    [
        "serai_bakschisch(players=2,max_rounds=10)",
        "serai_bakschisch_turns(players=3,max_rounds=10)",
        "serai_bagdad(players=2,max_turns=12)",
        "serai_five_tribes(players=2)",
    ],
)
def test_openspiels_playthrough(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # with SciPy: nobody else has to load that

    text = generate_playthrough.playthrough(name, None, seed=1)
    assert "PublicObservationString() = " in text
    assert "PrivateObservationString(1) = " in text
    assert text == generate_playthrough.playthrough(name, None, seed=1)


SMALL = (
    "serai_bakschisch(players=2,track=short,max_rounds=10)",
    "serai_bakschisch_turns(players=3,track=short,max_rounds=10)",
    "serai_bagdad(players=2,max_turns=50)",
)


@pytest.mark.parametrize("name", SMALL)
def test_information_state_tensors_are_the_same_exactly_where_the_texts_are(name: str) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().provides_information_state_tensor
    texts: dict[bytes, str] = {}
    tensors: dict[str, bytes] = {}
    for seed in range(3):
        chooser, state = random.Random(seed), game.new_initial_state()
        for _ in range(25):
            if state.is_terminal():
                break
            if state.is_simultaneous_node():
                state.apply_actions([chooser.choice(state.legal_actions(p)[:2]) for p in range(game.num_players())])
            else:
                state.apply_action(chooser.choice(state.legal_actions()[:2]))
            for player in range(game.num_players()):
                text, tensor = state.information_state_string(player), state.information_state_tensor(player)
                assert len(tensor) == game.information_state_tensor_size()
                assert set(tensor) <= {0.0, 1.0}
                key = np.array(tensor, np.int8).tobytes()
                assert texts.setdefault(key, text) == text
                assert tensors.setdefault(text, key) == key
    assert len(texts) > 50


def test_an_information_state_tensor_by_hand() -> None:
    state = in_turns(GUARD, 7)  # seat 0 has closed its fist, which seat 1 cannot see
    game = state.get_game()
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    rows = {}
    for player in (0, 1):
        observer.set_from(state, player)
        assert observer.dict["player"].tolist() == [float(player == 0), float(player == 1)]
        rows[player] = observer.dict["history"].reshape(-1, game.information_state.width)
        rows[player] = rows[player][rows[player].any(axis=1)].astype(int).tolist()
    drawn = [0, 0, 1, 1, 0, 0, 0, 0, 0]  # nobody's step but a draw; the first outcome: 1, in binary from the least
    assert rows == {0: [drawn, [1, 0, 0, 0, 0, 0, 1, 0, 0]], 1: [drawn]}
    first, second = in_turns(GUARD, 7), in_turns(GUARD, 3)
    assert first.information_state_tensor(1) == second.information_state_tensor(1)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)
    imagined = first.resample_from_infostate(1, random.Random(1).random)
    assert imagined.information_state_tensor(1) == first.information_state_tensor(1)


@pytest.mark.parametrize("name", SMALL)
def test_information_states_of_a_match_are_those_of_openspiel(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    game: serai.Game = state.get_game().game
    match, information_state, chooser = game.new_match(seed=3), InformationState(game), random.Random(3)
    done = 0  # entries of the match that the state has had
    for _ in range(20):
        while state.is_chance_node():
            draw = match.history[done]
            assert isinstance(draw, Draw)
            state.apply_action(draw.outcome)
            done += 1
        for player in range(game.players):
            assert information_state.of(match, player).tolist() == state.information_state_tensor(player)
        if state.is_simultaneous_node():
            chosen = [chooser.choice(state.legal_actions(seat)) for seat in range(game.players)]
            for seat, action in enumerate(chosen):
                match.play(seat, action)
            state.apply_actions(chosen)
            done += len(chosen)
        else:
            seat, action = state.current_player(), chooser.choice(state.legal_actions())
            match.play(seat, action)
            state.apply_action(action)
            done += 1


def test_a_game_that_is_too_long_says_so_and_has_observations() -> None:
    game = pyspiel.load_game("serai_five_tribes(players=2)")
    assert not game.get_type().provides_information_state_tensor
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(serai.SeraiError, match=r"more than 524,288: learn from observations"):
        state.information_state_tensor(0)
    assert len(state.observation_tensor(0)) > 1000


def test_learners_of_openspiel_find_the_information_state_tensor() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(QUICK))
    state = game.new_initial_state()
    state.apply_action(GUARD)
    assert len(state.information_state_tensor()) == game.information_state_tensor_size()
    env = rl_environment.Environment(
        pyspiel.load_game("serai_bakschisch_turns(players=2,track=short,max_rounds=10)"),
        observation_type=rl_environment.ObservationType.INFORMATION_STATE,
    )
    step = env.reset()
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]


@pytest.mark.parametrize("name", ["bakschisch", "bagdad"])
def test_a_state_begins_at_a_position(name: str) -> None:
    game = pyspiel.load_game(f"serai_{name}(players=2)")
    match = serai.game(name, players=2).new_match(seed=3)
    for _ in range(6):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[-1])
    state = game.state_at(match.state.position())
    assert state.table == match.state
    assert state.history() == []
    chooser = random.Random(7)
    while not state.is_terminal() and len(state.history()) < 40:
        other = pickle.loads(pickle.dumps(state.clone()))
        assert (str(other), other.history()) == (str(state), state.history())
        if state.is_simultaneous_node():
            state.apply_actions([chooser.choice(state.legal_actions(seat)) for seat in range(2)])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    assert state.information_state_string(0).startswith("seat 0: ")
    with pytest.raises(serai.PositionError):
        game.state_at(serai.game(name, players=3).new_match(seed=3).state.position())


def test_the_longest_game_knows_the_options() -> None:
    assert pyspiel.load_game("serai_bakschisch(players=2,max_rounds=10)").max_game_length() == 10 * 5 * 2
    assert pyspiel.load_game("serai_bakschisch_turns(players=4,max_rounds=20)").max_game_length() == 20 * 5 * 4
    shorter, longer = (pyspiel.load_game(f"serai_bagdad(max_turns={n})").max_game_length() for n in (50, 500))
    assert shorter < longer / 5


# ---------------------------------------------------------------- in turns


def in_turns(*actions: int, players: int = 2) -> Any:
    state = pyspiel.load_game(
        f"serai_bakschisch_turns(players={players},track=short,max_rounds=10)"
    ).new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


def test_turns_of_our_own_pass_openspiels_suite() -> None:
    game = in_turns(players=3).get_game()
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert game.get_type().short_name == "serai_bakschisch_turns"
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert pickle.loads(pickle.dumps(game)).game == game.game


def test_in_turns_nobody_is_told_what_those_before_have_chosen() -> None:
    states = [in_turns(GUARD, bid) for bid in (1, 5, THIEF)]
    assert {state.current_player() for state in states} == {1}
    assert {state.information_state_string(1) for state in states} == {"seat 1: draw guard;"}
    assert len({tuple(state.observation_tensor(1)) for state in states}) == 1
    assert len({state.observation_string(1) for state in states}) == 1
    assert [state.information_state_string(0) for state in states][1] == "seat 0: draw guard; 0 bid 5;"
    for state in states:
        state.apply_action(2)
    assert states[2].information_state_string(1) == "seat 1: draw guard; 0 thief; 1 bid 2;"
    together = after_the_first_card("serai_bakschisch(players=2,track=short,max_rounds=10)")
    together.apply_actions([THIEF, 2])
    assert str(together) == str(states[2])
    assert together.information_state_string(0) == states[2].information_state_string(0)


def test_in_turns_closed_fists_are_imagined_by_their_odds() -> None:
    state = in_turns(GUARD, 7)
    worlds = [state.resample_from_infostate(1, random.Random(number).random) for number in range(600)]
    assert {world.information_state_string(1) for world in worlds} == {"seat 1: draw guard;"}
    for world in worlds:
        world.apply_action(0)
    shown = Counter(world.information_state_string(1).split("; ")[1] for world in worlds)
    assert set(shown) == {"0 pass", *(f"0 bid {n}" for n in range(1, 11)), "0 thief"}
    assert all(20 < count < 90 for count in shown.values())
    own = state.resample_from_infostate(0, random.Random(1).random)
    own.apply_action(0)
    assert own.information_state_string(0) == "seat 0: draw guard; 0 bid 7; 1 pass;"
    assert state.information_state_string(0) == "seat 0: draw guard; 0 bid 7;"


def test_in_turns_ismcts_needs_no_resampler_of_its_own() -> None:
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    for actions in ((GUARD,), (GUARD, 7)):
        state = in_turns(*actions)
        bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 8, random_state=np.random.RandomState(1))
        assert bot.step(state) in state.legal_actions()


def test_resampled_states_play_on() -> None:
    state = after_the_first_card(QUICK)
    world = state.resample_from_infostate(0, random.Random(1).random)
    assert world.information_state_string(0) == state.information_state_string(0)
    assert world.information_state_string(1).startswith("seat 1 imagined: ")
    play_randomly(world, 3)
    assert state.is_simultaneous_node()


def test_openspiels_reinforcement_learning_environment() -> None:
    env = rl_environment.Environment(
        pyspiel.load_game(QUICK), observation_type=rl_environment.ObservationType.OBSERVATION, chance_event_sampler=None
    )
    step = env.reset()
    assert step.is_simultaneous_move()
    chooser = random.Random(1)
    while not step.last():
        step = env.step([chooser.choice(legal) for legal in step.observations["legal_actions"]])
    assert sum(step.rewards) == pytest.approx(0)


def test_openspiels_mccfr_runs_on_the_game_in_turns() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(QUICK))
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(GUARD)
    assert sum(solver.average_policy().action_probabilities(state, 0).values()) == pytest.approx(1)


@pytest.mark.parametrize("bot", ["mcts", "ismcts"])
def test_openspiels_search_chooses_a_legal_step(bot: str) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(QUICK))
    state = game.new_initial_state()
    state.apply_action(GUARD)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    if bot == "mcts":
        searcher = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(1))
    else:
        searcher = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=np.random.RandomState(1))
        searcher.set_resampler(
            lambda state, player: state.clone()
        )  # nothing is hidden from the seat that chooses first
    assert searcher.step(state) in state.legal_actions()


def test_python_shuts_down_cleanly_with_games_registered() -> None:
    """OpenSpiel keeps what it was given until after the interpreter has gone."""
    program = "import pyspiel, serai.envs.openspiel\npyspiel.load_game('serai_bakschisch').new_initial_state()"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
