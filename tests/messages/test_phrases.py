"""Phrases in words: arguments of every type, series, headings, gains."""

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.engine.phrase import Argument, Gain, Phrase, total
from istanbul.messages import Message, Words
from istanbul.messages.phrases import filled, say, say_gains, sentences

EN, NAMES = Words("en"), ["Ada", "Bo"]


def rolled(*faces: str) -> Phrase:
    named: list[str | Phrase] = [Phrase(f"dice_face_count-{face}", {"n": 1}) for face in faces]
    return Phrase("dice_event-rolled", {"faces": named}, series="faces")


def test_arguments_of_every_type() -> None:
    red, blue = Phrase("count-red", {"n": 2}), Phrase("count-blue", {"n": 1})
    args: dict[str, Argument] = {"place": "place-small_market", "goods": [red, blue], "n": 5}
    sold = Phrase("event-sold", args, {"seat": 1})
    market = Message("place-small_market")
    goods = [Message("count-red", {"n": 2}), Message("count-blue", {"n": 1})]
    expected = {"place": market, "goods": goods, "n": 5, "seat": "Bo"}
    assert filled(EN, sold, NAMES) == expected
    told = "Bo sells 2 red goods and 1 blue good at the Small Market for 5 lira"
    assert say(EN, sold, NAMES) == told
    assert say(EN, rolled("red", "coin", "red")) == "The dice show 2 red and 1 coin"
    assert say(EN, rolled("red", "coin", "card")) == "The dice show 1 red, 1 coin and 1 card"


def test_names_and_phrases_can_be_asked_for_their_forms() -> None:
    coffee = Phrase("reason-coffee", {"n": 2})
    also = Phrase("reason_also-meet", {"meet": "figure-governor"})
    both = Phrase("ui-reason_and", {"reason": coffee, "also": also})
    assert filled(EN, both) == {
        "reason": Message("reason-coffee", {"n": 2}),
        "also": Message("reason_also-meet", {"meet": Message("figure-governor")}),
    }
    assert say(EN, both) == "You gain 2 coffee; you can meet the governor there"


def test_a_name_without_a_message_is_an_error() -> None:
    with pytest.raises(MalformedInput, match="place-moon"):
        say(EN, Phrase("event-moved", {"place": "place-moon"}, {"seat": 0}), NAMES)


def test_a_series_is_one_sentence_until_something_else_is_said() -> None:
    begun = Phrase("event-double_turn", {}, {"seat": 0})
    told = [rolled("red"), None, rolled("coin"), begun, rolled("red")]
    assert [sentence.text for sentence in sentences(EN, told, NAMES)] == [
        "The dice show 1 red and 1 coin",
        "Ada takes another turn",
        "The dice show 1 red",
    ]
    brown: list[str | Phrase] = [Phrase("dice_piece_count-brown", {"n": 1})]
    paid = [
        Phrase("dice_event-paid", {"pieces": brown}, {"seat": seat}, "pieces") for seat in (0, 0, 1)
    ]
    said = [sentence.text for sentence in sentences(EN, paid, NAMES)]
    assert said == ["Ada pays 2 brown markers", "Bo pays 1 brown marker"]


def test_the_seat_in_the_heading_is_not_named_again() -> None:
    moved = [Phrase("event-moved", {"place": "place-kiosk"}, {"seat": seat}) for seat in (0, 1)]
    told = sentences(EN, moved, NAMES, 0)
    assert told == [("goes to the Kiosk", True), ("Bo goes to the Kiosk", False)]


def test_a_sentence_that_does_not_begin_with_the_name_keeps_it() -> None:
    """Only "{ $seat } " at its beginning is the subject; a colon after it is not."""
    bid = Phrase("over-winner", {}, {"seat": 0})
    assert sentences(EN, [bid], NAMES, 0) == [("wins!", True)]
    shared = Phrase("screen-hints_agree", {}, {"seat": 0, "name": 0})
    assert sentences(EN, [shared], NAMES, 0) == [("agrees to hints", True)]
    colon = Phrase("screen-access_turn", {}, {"seat": 0, "name": 0, "told": 1})
    assert sentences(EN, [colon], NAMES, 0) == [("Ada: Bo", False)]
    begins = Phrase("over-winner", {}, {"seat": 1})
    assert sentences(EN, [begins], ["Ada", "ben"], 0) == [("Ben wins!", False)]


def test_a_list_has_forms_as_its_members_have() -> None:
    german = Words("de")
    pieces: list[str | Phrase] = [Phrase("dice_piece_count-die_red", {"n": 1}) for _ in range(2)]
    pieces.append(Phrase("dice_piece_count-die_blue", {"n": 1}))
    paid = Phrase("dice_event-paid", {"pieces": pieces}, {"seat": 0}, "pieces")
    assert say(german, paid, NAMES) == "Ada zahlt 2 rote Würfel und 1 blauen Würfel"


def test_gains_are_added_up_for_one_seat() -> None:
    gains = [Gain(0, "lira", 4, "count-lira"), Gain(1, "lira", 9, "count-lira")]
    gains += [Gain(0, "lira", -6, "count-lira"), Gain(0, "ruby", 1, "count-ruby")]
    gains += [Gain(0, "card", 1, "count-card"), Gain(0, "card", -1, "count-card")]
    assert say_gains(EN, total(gains, 0)) == "−2 lira, +1 ruby"
