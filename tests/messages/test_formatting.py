"""Fluent, and what is added to it: messages inside messages, and the forms of names."""

from collections.abc import Callable
from typing import Any

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.messages import Argument, Message, Words, formatting

RUSSIAN = """\
-game = Стамбул
place-post_office = Почта
    .to = на Почту
    .gender = feminine
place-kiosk = Киоск
    .to = в Киоск
    .gender = masculine
moved = { $seat } идёт { FORM($place, "to") } ({ $place })
sold =
    { $place } { FORM($place, "gender") ->
        [feminine] продана
       *[masculine] продан
    }
cards =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
held = { $seat }: { $what }
# Refers to another message and to a term.
summary = { -game }: { cards }
broken = { FORM($place, "from") }
"""


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Messages of a small Russian file."""
    monkeypatch.setattr(formatting, "source", lambda language: RUSSIAN)
    russian = formatting.Formatter("ru")

    def said(id: str, **args: Argument) -> str:
        return russian.say(Message(id, args))

    return said


def test_a_sentence_asks_a_name_for_its_form(say: Callable[..., str]) -> None:
    place = Message("place-post_office")
    assert say("moved", seat="Ada", place=place) == "Ada идёт на Почту (Почта)"
    assert say("sold", place=place) == "Почта продана"
    assert say("sold", place=Message("place-kiosk")) == "Киоск продан"


def test_a_text_has_no_forms(say: Callable[..., str]) -> None:
    assert say("moved", seat="Ada", place="…") == "Ada идёт … (…)"


def test_a_message_inside_another_has_its_own_arguments(say: Callable[..., str]) -> None:
    assert say("held", seat="Ada", what=Message("cards", {"n": 3})) == "Ada: 3 карты"


def test_what_a_message_refers_to_comes_along(say: Callable[..., str]) -> None:
    assert say("summary", n=1) == "Стамбул: 1 карта"
    with pytest.raises(MalformedInput, match="'summary' needs 'n', got"):
        say("summary")


def test_no_digits_are_grouped_and_no_marks_added(say: Callable[..., str]) -> None:
    assert say("cards", n=12021) == "12021 карта"


def test_a_very_long_text_is_cut(say: Callable[..., str]) -> None:
    text = say("held", seat="Ada", what="x" * 5000)
    assert text.startswith("Ada: xxx")
    assert text.endswith("x…")
    assert len(text) == len("Ada: …") + formatting.LONGEST


@pytest.mark.parametrize(
    ("id", "args", "problem"),
    [
        ("nothing", {}, "message 'nothing' is unknown in language 'ru'"),
        ("held", {"seat": "Ada"}, r"message 'held' needs 'what', got \['seat'\]"),
        ("held", {}, r"message 'held' needs 'seat' and 'what', got \[\]"),
        ("broken", {"place": Message("place-kiosk")}, "'place-kiosk' has no form 'from'"),
        ("broken", {"place": Message("place-bath")}, "'place-bath' is unknown"),
    ],
)
def test_what_is_missing_is_named(
    say: Callable[..., str], id: str, args: dict[str, Any], problem: str
) -> None:
    with pytest.raises(MalformedInput, match=problem):
        say(id, **args)


def test_a_command_that_says_nothing_does_not_wait_for_fluent() -> None:
    words = Words("en")
    assert "_formatter" not in vars(words)
    assert words.say("ui-cards", n=2) == "2 cards"
    assert "_formatter" in vars(words)


def test_an_argument_says_something_by_itself() -> None:
    words = Words("de")
    assert words.text(Message("place-tea_house")) == "Teestube"
    assert words.text(Message("ui-cards", {"n": 1})) == "1 Karte"
    assert [words.text("Ada"), words.text(3)] == ["Ada", "3"]
