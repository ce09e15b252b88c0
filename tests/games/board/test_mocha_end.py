"""The end of a game with Mocha & Baksheesh (rules 16, M8)."""

from tests.games.board.mocha import coffee, ended, mocha
from tests.games.board.table import FULL, Json, goods, hand, lira
from tests.playing import play, ranking, texts


def test_m8_who_has_no_such_card_is_not_asked() -> None:
    """M8: the game is over at once."""
    state = ended({"hand": {"corner": 1, "guild_for_coffee": 1}, "coffee": 9}, {"lira": 1})
    assert ranking(state) == ((1,), (0,))


def test_m8_one_may_stop() -> None:
    """M8: the cards stay in hand and count last."""
    state = ended({"hand": {"two_coffee": 1}}, {})
    after = play(state, "done")
    assert (hand(after), ranking(after)) == ({"two_coffee": 1}, ((0,), (1,)))


def test_m8_from_the_start_seat_on() -> None:
    """M8: the turn order of the game."""
    cards: Json = {"hand": {"one_good": 1}}
    rows: Json = {"rubies": 6, **cards}
    fields: Json = {"start": 1, "seat": 0, "last_round": True, "turn": {"phase": "encounters"}}
    state = play(mocha(2, rows, seat1=rows, **fields), "end_turn")
    assert state.waits_for == 1
    assert play(state, "done").waits_for == 0


def test_m8_coffee_is_exchanged_into_goods() -> None:
    """M8: goods break ties, coffee does not."""
    state = ended({"hand": {"exchange": 1}, "coffee": 2}, {"goods": {"red": 1}, "coffee": 9})
    state = play(state, "card exchange", "give coffee", "take blue")
    assert (goods(state), ranking(state)) == ({"blue": 2}, ((0,), (1,)))


def test_m8_dice_rewards_are_rolled_without_die_to_six() -> None:
    """M8: it is not among the cards that count."""
    state = ended({"hand": {"dice_rewards_coffee": 1, "die_to_six": 1}}, {})
    after = play(state, "card dice_rewards_coffee", "roll 1 2")
    assert (lira(after), ranking(after)) == (4, ((0,), (1,)))


def test_m8_five_lira_and_family_to_police_count_for_everybody() -> None:
    """M8: 5 and 3 lira; nobody would do anything else."""
    cards = {"five_lira": 1, "family_to_police": 1}
    after = ended({"hand": cards, "family": "tavern"}, {"lira": 7})
    assert (lira(after), ranking(after)) == (8, ((0,), (1,)))


def test_m8_neither_guild_cards_nor_coffee_break_a_tie() -> None:
    """M8, 8.3: rubies, lira, goods, bonus cards."""
    assert ranking(ended({"coffee": 9, "guild": ["guild_1"]}, {})) == ((0, 1),)


def test_m8_the_last_seat_plays_for_itself() -> None:
    """M8: its goods, its coffee, its dice; although the next turn would be seat 0's."""
    cards = {"exchange": 1, "dice_rewards_coffee": 1, "lira_for_coffee": 1}
    state = ended({"coffee": 5, "goods": {"red": 1}}, {"hand": cards, "goods": {"green": 1}})
    assert state.waits_for == 1
    assert texts(state) == ["done", "card exchange", "card dice_rewards_coffee"]
    state = play(state, "card dice_rewards_coffee", "roll 1 6", "card lira_for_coffee")
    assert (lira(state, 1), coffee(state, 1), lira(state)) == (2 + 8, 1, 0)
    state = play(state, "card exchange", "give green", "done", "take blue")
    assert (goods(state, 1), goods(state), ranking(state)) == (
        {"blue": 1},
        {"red": 1},
        ((1,), (0,)),
    )


def test_m8_one_good_without_room_is_not_asked() -> None:
    """M8, G3: it cannot be played."""
    assert ranking(ended({"hand": {"one_good": 1}, "goods": FULL}, {})) == ((0,), (1,))


def test_m8_not_before_the_last_round_is_over() -> None:
    """16.2: the round is finished first."""
    rows: Json = {"rubies": 6, "hand": {"two_coffee": 1}}
    fields: Json = {"last_round": True, "seat": 0, "turn": {"phase": "encounters"}}
    state = play(mocha(2, rows, **fields), "end_turn")
    assert "move caravansary" in texts(state)
