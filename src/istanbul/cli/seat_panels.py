"""What every seat has, one line each; and the cards of a hand."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from istanbul.board_game.catalogue import LETTERS
from istanbul.board_game.contents import GOODS
from istanbul.cli.palette import (
    ACCENT,
    QUIET,
    RUBY,
    RUBY_SIGN,
    SEATS,
    fit,
    goods_text,
    seat_letter,
)
from istanbul.cli.scene import Scene
from istanbul.engine.node import Json
from istanbul.messages import Words

WIDE: Final = 96  # from here on the wheelbarrow is drawn, not counted


def draw_seats(scene: Scene) -> list[Text]:
    """A heading, then a line for each seat."""
    words, position = scene.words, scene.position
    headings = [
        Text(words.say(key), QUIET)
        for key in ("ui.seat", "ui.rubies", "ui.lira", "ui.wheelbarrow", "ui.assistants")
    ]
    headings += [Text(words.say("ui.tiles"), QUIET), Text(words.say("ui.hand"), QUIET)]
    rows = [[Text(" "), *headings]]
    for seat, row in enumerate(position["seats"]):
        acts = seat == position["seat"] and not position["over"]
        name = Text.assemble((f" {seat_letter(seat)} ", SEATS[seat]), f" {scene.names[seat]}")
        if seat == scene.you:
            name.append(f" ({words.say('ui.you')})", QUIET)
        if position.get("caravan") == seat:
            name.append(" ⌂", ACCENT)
        rows.append(
            [
                Text("►" if acts else " ", ACCENT),
                name,
                Text(f"{RUBY_SIGN} {row['rubies']}/{scene.game.tables.goal}", RUBY),
                Text(f"{row['lira']}"),
                _wheelbarrow(scene, row),
                _stack(seat, row),
                goods_text(" ".join(LETTERS[GOODS.index(tile)] for tile in row["mosque_tiles"])),
                _cards(row),
            ]
        )
    return _aligned(rows, scene.width)


def _aligned(rows: list[list[Text]], width: int) -> list[Text]:
    """Columns as wide as their contents; where that is too much, headings are cut first."""
    columns = range(len(rows[0]))
    wide = [max(row[i].cell_len for row in rows) for i in columns]
    needed = [max(row[i].cell_len for row in rows[1:]) for i in columns]
    gap = 2
    over = sum(wide) + gap * (len(wide) - 2) + 1 - width
    for i in sorted(columns, key=lambda i: needed[i] - wide[i]):
        cut = min(max(0, over), wide[i] - max(needed[i], 4))
        if cut > 0:
            wide[i] -= cut
            over -= cut
    if over > 0:  # long names
        wide[1] = max(8, wide[1] - over)
    lines = []
    for row in rows:
        line = Text().append_text(fit(row[0], wide[0]))
        for i in columns[1:]:
            line.append_text(fit(row[i], wide[i])).append("  ")
        line.rstrip()
        lines.append(line)
    return lines


def _wheelbarrow(scene: Scene, row: Json) -> Text:
    room = scene.game.tables.start_room + row["extensions"]
    text = Text()
    for letter, good in zip(LETTERS, GOODS, strict=True):
        n = row["goods"].get(good, 0)
        if scene.width >= WIDE:
            text.append_text(goods_text(letter * n)).append("·" * (room - n), QUIET).append(" ")
        else:
            text.append_text(goods_text(letter)).append(f"{n} ")
    text.rstrip()
    return text.append(f" /{room}", QUIET)


def _stack(seat: int, row: Json) -> Text:
    """Assistants under the merchant, and a dot for each one on the board."""
    stack = row["stack"]
    letters = seat_letter(seat).lower() * stack if isinstance(stack, int) else stack
    text = Text()
    for letter in letters:
        if letter == "n":
            text.append("n", "bold reverse")
        else:
            text.append(seat_letter(seat).lower(), SEATS[seat])
    return text.append("·" * len(row["assistants"]), QUIET)


def _cards(row: Json) -> Text:
    n = row.get("cards")
    return Text(str(sum(row["hand"].values()) if n is None else n))


def say_cards(words: Words, cards: dict[str, int]) -> str:
    """Cards with their titles: "5 lira, 2 × Stay"."""
    if not cards:
        return words.say("ui.no_cards")
    titles = [
        words.say(f"card.{card}") if n == 1 else f"{n} × {words.say(f'card.{card}')}"
        for card, n in cards.items()
    ]
    return " · ".join(titles)


def draw_hands(scene: Scene) -> list[Text]:
    """The hands that this position or view tells, and what is known of the others."""
    words, lines = scene.words, []
    for seat, row in enumerate(scene.position["seats"]):
        line = Text.assemble((f" {seat_letter(seat)} ", SEATS[seat]), f" {words.say('ui.hand')}: ")
        if "hand" in row:
            lines.append(line.append(say_cards(words, row["hand"])))
        elif row["known"]:
            known = words.say("ui.card_count_known", n=sum(row["known"].values()))
            lines.append(line.append(f"{known}: {say_cards(words, row['known'])}"))
    return lines
