"""Caravansary (rules 4.6, B8)."""

from tests.games.board.table import all_cards_but, at, hand
from tests.playing import events, field, play, seat, texts, weights

NO_DECK = all_cards_but()  # in another hand, so that the deck is empty


def test_two_cards_from_the_deck_then_discard_one() -> None:
    """4.6: the card discarded may be a new one; without a pile, the deck is asked for once."""
    state = play(at("caravansary"), "act deck", "draw stay", "draw five_lira")
    assert texts(state) == ["discard five_lira", "discard stay"]
    after = play(state, "discard stay")
    assert hand(after) == {"five_lira": 1}
    assert field(after, "discard") == ["stay"]


def test_an_old_card_may_be_discarded() -> None:
    """4.6: one card from the hand, new or old."""
    state = at("caravansary", {"hand": {"move_3_4": 1}})
    state = play(state, "act deck", "draw stay", "draw stay", "discard move_3_4")
    assert hand(state) == {"stay": 2}


def test_the_first_is_seen_before_the_second_is_chosen() -> None:
    """B8: one after the other; both must be taken."""
    state = play(at("caravansary", discard=["one_good"]), "act deck", "draw five_lira")
    assert hand(state) == {"five_lira": 1}
    assert texts(state) == ["act deck", "act pile"]


def test_the_pile_gives_its_top_card() -> None:
    """4.6: from the deck or from the top of the discard pile."""
    state = play(at("caravansary", discard=["stay", "one_good", "move_3_4"]), "act pile")
    assert hand(state) == {"move_3_4": 1}
    assert field(state, "discard") == ["stay", "one_good"]
    assert hand(play(state, "act pile")) == {"move_3_4": 1, "one_good": 1}


def test_everybody_remembers_who_has_a_card_from_the_pile() -> None:
    """4.6: it lay open. As long as it is in hand, and not longer; one from the deck is hidden."""
    state = play(at("caravansary", discard=["stay", "five_lira"]), "act pile")
    assert seat(state)["known"] == {"five_lira": 1}
    state = play(state, "act deck", "draw move_3_4")
    assert seat(state)["known"] == {"five_lira": 1}
    assert seat(play(state, "discard five_lira"))["known"] == {}
    assert seat(play(state, "discard move_3_4"))["known"] == {"five_lira": 1}


def test_an_empty_pile_is_not_offered() -> None:
    """4.6: with one card on it, only once."""
    assert texts(at("caravansary")) == ["skip", "act deck"]
    state = play(at("caravansary", {"hand": {"stay": 1}}, discard=["one_good"]), "act pile")
    assert "draw five_lira" in texts(state)  # the deck is all that is left, so it is not asked


def test_the_new_card_is_not_on_the_pile_before_it_is_discarded() -> None:
    """4.6: the card discarded lies on top of the pile."""
    state = play(at("caravansary", discard=["one_good"]), "act deck", "draw stay")
    state = play(state, "act deck", "draw five_lira", "discard five_lira")
    assert field(state, "discard") == ["one_good", "five_lira"]


def test_a_card_played_just_before_can_be_taken() -> None:
    """6.1.3: played cards go on the pile."""
    state = play(at("caravansary", {"hand": {"five_lira": 1}}), "card five_lira", "act pile")
    assert hand(state) == {"five_lira": 1}


def test_cards_are_drawn_by_their_number_in_the_deck() -> None:
    """1.14: of 26 cards, without those in hands and on the pile."""
    state = at("caravansary", {"hand": {"one_good": 1}}, discard=["one_good", "stay"])
    found = weights(play(state, "act deck"))
    assert found["draw one_good"] == 2
    assert found["draw stay"] == 1
    assert found["draw five_lira"] == 4
    assert sum(found.values()) == 26 - 3


def test_the_last_card_of_the_deck_has_the_pile_shuffled_at_once() -> None:
    """6.1.4: so the second card cannot come from the pile any more."""
    others = all_cards_but({"stay": 1}, {"one_good": 1, "move_3_4": 1})
    state = at("caravansary", seat1={"hand": others}, discard=["one_good", "move_3_4"])
    state = play(state, "act deck")
    assert {"event": "deck_shuffled", "n": 2} in events(state, "draw stay")
    state = play(state, "draw stay")
    assert field(state, "discard") == []
    assert weights(state) == {"draw one_good": 1, "draw move_3_4": 1}


def test_an_empty_deck_is_made_from_the_pile_when_one_draws() -> None:
    """6.1.4: if there were no discards when it ran out, at the next draw."""
    others = all_cards_but({"stay": 1, "one_good": 1})
    state = at("caravansary", seat1={"hand": others}, discard=["one_good", "stay"])
    assert texts(state) == ["skip", "act deck", "act pile"]
    assert {"event": "deck_shuffled", "n": 2} in events(state, "act deck")
    state = play(state, "act deck")
    assert weights(state) == {"draw one_good": 1, "draw stay": 1}
    assert field(state, "discard") == []


def test_with_one_card_to_be_had_take_one_and_discard_one() -> None:
    """B8: with fewer available take what there is."""
    others = all_cards_but({"stay": 1}, {"five_lira": 1})
    state = at("caravansary", {"hand": {"five_lira": 1}}, seat1={"hand": others})
    state = play(state, "act deck", "draw stay")
    assert texts(state) == ["discard five_lira", "discard stay"]


def test_with_no_card_to_be_had_only_discard() -> None:
    """B8: then discard one if the hand is not empty."""
    mine = {"stay": 1, "one_good": 1}
    state = at("caravansary", {"hand": mine}, seat1={"hand": all_cards_but(mine)})
    assert "discard stay" in texts(state)
    assert "act deck" not in texts(state)
    state = play(state, "discard stay")
    assert hand(state) == {"one_good": 1}
    assert "end_turn" in texts(state)


def test_without_any_card_there_is_nothing_to_do() -> None:
    """G1: an action that changes nothing is not offered."""
    assert texts(at("caravansary", seat1={"hand": NO_DECK})) == ["end_turn"]


def test_there_is_no_hand_limit() -> None:
    """6.1: any number of cards."""
    mine = {"one_good": 4, "five_lira": 4, "move_3_4": 4, "stay": 2}
    state = play(at("caravansary", {"hand": mine}), "act deck", "draw assistant_back")
    state = play(state, "draw assistant_back", "discard one_good")
    assert sum(hand(state).values()) == 15
