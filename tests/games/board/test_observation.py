"""Observations: complete, within a byte, the same in both builds, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import istanbul
from istanbul.games.board.catalogue import REFUSE
from istanbul.games.board.contents import BONUS_CARDS, PLACES
from istanbul.games.board.game import BoardGame
from istanbul.games.board.observation import LENGTH, SLOTS
from tests.games.board.hidden import nodes, swapped, swapped_guild
from tests.games.board.mocha import mocha_at, played
from tests.games.board.option_sets import KINDS, Options, variants_for
from tests.observing import at_random, compare, never_shown, part, shown
from tests.playing import play

SEEDS = 16
NO_LETTERS = (16, 17, 18, 19, 24)  # places of Mocha & Baksheesh, and the Catacombs
ASK_NOTHING = (0, 1, 3, 4, 8, 10, 11, 12, 15, 17, 18, 19, 21, 22, 23, 24, 30, 31)  # bonus cards
BOTH: Options = {"expansions": ["mocha", "letters"]}
SETS: list[Options] = [
    {"players": players, "variants": variants, **kind}
    for players in (2, 3, 4, 5)
    for kind in ({}, *KINDS)
    for variants in variants_for(players)[-2:]
]


FOUNTAIN, POLICE, SOCIETY = (
    PLACES.index(name) for name in ("fountain", "police_station", "secret_society")
)
IMPOSSIBLE = {
    *(f"assistant[{25 * seat + FOUNTAIN}]" for seat in range(5)),  # they are called back there
    f"neutral_assistant[{FOUNTAIN}]",
    "stack_neutral[4]",  # five players leave no colour for neutral assistants
    *(f"neutral_merchant[{place}]" for place in (0, 12, *range(16, 25))),  # neither dice nor start
    *(f"{name}[{i}]" for name in ("letter", "sealed", "letter_supply") for i in NO_LETTERS),
    *(f"just_done[{place}]" for place in (POLICE, SOCIETY)),  # no card repeats these
    *(f"played[{kind}]" for kind in ASK_NOTHING),
    *(f"played_guild[{card}]" for card in (0, 4, 15, 19)),  # nor do these guild cards
}
"""Numbers that the rules keep at 0; slots stay regular all the same."""


def test_names_are_unique_and_slots_lie_side_by_side() -> None:
    assert len({slot.name for slot in SLOTS}) == len(SLOTS)
    at = 0
    for slot in SLOTS:
        assert slot.offset == at
        at += slot.length
    assert at == LENGTH


@pytest.mark.slow
def test_every_number_is_shown_by_some_game_and_fits_into_a_byte() -> None:
    found, game = 0, istanbul.game(players=2)
    for options in SETS:
        for seed in range(SEEDS):
            game = istanbul.game(seed=seed, layout="random", max_rounds=120, **options)
            found |= shown(game.native(), seed, REFUSE)
    assert never_shown(game, found) == IMPOSSIBLE


@pytest.mark.parametrize("checked", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("options", SETS[::5], ids=str)
def test_both_builds_tell_the_same(options: Options, checked: bool) -> None:
    game = istanbul.game(seed=3, layout="random", max_rounds=5, **options)
    assert isinstance(game, BoardGame)
    assert compare(game, game.native(checked=checked), at_random, 4) > 50


@pytest.mark.slow
@pytest.mark.parametrize("kind", [{}, BOTH], ids=["base", "both"])
def test_what_cannot_be_seen_changes_no_number(kind: Options) -> None:
    source, pairs = istanbul.SeededSource(2), 0
    for state in nodes(6, 4, **kind):
        for viewer in range(istanbul.SPECTATOR, state.game.players):
            for change in (swapped, swapped_guild):
                if other := change(state, viewer, source):
                    assert other.digest() != state.digest()
                    assert other.view(viewer).observation() == state.view(viewer).observation()
                    pairs += 1
    assert pairs > 300


def observed(state: istanbul.State, viewer: int, name: str) -> list[int]:
    return part(state.game, state.view(viewer).observation(), name)


@pytest.fixture
def state() -> istanbul.State:
    seats: list[dict[str, Any]] = [
        {"lira": 7, "merchant": "tea_house", "hand": {"five_lira": 2}},
        {"lira": 300, "rubies": 2, "hand": {"stay": 1, "one_good": 1}, "known": {"stay": 1}},
        {"lira": 9, "goods": {"red": 2, "blue": 1}},
    ]
    return istanbul.position({"options": {"players": 3}, "seat": 1, "seats": seats})


def test_seats_are_counted_from_the_viewer(state: istanbul.State) -> None:
    assert observed(state, 0, "lira") == [7, 255, 9, 0, 0]  # as much as a byte tells
    assert observed(state, 1, "lira") == [255, 9, 7, 0, 0]
    assert observed(state, 2, "rubies") == [0, 0, 2, 0, 0]
    assert observed(state, 2, "goods")[:4] == [2, 0, 0, 1]
    assert observed(state, 0, "turn") == observed(state, 0, "decides") == [0, 1, 0, 0, 0]
    assert observed(state, 1, "turn") == [1, 0, 0, 0, 0]
    merchants = observed(state, 2, "merchant")
    assert merchants[25 + PLACES.index("tea_house")] == 1
    assert sum(merchants) == 3


def test_cards_are_the_viewers_own_and_what_others_are_known_to_hold(state: istanbul.State) -> None:
    stay, five = BONUS_CARDS.index("stay"), BONUS_CARDS.index("five_lira")
    assert observed(state, 0, "hand")[five] == sum(observed(state, 0, "hand")) == 2
    assert observed(state, 0, "known")[stay] == sum(observed(state, 0, "known")) == 1
    assert observed(state, 0, "hand_size") == [2, 2, 0, 0, 0]
    assert sum(observed(state, 1, "known")) == 0
    assert sum(observed(state, istanbul.SPECTATOR, "hand")) == 0


def test_the_board_is_told_by_row_and_column() -> None:
    game = istanbul.game(players=2, layout="in_order")
    told = game.start(seed=1).view(0).observation()
    assert part(game, told, "row") == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [0] * 9
    assert part(game, told, "column")[:16] == [1, 2, 3, 4] * 4


def test_dice_and_the_number_named_are_told() -> None:
    state = istanbul.position(
        {
            "options": {"players": 2},
            "seats": [{"merchant": "tea_house", "mosque_tiles": ["red"]}],
            "turn": {"phase": "encounters"},
            "pending": [{"frame": "visit", "seat": 0, "about": "tea_house"}],
        }
    )
    state = state.apply(state.parse("act 9"))
    state = state.apply(state.parse("roll 2 5"))
    assert observed(state, 0, "guess") == [9]
    assert observed(state, 0, "dice") == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert observed(state, 0, "visited")[PLACES.index("tea_house")] == 1


def test_whose_figure_makes_the_turn_is_told() -> None:
    options = {"players": 3, "expansions": ["letters"]}
    for actor, told in (("merchant", 0), ("companion", 1)):
        seats = [{"companion": "fountain"}]
        state = istanbul.position({"options": options, "seats": seats, "turn": {"actor": actor}})
        assert observed(state, 0, "by_companion") == [told]


def test_an_action_that_a_card_has_done_is_told_as_one_that_must_be() -> None:
    """S5: guild card 12."""
    state = play(played(12), "act police tea_house")
    assert observed(state, 0, "must") == [1]
    assert observed(mocha_at("tea_house"), 0, "must") == [0]


def test_of_a_palace_without_rubies_nothing_is_told() -> None:
    asked, gone = (
        istanbul.position({"options": {"players": 3, "edition": "first"}, "palace": price})
        for price in (5, 0)
    )
    assert sum(observed(asked, 0, "palace")) == 5
    assert sum(observed(gone, 0, "palace")) == 0


def test_of_mosque_tiles_that_are_gone_no_price_is_told() -> None:
    seats = [{"mosque_tiles": ["red"]}] * 4
    state = istanbul.position({"options": {"players": 5}, "seats": seats})
    red, *others = observed(state, 0, "mosque")
    assert red == 0
    assert all(others)


def test_when_all_demand_tiles_have_been_seen_the_next_one_is_told() -> None:
    """They come round in the same order."""
    some, everything = (
        istanbul.position(
            {
                "options": {"players": 3},
                "demand": {"small": seen[-1]},
                "demand_seen": {"small": seen},
            }
        )
        for seen in ([1, 2, 0], [1, 2, 3, 4, 0])
    )
    assert sum(observed(some, 0, "next_demand")) == 0
    after = istanbul.position({"options": {"players": 3}, "demand": {"small": 1}})
    assert observed(everything, 0, "next_demand")[:4] == observed(after, 0, "demand")[:4]
