"""The card *wainwright_again* (rules 14.8, G4)."""

from tests.games.board.mocha import mocha_at, mocha_sent_to
from tests.games.board.table import lira
from tests.playing import play, rubies, seat, starting, texts

CARD = "card wainwright_again"


def mine(money: int, copies: int = 1, extensions: int = 0) -> dict[str, object]:
    """Lira and copies of the card."""
    return {"lira": money, "hand": {"wainwright_again": copies}, "extensions": extensions}


def test_once_more_for_7_lira() -> None:
    """14.8: right after the action."""
    after = play(mocha_at("wainwright", mine(14)), "act", CARD)
    assert (lira(after), seat(after)["extensions"]) == (0, 2)


def test_two_copies_bring_all_three_extensions_and_the_ruby() -> None:
    """G4: 21 lira."""
    after = play(mocha_at("wainwright", mine(21, 2)), "act", CARD, CARD)
    assert (lira(after), seat(after)["extensions"], rubies(after)) == (0, 3, 1)


def test_not_without_the_lira_nor_without_an_extension_missing() -> None:
    """G4: it must be possible once more."""
    assert texts(play(mocha_at("wainwright", mine(13)), "act")) == ["end_turn"]
    assert texts(play(mocha_at("wainwright", mine(99, 1, 2)), "act")) == ["end_turn"]


def test_not_before_nor_after_skipping_nor_elsewhere() -> None:
    """G4: the action must have been carried out."""
    state = mocha_at("wainwright", mine(99))
    assert starting(state, "card") == []
    assert texts(play(state, "skip")) == ["end_turn"]
    assert texts(play(mocha_at("post_office", mine(99)), "act")) == ["end_turn"]


def test_after_the_family_members_action() -> None:
    """G4: whoever did it."""
    after = play(mocha_sent_to("wainwright", mine(14)), "act", CARD)
    assert seat(after)["extensions"] == 2
