"""The card *guild_for_coffee* (rules 14.2)."""

from tests.games.board.mocha import GUILD, coffee, guild, mocha, mocha_at, played
from tests.games.board.table import Json, hand
from tests.playing import field, play, starting, texts, weights

CARD = "card guild_for_coffee"
MINE: Json = {"hand": {"guild_for_coffee": 1}, "coffee": 3}


def test_2_coffee_for_a_guild_card_from_the_deck() -> None:
    """14.2: none is discarded."""
    state = play(mocha(seat0=MINE), CARD)
    assert weights(state) == {f"draw {card}": 1 for card in GUILD}
    after = play(state, "draw guild_2")
    assert (coffee(after), guild(after), hand(after)) == (1, ["guild_2"], {})
    assert field(after, "discard") == ["guild_for_coffee"]


def test_the_new_card_may_be_played_in_the_same_turn() -> None:
    """12.1: before moving."""
    state = play(mocha(seat0=MINE), CARD, "draw guild_5")
    assert starting(state, "guild") == ["guild_5"]
    state = play(mocha_at("post_office", MINE), CARD, "draw guild_5")
    assert texts(state) == ["skip", "act"]


def test_not_with_1_coffee() -> None:
    """G1: in full."""
    assert starting(mocha(seat0={**MINE, "coffee": 1}), "card") == []
    assert coffee(play(mocha(seat0={**MINE, "coffee": 2}), CARD)) == 0


def test_not_without_a_card_to_draw_but_after_making_the_deck_anew() -> None:
    """12.6: all cards are held; or one lies on the pile."""
    assert starting(mocha(seat0=MINE, seat1={"guild": GUILD}), "card") == []
    state = mocha(seat0=MINE, seat1={"guild": GUILD[1:]}, guild_discard=GUILD[:1])
    after = play(state, CARD, "draw guild_1")
    assert (guild(after), field(after, "guild_discard")) == (["guild_1"], [])


def test_in_a_guild_turn_the_new_card_must_wait() -> None:
    """M3: one guild card a turn."""
    state = play(played(5, MINE), CARD, "draw guild_2")
    assert (guild(state), texts(state)) == (["guild_2"], ["end_turn"])
