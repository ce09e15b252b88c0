"""Rolling, and rolling again with crystals: rules DG-3.3 and DG-3.4."""

from tests.games.dice.table import FACES, at_start, dice, has, roll, table
from tests.playing import play, texts, weights


def test_five_dice_are_rolled_one_by_one() -> None:
    """DG-3.3: every face is as likely as any other."""
    state = at_start()
    for face in ("red", "red", "coin", "card", "blue"):
        assert weights(state) == {f"roll {other}": 1 for other in FACES}
        state = play(state, f"roll {face}")
    assert dice(state) == {"red": 2, "blue": 1, "coin": 1, "card": 1}


def test_without_a_crystal_nothing_is_asked() -> None:
    """DG-3.4: straight to the actions."""
    assert "end_turn" in texts(roll(at_start(), "red red red red red"))


def test_with_a_crystal_the_faces_there_can_be_picked() -> None:
    """DG-3.4."""
    state = roll(at_start({"crystal": 1}), "red red blue coin coin")
    assert texts(state) == ["keep", "reroll all", "pick red", "pick blue", "pick coin"]
    state = play(state, "keep")
    assert has(state) == {"crystal": 1}
    assert texts(state)[0] == "end_turn"


def test_a_crystal_rolls_any_dice_again() -> None:
    """DG-3.4: two of five; the crystal is gone; nothing more can be rolled again."""
    state = roll(at_start({"crystal": 1}), "red red blue coin coin")
    state = play(state, "pick red", "pick blue")
    assert texts(state) == ["done", "pick coin"]  # in the order of the faces
    assert has(state) == {}
    state = roll(play(state, "done"), "card card")
    assert dice(state) == {"red": 1, "coin": 2, "card": 2}
    assert texts(state) == ["end_turn", "act coins", "act cards 1", "act cards 2"]


def test_alike_dice_are_picked_one_by_one() -> None:
    """DG-3.4: one red of two may stay."""
    state = roll(at_start({"crystal": 1}), "red red blue coin coin")
    assert "pick red" in texts(play(state, "pick red"))
    state = play(state, "pick red", "pick red", "done")
    assert dice(state) == {"blue": 1, "coin": 2}
    assert dice(roll(state, "blue card")) == {"blue": 2, "coin": 2, "card": 1}


def test_the_last_dice_roll_at_once() -> None:
    """Notation: with nothing left to pick, `done` is not asked."""
    state = roll(at_start({"crystal": 1}), "red red red red coin")
    assert weights(play(state, "pick coin")) == {f"roll {face}": 1 for face in FACES}


def test_all_dice_in_one_step() -> None:
    """Notation: a frequent whole is one action."""
    state = play(roll(at_start({"crystal": 1}), "red red blue coin coin"), "reroll all")
    assert dice(state) == {}
    assert dice(roll(state, "card card card card card")) == {"card": 5}


def test_again_and_again_with_more_crystals() -> None:
    """DG-3.4: any number, each seen before the next."""
    state = roll(at_start({"crystal": 2}), "red red blue coin coin")
    state = roll(play(state, "reroll all"), "red red red red coin")
    assert texts(state) == ["keep", "reroll all", "pick red", "pick coin"]
    state = roll(play(state, "pick coin"), "red")
    assert dice(state) == {"red": 5}
    assert has(state) == {}
    assert texts(state)[0] == "end_turn"


def test_extra_dice_are_rolled_again_as_well() -> None:
    """DG-7.3: seven dice."""
    mine = {"crystal": 1, "tiles": {"extra_die": 2}}
    state = play(roll(at_start(mine), "red " * 7), "reroll all")
    assert dice(roll(state, "blue " * 7)) == {"blue": 7}


def test_not_between_the_actions() -> None:
    """D6."""
    state = play(table("coin card", {"crystal": 3}), "act coins")
    assert texts(state) == ["end_turn", "act cards 1"]
