"""When mistakes come back."""

from __future__ import annotations

from istanbul.puzzles.repeating import answered, due_of, new_card

NOW = 1_800_000_000.0
DAY = 86_400


def test_a_new_card_is_due_at_once() -> None:
    assert due_of(new_card(1, NOW)) == NOW


def test_what_is_known_comes_back_later_and_later() -> None:
    card, now, gaps = new_card(1, NOW), NOW, []
    for _ in range(6):
        card = answered(card, True, now)
        gaps.append(due_of(card) - now)
        now = due_of(card)
    assert gaps == sorted(gaps)
    assert gaps[0] < DAY < gaps[2]
    assert gaps[-1] > 30 * DAY
    wrong = answered(card, False, now)
    assert due_of(wrong) - now < DAY


def test_the_same_answers_give_the_same_dates() -> None:
    cards = [answered(answered(new_card(1, NOW), True, NOW), True, NOW + DAY) for _ in range(2)]
    assert cards[0] == cards[1]
