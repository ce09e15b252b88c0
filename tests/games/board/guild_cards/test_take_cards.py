"""Guild card 6: three bonus cards and a coffee (rules 13.6)."""

from tests.games.board.mocha import NEW_CARDS, coffee, played
from tests.games.board.table import CARDS, hand
from tests.playing import field, play, texts


def test_guild_6_three_cards_all_kept_and_a_coffee() -> None:
    """13.6: each from the deck or off the pile, the one before seen."""
    state = played(6, discard=["stay", "corner"])
    assert (coffee(state), texts(state)) == (1, ["act deck", "act pile"])
    state = play(state, "act pile")
    assert (hand(state), texts(state)) == ({"corner": 1}, ["act deck", "act pile"])
    state = play(state, "act deck", "draw one_good")
    after = play(state, "act pile")
    assert hand(after) == {"one_good": 1, "stay": 1, "corner": 1}
    assert coffee(after) == 1
    assert field(after, "discard") == []
    assert [text for text in texts(after) if not text.startswith("card")] == ["end_turn"]


def test_guild_6_without_a_pile_the_deck_is_not_asked() -> None:
    """13.6: three draws."""
    after = play(played(6), "draw stay", "draw stay", "draw move_3_4")
    assert hand(after) == {"stay": 2, "move_3_4": 1}


def test_guild_6_with_fewer_cards_what_there_is() -> None:
    """B8: two cards are left in all; without any, just the coffee."""
    every = {**CARDS, **dict.fromkeys(NEW_CARDS, 2)}
    state = played(6, seat1={"hand": {**every, "stay": 0}})
    after = play(state, "draw stay", "draw stay")
    assert (hand(after), texts(after), coffee(after)) == ({"stay": 2}, ["end_turn"], 1)
    assert coffee(played(6, seat1={"hand": every})) == 1


def test_guild_6_does_not_bring_the_caravan_token() -> None:
    """V2: it is not the Caravansary's action."""
    state = play(played(6, variants=["caravan_leader"]), *["draw stay"] * 2, "draw corner")
    assert field(play(state, "end_turn"), "caravan") is None
