"""What mosque tiles do, kind by kind: rules DG-7."""

import pytest

from tests.games.dice.table import COLOURS, at_start, decider, dice, has, roll, table, tiles
from tests.playing import play, starting, texts


def test_income_lira() -> None:
    """DG-7.3: 3 lira at the start of the turn, for each such tile."""
    assert has(at_start({"lira": 1, "tiles": {"income_lira_red": 1}})) == {"lira": 4}
    two = {"income_lira_red": 1, "income_lira_green": 1}
    assert has(at_start({"tiles": two})) == {"lira": 6}


def test_income_crystal() -> None:
    """DG-7.3: 1 crystal each, in time for the first reroll."""
    state = at_start({"tiles": {f"income_crystal_{colour}": 1 for colour in COLOURS}})
    assert has(state) == {"crystal": 4}
    assert "reroll all" in texts(roll(state, "red red red red red"))


def test_income_card() -> None:
    """DG-7.3: one card is revealed and used; the others have its lower part."""
    state = play(at_start({"tiles": {"income_card_blue": 1}}), "reveal b_red")
    assert has(state) == {"red": 1, "lira": 3}
    assert decider(state) == 1
    state = play(state, "take lira", "pass")
    assert has(state, 1) == {"lira": 3}
    assert texts(state) == [f"roll {face}" for face in (*COLOURS, "coin", "card")]


def test_several_income_cards_come_one_by_one() -> None:
    """DG-7.2."""
    mine = {"tiles": {"income_card_blue": 1, "income_card_red": 1}}
    state = play(at_start(mine), "reveal f_one")
    assert has(state) == {"lira": 1}
    state = play(state, "reveal g_lira")
    assert has(state) == {"lira": 2}
    assert starting(state, "roll")


def test_income_comes_in_the_order_one_likes() -> None:
    """DG-3.2: a card before the lira, or after; crystals too."""
    mine = {"tiles": {"income_lira_red": 1, "income_crystal_red": 1, "income_card_red": 1}}
    state = at_start(mine)
    assert texts(state) == ["income lira", "income crystal", "income card"]
    state = play(state, "income card", "reveal e_lira")  # 3 lira > brown and crystal: not yet
    assert has(state) == {"lira": 1}
    assert texts(state) == ["income lira", "income crystal"]
    state = play(at_start(mine), "income lira", "income card", "reveal e_lira", "use")
    assert has(state) == {"brown": 1, "crystal": 2}  # the last income is not asked about
    assert starting(state, "roll")


def test_goods() -> None:
    """DG-7.3: a marker of its colour with the lira action."""
    state = table("coin coin", {"tiles": {"goods_green": 1}})
    state = play(state, "act coins")
    assert has(state) == {"lira": 4, "green": 1}


def test_extra_action() -> None:
    """DG-7.3: three actions with one tile, four with two."""
    for n in (0, 1, 2):
        mine = {f"extra_action_{colour}": 1 for colour in COLOURS[:n]}
        state = table("card card card card card", {"tiles": mine})
        for name in ("f_one", "f_two", "f_three", "g_lira")[: 2 + n]:
            assert starting(state, "act")
            state = play(state, "act cards 1", f"reveal {name}")
        assert texts(state) == ["end_turn"]


def test_extra_die() -> None:
    """DG-7.3: six dice with one tile, nine with four."""
    for n in (0, 1, 4):
        state = at_start({"tiles": {"extra_die": n}})
        state = roll(state, " ".join(["coin"] * (5 + n)))
        assert dice(state) == {"coin": 5 + n}
        assert texts(state) == ["end_turn", "act coins"]


@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("goods_blue", "coin coin", {"lira": 4}),
        ("extra_action_blue", "coin coin", {"lira": 4}),
    ],
)
def test_a_tile_bought_this_turn_does_nothing_yet(
    tile: str, before: str, after: dict[str, int]
) -> None:
    """DG-7.1: bought first, then coins, then the turn has had its two actions."""
    state = table(f"blue blue blue {before} card", display={tile: 1})
    state = play(state, f"act tile {tile}", "tile extra_die", "act coins")
    assert has(state) == after
    assert texts(state) == ["end_turn"]


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("income_lira_red", "red red red"),
        ("income_crystal_red", "red red red"),
        ("income_card_red", "red red red"),
        ("extra_die", "red yellow green blue"),
        ("extra_action_red", "red red red"),
        ("goods_red", "red red red"),
    ],
)
def test_a_tile_works_from_the_next_turn_on(tile: str, cost: str) -> None:
    """DG-7.1: two players; after the other's turn."""
    state = play(table(cost, players=2, display={tile: 1}), f"act tile {tile}", "tile extra_die")
    assert tiles(state) == {tile: 1}
    state = roll(play(state, "end_turn"), "red red red red red")
    state = play(state, "end_turn")
    if tile == "income_card_red":
        state = play(state, "reveal f_one")
    state = roll(state, "coin card card card card")
    if tile == "income_crystal_red":
        state = play(state, "keep")
    elif tile == "extra_die":
        state = roll(state, "card")
    expected = {"income_lira_red": {"lira": 3}, "income_crystal_red": {"crystal": 1}}
    expected |= {"income_card_red": {"lira": 1}}
    assert has(state) == expected.get(tile, {})
    assert dice(state) == {"coin": 1, "card": 4 + (tile == "extra_die")}
    state = play(state, "act coins")
    assert has(state).get("red", 0) == (tile == "goods_red")
    state = play(state, "act cards 1", "reveal f_two")
    assert bool(starting(state, "act")) == (tile == "extra_action_red")


def test_a_tile_given_up_works_no_more() -> None:
    """DG-7.5: an extra action given up in the first action leaves one action."""
    mine = {"tiles": {"extra_action_red": 1, "goods_blue": 1}}
    state = play(table("card card card card", mine), "act cards 1", "reveal e_tile")
    kept = play(state, "give tile goods_blue", "act cards 1", "reveal f_one", "one_lira")
    assert starting(kept, "act")
    gone = play(state, "give tile extra_action_red", "act cards 1", "reveal f_one", "one_lira")
    assert texts(gone) == ["end_turn"]


def test_a_goods_tile_given_up_adds_no_marker() -> None:
    """DG-7.5."""
    state = table("card coin", {"tiles": {"goods_blue": 1}})
    state = play(state, "act cards 1", "reveal e_tile", "give tile goods_blue", "act coins")
    assert has(state) == {"brown": 3, "lira": 2}
