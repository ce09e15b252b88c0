"""Scorers by kind of action: the tables fit the catalogue, or the import fails."""

from __future__ import annotations

from types import ModuleType

import pytest

from istanbul.engine.node import Option
from istanbul.games.board.catalogue import FORMS as BOARD_FORMS
from istanbul.games.board.contents import PLACES
from istanbul.games.board.player import heuristic as board
from istanbul.games.dice.catalogue import FORMS as DICE_FORMS
from istanbul.games.dice.player import heuristic as dice
from istanbul.search.scoring import About, Scorer, scoring_tables

CATALOGUE = [
    Option(0, "pass", "pass"),
    Option(1, "take tea", "take", {"thing": "tea"}),
    Option(2, "take rug", "take", {"thing": "rug"}),
]
THING = About("thing", ["rug", "tea"])


def zero(g: int, p: int, a: int) -> int:
    return 0


def taking(g: int, p: int, a: int) -> int:
    return 1


def test_every_action_has_the_scorer_and_the_argument_of_its_kind() -> None:
    tables = scoring_tables(CATALOGUE, zero, {"take": (taking, THING)})
    assert [tables.scorers[n] for n in tables.scorer] == [zero, taking, taking]
    assert tables.argument == [0, 1, 0]


def test_a_kind_that_the_catalogue_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="no action of the catalogue has the kind give"):
        scoring_tables(CATALOGUE, zero, {"give": (taking, THING)})


@pytest.mark.parametrize("about", [About("thing", ["rug"]), About("place", PLACES)])
def test_an_action_about_something_else_is_refused(about: About) -> None:
    with pytest.raises((ValueError, KeyError)):
        scoring_tables(CATALOGUE, zero, {"take": (taking, about)})


def test_the_board_game_scores_going_by_the_place() -> None:
    going = [option for option in BOARD_FORMS if option.text.startswith("move ")]
    assert len(going) == 4 * len(PLACES)
    for option in going:
        assert board.SCORERS[board.SCORER[option.action]] is board.going
        assert PLACES[board.ARGUMENT[option.action]] == option.args["place"]


@pytest.mark.parametrize(
    ("heuristic", "catalogue", "text", "scorer"),
    [
        (board, BOARD_FORMS, "visit tea_house", board.fixed),
        (board, BOARD_FORMS, "act 7", board.calling),
        (board, BOARD_FORMS, "bid 3", board.bidding),
        (board, BOARD_FORMS, "act police fountain", board.acting_elsewhere),
        (board, BOARD_FORMS, "card dealer_again", board.bonus_card),
        (board, BOARD_FORMS, "card one_good red", board.fixed),
        (dice, DICE_FORMS, "act cards 2", dice.cards),
        (dice, DICE_FORMS, "pay die red", dice.fixed),
        (dice, DICE_FORMS, "pick card", dice.pick),
    ],
)
def test_a_scorer_of_each_kind(
    heuristic: ModuleType, catalogue: list[Option], text: str, scorer: Scorer[object]
) -> None:
    action = next(option.action for option in catalogue if option.text == text)
    assert heuristic.SCORERS[heuristic.SCORER[action]] is scorer
