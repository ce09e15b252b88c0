"""OpenSpiel's own test and search, and what they do not ask."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.research.open_spiel import BoardSpiel, DiceSpiel
from tests.research.sets import NAMES, SETS

SHORT = {"board": "python_istanbul", "dice": "python_istanbul_dice"}


def parameters(options: dict[str, Any]) -> str:
    """Options as OpenSpiel writes them."""
    return ",".join(
        f"{key}={'+'.join(value) if isinstance(value, list) else value}"
        for key, value in options.items()
    )


@pytest.mark.parametrize(("game", "options"), SETS, ids=NAMES)
def test_random_sim_test(game: str, options: dict[str, Any]) -> None:
    rounds = {**options, "max_rounds": 3}
    loaded = pyspiel.load_game(f"{SHORT[game]}({parameters(rounds)})")
    assert loaded.num_players() == options["players"]
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def dealt(game: Any, seed: int, decisions: int = 0) -> Any:
    """A state after chance has spoken and some random decisions were made."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node() or decisions > 0:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def let_chance_speak(state: Any, rng: np.random.RandomState) -> None:
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=odds))


@pytest.mark.parametrize("options", [{}, {"expansions": "mocha+letters"}])
def test_its_search_over_information_states_plays_a_game(options: dict[str, str]) -> None:
    game, rng = BoardSpiel({"players": 2, "max_rounds": 4, **options}), np.random.RandomState(1)
    state = dealt(game, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 10, random_state=rng)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        let_chance_speak(state, rng)
    assert sum(state.returns()) == 0
    assert state.rewards() == state.returns()


def test_its_tree_search_plays_the_dice_game_where_nothing_is_hidden() -> None:
    game, rng = DiceSpiel({"players": 2, "max_rounds": 2}), np.random.RandomState(1)
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    state = dealt(game, 1)
    bot = mcts.MCTSBot(game, 1.4, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        let_chance_speak(state, rng)
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("seed", range(3))
def test_resampled_states_are_the_same_to_the_player_and_differ_in_what_is_hidden(
    seed: int,
) -> None:
    state = dealt(BoardSpiel({"players": 3, "expansions": "mocha"}), seed, 40)
    player = state.current_player()
    found = [state.resample_from_infostate(player, random.Random(n).random) for n in range(20)]
    for other in found:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []  # the true one would tell the draws of others
    assert len({str(other) for other in found}) > 1


def test_draws_are_told_to_the_drawer_alone() -> None:
    state = dealt(BoardSpiel({"players": 2}), 3)
    (first,) = (
        line for line in state.information_state_string(0).split("own:")[1].split("\n")[1:2]
    )
    assert " draw " in first
    assert first.split(" ", 1)[1] not in state.information_state_string(1).split("own:")[0]
    assert "draw ?" in state.information_state_string(1)


def test_information_states_remember_the_way() -> None:
    state = dealt(BoardSpiel({"players": 2}), 3)
    texts = {state.action_to_string(action): action for action in state.legal_actions()}
    state.apply_action(texts["visit tea_house"])
    for player in (0, 1):
        assert "0 visit tea_house" in state.information_state_string(player)


def test_chance_has_the_weights_of_the_rules() -> None:
    state = BoardSpiel({"players": 2}).new_initial_state()
    odds = dict(state.chance_outcomes())
    assert sum(odds.values()) == pytest.approx(1)
    texts = {state.action_to_string(-1, outcome): odds[outcome] for outcome in odds}
    assert texts["roll 1 1"] == pytest.approx(1 / 36)
    assert texts["roll 1 2"] == pytest.approx(2 / 36)


def test_copies_and_stored_states_go_their_own_way() -> None:
    state = dealt(BoardSpiel({"players": 4, "expansions": "mocha+letters", "seed": 9}), 1, 10)
    copy = state.clone()
    _, stored = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(copy) == str(stored) == str(state)
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    stored.apply_action(stored.legal_actions()[0])
    assert str(copy) == str(stored) != before == str(state)
    player = state.current_player()
    assert copy.information_state_string(player) == stored.information_state_string(player)


def observer(game: Any, private: str) -> Any:
    kind = getattr(pyspiel.PrivateInfoType, private)
    wanted = pyspiel.IIGObservationType(perfect_recall=False, private_info=kind)
    return make_observation(game, wanted)


def test_observers() -> None:
    game = BoardSpiel({"players": 3})
    state = dealt(game, 2, 5)
    own, all_see = (observer(game, kind) for kind in ("SINGLE_PLAYER", "NONE"))
    own.set_from(state, 1)
    assert own.tensor.tolist() == state.observation_tensor(1)
    assert "hand" in own.string_from(state, 1)
    assert "hand" not in all_see.string_from(state, 1)
    assert all_see.string_from(state, 1) == all_see.string_from(state, 2)
    with pytest.raises(ValueError, match="observers tell"):
        observer(game, "ALL_PLAYERS")


def test_its_learning_environment_takes_the_observation() -> None:
    env = rl_environment.Environment(DiceSpiel({"players": 2}))
    step = env.reset()
    player = step.observations["current_player"]
    shape = env.observation_spec()["info_state"]
    assert len(step.observations["info_state"][player]) == shape[0]
    assert step.observations["legal_actions"][player]


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game(
        "python_istanbul(players=4,variants=caravan_leader+neutral_assistants)"
    )
    position = str(game.new_initial_state())
    assert '"variants": ["caravan_leader", "neutral_assistants"]' in position
    assert '"layout": "short_paths"' in position
    same, other = (BoardSpiel({"layout": "random", "seed": seed}) for seed in (1, 2))
    assert str(same.new_initial_state()) != str(other.new_initial_state())
    with pytest.raises(MalformedInput, match="'tea' is unknown"):
        BoardSpiel({"expansions": "tea"})


def test_an_illegal_action_is_refused() -> None:
    state = dealt(BoardSpiel({"players": 2}), 1)
    illegal = next(a for a in range(800) if a not in state.legal_actions())
    with pytest.raises(IllegalAction, match="expected of seat"):
        state.apply_action(illegal)


def test_information_states_as_numbers_are_equal_only_if_nobody_can_tell_them_apart() -> None:
    game = BoardSpiel({"players": 2, "expansions": "mocha"})
    assert game.get_type().provides_information_state_tensor
    size = game.information_state_tensor_size()
    assert size == game.observation_tensor_size() + 64
    state = dealt(game, 5, 30)
    player = state.current_player()
    tensor = state.information_state_tensor(player)
    assert len(tensor) == size
    assert tensor[:-64] == state.observation_tensor(player)
    assert set(tensor[-64:]) == {0.0, 1.0}
    assert tensor != state.information_state_tensor(1 - player)
    for n in range(5):
        other = state.resample_from_infostate(player, random.Random(n).random)
        assert other.information_state_tensor(player) == tensor
    clone = state.clone()
    assert clone.information_state_tensor(player) == tensor
    # Another way to what looks the same: two seats' worth of actions in another order.
    ways = {}
    for n in range(40):
        found = dealt(game, n, 3)
        ways[found.information_state_string(0)] = tuple(found.information_state_tensor(0))
    assert len(set(ways.values())) == len(ways)


def test_information_state_observers_name_their_parts() -> None:
    game = DiceSpiel({"players": 2})
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = make_observation(game, kind)
    state = dealt(game, 2, 5)
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == state.information_state_tensor(0)
    assert observer.dict["observation"].tolist() == state.observation_tensor(0)
    assert len(observer.dict["way"]) == 64
    assert observer.string_from(state, 0) == state.information_state_string(0)


def test_what_everybody_remembers_has_no_draw_of_anybody() -> None:
    game = BoardSpiel({"players": 2})
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    state = dealt(game, 3)
    told = make_observation(game, kind).string_from(state, 0)
    assert "draw ?" in told
    assert not [line for line in told.splitlines() if "draw " in line and "draw ?" not in line]
