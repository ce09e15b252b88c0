"""Pictures of views: all that lies open is in them, and nothing that is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import structs

import istanbul
from istanbul.drawing import pieces
from istanbul.engine.picture import Disc, Picture, Polygon, Text
from istanbul.engine.source import SeededSource
from istanbul.games.board import drawing as board
from istanbul.games.board.game import BoardGame
from istanbul.games.board.view_records import Barrier, BoardView
from tools.option_sets import OPTION_SETS


def played(options: dict[str, Any], steps: int, seed: int = 3) -> istanbul.State:
    rest = {key: value for key, value in options.items() if key != "game"}
    state = istanbul.game(options.get("game", "board"), seed=seed, **rest).start(seed=seed)
    source = SeededSource(seed)
    while not state.is_over and steps:
        if state.is_chance:
            state.apply_in_place(state.sample(source))
        else:
            actions = state.legal_actions()
            state.apply_in_place(actions[source.below(len(actions))])
        steps -= 1
    return state


def texts(picture: Picture) -> list[str]:
    return [part.text for part in picture.parts if isinstance(part, Text)]


@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_option_set_is_drawn_from_the_deal_to_the_end(name: str) -> None:
    for steps in (0, 60, 400):
        state = played({**OPTION_SETS[name], "max_rounds": 30}, steps)
        for viewer in (istanbul.SPECTATOR, 0):
            view = state.view(viewer)
            root = ElementTree.fromstring(view.to_svg())
            assert root.tag.endswith("svg")
            picture = view.picture()
            width, height = float(root.get("width", 0)), float(root.get("height", 0))
            assert (width, height) == (picture.width, picture.height)
            for part in picture.parts:
                if isinstance(part, Text | Disc):
                    assert 0 <= part.at[0] <= width
                    assert 0 <= part.at[1] <= height
            assert f"Round {view.to_json()['round']}" in texts(picture)


@pytest.mark.parametrize("name", ["base_4_both_variants", "great_bazaar_5", "mocha_2"])
def test_states_that_a_viewer_cannot_tell_apart_look_the_same(name: str) -> None:
    state = played(OPTION_SETS[name], 0)  # everybody has a card
    for viewer in (istanbul.SPECTATOR, 0, 1):
        view = state.view(viewer)
        others = view.worlds(8, SeededSource(9))
        assert any(other != state for other in others)
        for other in others:
            assert other.to_svg(viewer) == state.to_svg(viewer) == view.to_svg()


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    state = played({"players": 2}, 0)
    card = next(iter(state.view(0).to_json()["seats"][0]["hand"]))
    name = pieces.names("card", [card])
    assert f"hand: {name}" in texts(state.view(0).picture())
    assert not [text for text in texts(state.view(1).picture()) if text == f"hand: {name}"]
    assert not [text for text in texts(state.view(-1).picture()) if text.startswith("hand")]


def test_the_board_shows_who_stands_where() -> None:
    state = istanbul.position(
        {
            "options": {"players": 2, "variants": ["neutral_assistants"]},
            "seats": [{"merchant": "tea_house", "stack": 3, "family": "fountain", "rubies": 2}],
            "governor": "fountain",
            "dealer": 16,
        }
    )
    picture = state.view(0).picture()
    assert "ruby for 16 lira" in texts(picture)
    assert "G" in texts(picture)
    discs = [part for part in picture.parts if isinstance(part, Disc)]
    merchant = [disc for disc in discs if (disc.radius, disc.fill) == (13, pieces.SEATS[0])]
    assert len(merchant) == 1
    fills = [part.fill for part in picture.parts if isinstance(part, Polygon)]
    assert fills.count(pieces.RUBY) == 2
    assert fills.count(pieces.SEATS[0]) == 1  # the family member


def shown(**changed: object) -> BoardView:
    game = BoardGame.from_header({"expansions": ["mocha"]}, {})
    view = structs.replace(game.open_view(game.root().record), **changed)
    view.governor = view.smuggler = view.coffee_trader = None
    return view


def test_notes_when_rubies_are_gone() -> None:
    gone = shown(palace=0, dealer=0, coffee_house=0)
    for place in ("sultans_palace", "gemstone_dealer", "coffee_house"):
        assert board.note(place, gone) == "no ruby left"


def test_the_barrier_lies_at_both_of_its_places() -> None:
    picture = Picture(400, 400, "")
    seen = shown(barrier=Barrier(between=["fountain", "tavern"], holder=0))
    for place in ("fountain", "tavern", "tea_house"):
        board.figures(picture, (0, 0), place, seen)
    assert len(picture.parts) == 2


def test_companions_are_diamonds() -> None:
    picture = Picture(100, 100, "")
    board.person(picture, (50, 50), "companion", "#fff")
    (part,) = picture.parts
    assert isinstance(part, Polygon)
    assert len(part.points) == 4


def test_the_line_below_says_what_the_game_waits_for() -> None:
    assert "Chance speaks" in texts(istanbul.game(players=2).root().view(0).picture())
    over = played({"game": "dice", "players": 2, "max_rounds": 1}, 200)
    assert [text for text in texts(over.view(0).picture()) if text.startswith("Over: won by")]
    state = played({"players": 2}, 0)
    asked = state.waits_for
    options = len(state.legal_actions())
    said = f"Seat {asked} decides: move"
    assert f"{said} ({options} options)" in texts(state.view(asked).picture())
    assert said in texts(state.view(1 - asked).picture())


def test_notebooks_show_pictures() -> None:
    state = played({"players": 2}, 10)
    assert state._repr_svg_() == state.to_svg() == state.view(istanbul.SPECTATOR)._repr_svg_()
    assert state.to_svg(0) != state.to_svg()


def test_the_drawing_of_the_docs_is_what_is_drawn_now() -> None:
    path = Path(__file__).parents[2] / "docs/images/drawing.svg"
    drawn = istanbul.game(players=4).start(seed=7).to_svg(0)
    assert path.read_text(encoding="utf-8") == drawn + "\n", "write docs/images/drawing.svg anew"
