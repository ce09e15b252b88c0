"""Reasons in words: names and seats filled in, plural forms, and what else is to be said."""

import pytest

import istanbul
from istanbul.games.board.text import ALSO
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import say_reason
from tools import phrase_samples

BOARD, DICE = istanbul.game("board"), istanbul.game("dice")


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("en", 1, "1 good "),
        ("en", 2, "2 goods "),
        ("de", 1, "1 Ware"),
        ("de", 3, "3 Waren"),
        ("ru", 1, "1 товара"),
        ("ru", 2, "2 товаров"),
        ("ru", 5, "5 товаров"),
        ("pl", 1, "1 towaru"),
        ("pl", 4, "4 towarów"),
    ],
)
def test_plurals(language: str, n: int, expected: str) -> None:
    args: dict[str, str | int] = {"place": "sultans_palace", "n": n}
    assert expected in say_reason(Words(language), BOARD, "reason-short_of_goods", args, [])


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "3 goods for 5 lira"),
        ("ru", "3 товара за 5 лир"),
        ("pl", "3 towary za 5 lir"),
        ("de", "3 Waren für 5 Lira"),
    ],
)
def test_two_numbers_have_forms_of_their_own(language: str, expected: str) -> None:
    assert expected in say_reason(Words(language), BOARD, "reason-sale", {"n": 3, "lira": 5}, [])


def test_seats_by_name_and_what_else_is_to_be_said() -> None:
    words, names = Words("en"), ["Ada", "Bo"]
    said = say_reason(words, BOARD, "reason-catch_lira", {"seat": 1, "n": 3}, names)
    assert said == "You catch Bo's family member for 3 lira"
    trip = "Your family member can take the action of any other place"
    for more, clause in (
        ({"fee": 4}, "the merchants there cost you 4 lira"),
        ({"fee": 2, "payee": 0}, "you pay Ada 2 lira"),
        ({"catch": 1}, "you can catch Bo's family member there"),
        ({"fetch": 1}, "you pick up an assistant"),
        ({"last": 1}, "you use your last assistant"),
    ):
        assert (
            say_reason(words, BOARD, "reason-family_trip", dict(more), names) == f"{trip}; {clause}"
        )


def test_things_of_the_dice_game() -> None:
    words = Words("pl")
    said = say_reason(words, DICE, "dice_reason-gains", {"thing": "red", "n": 3}, [])
    assert "3 czerwone znaczniki" in said
    said = say_reason(Words("en"), DICE, "dice_reason-ruby", {"track": "mosque", "n": 2}, [])
    assert said == "You gain a ruby for mosque tiles; 2 more to reach the goal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_words(language: str) -> None:
    clauses = {key for key in Words(language).ids() if key.startswith("reason_also-")}
    assert clauses == {f"reason_also-{name}" for name in ALSO}


def test_the_samples_for_the_screens_are_up_to_date() -> None:
    """Made by `python -m tools.phrase_samples`; web/src/shell/live/phrases.test.ts reads them."""
    assert phrase_samples.TARGET.read_text(encoding="utf-8") == phrase_samples.text()
