"""What a seat would get at a place now: as the rules say, and as they carry it out."""

from typing import Any, Final

import pytest

from istanbul.engine.match import Match
from istanbul.engine.phrase import Outlook
from istanbul.games.board.player.outlook import NOTHING_TO_DO
from istanbul.messages import Words
from istanbul.messages.phrases import say
from istanbul.server.protocol.parts import DecisionNode, OptionInfo
from istanbul.server.view.options import node_for
from tests.games.board.table import NEXT_TO, table
from tests.server.test_scene import begun, walk

NOT_ACTIONS: Final = ("skip", "end_turn", "card", "guild", "tile_yellow")


def going_to(place: str, seat0: dict[str, Any] | None = None, **fields: Any) -> Outlook:
    """Of the step to a place by seat 0, which stands beside it."""
    state = table(seat0={"merchant": NEXT_TO[place], **(seat0 or {})}, **fields)
    node = node_for(state, 0, previews=True)
    assert isinstance(node, DecisionNode)
    (found,) = [o for o in node.options or [] if o.text == f"move {place}"]
    assert found.outlook is not None
    return found.outlook


def said(outlook: Outlook) -> str:
    return say(Words("en"), outlook.says, ["Ada", "Ben", "Cem"])


def test_a_warehouse_says_how_many_goods_fit() -> None:
    found = going_to("spice_warehouse", {"goods": {"green": 1}})
    assert [(gain.what, gain.n) for gain in found.gains] == [("green", 1)]
    assert (found.idle, found.ends) == (False, True)


def test_a_full_wheelbarrow_leaves_nothing_to_do() -> None:
    found = going_to("spice_warehouse", {"goods": {"green": 2}})
    assert (found.idle, found.gains) == (True, [])
    assert said(found) == "Your wheelbarrow has no room for what the Spice Warehouse gives"


def test_lira_that_are_missing_are_counted_after_the_merchants_are_paid() -> None:
    """B5: both merchants get 2 lira before the action."""
    paying = {f"seat{n}": {"merchant": "wainwright"} for n in (1, 2)}
    found = going_to("wainwright", {"lira": 10}, **paying)
    assert found.idle
    assert said(found) == "You are 1 lira short for the action of the Wainwright"
    assert not going_to("wainwright", {"lira": 11}, **paying).idle


def test_a_market_tells_its_best_sale() -> None:
    goods = {"red": 2, "green": 2, "yellow": 2, "blue": 2}
    state = table(seat0={"merchant": NEXT_TO["small_market"], "goods": goods})
    after = state.apply(state.parse("move small_market"))
    prices = [after.foresee(a)[1] for a in after.legal_actions()]
    best = max(event["n"] for events in prices for event in events if event["event"] == "lira")
    found = going_to("small_market", {"goods": goods})
    assert [gain.n for gain in found.gains if gain.what == "lira"] == [best]


def test_somebody_to_catch_makes_a_place_worth_a_visit() -> None:
    found = going_to("wainwright", {"lira": 0}, seat1={"family": "wainwright"})
    assert not found.idle
    assert said(found).endswith("you can catch Ben's family member there")


def test_more_than_a_player_sees_is_told_by_the_rules() -> None:
    """The green tile buys another good where the own one is full."""
    seat0 = {"goods": {"green": 2}, "mosque_tiles": ["green"], "lira": 5}
    found = going_to("spice_warehouse", seat0)
    assert (found.idle, said(found)) == (False, "You take the action")


def idle_by_hand(match: Match, option: OptionInfo) -> bool:
    """Go there for real: is nothing offered but to end the turn, and nothing gained?"""
    seat = match.state.waits_for
    after = match.state.apply(option.action)
    for text in option.follow.texts if option.follow else []:
        after = after.apply(after.parse(text))
    kinds = [after.game.describe(a).kind for a in after.legal_actions()]
    gained = any(gain.n > 0 and gain.what != "assistant" for gain in option.gains)
    doing = [kind for kind in kinds if not kind.startswith(NOT_ACTIONS)]
    return after.waits_for == seat and not doing and not gained


@pytest.mark.parametrize("name", ["base_3", "base_2_neutral_assistants", "great_bazaar_4"])
def test_idle_places_are_those_where_nothing_can_be_done(name: str) -> None:
    match = begun(name)
    seen = {True: 0, False: 0}
    for _ in range(60):
        walk(match, 3)
        node = node_for(match.state, match.state.waits_for, previews=True)
        if not isinstance(node, DecisionNode):
            break
        for option in node.options or []:
            if option.outlook is None:
                continue
            assert option.outlook.idle == idle_by_hand(match, option), option.text
            if option.outlook.idle:
                assert option.outlook.says.key in NOTHING_TO_DO | {"ui-reason_and"}
                assert option.outlook.gains == []
            seen[option.outlook.idle] += 1
    assert min(seen.values()) > 20
