"""The Great Bazaar: both expansions together (rules V-G, 20.9, 24.24, 24.25)."""

import pytest

import istanbul
from istanbul import MalformedInput
from tests.games.board.letters_table import (
    BAZAAR,
    NEW_CARDS,
    bazaar,
    bazaar_at,
    held,
    letters,
    next_to,
    table,
)
from tests.games.board.table import CARDS, ROLLS, goods, hand, lira
from tests.playing import field, play, rubies, seat, starting, texts, weights

MOCHA_CARDS = dict.fromkeys(
    [
        *("two_coffee", "guild_for_coffee", "lira_for_coffee", "exchange", "corner"),
        *("die_to_six", "dice_rewards_coffee", "wainwright_again", "coffee_house_again"),
    ],
    2,
)
BOTH = ["mocha", "letters"]


@pytest.mark.parametrize("seed", range(15))
def test_25_places_with_the_fountain_in_the_centre(seed: int) -> None:
    """V-G1, V-G2: at random; 8 and 9 in other rows and columns, at least 3 steps apart."""
    rows = istanbul.game("board", expansions=BOTH, seed=seed).root().to_json()["layout"]
    assert [len(row) for row in rows] == [5] * 5
    assert sorted(n for row in rows for n in row) == list(range(1, 26))
    assert rows[2][2] == 7
    spots = {n: (y, x) for y, row in enumerate(rows) for x, n in enumerate(row)}
    (y, x), (v, u) = spots[8], spots[9]
    assert y != v
    assert x != u
    assert abs(y - v) + abs(x - u) >= 3


def test_there_is_no_printed_layout() -> None:
    """V-G1: random, or rows of numbers."""
    with pytest.raises(MalformedInput, match="layout"):
        istanbul.game("board", expansions=BOTH, layout="printed", seed=1)


def test_chance_at_the_start_and_72_cards() -> None:
    """V-G3: governor, smuggler, coffee trader, courier; then the tiles and all cards."""
    state = istanbul.game("board", expansions=BOTH, layout=BAZAAR).root()
    state = play(state, "roll 1 1", "roll 1 2", "roll 2 2", "roll 1 4")
    where = [field(state, f) for f in ("governor", "smuggler", "coffee_trader", "courier")]
    assert where == ["fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office"]
    state = play(state, "reveal 0", "reveal 0")
    cards = {**CARDS, **MOCHA_CARDS, **NEW_CARDS}
    assert weights(state) == {f"draw {card}": n for card, n in cards.items()}
    assert sum(cards.values()) == 72


def test_letters_are_for_the_same_places_as_before() -> None:
    """20.3: none for 17 to 20 and 25."""
    state = play(bazaar_at("embassy"), "act")
    numbers = [*range(1, 17), *range(21, 25)]
    assert texts(state) == [f"letter {n}" for n in numbers]


def test_the_encounters_tile_frees_the_courier() -> None:
    """V-G4: a letter, nothing is paid, nothing is asked; then the dice."""
    mine = {"tavern_tiles": ["encounters"], "lira": 5}
    state = play(bazaar_at("tea_house", mine, courier="tea_house"), "skip", "meet courier")
    state = play(state, "letter 1")
    assert texts(state) == ROLLS
    assert (lira(state), letters(state)) == (5, ({"wainwright": 1}, {}))


def test_the_encounters_tile_also_from_afar() -> None:
    """M7: with the card."""
    mine = {"tavern_tiles": ["encounters"], "lira": 5, "hand": {"meet_from_afar": 1}}
    state = play(bazaar(3, mine, courier="kiosk"), "card meet_from_afar courier", "letter 1")
    assert (texts(state), lira(state)) == (ROLLS, 5)


def test_the_secret_society_has_the_coffee_houses_ruby_too() -> None:
    """24.24: 6 coffee is its first price; it rises."""
    sealed = ("sultans_palace", "sultans_palace", "kiosk")
    state = bazaar_at("secret_society", {**held(sealed=sealed), "lira": 0})
    tracks = ["sultans_palace", "gemstone_dealer", "coffee_house"]
    assert texts(state) == ["skip", *(f"act ruby {track}" for track in tracks)]
    before = field(state, "coffee_house")
    after = play(state, "act ruby coffee_house")
    assert (rubies(after), lira(after), field(after, "coffee_house")) == (1, 3, before + 1)
    assert seat(after)["coffee"] == 0


def test_coffee_on_cards_counts_only_here() -> None:
    """20.9: a coffee for 7 lira; a coffee as the reward of a die."""
    mine = {"coffee": 1, "lira": 0, "hand": {"good_for_lira": 1, "dice_rewards_letter": 1}}
    state = bazaar(3, mine)
    assert starting(state, "card good") == ["card good_for_lira coffee"]
    after = play(state, "card good_for_lira coffee")
    assert (lira(after), seat(after)["coffee"]) == (7, 0)
    state = play(state, "card dice_rewards_letter", "roll 1 3")
    assert "take coffee" in texts(state)
    assert seat(play(state, "take coffee"))["coffee"] == 2
    plain = play(table(3, {"hand": {"dice_rewards_letter": 1}}), "card dice_rewards_letter")
    assert "take coffee" not in texts(play(plain, "roll 1 3"))


def test_copy_of_the_exchange_card() -> None:
    """L11: a card that asks several things; the copy lies on top afterwards."""
    mine = {"goods": {"yellow": 2}, "coffee": 0, "hand": {"copy_discard": 1}}
    state = play(bazaar(3, mine, discard=["exchange"]), "card copy_discard")
    assert texts(state) == ["done", "give yellow"]  # the first one is the only way to begin
    state = play(state, "give yellow", "take blue", "take coffee")
    assert (goods(state), seat(state)["coffee"]) == ({"blue": 1}, 1)
    assert field(state, "discard") == ["exchange", "copy_discard"]


def test_copy_of_the_corner_card() -> None:
    """L11: a movement card, in the movement phase."""
    state = bazaar(3, {"hand": {"copy_discard": 1}}, discard=["corner"])
    state = play(state, "card copy_discard")
    corners = ["large_market", "gemstone_dealer", "guild_hall", "catacombs"]
    assert texts(state) == [f"{verb} {place}" for place in corners for verb in ("move", "visit")]
    after = play(state, "move catacombs")
    assert field(after, "discard") == ["corner", "copy_discard"]


def test_copy_of_the_card_that_turns_a_die() -> None:
    """L11, M7: at the dice node, where alone that card can be played."""
    mine = {"hand": {"copy_discard": 1}, "lira": 0}
    state = bazaar_at("tea_house", mine, discard=["die_to_six"])
    assert "card copy_discard" not in texts(state)
    state = play(state, "act 9", "roll 2 3")
    assert texts(state) == ["keep", "card copy_discard"]
    after = play(state, "card copy_discard", "card die_to_six 2")
    assert (lira(after), field(after, "discard")) == (9, ["die_to_six", "copy_discard"])


def test_the_catacombs_by_guild_card_12() -> None:
    """24.25: the family member acted, so it goes."""
    state = play(bazaar(3, {"guild": ["guild_12"]}), "guild_12", "act police catacombs")
    row = seat(play(state, "act coffee", "put kiosk"))
    assert (row["family"], row["merchant"]) == ("kiosk", "fountain")


def test_copy_of_the_dice_rewards_for_coffee() -> None:
    """L11: it stands for the copied card, not for the letters' one: a 6 brings 2 coffee."""
    state = bazaar(3, {"hand": {"copy_discard": 1}}, discard=["dice_rewards_coffee"])
    after = play(state, "card copy_discard", "roll 6 6")
    assert (seat(after)["coffee"], letters(after)) == (4, ({}, {}))


def test_the_governors_card_and_a_guild_turn_with_letters() -> None:
    """M3: a letter card is free in a guild turn."""
    mine = {"guild": ["guild_5"], "hand": {"letter": 1}}
    state = play(bazaar(3, mine), "guild_5")
    assert starting(state, "card") == ["card letter"]
    after = play(state, "card letter", "letter 7")
    assert (letters(after), hand(after)) == (({}, {"fountain": 1}), {})


def test_the_family_step_stops_at_the_barrier() -> None:
    """L12, M1: unless the token is yours."""
    mine = {"family": "tea_house", "hand": {"family_step": 1}}
    fence = {"between": ["tea_house", "sultans_palace"], "holder": 1}
    text = "card family_step sultans_palace"
    assert text in texts(bazaar(3, mine))
    assert text not in texts(bazaar(3, mine, barrier=fence))
    assert text in texts(bazaar(3, mine, barrier={**fence, "holder": 0}))


def test_jumps_do_not_care_about_the_barrier() -> None:
    """M1: any place, join."""
    hands = {"any_place": 1, "join_merchant": 1}
    mine = {"merchant": "tea_house", "lira": 9, "hand": hands}
    fence = {"between": ["tea_house", "sultans_palace"], "holder": 1}
    state = bazaar(3, mine, barrier=fence, seat1={"merchant": "sultans_palace"})
    assert "move sultans_palace" in texts(play(state, "card any_place"))
    assert "move sultans_palace" in texts(play(state, "card join_merchant 1"))


def test_six_rubies() -> None:
    """V-R3: with both expansions too."""
    for n in (5, 6):
        assert field(bazaar(4, {"rubies": n}), "last_round") == (n == 6)


def test_the_companion_walks_the_bigger_board() -> None:
    """23.3."""
    start = next_to("catacombs", BAZAAR)
    state = play(bazaar(3, {"companion": start}), "companion catacombs")
    assert texts(state)[-1] == "act coffee"
