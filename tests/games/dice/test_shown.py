"""What a view tells besides the position: prices, supply, and every way to pay."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import istanbul
from istanbul.engine.source import SeededSource
from istanbul.games.dice.ways_to_pay import ways_to_pay
from tests.games.dice.table import table


def seen(state: istanbul.State) -> dict[str, Any]:
    """The view of somebody who only looks on."""
    return state.view(istanbul.SPECTATOR).to_json()


def engine_ways(state: istanbul.State, paid: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """All complete payments by choosing every option of every node; forced ones by their events."""
    found: set[tuple[str, ...]] = set()
    for action in state.legal_actions():
        after, events = state.apply_with_events(action)
        pieces = (*paid, *(event["piece"] for event in events if event["event"] == "paid"))
        paying = not after.is_chance and after.game.prompt(after.record) == "dice_payment"
        found |= engine_ways(after, pieces) if paying else {pieces}
    return found


def by_engine(state: istanbul.State, text: str) -> set[tuple[str, ...]]:
    """The same for an action of the turn."""
    after, events = state.apply_with_events(state.parse(text))
    pieces = tuple(event["piece"] for event in events if event["event"] == "paid")
    if not after.is_chance and after.game.prompt(after.record) == "dice_payment":
        return engine_ways(after, pieces)
    return {pieces}


@pytest.mark.slow
def test_every_way_to_pay_is_told_once_and_no_other() -> None:
    compared = 0
    for seed in range(6):
        source = SeededSource(seed)
        state = istanbul.game("dice", players=3, seed=seed).start(seed)
        for _ in range(400):
            if state.is_over:
                break
            if not state.is_chance and state.game.prompt(state.record) == "dice_action":
                told = seen(state)["payments"]
                texts = [state.text(action) for action in state.legal_actions()]
                assert list(told) == [text for text in texts if text != "end_turn"]
                for text, ways in told.items():
                    if text.split()[1] not in ("coins", "cards") and text != "act ruby lira":
                        assert sorted(map(tuple, ways)) == sorted(by_engine(state, text))
                        compared += 1
            number = state.sample(source) if state.is_chance else _any(state, source)
            state = state.apply(number)
    assert compared > 300


def _any(state: istanbul.State, source: SeededSource) -> int:
    actions = state.legal_actions()
    return actions[source.below(len(actions))]


def test_dice_of_coins_and_cards_are_pieces_too() -> None:
    told = seen(table("coin coin card", {"lira": 30}))["payments"]
    assert told["act coins"] == [["die coin", "die coin"]]
    assert told["act cards 1"] == [["die card"]]
    assert told["act ruby lira"] == [[]]


def test_a_payment_under_way_tells_the_rest_of_its_ways() -> None:
    """The first die is forced: two markers are not enough."""
    state = table("red red", {"red": 2}, display={"income_lira_red": 1})
    state = state.apply(state.parse("act tile income_lira_red"))
    assert seen(state)["payments"] == {
        "pay": [["die red", "marker red"], ["marker red", "marker red"]]
    }


def test_prices_supply_and_numbers() -> None:
    view = seen(table("red", {"crystal": 4, "lira": 9, "brown": 2}, seat1={"crystal": 3}))
    assert view["prices"]["lira"] == [10, 12, 14, 16, 18, 20]
    assert view["tile_costs"]["goods_red"] == {"red": 3}
    assert view["tile_costs"]["extra_die"] == dict.fromkeys(("red", "yellow", "green", "blue"), 1)
    assert Counter(view["supply"]) == Counter(
        {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 8, "crystal": 5, "lira": 78}
    )
    assert view["worth"] == [9 + 2 * 3 + 4 * 2, 3 * 2, 0]
    assert (view["actions_left"], view["stack"], view["deck"]) == (2, 24, 33)
    assert (view["numbers"]["goal"], view["numbers"]["f_three"]) == (6, 10)


def test_looking_changes_nothing() -> None:
    state = table("red red yellow green blue", {"brown": 3, "red": 2})
    before = state.digest()
    seen(state)
    assert state.digest() == before


def test_there_is_nothing_to_pay_when_the_game_is_over() -> None:
    assert ways_to_pay(table("coin").record)
    assert ways_to_pay(table("coin", over="rubies").record) == {}
