"""Set-up with Mocha & Baksheesh (rules 10)."""

from typing import Any

import pytest

import istanbul
from tests.games.board.mocha import GRID, GUILD, MOCHA_PLACES, NEW_CARDS, coffee, guild, mocha
from tests.games.board.table import CARDS, ROLLS, roll_of
from tests.playing import field, play, seat, texts, weights

STARTS = [(players, start) for players in range(2, 6) for start in range(players)]


def root(players: int = 3, **options: Any) -> istanbul.State:
    """A game before its first roll."""
    return istanbul.game("board", players=players, expansions=["mocha"], **options).root()


def dealt(players: int, start: int = 0) -> istanbul.State:
    """A game with known dice, tiles and cards, up to the first decision."""
    state = root(players, start=start)
    state = play(state, "roll 1 1", "roll 6 6", "roll 1 2", "reveal 0", "reveal 0")
    return play(state, "draw stay", "draw stay", *["draw move_3_4"] * (players - 2))


def test_the_printed_board() -> None:
    """10.2 [c]: 20 places, 5 by 4; it is the usual one with this expansion."""
    state = root()
    assert field(state, "layout") == GRID
    assert sorted(n for row in GRID for n in row) == list(range(1, 21))
    assert field(root(layout="printed"), "layout") == GRID
    with pytest.raises(istanbul.MalformedInput, match="layout"):
        root(layout="short_paths")


def test_all_20_places_are_in_the_game() -> None:
    """10.2: and none of the other expansion."""
    state = play(mocha(seat0={"merchant": "caravansary"}), "move police_station")
    others = [place for place in MOCHA_PLACES if place != "police_station"]
    assert [text for text in texts(state) if text.startswith("act")] == [
        f"act police {place}" for place in others
    ]


@pytest.mark.parametrize("seed", range(12))
def test_a_random_board(seed: int) -> None:
    """10.2, V-L6, V-L7: the Fountain on one of the six inner spots; 8 and 9 far apart."""
    rows = istanbul.game("board", expansions=["mocha"], layout="random", seed=seed).header()[
        "layout"
    ]
    spots = {n: (y, x) for y, row in enumerate(rows) for x, n in enumerate(row)}
    assert sorted(spots) == list(range(1, 21))
    assert (len(rows), len(rows[0])) == (4, 5)
    y, x = spots[7]
    assert (y in (1, 2), x in (1, 2, 3)) == (True, True)
    (y1, x1), (y2, x2) = spots[8], spots[9]
    assert y1 != y2
    assert x1 != x2
    assert abs(y1 - y2) + abs(x1 - x2) >= 3


@pytest.mark.parametrize(("players", "start"), STARTS)
def test_the_order_of_chance(players: int, start: int) -> None:
    """10.5: governor, smuggler, coffee trader; both markets; a card each in turn order."""
    state = root(players, start=start)
    for n, figure in enumerate(("governor", "smuggler", "coffee_trader")):
        assert (texts(state), field(state, figure)) == (ROLLS, None)
        state = play(state, roll_of(n + 2))
        assert field(state, figure) == MOCHA_PLACES[n + 1]
    for market in ("small", "large"):
        assert weights(state) == {f"reveal {n}": 1 for n in range(5)}
        state = play(state, "reveal 2")
        assert field(state, "demand")[market] == 2
    kinds = ["two_coffee", "exchange", "corner", "stay", "die_to_six"][:players]
    for n, card in enumerate(kinds):
        state = play(state, f"draw {card}")
        assert seat(state, (start + n) % players)["hand"] == {card: 1}
    assert state.waits_for == start


@pytest.mark.parametrize("total", range(2, 13))
def test_the_coffee_trader_starts_where_the_dice_say(total: int) -> None:
    """10.5: on one of the places 2 to 12."""
    state = play(root(), "roll 1 1", "roll 1 1", roll_of(total))
    assert field(state, "coffee_trader") == MOCHA_PLACES[total - 1]


def test_44_bonus_cards() -> None:
    """10.4: the 26 of the base game and nine kinds twice."""
    state = play(root(), *["roll 1 1"] * 3, "reveal 0", "reveal 0")
    wanted = {**CARDS, **dict.fromkeys(NEW_CARDS, 2)}
    assert weights(state) == {f"draw {card}": n for card, n in wanted.items()}
    assert sum(weights(state).values()) == 44


@pytest.mark.parametrize("players", range(2, 6))
def test_what_everybody_begins_with(players: int) -> None:
    """10.3, 10.6: no coffee, no guild card, no tile; the rest as ever."""
    state = dealt(players)
    for p in range(players):
        row = seat(state, p)
        assert (coffee(state, p), guild(state, p), row["tavern_tiles"]) == (0, [], [])
        assert (row["merchant"], row["stack"], row["lira"]) == ("fountain", 4, p + 2)


@pytest.mark.parametrize(
    ("players", "palace", "dealer"), [(2, 5, 15), (3, 5, 14), (4, 4, 12), (5, 4, 12)]
)
def test_first_prices(players: int, palace: int, dealer: int) -> None:
    """10.8: 6 coffee at every player count; Palace and Dealer as ever."""
    state = dealt(players)
    assert (field(state, "palace"), field(state, "dealer")) == (palace, dealer)
    assert field(state, "coffee_house") == 6


@pytest.mark.parametrize("players", range(2, 6))
def test_tavern_and_guild_cards(players: int) -> None:
    """10.6, 10.7: side A of the baksheesh tile, no barrier, 20 cards in the deck."""
    state = dealt(players)
    assert (field(state, "baksheesh"), field(state, "barrier")) == ("a", None)
    assert field(state, "guild_discard") == []
    view = state.view(0).to_json()
    assert (view["guild_deck"], view["guild_unseen"]) == (20, GUILD)


@pytest.mark.parametrize("players", range(2, 6))
def test_6_rubies_at_every_player_count(players: int) -> None:
    """10.1: five do not end the game, six do."""
    for owned, last in ((5, False), (6, True)):
        assert field(mocha(players, {"rubies": owned}), "last_round") is last


def test_two_players_have_neutral_merchants() -> None:
    """10.9, V3: on 14, 15 and 16; they are rolled to 2-12 only."""
    state = dealt(2)
    wanted = ["small_mosque", "great_mosque", "gemstone_dealer"]
    assert field(state, "neutral_merchants") == wanted
    state = mocha(2, {"merchant": "post_office", "lira": 2})
    state = play(state, "move small_mosque", "pay")
    assert texts(state) == ROLLS
    assert field(play(state, "roll 6 6"), "neutral_merchants")[0] == "police_station"
    assert "neutral_merchants" not in dealt(3).to_json()


def test_not_in_the_first_edition() -> None:
    """V-E1: the first edition is for the base game."""
    with pytest.raises(istanbul.MalformedInput, match="edition"):
        root(edition="first")


def test_the_base_game_has_none_of_it() -> None:
    """10: nothing is added without the expansion."""
    found = istanbul.game("board").root().to_json()
    assert not {"coffee_house", "baksheesh", "barrier", "guild_discard", "coffee_trader"} & set(
        found
    )
    assert not {"coffee", "guild", "tavern_tiles"} & set(found["seats"][0])


def test_positions_that_cannot_be() -> None:
    """10.6, 10.8: a guild card twice, a price beyond the track."""
    with pytest.raises(istanbul.MalformedInput, match="guild_3"):
        mocha(seat0={"guild": ["guild_3"]}, guild_discard=["guild_3"])
    for price in (5, 11):
        with pytest.raises(istanbul.MalformedInput, match="coffee_house"):
            mocha(coffee_house=price)


def test_a_position_can_be_read_back() -> None:
    """10: with everything that the expansion adds."""
    barrier = {"between": ["fountain", "roasting_plant"], "holder": 2}
    mine = {"coffee": 7, "guild": ["guild_4"], "tavern_tiles": ["encounters"], "rubies": 3}
    fields: dict[str, Any] = {"barrier": barrier, "baksheesh": "b", "coffee_house": 9}
    state = mocha(seat0=mine, guild_discard=["guild_1", "guild_9"], coffee_trader=3, **fields)
    again = istanbul.position(state.to_json())
    assert again.digest() == state.digest()
    assert again.to_json() == state.to_json()
    assert (field(state, "barrier"), field(state, "coffee_trader")) == (barrier, "spice_warehouse")
