"""Which messages say the Dice Game: prompts, options, events, gains."""

from typing import Any

import istanbul
from istanbul.engine.node import Json
from istanbul.engine.phrase import Phrase
from istanbul.games.dice.events import EVENTS
from istanbul.games.dice.text import QUIET, SERIES
from tests.playing import play

GAME = istanbul.game("dice", players=3)


def rolled(dice: Json, phase: str = "actions", **seat: Any) -> istanbul.State:
    return istanbul.position(
        {
            "options": {"game": "dice", "players": 3},
            "seats": [{"lira": 0, **seat}],
            "display": {"goods_red": 1, "extra_die": 2},
            "turn": {"phase": phase, "dice": dice},
        }
    )


def asked(state: istanbul.State) -> Phrase:
    return state.game.text.prompt(state.record)


def label(state: istanbul.State, text: str) -> Phrase:
    action = state.parse(text)
    return state.label(state.game.describe(action), state.preview(action))


def test_prompts_have_the_numbers_they_need() -> None:
    state = rolled({"red": 3, "coin": 2}, red=1)
    assert asked(state) == Phrase("prompt-dice_action", {"left": 2})
    paying = asked(play(state, "act marker red"))
    assert paying == Phrase("prompt-dice_payment", {"left": 1, "what": "dice_thing-red"})
    card = istanbul.position(
        {
            "options": {"game": "dice", "players": 3},
            "turn": {"phase": "actions"},
            "pending": [{"frame": "upper", "seat": 0, "card": "f_one"}],
        }
    )
    found = asked(card)
    assert found.key == "prompt-f_one"
    assert "f_one" in found.args
    assert all(name.startswith("f_") for name in found.args)


def test_what_is_paid_for() -> None:
    state = rolled({"red": 3, "blue": 2, "green": 2, "yellow": 2}, red=2, blue=1)
    ruby = Phrase("dice_action-act_ruby", {"track": "dice_track-red"})
    for text, what in (
        ("act ruby red", ruby),
        ("act tile goods_red", "dice_tile-goods_red"),
        ("act brown", "dice_thing-brown"),
        ("act crystal", "dice_thing-crystal"),
        ("act two", "dice_ui-two_markers"),
    ):
        assert asked(play(state, text)).args["what"] == what


def test_the_first_die_of_a_reroll_costs_a_crystal() -> None:
    state = rolled({"red": 4, "blue": 1}, "rolled", crystal=2)
    expected = Phrase("dice_action-pick_first", {"piece": "dice_piece-die_blue"})
    assert label(state, "pick blue") == expected
    option = state.game.describe(state.parse("pick blue"))
    assert state.game.text.gains(option, state.preview(option.action), 0) == []
    again = play(state, "pick red")
    assert label(again, "pick blue") == Phrase("dice_action-pick", {"piece": "dice_piece-die_blue"})


def test_gains_that_the_label_tells_are_marked() -> None:
    state = rolled({"red": 2, "coin": 2})
    coins = state.game.describe(state.parse("act coins"))
    (lira,) = state.game.text.gains(coins, state.preview(coins.action), 0)
    assert (lira.what, lira.key, lira.in_label) == ("lira", "dice_count-lira", False)
    assert lira.n > 0
    taken = [{"event": "taken", "seat": 0, "thing": "red", "n": 1}]
    marker = state.game.describe(state.parse("act marker red"))
    (red,) = state.game.text.gains(marker, taken, 0)
    assert red.in_label
    after = [{"event": "turn_begun", "seat": 0, "round": 1}, *taken]
    assert state.game.text.gains(marker, after, 0) == []


def test_events_of_a_series_name_their_list() -> None:
    events: list[Json] = [
        {"event": "rolled", "face": "coin"},
        {"event": "paid", "seat": 0, "piece": "die red"},
        {"event": "returned", "seat": 1, "thing": "crystal"},
        {"event": "forced", "seat": 0, "text": "pay brown"},
    ]
    face, piece, back, forced = (told.words for told in GAME.text.tell(GAME.tables, events))
    coin = Phrase("dice_face_count-coin", {"n": 1})
    assert face == Phrase("dice_event-rolled", {"faces": [coin]}, series="faces")
    red = Phrase("dice_piece_count-die_red", {"n": 1})
    expected = Phrase("dice_event-paid", {"pieces": [red]}, {"seat": 0}, "pieces")
    assert piece == expected
    thing = Phrase("dice_count-crystal", {"n": 1})
    assert back == Phrase("dice_event-returned", {"things": thing}, {"seat": 1})
    assert forced is None
    assert set(EVENTS) >= QUIET | set(SERIES)
