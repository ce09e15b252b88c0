"""The board of the Dice Game: ruby tracks on the left, open mosque tiles on the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from istanbul.games.dice.contents import COLOURS, TRACKS
from istanbul.games.dice.terminal.signs import SIGNS, STYLES, DiceScene, goods_chips, is_wide
from istanbul.terminal.contract import Choice
from istanbul.terminal.palette import ACCENT, NAME, QUIET, RUBY, RUBY_SIGN, fit

WIDEST: Final = 100
LEFT_SHARE: Final = {True: 0.44, False: 0.52}  # of a wide or narrow screen, for the tracks
NAME_WIDTH: Final = 10
MARK: Final = 5
COST: Final = 4
KINDS: Final = ("act_tile", "take_tile", "act_ruby", "ruby", "use_card")


def marks(found: Sequence[Choice]) -> dict[str, str]:
    """The number of the option that takes each tile, ruby or card, by its id."""
    return {
        str(value): str(choice.number)
        for choice in found
        if choice.option.kind in KINDS
        for value in choice.option.args.values()
    }


def draw_tracks(scene: DiceScene, title: str, numbers: Mapping[str, str]) -> list[Text]:
    """The lines of the board. `numbers`: of the options, written beside what they take."""
    words, width = scene.words, min(WIDEST, scene.width)
    left = int((width - 3) * LEFT_SHARE[is_wide(scene)])
    right = width - 3 - left
    rows = [_track(scene, track, numbers, left) for track in TRACKS]
    rows.append(_mosque(scene, left))
    tiles = [
        _tile(scene, tile, numbers, right)
        for tile, n in scene.view.display.items()
        for _ in range(n)
    ]
    height = max(len(rows), len(tiles))
    lines = [_top(f" {title} ", f" {words.say('dice_ui-tiles')} ", left, right)]
    for i in range(height):
        line = Text("│", QUIET)
        line.append_text(fit(rows[i] if i < len(rows) else Text(), left)).append("│", QUIET)
        line.append_text(fit(tiles[i] if i < len(tiles) else Text(), right)).append("│", QUIET)
        lines.append(line)
    lines.append(Text(f"├{'─' * left}┴{'─' * right}┤", QUIET))
    supply = fit(_supply(scene), left + right + 1)
    lines.append(Text("│", QUIET).append_text(supply).append("│", QUIET))
    lines.append(Text(f"└{'─' * (left + right + 1)}┘", QUIET))
    return lines


def _top(title: str, second: str, left: int, right: int) -> Text:
    def part(text: str, room: int) -> Text:
        shown = Text(text, NAME)
        shown.truncate(room - 2, overflow="ellipsis")
        return Text.assemble(("─", QUIET), shown, ("─" * (room - 1 - shown.cell_len), QUIET))

    return Text.assemble(("┌", QUIET), part(title, left), ("┬", QUIET), part(second, right)).append(
        "┐", QUIET
    )


def _with_mark(text: Text, number: str, room: int) -> Text:
    """The number of an option at the right edge."""
    if not number:
        return text
    return fit(text, room - MARK).append(f"[{number}]".rjust(MARK - 1), ACCENT).append(" ")


def _track(scene: DiceScene, track: str, numbers: Mapping[str, str], room: int) -> Text:
    """A track: the rubies that are gone, the next price, and those after it."""
    words, taken = scene.words, scene.view.rubies_taken[track]
    text = Text(" ")
    if track in COLOURS:
        text.append(f" {SIGNS[track]} ", STYLES[track])
    elif track == "mixed":
        text.append_text(goods_chips(dict.fromkeys(COLOURS[:3], 1)))
    else:
        text.append(" ● ", STYLES["coin"])
    name = Text(words.say(f"dice_track-{track}"), NAME if track in numbers else "")
    if track == "mixed":
        text = Text(" ").append_text(goods_chips(dict.fromkeys(COLOURS, 1)))
        name = Text("")
    text.append(" ").append_text(fit(name, NAME_WIDTH - (track == "mixed")))
    prices = scene.view.prices[track]
    if taken >= len(prices):
        return text.append(words.say("ui-sold_out"), QUIET)
    sign = "+" if track == "mixed" else ""
    for number, price in enumerate(prices):
        shown = f"{sign}{price}"
        if number < taken:
            text.append("· ".rjust(len(shown) + 1), QUIET)
        elif number == taken:
            text.append(f"{RUBY_SIGN}{shown} ", RUBY)
        else:
            text.append(f"{shown} ", QUIET)
    return _with_mark(text, numbers.get(track, ""), room)


def _mosque(scene: DiceScene, room: int) -> Text:
    """The rubies for those who have enough tiles."""
    words, left = scene.words, scene.view.mosque_rubies
    text = Text(" ").append(" ∩ ", "reverse").append(" ")
    text.append_text(fit(Text(words.say("dice_track-mosque")), NAME_WIDTH))
    if not left:
        return text.append(words.say("ui-sold_out"), QUIET)
    text.append(f"{RUBY_SIGN * left} ", RUBY)
    return text.append(words.say("dice_ui-mosque", n=scene.view.numbers["mosque_tiles"]), QUIET)


def _tile(scene: DiceScene, tile: str, numbers: Mapping[str, str], room: int) -> Text:
    """An open tile: its cost, and what it is."""
    cost = goods_chips(scene.view.tile_costs[tile])
    text = Text(" ").append_text(fit(cost, max(COST, cost.cell_len))).append("  ")
    text.append(scene.words.say(f"dice_tile-{tile}"), NAME if tile in numbers else "")
    return _with_mark(text, numbers.get(tile, ""), room)


def _supply(scene: DiceScene) -> Text:
    """What nobody has, and how much lies face down."""
    words, view, left = scene.words, scene.view, scene.view.supply
    goods = Text(" ").join(
        Text.assemble((SIGNS[colour], STYLES[colour]), f"{left[colour]}") for colour in COLOURS
    )
    parts = [goods, Text(f"{words.say('dice_ui-brown')} {left['brown']}")]
    parts.append(Text(f"{words.say('dice_ui-crystals')} {left['crystal']}"))
    parts.append(Text(f"{words.say('ui-lira')} {left['lira']}"))
    parts.append(Text(words.say("dice_ui-stack", n=view.stack)))
    used = len(view.cards_discarded)
    key = "dice_ui-deck" if is_wide(scene) else "dice_ui-deck_short"
    parts.append(Text(words.say(key, n=view.deck, used=used)))
    between = Text(" · ", QUIET) if is_wide(scene) else Text(", ", QUIET)
    label = Text(" ").append(words.say("dice_ui-supply"), NAME).append("  ")
    return label.append_text(between.join(parts))
