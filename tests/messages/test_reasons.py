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
        ("en", 1, "Still 1 good short of a ruby: Sultan's Palace"),
        ("en", 2, "Still 2 goods short of a ruby: Sultan's Palace"),
        ("de", 1, "Zum Rubin fehlt noch 1 Ware: Sultanspalast"),
        ("de", 3, "Zum Rubin fehlen noch 3 Waren: Sultanspalast"),
        ("ru", 1, "До рубина не хватает 1 товара: Дворец"),
        ("ru", 2, "До рубина не хватает 2 товаров: Дворец"),
        ("ru", 5, "До рубина не хватает 5 товаров: Дворец"),
        ("pl", 1, "Do rubinu brakuje 1 towaru: Pałac sułtana"),
        ("pl", 4, "Do rubinu brakuje 4 towarów: Pałac sułtana"),
    ],
)
def test_plurals(language: str, n: int, expected: str) -> None:
    args: dict[str, str | int] = {"place": "sultans_palace", "n": n}
    assert say_reason(Words(language), BOARD, "reason-short_of_goods", args, []) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Sells 3 goods for 5 lira"),
        ("ru", "Продажа: 3 товара за 5 лир"),
        ("pl", "Sprzedaż: 3 towary za 5 lir"),
        ("de", "Verkauft 3 Waren für 5 Lira"),
    ],
)
def test_two_numbers_have_forms_of_their_own(language: str, expected: str) -> None:
    assert say_reason(Words(language), BOARD, "reason-sale", {"n": 3, "lira": 5}, []) == expected


def test_seats_by_name_and_what_else_is_to_be_said() -> None:
    words, names = Words("en"), ["Ada", "Bo"]
    said = say_reason(words, BOARD, "reason-catch_lira", {"seat": 1, "n": 3}, names)
    assert said == "Catches a family member for 3 lira: Bo"
    trip = "The family member can do the action of any other place"
    for more, clause in (
        ({"fee": 4}, "costs 4 lira for the merchants there"),
        ({"fee": 2, "payee": 0}, "costs 2 lira, to Ada"),
        ({"catch": 1}, "a family member can be caught there (Bo)"),
        ({"fetch": 1}, "picks up an assistant"),
        ({"last": 1}, "takes the last assistant"),
    ):
        assert (
            say_reason(words, BOARD, "reason-family_trip", dict(more), names) == f"{trip}; {clause}"
        )


def test_things_of_the_dice_game() -> None:
    words = Words("pl")
    said = say_reason(words, DICE, "dice_reason-gains", {"thing": "red", "n": 3}, [])
    assert said == "Daje: 3 czerwone towary"
    said = say_reason(words, DICE, "dice_reason-ruby", {"track": "mosque", "n": 2}, [])
    assert said == "Rubin od razu: meczet; potem do celu jeszcze 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_words(language: str) -> None:
    clauses = {key for key in Words(language).ids() if key.startswith("reason_also-")}
    assert clauses == {f"reason_also-{name}" for name in ALSO}


def test_the_samples_for_the_screens_are_up_to_date() -> None:
    """Made by `python -m tools.phrase_samples`; web/src/live/phrases.test.ts reads them."""
    assert phrase_samples.TARGET.read_text(encoding="utf-8") == phrase_samples.text()
