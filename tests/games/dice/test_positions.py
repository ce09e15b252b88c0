"""Positions of the Dice Game: docs/positions_dice.md."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import istanbul
from istanbul.engine.perft import steps
from tests.games.dice.table import CARDS, FACES, dice_game, has
from tests.playing import field, texts

DICE = {"game": "dice", "players": 3}


def read(**fields: Any) -> istanbul.State:
    return istanbul.position({"options": DICE, **fields})


def test_an_empty_position_is_the_beginning_without_open_tiles() -> None:
    state = read()
    assert texts(state) == [f"roll {face}" for face in FACES]
    assert [has(state, p) for p in range(3)] == [
        {"crystal": 1},
        {"crystal": 1, "lira": 1},
        {"crystal": 1, "lira": 2},
    ]
    assert field(state, "display") == {}


def test_set_up_values_follow_the_start_seat() -> None:
    state = read(start=2)
    assert field(state, "seat") == 2
    assert [field(state, "seats")[p]["lira"] for p in range(3)] == [1, 2, 0]


def test_income_left_out_is_that_of_the_tiles() -> None:
    mine = {"tiles": {"income_lira_red": 1, "income_crystal_red": 1}}
    state = read(seats=[mine])
    assert texts(state) == ["income lira", "income crystal"]
    fresh = read(seats=[mine], turn={"fresh": {"income_lira_red": 1}})
    assert has(fresh) == {"crystal": 2}
    taken = read(seats=[mine], turn={"income": {"lira": 1}})
    assert has(taken) == {"crystal": 1, "lira": 3}


def test_extra_dice_left_out_are_those_of_the_tiles() -> None:
    assert field(read(seats=[{"tiles": {"extra_die": 3}}]), "turn")["extra_dice"] == 3
    state = read(turn={"extra_dice": 1})
    assert field(state, "turn")["extra_dice"] == 1
    assert [row["frame"] for row in field(state, "pending")] == ["roll"] * 6


def test_what_is_named_nowhere_is_in_stack_and_deck() -> None:
    state = read(
        seats=[{"tiles": {"extra_die": 2}}],
        display={"goods_red": 1},
        under=["goods_blue"],
        turn={"phase": "actions", "dice": {"card": 1, "red": 3}},
        cards_discarded=["a_red"],
    )
    shown = state.apply(state.parse("act cards 1"))
    assert len(texts(shown)) == 32
    turned = state.apply(state.parse("act tile goods_red"))
    node = turned.node
    assert isinstance(node, istanbul.Chance)
    assert sum(outcome.weight for outcome in node.outcomes) == 24 - 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_written_reads_back(players: int, seed: int) -> None:
    rng = random.Random(seed)
    state = dice_game(players, start=seed % players, max_rounds=12).root()
    while True:
        text = json.dumps(state.to_json())
        again = istanbul.position(json.loads(text))
        assert again.digest() == state.digest()
        assert again.record.pack() == state.record.pack()
        assert again.node == state.node
        if state.is_over:
            return
        state.apply_in_place(rng.choice(steps(state)))


PAYMENT = {"frame": "payment", "seat": 0, "for": "marker", "left": 1}
ACTIONS = {"phase": "actions", "dice": {"red": 2}}


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"round": 0}, "round"),
        ({"seat": 3}, "seat"),
        ({"start": 3}, "start"),
        ({"seats": [{}] * 4}, "seats"),
        ({"seats": [{"red": 9}]}, "seats[0].red"),
        ({"seats": [{"red": 5}, {"red": 4}]}, "seats.red"),
        ({"seats": [{"lira": 88}]}, "seats[0].lira"),
        ({"seats": [{"crystal": 13}]}, "seats[0].crystal"),
        ({"seats": [{"rubies": -1}]}, "seats[0].rubies"),
        ({"seats": [{"goods": {}}]}, "seats[0].goods"),
        ({"seats": [{"tiles": {"income_lira": 1}}]}, "seats[0].tiles"),
        ({"seats": [{"tiles": {"goods_red": 2}}]}, "goods_red"),
        ({"seats": [{"mosque_ruby": 1}]}, "seats[0].mosque_ruby"),
        ({"display": {"goods_red": 1}, "under": ["goods_red"]}, "goods_red"),
        ({"under": "goods_red"}, "under"),
        ({"cards_shown": CARDS[:10]}, "pending, cards_shown: at most 9 cards"),
        ({"rubies_taken": {"red": 4}}, "rubies_taken.red"),
        ({"rubies_taken": {"mosque": 1}}, "rubies_taken.mosque"),
        ({"mosque_rubies": 4}, "mosque_rubies"),
        ({"cards_shown": ["a_brown"]}, "cards_shown"),
        ({"cards_discarded": ["a_red", "a_red"]}, "cards_discarded"),
        ({"cards_shown": ["a_red"], "cards_discarded": ["a_red"]}, "cards_discarded"),
        ({"over": "time"}, "over"),
        ({"last_round": "no"}, "last_round"),
        ({"turn": {"phase": "reroll"}}, "turn.phase"),
        ({"turn": {"dice": {"white": 1}}}, "turn.dice"),
        ({"turn": {"dice": {"card": 10}}}, "turn.dice"),
        ({"turn": {"extra_dice": 5}}, "turn.extra_dice"),
        ({"turn": {"fresh": {"goods_red": 1}}}, "turn.fresh"),
        ({"turn": {"income": {"brown": 1}}}, "turn.income"),
        ({"turn": {"actions_done": -1}}, "turn.actions_done"),
        ({"turn": {"steps": 1}}, "turn.steps"),
        ({"dealer": 3}, "dealer"),
        ({"pending": [{"seat": 0}]}, "pending[0].frame"),
        ({"pending": [{"frame": "roll"}]}, "pending[0].seat"),
        ({"pending": [{"frame": "upper", "seat": 0}]}, "pending[0].card"),
        ({"pending": [{"frame": "payment", "seat": 0}]}, "pending[0].for"),
        ({"turn": ACTIONS, "pending": [{**PAYMENT, "value": 4}]}, "pending[0].value"),
        ({"turn": ACTIONS, "pending": [{**PAYMENT, "for": "ruby", "value": 5}]}, "[0].value"),
        ({"turn": ACTIONS, "pending": [{**PAYMENT, "left": 9}]}, "pending"),
        ({"pending": [{"frame": "roll", "seat": 0}] * 10}, "pending"),
        ({"pending": [{"frame": "reroll", "seat": 0, "value": 10}]}, "pending"),
        (
            {"pending": [{"frame": "reveal_tile", "seat": 0}] * 23, "under": ["extra_die"] * 2},
            "pending",
        ),
        ({"pending": [{"frame": "choose_card", "seat": 0}]}, "pending"),
        ({"pending": [{"frame": "dance", "seat": 0}]}, "pending[0].frame"),
        ({"pending": [{"frame": "roll", "seat": 0, "about": 1}]}, "pending[0].about"),
        ({"pending": {}}, "pending"),
        ({"under": ["extra_die"] * 25}, "under: expected at most 24 tiles"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_what_is_impossible_is_refused_by_name(fields: dict[str, Any], named: str) -> None:
    with pytest.raises(istanbul.MalformedInput) as problem:
        read(**fields)
    assert named in str(problem.value)


def test_a_card_to_be_revealed_must_be_there() -> None:
    pending = [{"frame": "reveal_card", "seat": 0}]
    assert len(texts(read(cards_discarded=CARDS[1:], pending=pending))) == 1
    with pytest.raises(istanbul.MalformedInput, match="pending"):
        read(cards_discarded=CARDS, pending=pending)
