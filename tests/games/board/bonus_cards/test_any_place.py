"""The card *any_place* (rules 26.14, G5)."""

from tests.games.board.letters_table import ALL_PLACES, at, table
from tests.games.board.table import hand, lira
from tests.playing import field, play, seat, starting, texts

CARD = "card any_place"
MINE = {"hand": {"any_place": 1}, "lira": 3}


def test_three_lira_to_every_other_place() -> None:
    """26.14: all but the one where he stands; the Fountain without `visit`."""
    state = play(table(3, {**MINE, "merchant": "tea_house"}), CARD)
    assert (lira(state), hand(state)) == (0, {})
    places = [*ALL_PLACES[:8], *ALL_PLACES[9:16], *ALL_PLACES[20:24]]
    ways = [f"{verb} {p}" for p in places for verb in ("move", "visit")]
    assert texts(state) == [way for way in ways if way != "visit fountain"]


def test_then_as_after_walking() -> None:
    """26.14: assistant, merchants, action, encounters."""
    mine = {**MINE, "lira": 5}
    others = {"merchant": "secret_society", "lira": 0}
    state = table(3, mine, seat1=others, governor="secret_society")
    state = play(state, CARD, "move secret_society", "pay")
    assert (lira(state), lira(state, 1)) == (0, 2)
    assert seat(state)["assistants"] == ["secret_society"]
    assert field(state, "discard") == ["any_place"]
    assert texts(state) == ["end_turn", "meet governor"]


def test_two_lira_are_not_enough() -> None:
    """G1."""
    assert CARD not in texts(table(3, {**MINE, "lira": 2}))


def test_the_price_may_leave_nothing_for_merchants() -> None:
    """3.2: then the turn ends."""
    state = table(3, MINE, seat1={"merchant": "secret_society"})
    assert field(play(state, CARD, "move secret_society"), "seat") == 1


def test_without_assistants_only_a_visit() -> None:
    """3.1.3: except to the Fountain and where one lies."""
    mine = {**MINE, "stack": 0, "merchant": "tea_house", "assistants": ["kiosk"]}
    state = play(table(3, mine), CARD)
    assert starting(state, "move") == ["move fountain", "move kiosk"]


def test_only_in_the_movement_phase_and_alone() -> None:
    """G5."""
    mine = {"hand": {"any_place": 2, "stay": 1, "move_3_4": 1}, "lira": 9}
    assert starting(at("wainwright", mine), "card") == []
    state = play(table(3, mine), CARD)
    assert starting(state, "card") == []
    assert starting(play(state, "move tea_house"), "card") == []
