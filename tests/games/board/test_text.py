"""Which messages say the board game: prompts, options, events, gains."""

from typing import Any

import istanbul
from istanbul.engine.node import Json
from istanbul.engine.phrase import Gain, Phrase
from istanbul.games.board.contents import GOODS
from istanbul.games.board.events import EVENTS, BoardEvent
from istanbul.games.board.gains import gains_of
from istanbul.games.board.text import ON_THE_BOARD, QUIET

GAME = istanbul.game("board", players=3, layout="short_paths")


def at(place: str, *seats: Json, **fields: Any) -> istanbul.State:
    """Seat 0 stands at a place, and its action is asked."""
    mine, *others = [*seats] or [{}]
    return istanbul.position(
        {
            "options": {"players": 3, "layout": "short_paths"},
            "seats": [{"merchant": place, **mine}, *others],
            "turn": {"phase": "encounters"},
            "pending": [{"frame": "visit", "seat": 0, "about": place}],
            **fields,
        }
    )


def label(state: istanbul.State, text: str) -> Phrase:
    action = state.parse(text)
    return state.label(state.game.describe(action), state.preview(action))


def gains(state: istanbul.State, text: str) -> list[tuple[str, int, bool]]:
    option = state.game.describe(state.parse(text))
    found = state.game.text.gains(option, state.preview(option.action), state.waits_for)
    assert {gain.seat for gain in found} <= {0}
    return [(gain.what, gain.n, gain.in_label) for gain in found]


def told(*events: Json) -> list[Phrase | None]:
    return [each.words for each in GAME.text.tell(GAME.tables, events)]


def test_a_prompt_names_the_place_and_its_numbers() -> None:
    state = at("tea_house")
    expected = Phrase("prompt-action", {"place": "place-tea_house"})
    assert state.game.text.prompt(state.record) == expected
    here = {"merchant": "tea_house"}
    crowd = at("tea_house", {"lira": 9}, here, here, pending=[], turn={"phase": "merchants"})
    assert crowd.game.text.prompt(crowd.record) == Phrase("prompt-merchants", {"n": 4})


def test_going_somewhere_says_what_becomes_of_the_assistant() -> None:
    state = istanbul.position(
        {
            "options": {"players": 2, "layout": "short_paths"},
            "seats": [{"merchant": "fountain", "assistants": ["tea_house"]}],
        }
    )
    texts = [state.text(action) for action in state.legal_actions()]
    keys = {text: label(state, text).key for text in texts if text.startswith("move ")}
    assert keys.pop("move tea_house") == "action-move_own"
    assert set(keys.values()) == {"action-move_lay"}
    assert ("assistant", 1, True) in gains(state, "move tea_house")


def test_a_warehouse_names_its_price_and_a_mosque_its_tile() -> None:
    extra = label(at("fruit_warehouse", {"lira": 5, "mosque_tiles": ["green"]}), "act red")
    red = Phrase("count-red", {"n": 1})
    assert extra == Phrase("action-act_extra", {"goods": red, "colour": "colour-red", "n": 2})
    mosque = at("small_mosque", {"goods": dict.fromkeys(GOODS, 2)})
    assert label(mosque, "act red").key == "action-act_tile"
    assert ("tile", 1, True) in gains(mosque, "act red")


def test_a_card_from_the_pile_is_named() -> None:
    state = at("caravansary", discard=["stay", "one_good"])
    assert label(state, "act pile") == Phrase("action-act_pile_card", {"card": "card-one_good"})
    assert gains(state, "act pile") == [("card", 1, True)]


def test_a_catch_names_the_player() -> None:
    state = at("tea_house", {}, {"family": "tea_house"}, pending=[])
    assert label(state, "catch 1 lira") == Phrase("action-catch_lira", {}, {"other": 1})


def test_a_purchase_is_told_with_what_counts_first() -> None:
    state = at("gemstone_dealer", {"lira": 30}, dealer=15)
    assert gains(state, "act")[:2] == [("ruby", 1, False), ("lira", -15, False)]
    wainwright = at("wainwright", {"lira": 9})
    assert gains(wainwright, "act") == [("lira", -7, False), ("extension", 1, False)]


def test_a_fee_is_a_gain_of_the_one_who_gets_it() -> None:
    fee: BoardEvent = {"event": "merchant_paid", "seat": 0, "other": 2, "n": 4}
    expected = [Gain(0, "lira", -4, "count-lira"), Gain(2, "lira", 4, "count-lira")]
    assert gains_of(fee) == expected


def test_a_gain_ends_where_the_next_turn_begins() -> None:
    option = GAME.describe(GAME.action_number("end_turn") or 0)
    events = [{"event": "turn_begun", "seat": 0, "round": 2}, {"event": "lira", "seat": 0, "n": 3}]
    assert GAME.text.gains(option, events, 0) == []


def test_a_sale_tells_its_goods_and_its_lira_and_nothing_else() -> None:
    events = [
        {"event": "goods_paid", "seat": 0, "good": "blue", "n": 1},
        {"event": "lira", "seat": 0, "n": 5},
        {"event": "goods_paid", "seat": 0, "good": "red", "n": 1},
        {"event": "goods_paid", "seat": 0, "good": "green", "n": 1},
        {"event": "sold", "seat": 0, "place": "small_market", "goods": "r1g1", "n": 5},
        {"event": "lira", "seat": 0, "n": 5},
        {"event": "lira", "seat": 0, "n": 3},
    ]
    keys = [phrase and phrase.key for phrase in told(*events)]
    assert keys == ["event-goods_paid", "event-lira", None, None, "event-sold", None, "event-lira"]


def test_what_is_hidden_has_a_sentence_of_its_own() -> None:
    drawn = {"event": "card_drawn", "seat": 1, "card": "stay"}
    assert told(drawn) == [Phrase("event-card_drawn", {"card": "card-stay"}, {"seat": 1})]
    hidden = GAME.event_for(drawn, 0)
    assert told(hidden) == [Phrase("event-card_drawn_hidden", {}, {"seat": 1})]


def test_a_demand_is_told_by_its_goods() -> None:
    goods: list[str | Phrase] = [
        Phrase(f"count-{good}", {"n": n}) for good, n in (("red", 1), ("green", 3), ("yellow", 1))
    ]
    expected = Phrase("event-demand", {"place": "place-small_market", "goods": goods})
    assert told({"event": "demand", "market": "small", "tile": 0}) == [expected]


def test_quiet_events_exist_and_those_on_the_board_are_marked() -> None:
    assert set(EVENTS) >= QUIET | ON_THE_BOARD
    (mail,) = GAME.text.tell(GAME.tables, [{"event": "mail", "n": 2}])
    assert mail.on_board
    assert mail.words == Phrase("event-mail", {"n": 2})


def test_native_states_ask_the_same() -> None:
    game = istanbul.game("board", players=3, seed=3)
    state = game.start(seed=3)
    native = game.native().adopt(state)
    assert game.text.prompt(native.record) == game.text.prompt(state.record)
