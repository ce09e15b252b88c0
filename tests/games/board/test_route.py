"""Routes over the next turns: what the rulebook says each stop brings, and with which odds."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.engine.errors import MalformedInput
from istanbul.engine.phrase import Gain
from istanbul.engine.source import SeededSource
from istanbul.server.errors import Refused
from istanbul.server.protocol.parts import DecisionNode
from istanbul.server.protocol.route_bodies import Route, Station, Stop
from istanbul.server.view.routes import route
from tests.games.board.letters_table import table as letters_table
from tests.games.board.table import at, table
from tests.playing import play
from tests.server.test_scene import read


def planned(state: istanbul.State, *stops: str | Stop, seat: int = 0) -> Route:
    """A route; a stop is its texts with semicolons between them."""
    given = [
        stop if isinstance(stop, Stop) else Stop(texts=[text.strip() for text in stop.split(";")])
        for stop in stops
    ]
    return route(state, seat, given)


def counts(gains: list[Gain]) -> dict[str, int]:
    return {gain.what: gain.n for gain in gains}


def odds(station: Station) -> list[tuple[int, dict[str, int]]]:
    return [(one.percent, counts(one.gains)) for one in station.odds]


def test_a_warehouse_then_a_market_twice() -> None:
    """4.2 to 4.4: the barrow is filled. 4.11: 1 good brings 2 lira, 2 goods 5.

    The first tile asks for 3 green goods. Of the four that may follow one asks for 1, three for 2.
    """
    state = table(seat0={"merchant": "fountain", "lira": 0})
    round_trip = ("move spice_warehouse", "move small_market")
    _, spice, market, _, again = planned(state, *round_trip, *round_trip).stations
    assert counts(spice.gains) == {"green": 2, "assistant": -1}
    assert counts(spice.has) == {"green": 2, "assistant": 3}
    assert counts(market.gains) == {"green": -2, "lira": 5, "assistant": -1}
    assert market.odds == []
    assert [note.key for note in market.notes] == ["route-unknown_demand"]
    assert odds(again) == [(75, {"green": -2, "lira": 5}), (25, {"green": -1, "lira": 2})]


def test_an_assistant_is_laid_and_fetched_again() -> None:
    """3.1: with the first visit one is laid; the second picks it up."""
    found = planned(
        table(seat0={"merchant": "fountain"}), "move tea_house", "move fountain", "move tea_house"
    )
    stacks = [counts(station.has)["assistant"] for station in found.stations]
    assert stacks == [4, 3, 4, 3]
    again = planned(
        table(seat0={"merchant": "fountain"}),
        "move tea_house",
        "move spice_warehouse",
        "move tea_house",
    )
    assert [counts(one.has)["assistant"] for one in again.stations] == [4, 3, 2, 3]


@pytest.mark.parametrize(("called", "percent"), [(7, 58), (9, 28), (3, 97), (12, 3)])
def test_the_tea_house_tells_its_odds(called: int, percent: int) -> None:
    """4.9: the number called if two dice reach it, else 2 lira; 21 of 36 rolls reach 7."""
    state = table(seat0={"merchant": "fountain", "lira": 5})
    _, tea = planned(state, f"move tea_house; act {called}").stations
    assert sorted(odds(tea)) == sorted([(percent, {"lira": called}), (100 - percent, {"lira": 2})])
    assert odds(tea)[0][0] >= 50, "the likeliest comes first"
    assert tea.asked[0].taken == f"act {called}"
    assert len(tea.asked[0].choices) == 10
    unlikely = Stop(texts=["move tea_house", f"act {called}"], branch=1)
    _, other = planned(state, unlikely).stations
    assert counts(other.has)["lira"] == 5 + counts(other.odds[1].gains)["lira"]


def test_the_red_tile_is_used_as_it_pays_best() -> None:
    """5.1: it turns a die to 4, or rolls both again: 9 or more then comes in 54 % of all turns."""
    state = table(seat0={"merchant": "fountain", "mosque_tiles": ["red"]})
    _, tea = planned(state, "move tea_house; act 9").stations
    hit = {first: any_of(first) for first in range(1, 7)}
    expected = round(100 * sum(sum(row) for row in hit.values()) / 36)
    assert (expected, {"lira": 9}) in odds(tea)


def any_of(first: int) -> list[float]:
    """The chance to have 9 with the red tile, for each second die."""
    once = 10 / 36
    best = [max(first + second, first + 4, second + 4) for second in range(1, 7)]
    return [1.0 if total >= 9 else once for total in best]


def test_the_black_market_tells_what_the_dice_bring() -> None:
    """4.8: 7 or 8 one jewelry, 9 or 10 two, 11 or 12 three; then a good of another kind."""
    state = at("black_market", {"extensions": 1})
    found = planned(state).stations
    assert [sum(o.percent for o in one.odds) for one in found] == [100]
    blue = {percent: gains.get("blue", 0) for percent, gains in odds(found[0])}
    assert blue == {42: 0, 31: 1, 19: 2, 8: 3}


def test_lira_that_are_missing_are_told() -> None:
    """4.1: an extension costs 7 lira."""
    state = table(seat0={"merchant": "large_market", "lira": 5})
    _, there = planned(state, "move wainwright").stations
    assert counts(there.gains) == {"assistant": -1}
    assert [(note.key, note.args["n"]) for note in there.notes] == [("reason-cannot_pay", 2)]
    rich = table(seat0={"merchant": "large_market", "lira": 7})
    before, after = planned(rich, "move wainwright").stations
    assert "place-wainwright" in before.affords
    assert "place-wainwright" not in after.affords
    assert counts(after.gains) == {"assistant": -1, "lira": -7, "extension": 1}


def test_why_a_stop_is_not_possible() -> None:
    """3.1: another place, one or two steps away; an assistant is needed for the action."""
    state = table(seat0={"merchant": "fountain"})
    far = next(
        place
        for place in ("sultans_palace", "great_mosque", "police_station", "small_mosque")
        if f"move {place}" not in [option.text for option in state.node.options]  # type: ignore[union-attr]  # it is a decision
    )
    for stop, key in ((f"move {far}", "route-too_far"), ("move fountain", "route-is_there")):
        found = planned(state, "move tea_house; act 7", "move fountain", stop)
        assert found.problem is not None
        assert (found.problem.stop, found.problem.says.key) == (2, key)
        assert len(found.stations) == 3
    alone = table(seat0={"merchant": "spice_warehouse", "stack": 0, "assistants": []})
    problem = planned(alone, "move tea_house").problem
    assert problem is not None
    assert problem.says.key == "route-no_assistant"
    kiosk = planned(state, "move kiosk").problem
    assert kiosk is not None
    assert kiosk.says.key == "route-no_such_place"


def test_bad_stops_are_refused_with_what_was_expected() -> None:
    state = table(seat0={"merchant": "fountain"})
    for texts in (["nonsense"], ["act 7"], ["end_turn"], ["move tea_house", "fly"]):
        with pytest.raises(MalformedInput, match="expected an action that leads to a place"):
            planned(state, Stop(texts=texts))
    with pytest.raises(MalformedInput, match="branch 5: expected 0 to 1"):
        planned(state, Stop(texts=["move tea_house"], branch=5))


def test_merchants_met_are_paid_and_the_others_stand_still() -> None:
    """3.2: 2 lira for each merchant."""
    state = table(seat0={"merchant": "fountain", "lira": 5}, seat1={"merchant": "tea_house"})
    _, tea, away, back = planned(
        state, "move tea_house; act 3", "move spice_warehouse", "move tea_house; act 3"
    ).stations
    assert counts(tea.odds[0].gains) == {"lira": 1}  # 3 less 2
    assert counts(back.odds[0].gains) == {"lira": 1}
    assert away.frame.view["seats"][1]["merchant"] == "tea_house"
    poor = table(seat0={"merchant": "fountain", "lira": 1}, seat1={"merchant": "tea_house"})
    assert counts(planned(poor, "move tea_house").stations[1].has)["lira"] == 1


def test_the_last_station_says_where_to_go_next() -> None:
    *before, last = planned(table(seat0={"merchant": "fountain"}), "move tea_house").stations
    node = read(last.frame.node)
    assert isinstance(node, DecisionNode)
    kinds = {option.kind for option in node.options or []}
    assert kinds <= {"move", "visit"}
    assert all(isinstance(one.frame.node, DecisionNode) for one in before)
    assert before[0].frame.node.options == []  # type: ignore[union-attr]  # asserted above


def test_a_route_ends_with_the_last_ruby() -> None:
    """8.1: whoever has the rubies makes this the last round."""
    state = table(seat0={"merchant": "wainwright", "rubies": 4, "lira": 30}, dealer=14)
    found = planned(state, "move gemstone_dealer", "move wainwright")
    assert found.stations[-1].over
    assert found.problem is not None
    assert found.problem.says.key == "planner-over"


def test_it_begins_where_the_turn_is_over_that_is_under_way() -> None:
    state = play(table(seat0={"merchant": "fountain"}), "move spice_warehouse")
    (here,) = planned(state).stations
    assert here.place == "spice_warehouse"
    assert counts(here.gains) == {"green": 2}


def test_what_is_hidden_does_not_change_it() -> None:
    """The same view, other hands and another deck: the same route."""
    base = table(players=3, seat0={"merchant": "fountain"}, seat1={"hand": {"five_lira": 2}})
    world = base.view(0).world(SeededSource(7))
    stops = ("move caravansary", "move tea_house", "move fountain")
    assert planned(base, *stops) == planned(world, *stops)


def test_a_card_that_would_be_drawn_lies_face_down() -> None:
    """4.6: two cards are taken and one is discarded; nobody can know which they are."""
    state = table(seat0={"merchant": "fruit_warehouse", "hand": {"stay": 1}})
    _, there = planned(state, "move caravansary; discard stay").stations
    assert [note.key for note in there.notes] == ["route-unknown_card"]
    own = there.frame.view["seats"][0]
    assert own["hand"] == {}
    assert counts(there.gains) == {"assistant": -1, "card": 1}


def test_other_games_have_no_routes() -> None:
    state = istanbul.game("dice", players=2).start(1)
    with pytest.raises(Refused, match="no routes"):
        planned(state)


def test_letters_that_come_are_not_known_but_counted() -> None:
    state = letters_table(seat0={"merchant": "fountain"})
    found = planned(state)
    assert found.problem is None
    node = read(found.stations[-1].frame.node)
    assert isinstance(node, DecisionNode)
    texts = [option.text for option in node.options or []]
    embassy = "move embassy"
    if embassy in texts:
        _, there = planned(state, embassy).stations
        assert "route-unknown_letter" in [note.key for note in there.notes]
