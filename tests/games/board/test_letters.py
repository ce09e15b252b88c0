"""Letters: taken, delivered, used up (rules 22, L1)."""

from tests.games.board.letters_table import (
    all_letters_but,
    at,
    bazaar_at,
    companion_at,
    family_at,
    held,
    kiosk_tile,
    kiosk_tile_of_1,
    letters,
    table,
)
from tests.playing import events, field, happened, play, texts, weights


def test_the_merchant_delivers_on_arrival() -> None:
    """22.2: the letter is turned to its back."""
    state = table(3, {"merchant": "sultans_palace", **held("tea_house", "kiosk")})
    assert {"event": "letter_delivered", "seat": 0, "place": "tea_house"} in events(
        state, "move tea_house"
    )
    assert letters(play(state, "move tea_house")) == ({"kiosk": 1}, {"tea_house": 1})


def test_both_letters_for_a_place_at_once() -> None:
    """22.2: one or more."""
    state = at("tea_house", held("tea_house", "tea_house"))
    assert letters(state) == ({}, {"tea_house": 2})


def test_not_on_the_way() -> None:
    """L1: from the Palace to the Large Market the Tea House may be crossed; nothing happens."""
    state = table(3, {"merchant": "sultans_palace", **held("tea_house")})
    assert letters(play(state, "move fruit_warehouse")) == ({"tea_house": 1}, {})


def test_where_he_stands_before_moving() -> None:
    """22.2: moved or not; the letter comes, is turned, and then he leaves."""
    state = table(3, {"merchant": "tea_house", "hand": {"letter": 1}})
    state = play(state, "card letter", "letter 9", "move sultans_palace")
    assert letters(state) == ({}, {"tea_house": 1})


def test_a_letter_taken_for_the_place_where_one_stands() -> None:
    """22.2: at once, by each of the three figures."""
    mine = {"companion": "tea_house", "family": "wainwright", "hand": {"letter": 2}}
    for number, place in ((7, "fountain"), (9, "tea_house"), (1, "wainwright")):
        after = play(table(3, mine), "card letter", f"letter {number}")
        assert letters(after) == ({}, {place: 1})
    after = play(table(3, mine), "card letter", "letter 12")  # the family member is elsewhere
    assert letters(after) == ({"police_station": 1}, {})


def test_the_family_member_at_the_police_delivers_there() -> None:
    """L1: it stands there at the start."""
    after = play(table(3, {"hand": {"letter": 1}}), "card letter", "letter 12")
    assert letters(after) == ({}, {"police_station": 1})


def test_the_companion_delivers() -> None:
    """22.2: where it arrives, and where it stands while the merchant moves."""
    assert letters(companion_at("tea_house", held("tea_house"))) == ({}, {"tea_house": 1})
    mine = {"companion": "kiosk", **held("kiosk"), "merchant": "sultans_palace"}
    assert letters(play(table(3, mine), "move tea_house")) == ({}, {"kiosk": 1})


def test_the_family_member_delivers_where_it_is_sent() -> None:
    """22.2: even if its action is not done."""
    assert letters(family_at("tea_house", held("tea_house"))) == ({}, {"tea_house": 1})


def test_a_companion_in_a_supply_delivers_nothing() -> None:
    """L1: only a figure standing on the place."""
    for where in (None, "reserve"):
        mine = {"companion": where, **held("tea_house")}
        assert letters(play(table(3, mine), "visit wainwright")) == ({"tea_house": 1}, {})


def test_placing_the_companion_delivers_nothing_new() -> None:
    """23.2: it comes to where the merchant delivers already."""
    mine = {"companion": "reserve", "merchant": "tea_house", **held("tea_house")}
    assert letters(play(table(3, mine), "place companion")) == ({}, {"tea_house": 1})


def test_on_another_players_turn_when_caught() -> None:
    """L1: the family member goes to the Police Station and delivers there."""
    others = {"family": "tea_house", **held("police_station")}
    state = play(at("tea_house", seat1=others), "skip")
    assert letters(state, 1) == ({"police_station": 1}, {})
    after = play(state, "catch 1 lira")
    assert letters(after, 1) == ({}, {"police_station": 1})


def test_on_another_players_turn_by_a_letter_from_the_kiosk() -> None:
    """L1: seat 1's companion and family member stand where its new letters are for."""
    theirs = {"companion": "tea_house", "family": "embassy", "lira": 2}
    for number, place in ((9, "tea_house"), (21, "embassy")):
        after = play(kiosk_tile_of_1(22, theirs), "pay lira", f"letter {number}")
        assert letters(after, 1) == ({}, {place: 1})


def test_only_by_ones_own_figures() -> None:
    """22.2: the others' letters do not care."""
    state = at("tea_house", seat1=held("tea_house"))
    assert letters(state, 1) == ({"tea_house": 1}, {})


def test_delivered_first_where_it_stood() -> None:
    """L1: a letter for the Kiosk, taken there; then the stack goes to the Fountain."""
    after = play(kiosk_tile(19, held("fountain")), "use")
    assert letters(after)[1] == {"kiosk": 1, "fountain": 1}


def test_a_turn_cut_short_delivers() -> None:
    """B2, L1: `visit` and `refuse`."""
    mine = {"merchant": "sultans_palace", **held("tea_house")}
    assert letters(play(table(3, mine), "visit tea_house")) == ({}, {"tea_house": 1})
    state = table(3, {**mine, "lira": 5}, seat1={"merchant": "tea_house"})
    after = play(state, "move tea_house", "refuse")
    assert letters(after) == ({}, {"tea_house": 1})


def test_nothing_is_delivered_by_the_barrier() -> None:
    """M2: the action is done from afar."""
    state = bazaar_at("tavern", {"coffee": 2, **held("fabric_warehouse")})
    state = play(state, "act barrier", "put fabric_warehouse", "put auction_house")
    after = play(state, "use fabric_warehouse", "act")
    assert letters(after) == ({"fabric_warehouse": 1}, {})


def test_used_letters_go_to_a_discard_and_come_back() -> None:
    """22.4: shuffled when the supply is empty; the backs of the others are not."""
    state = table(3, {"hand": {"letter": 1}}, seat1=all_letters_but(4), letters={"discard": {}})
    assert weights(play(state, "card letter")) == {"letter 4": 1}
    discard = {"discard": {"fruit_warehouse": 1}}
    state = table(3, {"hand": {"letter": 1}}, seat1=all_letters_but(4), letters=discard)
    assert "letters_shuffled" in happened(state, "card letter")
    state = play(state, "card letter")
    assert (texts(state), field(state, "letters")) == (["letter 4"], {"discard": {}})


def test_seals() -> None:
    """20.4: 1 seal on the front, 2 on the back; 2 + 1 buys a double turn, 1 + 1 does not."""
    three = {"merchant": "tea_house", **held("embassy", sealed=("kiosk",))}
    assert texts(play(table(3, three), "visit sultans_palace"))[0] == "pass"
    two = {"merchant": "tea_house", **held("embassy", "kiosk")}
    assert play(table(3, two), "visit sultans_palace").waits_for == 1
