"""Neutral merchants in a game for two (rules 2.12, 3.2.1, 7.4, B5)."""

import pytest

from tests.games.board.table import PLACES, ROLLS, at, lira, roll_of, sent_to, table
from tests.playing import events, field, play, texts

NEUTRAL = "neutral_merchants"


def test_they_start_on_the_mosques_and_the_dealer() -> None:
    """2.12: Small Mosque, Great Mosque, Gemstone Dealer."""
    assert field(table(2), NEUTRAL) == ["small_mosque", "great_mosque", "gemstone_dealer"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_with_two_players(players: int) -> None:
    """1.16: nobody stands in the way."""
    state = at("small_mosque", {"goods": {"red": 2}}, players)
    assert texts(state) == ["skip", "act red"]
    assert NEUTRAL not in state.to_json()


def test_2_lira_to_the_supply_then_two_dice_move_him() -> None:
    """3.2.1: the other player gets nothing."""
    state = at("small_mosque", {"lira": 2, "goods": {"red": 2}}, 2)
    assert texts(state) == ["pay", "refuse"]
    state = play(state, "pay")
    assert (lira(state), lira(state, 1)) == (0, 3)
    assert texts(state) == ROLLS
    after = play(state, "roll 1 1")
    assert field(after, NEUTRAL)[0] == "fabric_warehouse"
    assert texts(after) == ["skip", "act red"]


@pytest.mark.parametrize("total", range(2, 13))
def test_he_goes_to_the_place_with_the_sum(total: int) -> None:
    """7.4: even if it is the same place."""
    state = play(at("tea_house", {"lira": 9}, 2, neutral_merchants=[9, 15, 16]), "pay")
    after = play(state, roll_of(total))
    assert field(after, NEUTRAL) == [PLACES[total - 1], "great_mosque", "gemstone_dealer"]
    assert texts(after)[0] == "skip"


def test_one_who_comes_back_is_not_paid_again() -> None:
    """B5: he stays there."""
    state = play(at("tea_house", {"lira": 9}, 2, neutral_merchants=[9, 15, 16]), "pay")
    after = play(state, "roll 4 5")
    assert (lira(after), texts(after)[:2]) == (7, ["skip", "act 3"])


def test_whoever_does_not_pay_ends_the_turn_and_he_stays() -> None:
    """3.2: 1 lira is not enough, so it is not asked."""
    state = at("small_mosque", {"lira": 1}, 2)
    assert (field(state, "seat"), lira(state)) == (1, 1)
    assert field(state, NEUTRAL)[0] == "small_mosque"


@pytest.mark.parametrize("neutral", [[9, 9, 9], [9, 9, 16], [9, 15, 9], [14, 9, 9]])
def test_all_are_paid_then_each_is_rolled_for_in_their_order(neutral: list[int]) -> None:
    """B5: first the one that began on 14, then 15, then 16."""
    here = [n for n, place in enumerate(neutral) if place == 9]
    state = at("tea_house", {"lira": 9}, 2, neutral_merchants=neutral)
    state = play(state, "pay")
    assert lira(state) == 9 - 2 * len(here)
    for n, roll in zip(here, ("roll 1 1", "roll 1 2", "roll 1 3"), strict=False):
        total = int(roll[5]) + int(roll[7])
        name = f"neutral_{n + 1}"
        moved = {"event": "figure_moved", "figure": name, "place": PLACES[total - 1]}
        assert moved in events(state, roll)
        state = play(state, roll)
    assert texts(state)[:2] == ["skip", "act 3"]


def test_a_player_and_a_neutral_one_need_4_lira() -> None:
    """B5: all payments together must be possible."""
    fields = {"seat1": {"merchant": "tea_house", "lira": 0}, NEUTRAL: [9, 15, 16]}
    state = at("tea_house", {"lira": 3}, 2, **fields)
    assert (field(state, "seat"), lira(state)) == (1, 3)  # refused
    state = play(at("tea_house", {"lira": 4}, 2, **fields), "pay")
    assert (lira(state), lira(state, 1)) == (0, 2)


def test_on_the_fountain_neither_paid_nor_rolled_for() -> None:
    """B5: nor are they in the way there."""
    state = at("fountain", {"lira": 9, "assistants": ["tea_house"]}, 2, neutral_merchants=[7, 7, 7])
    assert texts(state) == ["skip", "act all"]
    assert lira(state) == 9


def test_the_family_member_does_not_meet_them() -> None:
    """4.12: it pays nobody."""
    state = sent_to("small_mosque", {"goods": {"red": 2}, "lira": 9}, 2)
    assert (texts(state), lira(state)) == (["skip", "act red"], 9)


def test_staying_with_one_means_paying_him() -> None:
    """B4: as on arrival."""
    mine = {"merchant": "tea_house", "hand": {"stay": 1}, "lira": 2}
    state = table(2, mine, neutral_merchants=[9, 15, 16])
    assert texts(play(state, "card stay", "move tea_house")) == ["pay", "refuse"]


def test_he_may_come_to_where_another_one_stands() -> None:
    """7.4: the dice decide; several may stand together, also where a player's merchant is."""
    state = at("tea_house", {"lira": 9}, 2, neutral_merchants=[9, 2, 16])
    assert field(play(state, "pay", "roll 1 1"), NEUTRAL)[:2] == ["fabric_warehouse"] * 2
