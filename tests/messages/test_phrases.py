"""Phrases in words: arguments of every type, series, headings, gains."""

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.engine.phrase import Argument, Gain, Phrase, total
from istanbul.messages import Words
from istanbul.messages.phrases import filled, say, say_gains, sentences

EN, NAMES = Words("en"), ["Ada", "Bo"]


def rolled(*faces: str) -> Phrase:
    named: list[str | Phrase] = [f"dice_face.{face}" for face in faces]
    return Phrase("dice_event.rolled", {"face": named}, series="face")


def test_arguments_of_every_type() -> None:
    red, blue = Phrase("ui.red_count", {"n": 2}), Phrase("ui.blue_count", {"n": 1})
    args: dict[str, Argument] = {"place": "place.small_market", "goods": [red, blue], "n": 5}
    sold = Phrase("event.sold", args, {"seat": 1})
    expected = {"place": "Small Market", "goods": "2 fabric, 1 jewelry", "n": 5, "seat": "Bo"}
    assert filled(EN, sold, NAMES) == expected
    assert say(EN, sold, NAMES) == "Bo sells at the Small Market: 2 fabric, 1 jewelry for 5 lira"
    assert say(EN, rolled("red", "coin", "red")) == "Dice: red ×2, coin"


def test_a_name_without_a_message_is_an_error() -> None:
    with pytest.raises(MalformedInput, match=r"place\.moon"):
        say(EN, Phrase("event.moved", {"place": "place.moon"}, {"seat": 0}), NAMES)


def test_a_series_is_one_sentence_until_something_else_is_said() -> None:
    begun = Phrase("event.double_turn", {}, {"seat": 0})
    told = [rolled("red"), None, rolled("coin"), begun, rolled("red")]
    assert sentences(EN, told, NAMES) == ["Dice: red, coin", "Ada takes another turn", "Dice: red"]
    paid = [
        Phrase("dice_event.paid", {"piece": ["dice_piece.brown"]}, {"seat": seat}, "piece")
        for seat in (0, 0, 1)
    ]
    assert sentences(EN, paid, NAMES) == ["Ada pays brown marker ×2", "Bo pays brown marker"]


def test_the_seat_in_the_heading_is_not_named_again() -> None:
    moved = [Phrase("event.moved", {"place": "place.kiosk"}, {"seat": seat}) for seat in (0, 1)]
    assert sentences(EN, moved, NAMES, 0) == ["goes to the Kiosk", "Bo goes to the Kiosk"]


def test_gains_are_added_up_for_one_seat() -> None:
    gains = [Gain(0, "lira", 4, "ui.lira_count"), Gain(1, "lira", 9, "ui.lira_count")]
    gains += [Gain(0, "lira", -6, "ui.lira_count"), Gain(0, "ruby", 1, "ui.ruby_count")]
    gains += [Gain(0, "card", 1, "ui.card_count"), Gain(0, "card", -1, "ui.card_count")]
    assert say_gains(EN, total(gains, 0)) == "−2 lira, +1 ruby"
