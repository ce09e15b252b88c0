"""Pictures: shapes as SVG, and who draws a game's views."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bench.counter.game import Counter
from istanbul.engine.errors import MalformedInput
from istanbul.engine.picture import Picture, Text
from tests.engine.high_die import HighDie

SVG = "{http://www.w3.org/2000/svg}"


def elements(picture: Picture) -> list[ElementTree.Element]:
    """All but the title."""
    return list(ElementTree.fromstring(picture.svg()))[1:]


def test_shapes_are_drawn_in_their_order() -> None:
    picture = Picture(50, 20, "")
    picture.box((1, 2), (3, 4.5), "#fff", line="#000", radius=2)
    picture.disc((5, 6), 7, "#eee")
    picture.polygon([(0, 0), (1, 0), (0.5, 1)], "#ddd")
    box, disc, shape = elements(picture)
    assert box.tag == f"{SVG}rect"
    assert box.attrib == {
        **{"x": "1", "y": "2", "width": "3", "height": "4.5", "rx": "2"},
        **{"fill": "#fff", "stroke": "#000"},
    }
    assert disc.tag == f"{SVG}circle"
    assert disc.attrib == {"cx": "5", "cy": "6", "r": "7", "fill": "#eee"}
    assert shape.tag == f"{SVG}polygon"
    assert shape.attrib == {"points": "0,0 1,0 0.5,1", "fill": "#ddd"}


def test_a_picture_says_its_size_and_title() -> None:
    root = ElementTree.fromstring(Picture(50, 20, "a < b").svg())
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("50", "20", "0 0 50 20")
    assert [(element.tag, element.text) for element in root] == [(f"{SVG}title", "a < b")]


def test_texts_are_escaped_and_cut_to_their_room() -> None:
    picture = Picture(50, 20, "")
    picture.text((0, 0), "Caravansary & more", 10, "#000", room=50)
    picture.text((0, 0), "<&>", 10, "#000", anchor="end", bold=True)
    picture.text((0, 0), "", 10, "#000")
    cut, escaped = elements(picture)
    assert (cut.text, escaped.text) == ("Caravans..", "<&>")
    assert (cut.get("text-anchor"), cut.get("font-weight")) == ("start", None)
    assert (escaped.get("text-anchor"), escaped.get("font-weight")) == ("end", "bold")


def test_a_game_without_a_picture_says_so() -> None:
    state = Counter().root()
    assert state._repr_svg_() is None
    with pytest.raises(MalformedInput, match="'counter' has no drawing"):
        state.to_svg()


def test_who_draws_a_game_gets_what_the_viewer_may_know() -> None:
    """The drawing is that of the game's folder, which is this one: drawing.py."""
    state = HighDie(2).start(seed=4)
    card = state.record.card[1]
    (part,) = state.view(1).picture().parts
    assert isinstance(part, Text)
    assert part.text == f"card {card}"
    assert state.to_svg(1) == state.view(1).to_svg() == state.view(1)._repr_svg_()
    assert "card -1" in state.to_svg()  # a spectator
    assert state._repr_svg_() == state.to_svg()
