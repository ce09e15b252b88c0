"""Police Station (rules 4.12, B6)."""

import pytest

from tests.games.board.table import PLACES, at, goods, hand, lira, sent_to
from tests.playing import field, play, rubies, seat, starting, texts

OTHERS = [place for place in PLACES if place != "police_station"]


def test_the_family_member_may_go_to_every_other_place() -> None:
    """4.12: any other place."""
    state = at("police_station")
    assert texts(state) == ["skip", *(f"act police {place}" for place in OTHERS)]


@pytest.mark.parametrize("place", OTHERS)
def test_it_stands_where_it_was_sent(place: str) -> None:
    """B6: even if that place's action cannot be done; the merchant stays."""
    state = sent_to(place, {"lira": 0})
    assert (seat(state)["family"], seat(state)["merchant"]) == (place, "police_station")


def test_nothing_to_do_when_it_is_elsewhere() -> None:
    """4.12: only if your family member is here."""
    assert texts(at("police_station", {"family": "tea_house"})) == ["end_turn"]


def test_it_may_stay_here() -> None:
    """3.3: the action may be skipped."""
    assert seat(play(at("police_station"), "skip"))["family"] == "police_station"


# For each place: what the seat has, what it does there, and how the seat then looks.
TRIPS = [
    ("wainwright", {"lira": 7}, ["act"], {"lira": 0, "extensions": 1}),
    ("fabric_warehouse", {}, ["act"], {"goods": {"red": 2}}),
    ("spice_warehouse", {}, ["act"], {"goods": {"green": 2}}),
    ("fruit_warehouse", {}, ["act"], {"goods": {"yellow": 2}}),
    ("post_office", {"lira": 0}, ["act"], {"goods": {"green": 1, "yellow": 1}, "lira": 2}),
    ("caravansary", {}, ["act deck", "draw stay", "draw stay"], {"hand": {"stay": 1}}),
    ("fountain", {"assistants": ["tea_house"]}, ["act all"], {"stack": 4, "assistants": []}),
    ("black_market", {}, ["act", "roll 6 6", "act red"], {"goods": {"red": 1, "blue": 2}}),
    ("tea_house", {"lira": 0}, ["act 7", "roll 3 4"], {"lira": 7}),
    ("large_market", {"goods": {"red": 1}, "lira": 0}, ["act r1", "reveal 1"], {"lira": 3}),
    ("small_market", {"goods": {"red": 1}, "lira": 0}, ["act r1", "reveal 1"], {"lira": 2}),
    ("small_mosque", {"goods": {"red": 2}}, ["act red"], {"mosque_tiles": ["red"]}),
    ("great_mosque", {"goods": {"yellow": 2}}, ["act yellow"], {"mosque_tiles": ["yellow"]}),
    ("gemstone_dealer", {"lira": 14}, ["act"], {"lira": 0, "rubies": 1}),
]


@pytest.mark.parametrize(("place", "had", "steps", "found"), TRIPS)
def test_it_carries_out_that_places_action(
    place: str, had: dict[str, object], steps: list[str], found: dict[str, object]
) -> None:
    """4.12: as the merchant would."""
    state = sent_to(place, had)
    assert texts(state)[0] == "skip"
    state = play(state, *steps)
    assert {key: seat(state)[key] for key in found} == found


def test_it_buys_at_the_palace() -> None:
    """4.12, 1.9: five goods with three players."""
    state = sent_to("sultans_palace", {"goods": {"red": 2, "green": 1, "yellow": 1, "blue": 1}})
    after = play(state, "act r1")
    assert (goods(after), rubies(after)) == ({}, 1)


def test_an_action_that_cannot_be_done_is_left_out() -> None:
    """B6: sent to the Dealer without the lira for a ruby; nothing else happens there."""
    state = sent_to("gemstone_dealer", {"lira": 13})
    assert texts(state) == ["end_turn"]
    assert (seat(state)["family"], lira(state)) == ("gemstone_dealer", 13)


def test_an_action_that_is_not_wanted_may_be_skipped() -> None:
    """B6: sent to the Post Office for nothing."""
    state = play(sent_to("post_office", {"lira": 0}), "skip")
    assert (lira(state), field(state, "mail")) == (0, 0)
    assert seat(state)["family"] == "post_office"


def test_it_needs_no_assistant_and_uses_none() -> None:
    """4.12: the merchant's own visit used the last one."""
    state = sent_to("tea_house", {"stack": 1})
    assert seat(state)["stack"] == 0
    after = play(state, "act 3", "roll 1 2")
    assert seat(after)["assistants"] == ["police_station"]


def test_it_leaves_an_assistant_lying_there() -> None:
    """4.12: no assistant is picked up either."""
    state = sent_to("tea_house", {"stack": 1, "assistants": ["tea_house"]})
    assert seat(state)["assistants"] == ["tea_house", "police_station"]


def test_it_pays_nobody() -> None:
    """4.12: merchants of others stand there."""
    there = {"merchant": "tea_house"}
    state = sent_to("tea_house", {"lira": 5}, seat1=there, seat2=there)
    assert texts(state)[:2] == ["skip", "act 3"]
    assert lira(state) == 5


def test_it_meets_nobody() -> None:
    """4.12: no governor, smuggler or family member at that place."""
    state = sent_to(
        "tea_house", governor="tea_house", smuggler="tea_house", seat1={"family": "tea_house"}
    )
    after = play(state, "act 3", "roll 1 2")
    assert texts(after) == ["end_turn"]
    assert seat(after, 1)["family"] == "tea_house"


def test_the_merchant_here_still_has_his_encounters() -> None:
    """B6: with the governor in the Police Station, but not with family members."""
    state = sent_to("tea_house", governor="police_station")
    after = play(state, "act 3", "roll 1 2")
    assert texts(after) == ["end_turn", "meet governor"]


def test_it_is_caught_by_the_next_merchant_there() -> None:
    """4.12, 7.3: seat 1 comes to where it stands."""
    state = sent_to("tea_house", seat1={"merchant": "spice_warehouse", "lira": 3})
    state = play(state, "skip", "end_turn", "move tea_house", "skip")
    assert starting(state, "catch") == ["catch 0 lira", "catch 0 card"]
    after = play(state, "catch 0 lira")
    assert (seat(after)["family"], lira(after, 1)) == ("police_station", 6)


def test_free_plays_are_possible_between_sending_and_acting() -> None:
    """6.1.1: five lira, then buy with them."""
    state = sent_to("gemstone_dealer", {"lira": 9, "hand": {"five_lira": 1}})
    assert texts(state) == ["skip", "card five_lira"]
    after = play(state, "card five_lira", "act")
    assert (lira(after), rubies(after), hand(after)) == (0, 1, {})


def test_brought_back_by_its_card_it_may_be_sent_at_once() -> None:
    """4.12, 6.7: the card before the action."""
    mine = {"family": "tea_house", "hand": {"family_to_police": 1}, "lira": 0}
    state = play(at("police_station", mine), "card family_to_police lira")
    assert len(starting(state, "act police")) == 15
    assert lira(state) == 3
