"""Guild cards 5 and 17: the action of a place (rules 13.5, 13.17)."""

from tests.games.board.mocha import coffee, guild, is_offered, played
from tests.games.board.table import FULL, Json, goods, hand, lira
from tests.playing import field, play, texts


def test_guild_5_the_post_office_twice() -> None:
    """13.5, 1.8: spice, fruit, 2 lira; then fabric, fruit, 2 lira."""
    after = played(5, {"lira": 0})
    assert goods(after) == {"red": 1, "green": 1, "yellow": 2}
    assert (lira(after), field(after, "mail"), texts(after)) == (4, 2, ["end_turn"])


def test_guild_5_is_not_done_again_by_the_card() -> None:
    """M3: no "again" in a guild turn."""
    assert texts(played(5, {"hand": {"post_office_again": 2}})) == ["end_turn"]


def test_guild_5_with_a_full_wheelbarrow() -> None:
    """M4: goods that do not fit never block it."""
    after = played(5, {"lira": 0, "goods": FULL}, mail=3)
    assert (lira(after), goods(after), field(after, "mail")) == (3 + 4, FULL, 0)


RICH: Json = {"lira": 2, "goods": {"blue": 1}, "hand": {"stay": 1}, "guild": ["guild_2"]}


def test_guild_17_the_roasting_plant_with_3_coffee_each() -> None:
    """13.17: 9 for all three exchanges; the played card cannot be one of them."""
    state = played(17, RICH)
    assert texts(state) == ["act lira", "act blue", "discard stay", "discard guild_2"]
    after = play(state, "act lira", "act blue", "discard guild_2")
    assert (coffee(after), lira(after), goods(after)) == (9, 0, {})
    assert (hand(after), guild(after), texts(after)) == ({"stay": 1}, [], ["end_turn"])


def test_guild_17_one_exchange_is_enough() -> None:
    """13.17: one to three, as at the place."""
    after = play(played(17, RICH), "act lira", "done")
    assert (coffee(after), texts(after)) == (3, ["end_turn"])


def test_guild_17_with_nothing_to_give_it_is_not_offered() -> None:
    """M4: it is itself the only card in hand."""
    assert not is_offered(17, {"lira": 1, "coffee": 9})
    assert is_offered(17, {"lira": 2})
    assert is_offered(17, {"lira": 0, "guild": ["guild_2"]})
