"""Rulings S4 to S6 (docs/rules/rulings.md), on both builds: guild cards and the barrier."""

from __future__ import annotations

import istanbul
from tests.games.board.builds import On
from tests.games.board.letters_table import (
    bazaar,
    bazaar_at,
    companion,
)
from tests.games.board.mocha import coffee, is_offered, mocha, with_guild
from tests.games.board.table import Json, goods, lira
from tests.playing import field, play, rubies, seat, starting, texts

# S4: guild card 19.

TILES: Json = {"tavern_tiles": ["movement", "encounters"]}


def test_s4_what_the_first_brings_counts(on: On) -> None:
    """S4: 1 coffee for the barrier; the Guild Hall's coffee pays for the tile."""
    assert not is_offered(19, {"coffee": 0})
    state = play(on(with_guild(19, {"coffee": 1})), "guild_19")  # nothing but the barrier can begin
    state = play(state, "put spice_warehouse", "put guild_hall")
    assert (coffee(state), texts(state)[0]) == (1, "draw guild_1")  # its action must be done
    state = play(state, "draw guild_1", "draw guild_2", "discard guild_1")
    assert texts(state) == ["act movement", "act encounters"]
    after = play(state, "act movement")
    assert (coffee(after), seat(after)["tavern_tiles"]) == (0, ["movement"])


def test_s4_only_edges_where_it_can_be_gained(on: On) -> None:
    """S4: with 1 coffee and nothing else: Guild Hall, Caravansary, or by way of the police."""
    state = play(on(with_guild(19, {"coffee": 1, "lira": 0, "family": "fountain"})), "guild_19")
    lower = ["spice_warehouse", "post_office", "caravansary", "fountain", "great_mosque"]
    assert texts(state) == [f"put {place}" for place in lower]
    state = play(on(with_guild(19, {"coffee": 1, "lira": 0})), "guild_19")
    assert "put tea_house" in texts(state)  # with the police: the family member goes to the hall


def test_s4_roasting_must_bring_enough(on: On) -> None:
    """S4: tiles for 4 coffee; lira, good and card bring 2 each; only the Roasting Plant will do."""
    three: Json = {"seat1": TILES, "seat2": TILES, "seat3": TILES}
    mine: Json = {"coffee": 1, "lira": 2, "goods": {"red": 1}, "hand": {"stay": 1}}
    state = play(on(with_guild(19, mine, 4, **three)), "guild_19", "put fountain")
    assert texts(state) == ["act lira", "act red"]  # the card alone is not enough
    state = play(state, "act lira")
    assert texts(state) == ["act red", "discard stay"]  # no `done`
    after = play(state, "act red", "done", "act movement")
    assert (coffee(after), seat(after)["tavern_tiles"]) == (0, ["movement"])
    assert not is_offered(19, {"coffee": 1, "lira": 2}, players=4, **three)


def test_s4_goods_for_baksheesh_can_be_gained(on: On) -> None:
    """S4: with both tiles the second thing is the ruby: 4 coffee and 3 yellow goods."""
    mine: Json = {**TILES, "coffee": 5, "extensions": 1}
    state = play(on(with_guild(19, mine)), "guild_19")
    assert starting(state, "put small_market") == []
    state = play(state, "put fruit_warehouse", "put tea_house")
    assert goods(state) == {"yellow": 3}  # only its action was left
    after = play(state, "act ruby coffee_house")
    assert (rubies(after), coffee(after)) == (1, 0)
    assert not is_offered(19, {**mine, "extensions": 0})  # no room for 3
    assert not is_offered(19, {**mine, "coffee": 4})


def test_s4_one_good_of_choice(on: On) -> None:
    """S4: 2 yellow and 1 to come from the Black Market, whatever the roll; only yellow then."""
    mine: Json = {**TILES, "coffee": 5, "extensions": 1, "goods": {"yellow": 2}}
    state = play(on(with_guild(19, mine)), "guild_19", "put black_market")
    state = play(state, "roll 1 1")
    assert goods(state) == {"yellow": 3}
    assert "act ruby coffee_house" in texts(state)


def test_s4_the_coffee_is_reserved(on: On) -> None:
    """S4: 7 coffee, 1 for the barrier: 5 may be spent, and the Coffee House asks for 6."""
    edge = ["act barrier", "put small_market", "put coffee_house", "use coffee_house"]
    state = play(on(with_guild(19, {"coffee": 7})), "guild_19", *edge)
    assert texts(state) == ["act movement", "act encounters"]
    state = play(on(with_guild(19, {"coffee": 8})), "guild_19", *edge, "act")
    assert (coffee(state), rubies(state)) == (1, 1)
    assert texts(state) == ["act movement", "act encounters"]


def test_s4_the_cheaper_tile_is_what_is_reserved(on: On) -> None:
    """S4: movement costs 2 coffee by now, encounters 1; so 6 of 7 may be spent."""
    edge = ["act barrier", "put small_market", "put coffee_house", "use coffee_house"]
    one: Json = {"seat1": {"tavern_tiles": ["movement"]}}
    state = play(on(with_guild(19, {"coffee": 8}, **one)), "guild_19", *edge, "act")
    assert (coffee(state), rubies(state)) == (0, 1)
    assert seat(state)["tavern_tiles"] == ["encounters"]  # the only one that is left to pay


def test_s4_cards_cannot_spend_it(on: On) -> None:
    """S4: 1 coffee for a tile; lira, guild card and exchange would take it."""
    cards = {"lira_for_coffee": 1, "guild_for_coffee": 1, "exchange": 1}
    edge = ["act barrier", "put wainwright", "put fountain", "use wainwright"]
    for n, free in ((2, []), (3, ["card lira_for_coffee", "card exchange"])):
        mine: Json = {"coffee": n, "hand": cards, "lira": 9}
        state = play(on(with_guild(19, mine)), "guild_19", *edge)
        assert starting(state, "card") == free


def test_s4_goods_are_reserved_when_only_baksheesh_is_left(on: On) -> None:
    """S4: 3 yellow are needed; a fourth may be sold."""
    mine: Json = {**TILES, "coffee": 5, "extensions": 2}
    edge = ["act barrier", "put small_market", "put coffee_house", "use small_market"]
    one: Json = {"demand": {"small": 0}}  # red 1, green 3, yellow 1
    three = on(with_guild(19, {**mine, "goods": {"yellow": 3}}, **one))
    assert "act ruby coffee_house" in texts(play(three, "guild_19", *edge[:3], "skip"))
    assert play(three, "guild_19", *edge).waits_for == 0
    assert starting(play(three, "guild_19", *edge), "act y") == []
    four = on(with_guild(19, {**mine, "goods": {"yellow": 4}}, **one))
    assert starting(play(four, "guild_19", *edge), "act y") == ["act y1"]


def test_s4_the_family_member_at_the_tavern(on: On) -> None:
    """S4: by way of the police it may not take the only tile that the second thing could be."""
    mine: Json = {"tavern_tiles": ["movement"], "coffee": 9}
    edge = ["act barrier", "put caravansary", "put police_station", "use police_station"]
    state = play(on(with_guild(19, mine)), "guild_19", *edge, "act police tavern")
    assert texts(state) == ["skip", "act barrier"]


def test_s4_guild_cards_can_be_roasted_too(on: On) -> None:
    """S4: as above, with a guild card in place of the bonus card."""
    three: Json = {"seat1": TILES, "seat2": TILES, "seat3": TILES}
    mine: Json = {"coffee": 1, "lira": 2, "goods": {"red": 1}, "guild": ["guild_3"]}
    state = play(on(with_guild(19, mine, 4, **three)), "guild_19", "put fountain")
    assert texts(state) == ["act lira", "act red"]
    assert texts(play(state, "act lira")) == ["act red", "discard guild_3"]


def test_s4_a_good_that_does_not_fit_cannot_be_gained() -> None:
    """S4: a third yellow good has no room in the wheelbarrow, wherever it comes from."""
    mine: Json = {**TILES, "coffee": 5, "goods": {"yellow": 2}}
    assert not is_offered(19, mine)
    assert is_offered(19, {**mine, "extensions": 1})


def test_s4_the_auction_house_brings_a_good_of_choice(on: On) -> None:
    """S4, 24.23: the good first, and it is the one that is lacking."""
    mine: Json = {**TILES, "coffee": 5, "extensions": 1, "goods": {"yellow": 2}}
    state = play(on(bazaar(3, {**mine, "guild": ["guild_19"]})), "guild_19")
    state = play(state, "put wainwright", "put auction_house")
    assert goods(state) == {"yellow": 3}  # all was forced
    assert starting(state, "bid")


def test_s4_baksheesh_by_the_family_member_leaves_the_second_thing(on: On) -> None:
    """S4: with both tiles the second thing is the other side of baksheesh: 3 red, 4 coffee."""
    mine: Json = {**TILES, "extensions": 1, "goods": {"yellow": 3, "red": 3}}
    edge = ["act barrier", "put caravansary", "put police_station", "use police_station"]
    tracks = ("sultans_palace", "gemstone_dealer", "coffee_house")
    rubies_for = [f"act ruby {track}" for track in tracks]
    for n, offered in ((9, rubies_for), (8, [])):
        state = play(on(with_guild(19, {**mine, "coffee": n})), "guild_19", *edge)
        state = play(state, "act police tavern")
        assert starting(state, "act ruby") == offered
    no_red = on(with_guild(19, {**mine, "goods": {"yellow": 3}, "coffee": 9}))
    assert starting(play(no_red, "guild_19", *edge, "act police tavern"), "act ruby") == []


def test_s4_other_choices_are_left_alone() -> None:
    """S4: a position with a bonus card under way; its choice rules nothing out."""
    pending: list[Json] = [
        {"frame": "guild", "about": "guild_19", "seat": 0, "step": 2},
        {"frame": "card", "about": "exchange", "seat": 0},
    ]
    mine: Json = {"coffee": 0, "goods": {"red": 1, "green": 1}}
    state = mocha(seat0=mine, turn={"guild_turn": True}, pending=pending)
    assert texts(state) == ["give red", "give green"]


# S5: guild card 12.


def test_s5_only_places_where_something_can_be_done(on: On) -> None:
    """S5: without lira, goods and coffee."""
    state = play(on(with_guild(12, {"lira": 0})), "guild_12")
    barred = ["wainwright", "small_market", "large_market", "sultans_palace", "gemstone_dealer"]
    barred += ["small_mosque", "great_mosque", "tavern", "coffee_house", "roasting_plant"]
    barred += ["fountain", "police_station"]
    assert not {f"act police {place}" for place in barred} & set(texts(state))
    assert len(texts(state)) == 20 - len(barred)


def test_s5_the_action_is_not_skipped(on: On) -> None:
    """S5: all that the card says; a single way is not asked for."""
    after = play(on(with_guild(12, {"lira": 14})), "guild_12", "act police gemstone_dealer")
    assert (rubies(after), lira(after), texts(after)) == (1, 0, ["end_turn"])
    state = play(on(with_guild(12, {"lira": 2})), "guild_12", "act police roasting_plant")
    assert coffee(state) == 2


def test_s5_a_letter_delivered_there_counts(on: On) -> None:
    """S5, L1: five seals, and a sixth by the letter for the Secret Society itself."""
    mail = {"open": {"secret_society": 1}, "delivered": {"kiosk": 1, "tea_house": 1}}
    mine: Json = {"letters": mail, "guild": ["guild_12"], "family": "fountain"}
    state = play(on(bazaar(3, mine)), "guild_12")
    assert "act police secret_society" in texts(state)
    state = play(state, "act police secret_society", "act ruby coffee_house")
    assert rubies(state) == 1
    mine["letters"] = {"delivered": {"kiosk": 1, "tea_house": 1}}
    assert "act police secret_society" not in texts(play(on(bazaar(3, mine)), "guild_12"))


# S6: barrier and Catacombs.

EDGE = ["act barrier", "put caravansary", "put catacombs", "use catacombs"]


def test_s6_the_barrier_moves_the_merchant_from_the_tavern(on: On) -> None:
    """S6: he acted there; nobody is met, neither there nor where he goes (L9)."""
    state = play(on(bazaar_at("tavern", {"coffee": 2}, governor="tea_house")), *EDGE)
    after = play(state, "act red", "put tea_house")
    assert (seat(after)["merchant"], texts(after)) == ("tea_house", ["end_turn"])


def test_s6_guild_19_moves_him_from_where_he_stands(on: On) -> None:
    """S6."""
    mine: Json = {"coffee": 2, "guild": ["guild_19"], "merchant": "kiosk"}
    state = play(on(bazaar(3, mine)), "guild_19", *EDGE, "act red", "put tea_house")
    assert seat(state)["merchant"] == "tea_house"


def test_s6_not_the_companion_who_used_the_barrier(on: On) -> None:
    """S6, M2: the companion stays on the Tavern, and meets whom he finds there."""
    mine: Json = {"coffee": 2, "companion": "guild_hall", "merchant": "kiosk"}
    state = play(on(bazaar(3, mine, courier="tavern")), "companion tavern", *EDGE)
    after = play(state, "act red", "put tea_house")
    assert (seat(after)["merchant"], companion(after)) == ("tea_house", "tavern")
    assert texts(after) == ["end_turn", "meet courier"]


def test_s6_not_the_family_member(on: On) -> None:
    """S6: it stays on the Tavern; the merchant leaves the Police Station."""
    state = play(on(bazaar_at("police_station", {"coffee": 2})), "act police tavern", *EDGE)
    after = play(state, "act red", "put tea_house")
    assert (seat(after)["merchant"], seat(after)["family"]) == ("tea_house", "tavern")
    assert texts(after) == ["end_turn"]


def test_every_state_of_guild_19_can_be_finished(on: On) -> None:
    """S4: whatever is chosen, both things are done."""
    mine: Json = {"coffee": 1, "lira": 2, "goods": {"red": 1}, "hand": {"stay": 1}}
    begun = play(on(with_guild(19, mine)), "guild_19")
    seen: set[str] = set()
    waiting = [begun]
    while waiting:
        state = waiting.pop()
        if texts(state) and "end_turn" not in texts(state):
            few = texts(state) if state.waits_for >= 0 else texts(state)[:1]
            waiting += [after for text in few if not is_seen(after := play(state, text), seen)]
        else:
            assert seat(state)["tavern_tiles"], field(state, "barrier")
    assert len(seen) > 100


def is_seen(state: istanbul.State, seen: set[str]) -> bool:
    """Has this state been met before? It has been now."""
    digest = state.digest()
    found = digest in seen
    seen.add(digest)
    return found
