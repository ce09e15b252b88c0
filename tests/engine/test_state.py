"""States and views as people use them."""

import json

import pytest

from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.game import SPECTATOR
from istanbul.engine.node import Chance, Decision, Over
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State
from tests.engine.high_die import HighDie


def after(*texts: str, players: int = 2) -> State:
    state = HighDie(players).root()
    for text in texts:
        state = state.apply(state.parse(text))
    return state


def decision() -> State:
    return after("draw 0", "draw 2", "roll 5")


def over() -> State:
    return after("draw 0", "draw 2", "roll 5", "keep", "roll 1", "keep")


def test_a_state_is_exactly_one_of_three() -> None:
    chance = after()
    assert [(s.waits_for, s.is_chance, s.is_over) for s in (chance, decision(), over())] == [
        (-1, True, False),
        (0, False, False),
        (-2, False, True),
    ]
    assert isinstance(chance.node, Chance)
    assert isinstance(over().node, Over)


def test_a_decision_lists_seat_prompt_and_options() -> None:
    node = decision().node
    assert isinstance(node, Decision)
    assert node.to_json() == {
        "kind": "decision",
        "seat": 0,
        "prompt": "again",
        "options": [{"action": 0, "text": "keep"}, {"action": 1, "text": "roll"}],
    }


def test_chance_lists_outcomes_with_weights() -> None:
    node = after("draw 0").node
    assert isinstance(node, Chance)
    assert node.to_json()["outcomes"] == [
        {"text": "draw 0", "weight": 1},
        {"text": "draw 1", "weight": 2},
        {"text": "draw 2", "weight": 2},
    ]


def test_only_decisions_have_legal_actions() -> None:
    assert (after().legal_actions(), over().legal_actions()) == ([], [])
    assert decision().legal_actions() == [0, 1]


def test_texts_parse_in_any_case_and_spacing() -> None:
    assert decision().parse("  ROLL ") == 1
    assert after().parse("Draw   2") == 2


def test_errors_say_what_was_expected() -> None:
    with pytest.raises(MalformedInput, match=r"'fly' is no action .*; expected of seat 0: keep, r"):
        decision().parse("fly")
    with pytest.raises(IllegalAction, match="'draw 9' cannot happen now; expected of chance: draw"):
        after().parse("draw 9")
    with pytest.raises(IllegalAction, match="'keep' is not legal now; the game is over"):
        over().parse("keep")
    with pytest.raises(IllegalAction, match="7 is not legal now; expected of seat 0"):
        decision().apply(7)
    with pytest.raises(MalformedInput, match="seat 2: expected 0 to 1"):
        decision().view(2)


def test_apply_leaves_the_state_and_in_place_does_not() -> None:
    state = decision()
    before = state.digest()
    next_one = state.apply(1)
    assert state.digest() == before != next_one.digest()
    twin = state.copy()
    twin.apply_in_place(1)
    assert twin.digest() == next_one.digest()
    assert state.digest() == before


def test_a_digest_depends_on_the_options() -> None:
    assert after().digest() == after().digest() != after(players=3).digest()


def test_events_are_told_in_order_and_then_forgotten() -> None:
    state = after("draw 0", "draw 2", "roll 5", "roll", "roll 2", "roll")
    next_one, events = state.apply_with_events(state.parse("roll 6"))
    assert [event["event"] for event in events] == ["rolled", "forced", "kept"]
    assert next_one.record.events is None
    assert state.record.events is None


def test_a_description_has_text_price_and_preview() -> None:
    assert decision().describe(0) == {
        "action": 0,
        "text": "keep",
        "kind": "keep",
        "price": 0,
        "preview": [{"event": "kept", "seat": 0, "n": 5}],
    }


def test_the_price_is_what_the_seat_itself_pays() -> None:
    state = decision()
    state.game.paying_events = ("kept",)
    assert state.describe(0)["price"] == 5
    other = {"event": "kept", "seat": 1, "n": 3}
    assert state.price([*state.preview(0), other, {"event": "shown", "seat": 0, "n": 2}]) == 5


def test_a_preview_of_the_end_does_not_lay_open_what_others_hold() -> None:
    """Else whoever can end the game would know the hands before deciding to."""
    state = after("draw 0", "draw 2", "roll 5", "keep", "roll 1")
    assert [(e["event"], e["seat"]) for e in state.preview(0)] == [("kept", 1)]
    _, events = state.apply_with_events(0)
    assert [(e["event"], e["seat"]) for e in events][1:] == [("shown", 0), ("shown", 1)]


def test_what_is_not_legal_has_no_description() -> None:
    with pytest.raises(IllegalAction):
        over().describe(0)
    with pytest.raises(MalformedInput):
        decision().describe(9)


def test_a_view_has_own_options_only() -> None:
    state = decision()
    assert [option.text for option in state.view(0).options] == ["keep", "roll"]
    for viewer in (SPECTATOR, 1):
        assert state.view(viewer).options == ()
        assert state.view(viewer).node == {"kind": "decision", "seat": 0, "prompt": "again"}


def test_a_view_does_not_list_outcomes_that_tell_what_others_hold() -> None:
    assert after("draw 0").view(0).node == {"kind": "chance", "outcomes": [{"text": "draw ?"}]}
    assert len(after("draw 0", "draw 1").view(0).node["outcomes"]) == 6


def test_worlds_fit_the_view_and_differ() -> None:
    view = decision().view(0)
    worlds = view.worlds(40, SeededSource(1))
    assert {json.dumps(world.view(0).to_json()) for world in worlds} == {json.dumps(view.to_json())}
    assert {world.record.card[1] for world in worlds} == {0, 1, 2}
    assert {world.record.card[0] for world in worlds} == {0}


def test_the_spectator_sees_no_card() -> None:
    worlds = decision().view(SPECTATOR).worlds(60, SeededSource(2))
    assert {world.record.card[0] for world in worlds} == {0, 1, 2}


def test_a_dealt_game_waits_for_a_decision_and_the_seed_says_which() -> None:
    one, same, other = (HighDie(4).start(seed) for seed in (1, 1, 2))
    assert one.waits_for == 0
    assert one.digest() == same.digest() != other.digest()
    assert HighDie().start().waits_for == 0


def test_a_sample_goes_by_weight() -> None:
    state = after("draw 0", "draw 0")
    assert {state.sample(SeededSource(seed)) for seed in range(100)} == set(range(6))
    state = after("draw 0", "draw 0", players=3)
    assert {state.sample(SeededSource(seed)) for seed in range(50)} == {1, 2}


def test_an_outcome_that_cannot_happen_has_no_text() -> None:
    with pytest.raises(IllegalAction, match="9 is not legal now; expected of chance: draw 0"):
        after().text(9)
    assert after().text(2) == "draw 2"
