"""Whatever happens in a game of any kind has words: prompts, options, gains, events."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.engine.phrase import Phrase, total
from istanbul.engine.source import SeededSource
from istanbul.games.board import text
from istanbul.messages import Words
from tests.games.board.letters_table import at, held
from tests.playing import play
from tools.option_sets import OPTION_SETS

WORDS = Words("en")
GAMES = {
    "base_2_neutral_assistants": 2,
    "mocha_3_random": 14,
    "letters_3": 6,
    "great_bazaar_4": 8,
    "dice_3": 3,
}
"""How many of each: what is rare must happen in one of them."""


def ids_in(phrase: Phrase) -> list[str]:
    """The messages that a phrase needs, those of its arguments too."""
    found = [phrase.key]
    for value in phrase.args.values():
        for one in value if isinstance(value, list) else [value]:
            found += ids_in(one) if isinstance(one, Phrase) else []
            found += [one] if isinstance(one, str) else []
    return found


def unknown(phrase: Phrase) -> list[str]:
    return [each for each in ids_in(phrase) if not WORDS.knows(each)]


@pytest.mark.parametrize("name", GAMES)
def test_everything_has_words(name: str) -> None:
    options = {**OPTION_SETS[name], "max_rounds": 25}
    game = istanbul.game(options.pop("game", "board"), seed=5, **options)
    for seed in range(GAMES[name]):
        state, source = game.start(seed), SeededSource(seed)
        while not state.is_over:
            if state.is_chance:
                number = state.sample(source)
            else:
                actions = state.legal_actions()
                number = actions[source.below(len(actions))]
                assert unknown(game.text.prompt(state.record)) == []
                seat, option = state.waits_for, game.describe(number)
                preview = state.preview(number)
                assert unknown(state.label(option, preview)) == []
                for gain in game.text.gains(option, preview, seat):
                    assert WORDS.knows(gain.key)
            state, events = state.apply_with_events(number)
            for viewer in (-1, 0):
                told = [game.event_for(event, viewer) for event in events]
                said = game.text.tell(game.tables, told)
                assert [u for each in said if each.words for u in unknown(each.words)] == []
                gains = [gain for each in said for gain in each.gains]
                assert all(gain.n for gain in total(gains, 0))


def test_reasons_of_the_board_game_add_a_clause() -> None:
    reason = istanbul.game("board", players=2, seed=1).text.reason
    plain = reason("reason-move", {"place": "tea_house", "n": 3, "seat": 1, "word": "x"})
    assert plain.args == {"place": "place-tea_house", "n": 3}
    assert plain.seats == {"seat": 1}
    assert reason("reason-x", {"good": "red"}).args == {"goods": Phrase("count-red", {"n": 1})}
    both = reason("reason-move", {"place": "tea_house", "catch": 1, "meet": "governor"})
    assert both.key == "ui-reason_and"
    first, also = both.args["reason"], both.args["also"]
    assert isinstance(first, Phrase)
    assert isinstance(also, Phrase)
    assert (first.key, also.key) == ("reason-move", "reason_also-catch")
    assert also.args["meet"] == "figure-governor"


def test_reasons_of_the_dice_game_count_things() -> None:
    reason = istanbul.game("dice", players=2, seed=1).text.reason
    found = reason("reason-x", {"thing": "lira", "n": 2, "track": "ruby", "left": 1, "word": "x"})
    assert found.args == {
        "things": Phrase("dice_count-lira", {"n": 2}),
        "n": 2,
        "track": "dice_track-ruby",
        "left": 1,
    }
    assert reason("reason-x", {"face": "red"}).args == {"piece": "dice_piece-die_red"}


def test_the_place_at_work_is_that_of_the_uppermost_visit() -> None:
    visit = {"frame": "visit", "seat": 0, "about": "tea_house", "value": 7}
    dice = {"frame": "dice", "seat": 0, "first": 2, "second": 3}
    for pending, place in (([visit], "tea_house"), ([visit, dice], "tea_house"), ([], "")):
        state = istanbul.position(
            {
                "options": {"players": 2, "layout": "short_paths"},
                "seats": [{"merchant": "tea_house", "mosque_tiles": ["red"]}],
                "turn": {"phase": "encounters"},
                "pending": pending,
            }
        )
        assert text._place_at_work(state.record) == place


def test_the_other_side_of_the_baksheesh_tile_is_told_by_its_goods() -> None:
    game = istanbul.game("board", players=2, expansions=["mocha"], seed=1)
    (said,) = game.text.tell(game.tables, [{"event": "baksheesh_turned", "side": "b"}])
    assert said.words is not None
    assert unknown(said.words) == []
    assert said.words.args["goods"]


def test_a_consolation_names_its_lira() -> None:
    game = istanbul.game("dice", players=2, seed=1)
    action = game.action_number("one_lira")
    assert action is not None
    assert game.start(1).label(game.describe(action), []).args == {"consolation": 1}


def test_the_secret_society_says_how_many_seals_were_given() -> None:
    more = held("wainwright", "fountain", sealed=("tea_house", "tea_house", "kiosk"))
    state = play(at("secret_society", more), "act ruby gemstone_dealer")
    asked = state.game.text.prompt(state.record)
    assert (asked.key, asked.args["seals"]) == ("prompt-give_letters", 6)
