"""Guild card 18: two coffee, three guild cards (rules 13.18)."""

from tests.games.board.mocha import GUILD, coffee, guild, played
from tests.playing import field, play, texts


def test_guild_18_two_coffee_three_cards_one_discarded() -> None:
    """13.18: any guild card of the hand; the played one is gone already."""
    state = played(18, {"guild": ["guild_2"]})
    assert coffee(state) == 2
    state = play(state, "draw guild_5", "draw guild_9", "draw guild_1")
    assert texts(state) == [f"discard guild_{n}" for n in (1, 2, 5, 9)]
    after = play(state, "discard guild_2")
    assert guild(after) == ["guild_1", "guild_5", "guild_9"]
    assert field(after, "guild_discard") == ["guild_2", "guild_18"]
    assert (texts(after), coffee(after)) == (["end_turn"], 2)


def test_guild_18_the_deck_is_made_anew_without_the_card_itself() -> None:
    """12.6: it lies on the pile only when it is done with."""
    held = [card for card in GUILD[:18] if card != "guild_18"]
    state = played(18, seat1={"guild": held}, guild_discard=["guild_20"])
    state = play(state, "draw guild_19")
    assert texts(state) == ["draw guild_20"]
    state = play(state, "draw guild_20")
    assert texts(state) == ["discard guild_19", "discard guild_20"]
