"""The card *mosque_again* (rules 26.12, G4)."""

from tests.games.board.letters_table import at, companion_at, family_at
from tests.games.board.table import goods
from tests.playing import field, play, rubies, seat, texts

CARD = "card mosque_again"


def test_a_second_tile_of_the_small_mosque() -> None:
    """26.12: both colours bring the ruby; 2 of each must be there, 1 is paid."""
    mine = {"hand": {"mosque_again": 1}, "goods": {"red": 2, "green": 2}}
    state = play(at("small_mosque", mine), "act red", CARD)
    assert (seat(state)["mosque_tiles"], rubies(state)) == (["red", "green"], 1)
    left = {"red": 1, "green": 1}
    assert (goods(state), field(state, "discard")) == (left, ["mosque_again"])


def test_or_of_the_great_mosque() -> None:
    """26.12: one card for both mosques."""
    mine = {"hand": {"mosque_again": 1}, "goods": {"blue": 2, "yellow": 2}}
    state = play(at("great_mosque", mine), "act yellow", CARD)
    assert (sorted(seat(state)["mosque_tiles"]), rubies(state)) == (["blue", "yellow"], 1)


def test_it_must_be_possible_again() -> None:
    """G4: the price, and a tile that is missing."""
    mine = {"hand": {"mosque_again": 1}, "goods": {"red": 2, "green": 1}}
    assert texts(play(at("small_mosque", mine), "act red")) == ["end_turn"]
    have = {"hand": {"mosque_again": 1}, "goods": {"red": 2}, "mosque_tiles": ["green"]}
    assert texts(play(at("small_mosque", have), "act red")) == ["end_turn"]


def test_not_elsewhere_and_not_after_skipping() -> None:
    """G4: the action must have been carried out, here."""
    mine = {"hand": {"mosque_again": 1}, "goods": {"red": 2, "green": 2}}
    assert CARD not in texts(play(at("small_mosque", mine), "skip"))
    assert CARD not in texts(play(at("fruit_warehouse", mine), "act"))


def test_by_companion_and_family_member() -> None:
    """G4: alike."""
    mine = {"hand": {"mosque_again": 1}, "goods": {"red": 2, "green": 2}}
    for state in (companion_at("small_mosque", mine), family_at("small_mosque", mine)):
        assert rubies(play(state, "act green", CARD)) == 1
