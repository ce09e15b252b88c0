"""The beginning of a game: rules DG-2."""

from typing import Any

import pytest

import istanbul
from tests.games.dice.table import CARDS, FACES, TILES, decider, dice_game, has, roll
from tests.playing import field, play, weights

SIX = ["extra_die", "extra_die", "goods_red", "income_lira_blue", "extra_action_red", "goods_blue"]


def test_six_tiles_are_turned_up_one_by_one() -> None:
    """DG-2.2: 24 tiles; the four extra-die tiles are alike."""
    state = dice_game().root()
    assert weights(state) == {f"tile {tile}": n for tile, n in TILES.items()}
    assert sum(weights(state).values()) == 24
    for n, tile in enumerate(SIX):
        assert sum(weights(state).values()) == 24 - n
        state = play(state, f"tile {tile}")
    assert sum(field(state, "display").values()) == 6
    assert field(state, "display")["extra_die"] == 2
    assert weights(state) == {f"roll {face}": 1 for face in FACES}


def test_then_the_start_seat_rolls_five_dice() -> None:
    """DG-3.3; everyone has a crystal, so rerolling is asked first."""
    state = play(dice_game(start=1).root(), *(f"tile {tile}" for tile in SIX))
    state = roll(state, "red red red red red")
    assert decider(state) == 1
    node = state.node
    assert isinstance(node, istanbul.Decision)
    assert [option.text for option in node.options] == ["keep", "reroll all", "pick red"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crystals_and_lira_in_turn_order(players: int) -> None:
    """DG-2.4, DG-2.5: one crystal each; 0, 1, 2, 3 lira from the start seat on."""
    for start in range(players):
        state = dice_game(players, start=start).root()
        for turn in range(players):
            p = (start + turn) % players
            assert has(state, p) == {"crystal": 1} | ({"lira": turn} if turn else {})
        assert field(state, "start") == field(state, "seat") == start


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board(players: int) -> None:
    """DG-2.1: all rubies are there; one in the mosque for each player."""
    state = dice_game(players).root()
    assert set(field(state, "rubies_taken").values()) == {0}
    assert field(state, "mosque_rubies") == players
    assert field(state, "round") == 1


def test_all_cards_are_in_the_deck() -> None:
    """DG-2.3."""
    state = dice_game().root()
    assert field(state, "cards_discarded") == field(state, "cards_shown") == []
    assert len(CARDS) == 33


@pytest.mark.parametrize("players", [1, 5, 0, "3", None, True])
def test_two_to_four_players(players: Any) -> None:
    """DG-1.1."""
    with pytest.raises(istanbul.MalformedInput, match="players"):
        istanbul.game("dice", players=players)


@pytest.mark.parametrize(
    "option",
    [
        {"expansions": ["mocha"]},
        {"variants": ["caravan_leader"]},
        {"max_rounds": 0},
        {"max_rounds": "5"},
        {"tables": 5},
    ],
    ids=str,
)
def test_options_of_the_other_game_are_refused(option: dict[str, Any]) -> None:
    """By name."""
    (name,) = option
    with pytest.raises(istanbul.MalformedInput, match=name):
        istanbul.game("dice", **option)


@pytest.mark.parametrize("start", [3, -1])
def test_the_start_seat_is_one_of_the_seats(start: int) -> None:
    with pytest.raises(istanbul.MalformedInput, match="start"):
        istanbul.game("dice", players=3, start=start)


def test_a_seed_decides_the_start_seat_and_the_deal() -> None:
    assert {istanbul.game("dice", seed=seed).header()["start"] for seed in range(20)} == {0, 1, 2}
    one, other = (istanbul.game("dice", seed=4).start(seed=9) for _ in range(2))
    assert one.digest() == other.digest() != istanbul.game("dice", seed=4).start(seed=8).digest()
