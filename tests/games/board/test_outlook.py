"""What a seat would get at a place now: as the rules say, and as they carry it out."""

from typing import Any, Final

import pytest

import istanbul
from istanbul.engine.match import Match
from istanbul.engine.phrase import NextStep, Outlook
from istanbul.engine.source import SeededSource
from istanbul.games.board.player.outlook import NOTHING_TO_DO
from istanbul.messages import Words
from istanbul.messages.phrases import say
from istanbul.server.protocol.parts import DecisionNode, OptionInfo
from istanbul.server.view.options import node_for
from tests.games.board.table import NEXT_TO, at, table
from tests.server.test_scene import begun, read, walk

NOT_ACTIONS: Final = ("skip", "end_turn", "card", "guild", "tile_yellow")


def going_to(place: str, seat0: dict[str, Any] | None = None, **fields: Any) -> Outlook:
    """Of the step to a place by seat 0, which stands beside it."""
    state = table(seat0={"merchant": NEXT_TO[place], **(seat0 or {})}, **fields)
    node = read(node_for(state, 0, previews=True))
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
    assert said(found) == "You need 1 more lira for the action of the Wainwright"
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


def worth_of(state: istanbul.State, text: str) -> str:
    """What an option of seat 0 is worth, in words."""
    node = read(node_for(state, 0, previews=True))
    assert isinstance(node, DecisionNode)
    (found,) = [o for o in node.options or [] if o.text == text]
    return say(Words("en"), found.worth, ["Ada"]) if found.worth else ""


def test_numbers_of_the_tea_house_have_their_chance_and_mean() -> None:
    """21 of 36 rolls are 7 or more: 7 lira, else 2 (rules 4.9).

    With the red tile only 4 rolls are below 7 when a die is turned to 4; these are rolled again.
    """
    plain, red = at("tea_house"), at("tea_house", {"mosque_tiles": ["red"]})
    assert worth_of(plain, "act 7") == "58% chance; 4.9 lira on average"
    assert worth_of(plain, "act 12") == "3% chance; 2.3 lira on average"
    assert worth_of(red, "act 7") == "95% chance; 6.8 lira on average"
    steps = going_to("tea_house").next
    assert [step.text for step in steps] == [f"act {n}" for n in range(3, 13)]
    assert steps[4].worth is not None
    assert say(Words("en"), steps[4].worth, []) == "58% chance; 4.9 lira on average"


def test_a_mosque_tile_says_what_it_does() -> None:
    visiting = at("small_mosque", {"goods": {"red": 2, "green": 2}})
    assert "turn one die to 4" in worth_of(visiting, "act red")


def texts(steps: list[NextStep]) -> list[str]:
    return [step.text for step in steps]


def test_what_a_place_asks_after_the_dice_is_asked_before() -> None:
    """4.8: the good of the Black Market does not depend on the roll, so it can be named before."""
    found = going_to("black_market", {"goods": {"green": 2}})
    assert (texts(found.next), texts(found.also)) == (["act"], ["act red", "act yellow"])


def test_both_cards_of_the_caravansary_are_asked_at_once() -> None:
    found = going_to("caravansary", discard=["five_lira", "one_good"])
    assert texts(found.next) == texts(found.also) == ["act deck", "act pile"]


@pytest.mark.parametrize("place", ["spice_warehouse", "small_market"])
def test_the_reward_for_a_family_member_is_asked_with_the_action(place: str) -> None:
    """Of the market, too, where a demand tile is turned over between."""
    seat0 = {"goods": {"red": 1}}
    found = going_to(place, seat0, seat1={"family": place})
    assert len(found.next) == 1
    assert texts(found.also) == ["catch 1 lira", "catch 1 card"]
    two = {f"seat{n}": {"family": place} for n in (1, 2)}
    assert not going_to(place, seat0, **two).also, "whom to catch first is a choice of its own"


def meeting(figure: str, seat0: dict[str, Any], **fields: Any) -> Outlook | None:
    """What is said of a figure at the Tea House before it is met."""
    fields[figure] = "tea_house"
    state = at("tea_house", seat0, **fields)
    node = read(node_for(state.apply(state.parse("skip")), 0, previews=True))
    assert isinstance(node, DecisionNode)
    (found,) = [o for o in node.options or [] if o.text == f"meet {figure}"]
    return found.outlook


def test_a_smuggler_is_asked_and_paid_in_one_go() -> None:
    """B11: a good, then 2 lira or a good; what can only be paid with it is asked after it."""
    found = meeting("smuggler", {"lira": 2, "goods": {"red": 1, "blue": 2}})
    assert found is not None
    assert texts(found.next) == ["take red", "take green", "take yellow"]
    assert texts(found.also) == ["pay lira", "pay red", "pay blue"]
    poor = meeting("smuggler", {"lira": 0})
    assert poor is not None
    assert len(poor.next) == 4
    assert not poor.also


def test_a_card_is_drawn_before_the_governor_is_paid() -> None:
    assert meeting("governor", {"lira": 2}) is None


@pytest.mark.parametrize("name", ["base_3", "great_bazaar_4"])
def test_what_can_be_answered_at_once_is_what_is_asked_later(name: str) -> None:
    """Whatever chance says between, the answers are legal one after the other."""
    match, pairs = begun(name), 0
    for _ in range(60):
        walk(match, 3)
        if match.state.is_over:
            break
        node = read(node_for(match.state, match.state.waits_for, previews=True))
        assert isinstance(node, DecisionNode)
        for option in node.options or []:
            outlook = option.outlook
            if outlook is None or not outlook.also:
                continue
            for step in outlook.next[:2]:
                pairs += 1
                _both_are_legal(match.state, option, step.text, texts(outlook.also))
    assert pairs > 20


def _both_are_legal(
    state: istanbul.State, option: OptionInfo, first: str, second: list[str]
) -> None:
    for text in [option.text, *(option.follow.texts if option.follow else []), first]:
        state = state.apply(state.parse(text))
    source = SeededSource(1)
    while state.is_chance:
        state = state.apply(state.sample(source))
    offered = [state.text(action) for action in state.legal_actions()]
    dice = any(text == "keep" for text in offered)  # the red tile asks first
    assert dice or "act pile" in second or {*second} <= {*offered}, (option.text, first, offered)


def test_jewelry_has_its_chance_as_far_as_it_fits() -> None:
    """7 or more: 1, 9 or more: 2, 11 or more: 3 (rules 4.8); 21, 10 and 3 of 36 rolls."""
    assert "58% chance" in said(going_to("black_market", {"extensions": 2}))
    assert "(0.9 on average)" in said(going_to("black_market", {"extensions": 2}))
    assert "(0.6 on average)" in said(going_to("black_market", {"goods": {"blue": 1}}))
    assert said(going_to("black_market", {"goods": {"blue": 2}})).endswith("no room for blue goods")


def obvious_of(state: istanbul.State) -> str | None:
    node = read(node_for(state, 0, previews=True))
    assert isinstance(node, DecisionNode)
    return None if node.obvious is None else state.text(node.obvious)


def test_the_obvious_is_the_only_action_whatever_cards_are_held() -> None:
    assert obvious_of(at("post_office", {"hand": {"five_lira": 1}})) == "act"
    assert obvious_of(at("small_mosque", {"goods": {"red": 2}})) == "act red"
    assert obvious_of(at("small_mosque", {"goods": {"red": 2, "green": 2}})) is None
    assert obvious_of(at("tea_house")) is None
    assert obvious_of(table()) is None


def test_at_the_fountain_all_assistants_come_back() -> None:
    out = {"assistants": ["tea_house", "wainwright"], "stack": 2}
    assert obvious_of(at("fountain", out)) == "act all"
    assert [(g.what, g.n) for g in going_to("fountain", out).gains] == [("assistant", 2)]


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
        node = read(node_for(match.state, match.state.waits_for, previews=True))
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
