"""Set-up (rules 2)."""

from typing import Any

import pytest

import istanbul
from tests.games.board.table import CARDS, PLACES, ROLLS, roll_of
from tests.playing import field, play, seat, texts, weights

STARTS = [(players, start) for players in range(2, 6) for start in range(players)]


def dealt(players: int, start: int = 0) -> istanbul.State:
    """A game with known dice, tiles and cards, up to the first decision."""
    state = istanbul.game("board", players=players, start=start).root()
    state = play(state, "roll 1 1", "roll 6 6", "reveal 0", "reveal 0")
    draws = ["draw stay", "draw stay", *["draw move_3_4"] * (players - 2)]
    return play(state, *draws)


@pytest.mark.parametrize(("players", "start"), STARTS)
def test_lira_in_turn_order(players: int, start: int) -> None:
    """2.11: 2, 3, 4, 5, 6 from the start player on."""
    state = dealt(players, start)
    in_turn_order = [seat(state, (start + n) % players)["lira"] for n in range(players)]
    assert in_turn_order == [2, 3, 4, 5, 6][:players]
    assert field(state, "seat") == start


@pytest.mark.parametrize(("players", "start"), STARTS)
def test_the_order_of_chance(players: int, start: int) -> None:
    """2.6, 2.7, 2.11: governor, smuggler, both markets, a card each in turn order."""
    state = istanbul.game("board", players=players, start=start).root()
    assert texts(state) == ROLLS
    state = play(state, "roll 1 1")
    assert (field(state, "governor"), field(state, "smuggler")) == ("fabric_warehouse", None)
    state = play(state, "roll 1 2")
    assert field(state, "smuggler") == "spice_warehouse"
    tiles = {f"reveal {n}": 1 for n in range(5)}
    assert weights(state) == tiles
    state = play(state, "reveal 3")
    assert field(state, "demand") == {"small": 3, "large": None}
    assert weights(state) == tiles
    state = play(state, "reveal 1")
    assert field(state, "demand") == {"small": 3, "large": 1}
    kinds = ["one_good", "five_lira", "stay", "move_3_4", "assistant_back"][:players]
    for n, card in enumerate(kinds):
        state = play(state, f"draw {card}")
        assert seat(state, (start + n) % players)["hand"] == {card: 1}
    assert state.waits_for == start


def test_the_deck() -> None:
    """1.14: 26 cards, ten kinds; drawn without putting back."""
    state = istanbul.game("board").root()
    state = play(state, "roll 1 1", "roll 1 1", "reveal 0", "reveal 0")
    assert weights(state) == {f"draw {card}": n for card, n in CARDS.items()}
    assert sum(CARDS.values()) == 26
    state = play(state, "draw stay", "draw stay")
    assert weights(state) == {f"draw {card}": n for card, n in CARDS.items() if card != "stay"}


@pytest.mark.parametrize("total", range(2, 13))
def test_figures_start_where_the_dice_say(total: int) -> None:
    """2.7: two dice for each."""
    state = istanbul.game("board").root()
    assert field(play(state, roll_of(total)), "governor") == PLACES[total - 1]
    assert field(play(state, "roll 1 1", roll_of(total)), "smuggler") == PLACES[total - 1]


@pytest.mark.parametrize("players", range(2, 6))
def test_what_everybody_begins_with(players: int) -> None:
    """2.9, 2.10: an empty wheelbarrow, four assistants, all on the Fountain."""
    state = dealt(players)
    for p in range(players):
        row = seat(state, p)
        assert (row["goods"], row["extensions"], row["rubies"]) == ({}, 0, 0)
        assert (row["merchant"], row["family"]) == ("fountain", "police_station")
        assert (row["stack"], row["assistants"], row["mosque_tiles"]) == (4, [], [])
        assert sum(row["hand"].values()) == 1


@pytest.mark.parametrize(
    ("players", "palace", "dealer"), [(2, 5, 15), (3, 5, 14), (4, 4, 12), (5, 4, 12)]
)
def test_prices_mail_and_piles(players: int, palace: int, dealer: int) -> None:
    """1.9, 1.10, 2.5: first prices, indicators up, no discards, first round."""
    state = dealt(players)
    assert (field(state, "palace"), field(state, "dealer")) == (palace, dealer)
    assert (field(state, "mail"), field(state, "discard")) == (0, [])
    assert (field(state, "round"), field(state, "last_round")) == (1, False)


@pytest.mark.parametrize(("players", "mosque"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_rubies_at_the_wainwright_and_the_mosques(players: int, mosque: int) -> None:
    """1.12, 2.2, 2.3: one per player, but 4 on each mosque with 5 players."""
    record: Any = dealt(players).record
    assert record.wainwright_rubies == players
    assert list(record.mosque_rubies) == [mosque, mosque]


@pytest.mark.parametrize("players", range(2, 6))
def test_neutral_merchants_with_two_players_only(players: int) -> None:
    """2.12: on the Small Mosque, the Great Mosque and the Gemstone Dealer."""
    wanted = ["small_mosque", "great_mosque", "gemstone_dealer"] if players == 2 else None
    assert dealt(players).to_json().get("neutral_merchants") == wanted


def test_a_game_is_for_2_to_5_players() -> None:
    """1: the board game, 2 to 5 players; 3 unless told otherwise."""
    assert istanbul.game("board").players == 3
    wrong: list[Any] = [0, 6, "3", None, 3.0, True]
    for players in wrong:
        with pytest.raises(istanbul.MalformedInput, match="players"):
            istanbul.game("board", players=players)


def test_alone_with_the_bazaar_of_four() -> None:
    """No rulebook has it: the solo race is set up as for four, with one ruby of the Wainwright."""
    games = [istanbul.game("board", players=players, seed=1) for players in (1, 4)]
    alone, four = (game.start(seed=1).record for game in games)
    for name in ("palace", "dealer", "mosque_rubies"):
        assert getattr(alone, name) == getattr(four, name)
    assert (alone.tables.goal, alone.wainwright_rubies) == (5, 1)
    assert alone.tables.mosque_need == four.tables.mosque_need
    for expansion in ("mocha", "letters"):
        with pytest.raises(istanbul.MalformedInput, match="base game only"):
            istanbul.game("board", players=1, expansions=[expansion])


def test_the_start_player_is_drawn_by_lot() -> None:
    """2.11: from the seed; every seat can be it."""
    starts = [istanbul.game("board", players=4, seed=n).header()["start"] for n in range(200)]
    assert all(35 <= starts.count(p) <= 65 for p in range(4))


def test_the_same_seed_gives_the_same_game() -> None:
    """2: set-up chance comes from the seed."""
    game = istanbul.game("board", players=4, seed=7, layout="random")
    again = istanbul.game("board", players=4, seed=7, layout="random")
    assert game.start(seed=7).digest() == again.start(seed=7).digest()
    assert game.start(seed=7).digest() != game.start(seed=8).digest()


@pytest.mark.parametrize("start", [-1, 3, "0"])
def test_the_start_seat_must_exist(start: object) -> None:
    """2.11: one of the seats."""
    with pytest.raises(istanbul.MalformedInput, match="start"):
        istanbul.position({"options": {"players": 3}, "start": start})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "second"),
        ("variants", ["caravan"]),
        ("variants", "caravan_leader"),
        ("expansions", ["coffee"]),
        ("max_rounds", 0),
        ("colour", "red"),
    ],
)
def test_wrong_options_are_named(option: str, value: Any) -> None:
    """Interfaces 1: an error that names the option."""
    with pytest.raises(istanbul.MalformedInput, match=option.rstrip("s")):
        istanbul.game("board", **{option: value})
