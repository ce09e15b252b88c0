"""Views, events and options fit the records from which the types of the screens are made."""

from __future__ import annotations

import json
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import istanbul
from istanbul.engine.node import Option
from istanbul.engine.source import SeededSource
from istanbul.games.board.catalogue import FORMS as BOARD_FORMS
from istanbul.games.board.event_records import BOARD_EVENTS
from istanbul.games.board.option_records import BoardArgs, BoardPrompt
from istanbul.games.board.view_records import BoardView
from istanbul.games.dice.catalogue import FORMS as DICE_FORMS
from istanbul.games.dice.event_records import DICE_EVENTS
from istanbul.games.dice.option_records import DiceArgs, DicePrompt
from istanbul.games.dice.view_records import DiceView
from tests.games.board.option_sets import base_sets, expansion_sets, name
from tests.pairs import with_all_pairs

FIXTURES: Final = Path(__file__).parents[2] / "web" / "src" / "games"
VIEWS: Final[Any] = BoardView | DiceView
PROMPTS: Final = {"board": BoardPrompt, "dice": DicePrompt}
EVENTS: Final[dict[str, Any]] = {
    "board": reduce(or_, BOARD_EVENTS),
    "dice": reduce(or_, DICE_EVENTS),
}
STEPS: Final = 300


def fits(found: Any, record: Any) -> None:
    """Read strictly and written again, it is the same; no field is unknown or missing."""
    read = msgspec.json.decode(json.dumps(found), type=record, strict=True)
    assert msgspec.to_builtins(read) == found


def check(state: istanbul.State) -> None:
    """Every view and event of a random game, as each viewer may see it."""
    source, game = SeededSource(3), state.game
    viewers = range(istanbul.SPECTATOR, game.players)
    for _ in range(STEPS):
        if state.is_over:
            break
        for viewer in viewers:
            view = state.view(viewer).to_json()
            assert view.pop("node")
            fits(view, VIEWS)
        if state.waits_for >= 0:
            fits(game.prompt(state.record), PROMPTS[game.name])
        legal = state.legal_actions() if not state.is_chance else []
        chosen = legal[source.below(len(legal))] if legal else state.sample(source)
        state, events = state.apply_with_events(chosen)
        for event in events:
            for viewer in viewers:
                fits(game.event_for(event, viewer), EVENTS[game.name])


@pytest.mark.slow
@with_all_pairs([*base_sets(), *expansion_sets()], name)
def test_board_games(options: dict[str, Any]) -> None:
    check(istanbul.game("board", seed=5, max_rounds=6, **options).root())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_games(players: int) -> None:
    check(istanbul.game("dice", seed=5, players=players).root())


def test_own_tables_and_what_is_over() -> None:
    tables = {"wainwright": {"price": 3}}
    game = istanbul.game("board", seed=1, max_rounds=1, tables=tables)
    state, source = game.root(), SeededSource(1)
    while not state.is_over:
        legal = [] if state.is_chance else state.legal_actions()
        state = state.apply(legal[0] if legal else state.sample(source))
    view = state.view(0).to_json()
    del view["node"]
    fits(view, VIEWS)


@pytest.mark.parametrize(("forms", "record"), [(BOARD_FORMS, BoardArgs), (DICE_FORMS, DiceArgs)])
def test_options_of_the_whole_catalogue(forms: list[Option], record: Any) -> None:
    for form in forms:
        fits(form.args, record)


@pytest.mark.parametrize("path", sorted(FIXTURES.rglob("*.json")), ids=lambda path: path.stem)
def test_views_with_which_the_browser_is_tested(path: Path) -> None:
    fits(json.loads(path.read_text(encoding="utf-8")), VIEWS)


def test_a_field_too_many_and_an_id_that_is_none_are_found() -> None:
    view = istanbul.game("board", seed=1).start(seed=1).view(0).to_json()
    del view["node"]
    with pytest.raises(msgspec.ValidationError, match="unknown field `next`"):
        fits({**view, "next": 1}, VIEWS)
    with pytest.raises(msgspec.ValidationError, match="governor"):
        fits({**view, "governor": "nowhere"}, VIEWS)
