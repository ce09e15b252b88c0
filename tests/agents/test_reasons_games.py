"""Reasons in whole games of every option set, in the Dice Game, and how quickly they come."""

import random
from collections import Counter
from typing import Any

import pytest

import istanbul
from istanbul.agents.base import Reason
from istanbul.agents.reasons import reason_for
from istanbul.engine.source import SeededSource
from istanbul.games.board.catalogue import FORMS
from istanbul.games.board.game import BoardGame
from istanbul.games.board.player.reasons import FIRST, otherwise
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import say_reason, seat_names
from tests.agents.reasons import why
from tests.playing import play
from tools.option_sets import OPTION_SETS

Json = dict[str, Any]


# The Dice Game.


def rolled_dice(dice: Json, phase: str = "actions", **seat: Any) -> istanbul.State:
    return istanbul.position(
        {
            "options": {"game": "dice", "players": 3},
            "seats": [{"lira": 0, **seat}],
            "display": {"goods_red": 1, "extra_die": 2},
            "turn": {"phase": phase, "dice": dice},
        }
    )


def test_dice_actions() -> None:
    state = rolled_dice({"red": 3, "coin": 2}, red=1, rubies=2)
    assert why(state, "act ruby red") == Reason("dice_reason-ruby", {"track": "red", "n": 3})
    args: Json = {"tile": "goods_red", "n": 4}
    assert why(state, "act tile goods_red") == Reason("dice_reason-tile_towards_ruby", args)
    assert why(state, "act marker red").message == "dice_reason-nears_goods"
    assert why(state, "act coins").message == "dice_reason-gains"
    assert why(state, "end_turn") == Reason("dice_reason-end_turn_dice", {"n": 5})


def test_rerolling_dice() -> None:
    state = rolled_dice({"red": 4, "blue": 1}, "rolled", crystal=2)
    assert why(state, "keep") == Reason("dice_reason-keep_for_ruby", {"track": "red"})
    assert why(state, "reroll all") == Reason("dice_reason-reroll_risks", {"track": "red"})
    assert why(state, "pick blue") == Reason("dice_reason-pick_single", {"face": "blue"})
    state = rolled_dice({"red": 1, "card": 4}, "rolled", crystal=2)
    assert why(state, "keep") == Reason("dice_reason-keep", {"n": 2})
    assert why(state, "reroll all") == Reason("dice_reason-reroll_all", {"n": 5})


def test_paying_with_dice_or_markers() -> None:
    state = play(rolled_dice({"red": 2, "blue": 1}, red=2), "act marker red")
    assert why(state, "pay die red") == Reason("dice_reason-pay_die", {"colour": "red"})
    assert why(state, "pay marker red") == Reason("dice_reason-pay_marker", {"colour": "red"})


# Whole games.


@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_option_has_a_reason_in_every_language(name: str) -> None:
    options = dict(OPTION_SETS[name])
    game = istanbul.game(options.pop("game", "board"), seed=len(name), max_rounds=12, **options)
    state, source, rng = game.root(), SeededSource(len(name)), random.Random(name)
    every = [(words, seat_names(words, game.players)) for words in map(Words, LANGUAGES)]
    told = 0
    while not state.is_over:
        if state.is_chance:
            state.apply_in_place(state.sample(source))
            continue
        view = state.view(state.waits_for)
        actions = [option.action for option in view.options]
        for action in actions:
            reason = reason_for(view, action)
            for words, names in every:
                said = say_reason(words, game, reason.message, reason.args, names)
                assert said, reason
                assert "{" not in said, reason
                told += 1
        state.apply_in_place(rng.choice(actions))
    assert told > 500


def test_every_kind_has_a_reason_of_its_own_if_it_brings_nothing() -> None:
    """What options bring is told first; kinds of options have words for when it is nothing."""
    record = istanbul.game("board", players=5, expansions=["mocha"]).start(seed=1).view(0).record
    for option in {form.kind: form for form in FORMS}.values():
        reason = otherwise(record, 0, option)
        assert Words("en").knows(reason.message) or option.kind in (*FIRST, "take_kiosk"), option


def test_a_reason_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """It imagines one world at most and plays one step in it: a hint must not be waited for."""
    state = istanbul.game("board", players=5, expansions=["mocha", "letters"], seed=3).start(seed=3)
    view = state.view(state.waits_for)
    done: Counter[str] = Counter()

    def counted(owner: type, name: str) -> None:
        original = getattr(owner, name)

        def counting(*args: Any) -> Any:
            done[name] += 1
            return original(*args)

        monkeypatch.setattr(owner, name, counting)

    counted(istanbul.View, "world")
    counted(istanbul.State, "preview")
    for option in view.options:
        reason_for(view, option.action)
    assert 0 < done["world"] <= len(view.options)
    assert 0 < done["preview"] <= len(view.options)


def test_the_same_reason_on_native_rules() -> None:
    game = istanbul.game("board", players=3, expansions=["mocha"], seed=2)
    assert isinstance(game, BoardGame)
    state = game.start(seed=2)
    native = game.native().adopt(state)
    for option in state.view(0).options:
        expected = reason_for(state.view(0), option.action)
        assert reason_for(native.view(0), option.action) == expected
