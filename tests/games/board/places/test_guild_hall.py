"""Guild Hall (rules 11.18, 12.6)."""

from tests.games.board.mocha import GUILD, coffee, guild, mocha_at
from tests.playing import field, play, texts, weights


def test_a_coffee_two_cards_and_one_of_the_hand_is_discarded() -> None:
    """11.18: not necessarily one of the new ones."""
    state = play(mocha_at("guild_hall", {"guild": ["guild_7"]}), "act")
    assert coffee(state) == 1
    assert weights(state) == {f"draw {card}": 1 for card in GUILD if card != "guild_7"}
    state = play(state, "draw guild_20", "draw guild_3")
    assert texts(state) == ["discard guild_3", "discard guild_7", "discard guild_20"]
    after = play(state, "discard guild_7")
    assert (guild(after), field(after, "guild_discard")) == (["guild_3", "guild_20"], ["guild_7"])
    assert (texts(after), coffee(after)) == (["end_turn"], 1)


def test_a_drawn_card_has_left_the_deck() -> None:
    """11.18: there is one of each."""
    state = play(mocha_at("guild_hall"), "act", "draw guild_1")
    assert "draw guild_1" not in texts(state)
    assert len(texts(state)) == 19


def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    """12.6: in the middle of drawing, too."""
    held = {"guild": GUILD[:17]}
    state = mocha_at("guild_hall", seat1=held, guild_discard=GUILD[17:19])
    state = play(state, "act")
    assert texts(state) == ["draw guild_20"]
    state = play(state, "draw guild_20")
    assert texts(state) == ["draw guild_18", "draw guild_19"]
    assert field(state, "guild_discard") == []


def test_with_one_card_left_one_is_drawn() -> None:
    """11.18: and discarded, if it is the only one in hand."""
    state = mocha_at("guild_hall", seat1={"guild": GUILD[:19]})
    after = play(state, "act", "draw guild_20")
    assert (guild(after), field(after, "guild_discard")) == ([], ["guild_20"])
    assert (texts(after), coffee(after)) == (["end_turn"], 1)


def test_without_any_card_there_is_still_the_coffee() -> None:
    """G1: a part of the action that can change something."""
    after = play(mocha_at("guild_hall", seat1={"guild": GUILD}), "act")
    assert (coffee(after), guild(after), texts(after)) == (1, [], ["end_turn"])


def test_the_new_card_must_wait_for_another_turn() -> None:
    """12.1: a guild card is played instead of the four phases."""
    state = play(mocha_at("guild_hall"), "act", "draw guild_5", "draw guild_6", "discard guild_6")
    assert (guild(state), texts(state)) == (["guild_5"], ["end_turn"])
