"""Buying a mosque tile: rules DG-5.7, DG-7."""

import pytest

from tests.games.dice.table import COLOURED_KINDS, COLOURS, TILES, table, tiles
from tests.playing import field, play, rubies, starting, texts, weights


@pytest.mark.parametrize("kind", COLOURED_KINDS)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tile_costs_three_goods_of_its_colour(kind: str, colour: str) -> None:
    """DG-7.4: two are not enough, nor are goods of another colour."""
    tile = f"{kind}_{colour}"
    other = COLOURS[COLOURS.index(colour) - 1]
    short = table(f"{colour} {colour}", {other: 5}, display={tile: 1})
    assert starting(short, "act tile") == []
    state = play(table(f"{colour} {colour} {colour}", display={tile: 1}), f"act tile {tile}")
    assert field(state, "turn")["dice"] == {}
    state = play(state, "tile extra_die")
    assert tiles(state) == {tile: 1}


def test_an_extra_die_tile_costs_one_of_each_colour() -> None:
    """DG-7.4."""
    state = table("red yellow green blue", display={"extra_die": 1})
    assert starting(state, "act tile") == ["act tile extra_die"]
    assert tiles(play(state, "act tile extra_die", "tile extra_die")) == {"extra_die": 1}


@pytest.mark.parametrize("missing", COLOURS)
def test_three_colours_do_not_pay_for_an_extra_die_tile(missing: str) -> None:
    """DG-7.4: each colour is needed, however many goods there are of the others."""
    others = [colour for colour in COLOURS if colour != missing]
    state = table(" ".join(others), dict.fromkeys(others, 1), display={"extra_die": 1})
    assert starting(state, "act tile") == []


def test_only_open_tiles_can_be_bought() -> None:
    """DG-5.7."""
    state = table("red red red", {"red": 1}, display={"goods_red": 1, "goods_blue": 1})
    assert starting(state, "act tile") == ["act tile goods_red"]


def test_the_display_is_refilled_from_the_stack() -> None:
    """DG-5.7: any of the tiles that are nowhere else; three extra dice of four are left."""
    state = table("red red red", {"tiles": {"extra_die": 1}}, display={"goods_red": 1})
    state = play(state, "act tile goods_red")
    assert weights(state) == {
        f"tile {tile}": 3 if tile == "extra_die" else 1 for tile in TILES if tile != "goods_red"
    }
    assert field(play(state, "tile goods_blue"), "display") == {"goods_blue": 1}


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 4)])
def test_the_mosque_gives_a_ruby_for_so_many_tiles(players: int, needed: int) -> None:
    """DG-5.7: exactly five tiles, with four players four; at once."""
    owned = ["goods_red", "goods_yellow", "income_lira_red", "income_lira_blue"]
    for before in range(needed - 2, needed + 1):
        mine = {"tiles": dict.fromkeys([*owned, "income_card_red"][:before], 1)}
        state = table("blue blue blue", mine, players, display={"goods_blue": 1})
        state = play(state, "act tile goods_blue")
        assert rubies(state) == (before + 1 == needed)
        left = players - (before + 1 == needed)
        assert field(state, "mosque_rubies") == left


def test_the_mosque_gives_one_ruby_to_a_player_only() -> None:
    """DG-5.7: once a game."""
    mine = {"tiles": {"goods_red": 1, "extra_die": 3}, "mosque_ruby": True, "rubies": 1}
    state = play(table("blue blue blue", mine, display={"goods_blue": 1}), "act tile goods_blue")
    assert rubies(state) == 1
    assert field(state, "mosque_rubies") == 2


def test_it_is_an_action() -> None:
    """DG-3.5: one is left."""
    state = table("red red red coin card", display={"goods_red": 1})
    state = play(state, "act tile goods_red", "tile extra_die", "act coins")
    assert texts(state) == ["end_turn"]
