"""The board as a grid of boxes: number and name, live state, and the pieces that stand there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from istanbul.board_game.contents import FIGURES, PLACES
from istanbul.cli.palette import (
    ACCENT,
    FIGURE,
    NAME,
    QUIET,
    RUBY,
    RUBY_SIGN,
    SEATS,
    fit,
    goods_text,
    seat_letter,
)
from istanbul.cli.place_lines import place_line
from istanbul.cli.scene import Scene
from istanbul.messages import Words

WIDEST_CELL: Final = 26
NARROWEST_CELL: Final = 14


def draw_board(scene: Scene, title: str, marks: Mapping[str, str]) -> list[Text]:
    """The lines of the board. `marks`: what to write into the corner of places (option numbers)."""
    columns = len(scene.game.layout[0])
    inner = max(NARROWEST_CELL, min(WIDEST_CELL, (scene.width - columns - 1) // columns))
    lines = [_rule("┌┬┐", columns, inner, title)]
    for y, row in enumerate(scene.game.layout):
        if y:
            lines.append(_rule("├┼┤", columns, inner))
        cells = [_cell(scene, number, inner, marks.get(PLACES[number - 1], "")) for number in row]
        for parts in zip(*cells, strict=True):
            line = Text().append("│", QUIET)
            for part in parts:
                line.append_text(part).append("│", QUIET)
            lines.append(line)
    lines.append(_rule("└┴┘", columns, inner))
    return lines


def _rule(corners: str, columns: int, inner: int, title: str = "") -> Text:
    rule = corners[0] + corners[1].join(["─" * inner] * columns) + corners[2]
    if not title:
        return Text(rule, QUIET)
    shown = Text(f" {title} ", NAME)
    shown.truncate(len(rule) - 4, overflow="ellipsis")
    return Text.assemble((rule[:2], QUIET), shown, (rule[2 + shown.cell_len :], QUIET))


def _cell(scene: Scene, number: int, inner: int, mark: str) -> list[Text]:
    place = PLACES[number - 1]
    name = Text(f"{number:>2} ", ACCENT if mark else QUIET)
    name = Text.assemble(name, (scene.words.say(f"place.{place}"), NAME))
    live = Text(" ").append_text(place_line(scene, place, inner - 1))
    pieces = Text(" ").append_text(_pieces(scene, place))
    lines = [fit(name, inner), fit(live, inner), fit(pieces, inner)]
    if mark:
        corner = Text(f"[{mark}]", ACCENT)
        room = inner - corner.cell_len
        at = 2 if pieces.cell_len <= room else 0
        lines[at] = fit((name, live, pieces)[at], room).append_text(corner)
    return lines


def _pieces(scene: Scene, place: str) -> Text:
    """Merchants, assistants, family members and figures, in this order."""
    groups: list[Text] = []
    merchants, assistants, family = Text(), Text(), Text()
    for seat, row in enumerate(scene.position["seats"]):
        letter = seat_letter(seat)
        if row["merchant"] == place:
            merchants.append(f"({letter})", SEATS[seat])
        if place in row["assistants"]:
            assistants.append(letter.lower(), SEATS[seat])
        if row["family"] == place:
            family.append(f"{letter}*", SEATS[seat])
    for number, where in enumerate(scene.position.get("neutral_merchants", []), 1):
        if where == place:
            merchants.append(f"({number})", FIGURE)
    assistants.append("n" * scene.position.get("neutral_assistants", {}).get(place, 0), FIGURE)
    groups += [merchants, assistants, family]
    for figure in FIGURES:
        if scene.position.get(figure) == place:
            groups.append(Text(scene.words.say(f"ui.short_{figure}"), FIGURE))
    return Text(" ").join(group for group in groups if group.plain)


def legend(words: Words) -> Text:
    """What the signs of the board mean."""
    text = Text()
    for sign, meaning in (
        ("(A)", "ui.piece_merchant"),
        ("a", "ui.piece_assistant"),
        ("A*", "ui.piece_family"),
    ):
        text.append(sign, SEATS[0]).append(f" {words.say(meaning)}  ")
    for letter, good in (("r", "red"), ("g", "green"), ("y", "yellow"), ("b", "blue")):
        text.append_text(goods_text(letter)).append(f" {words.say(f'good.{good}')}  ")
    ruby = words.say("ui.rubies").lower() if words.language != "de" else words.say("ui.rubies")
    return text.append(RUBY_SIGN, RUBY).append(f" {ruby}")
