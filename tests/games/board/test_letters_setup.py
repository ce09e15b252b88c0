"""Set-up of Letters & Seals (rules 20, 21)."""

from typing import Any

import pytest

import istanbul
from istanbul import MalformedInput
from tests.games.board.letters_table import ALL_PLACES, NEW_CARDS, PRINTED, companion, letters
from tests.games.board.table import CARDS, PLACES, ROLLS, roll_of
from tests.playing import field, play, texts, weights


def root(**options: Any) -> istanbul.State:
    """A game of Letters & Seals before its first roll."""
    return istanbul.game("board", expansions=["letters"], **options).root()


def before_cards(**options: Any) -> istanbul.State:
    """All rolled and revealed; the first card is to be drawn."""
    return play(root(**options), "roll 1 1", "roll 1 1", "roll 1 1", "reveal 0", "reveal 0")


def test_twenty_places_on_a_board_of_5_by_4() -> None:
    """20.2, 21.1: the printed layout is the usual one."""
    state = before_cards()
    assert state.to_json()["layout"] == PRINTED
    numbers = sorted(n for row in PRINTED for n in row)
    assert numbers == [*range(1, 17), *range(21, 25)]


def test_the_random_board_keeps_its_rules() -> None:
    """V-L6, V-L7: the Fountain on one of six inner spots; 8 and 9 apart."""
    inner = set()
    for seed in range(40):
        game = istanbul.game("board", expansions=["letters"], layout="random", seed=seed)
        rows = game.root().to_json()["layout"]
        spots = {n: (y, x) for y, row in enumerate(rows) for x, n in enumerate(row)}
        inner.add(spots[7])
        (y, x), (v, u) = spots[8], spots[9]
        assert y != v
        assert x != u
        assert abs(y - v) + abs(x - u) >= 3
    assert inner <= {(y, x) for y in (1, 2) for x in (1, 2, 3)}
    assert len(inner) > 1


def test_the_order_of_chance() -> None:
    """21.3: the courier's dice come after the smuggler's."""
    state = play(root(), "roll 1 1", "roll 1 2")
    assert texts(state) == ROLLS
    assert field(state, "courier") is None
    state = play(state, "roll 5 6")
    found = [field(state, name) for name in ("governor", "smuggler", "courier")]
    assert found == ["fabric_warehouse", "spice_warehouse", "small_market"]
    assert texts(state) == [f"reveal {n}" for n in range(5)]


@pytest.mark.parametrize("total", range(2, 13))
def test_the_courier_starts_where_the_dice_say(total: int) -> None:
    """21.3: only on 2 to 12."""
    state = play(root(), "roll 1 1", "roll 1 1", roll_of(total))
    assert field(state, "courier") == PLACES[total - 1]


def test_54_cards() -> None:
    """21.2: 26 and 28, shuffled together; the usual way."""
    cards = {**CARDS, **NEW_CARDS}
    assert weights(before_cards()) == {f"draw {card}": n for card, n in cards.items()}
    assert (sum(cards.values()), sum(NEW_CARDS.values())) == (54, 28)


def test_or_the_28_new_ones_alone() -> None:
    """21.2: fourteen kinds, two of each."""
    state = before_cards(letters_deck="new_only")
    assert weights(state) == {f"draw {card}": 2 for card in NEW_CARDS}


def test_the_new_ones_alone_only_with_this_expansion() -> None:
    """V-G3: the Great Bazaar takes all cards."""
    for expansions in ([], ["mocha"], ["mocha", "letters"]):
        with pytest.raises(MalformedInput, match="letters_deck"):
            istanbul.game("board", expansions=expansions, letters_deck="new_only", seed=1)


def test_what_lies_ready() -> None:
    """21.4 to 21.7: 24 tiles face down, three coins, no letters out, companions aside."""
    state = play(before_cards(), "draw stay", "draw stay", "draw letter")
    assert field(state, "kiosk") == {"row": [], "discard": []}
    assert field(state, "coins") == 3
    assert field(state, "letters") == {"discard": {}}
    for p in range(3):
        assert (companion(state, p), letters(state, p)) == (None, ({}, {}))


def test_36_letters_and_24_kiosk_tiles() -> None:
    """20.3, 20.6: the numbers of the outcomes."""
    state = play(before_cards(), "draw letter", "draw stay", "draw stay", "card letter")
    assert sum(weights(state).values()) == 36
    assert len(texts(state)) == 20
    state = play(state, "letter 1", "move embassy", "skip", "end_turn")
    state = play(state, "visit wainwright", "visit wainwright", "move kiosk", "act", "letter 2")
    assert weights(state) == {f"tile {n}": 1 for n in range(1, 25)}


@pytest.mark.parametrize("players", range(2, 6))
def test_six_rubies_for_every_number_of_players(players: int) -> None:
    """28.1: five are not enough."""
    for rubies in (5, 6):
        position = {"options": {"expansions": ["letters"], "players": players}}
        state = istanbul.position({**position, "seats": [{"rubies": rubies}]})
        assert field(state, "last_round") == (rubies == 6)


def test_merchants_and_figures_start_as_usual() -> None:
    """21: the rest of the set-up is that of the base game."""
    state = play(before_cards(), "draw stay", "draw stay", "draw letter")
    for p in range(3):
        row = field(state, "seats")[p]
        assert (row["merchant"], row["family"], row["stack"]) == ("fountain", "police_station", 4)
        assert row["lira"] == 2 + p
    assert len(ALL_PLACES) == 25
