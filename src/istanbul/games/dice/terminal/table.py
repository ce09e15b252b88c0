"""The screen of the Dice Game: the board, the dice, the bazaar cards shown, and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from istanbul.games.dice.contents import FACES
from istanbul.games.dice.terminal.seats import draw_seats
from istanbul.games.dice.terminal.signs import SIGNS, STYLES, DiceScene
from istanbul.games.dice.terminal.tracks import draw_tracks, marks
from istanbul.messages import Message, Words
from istanbul.terminal.contract import Choice
from istanbul.terminal.palette import ACCENT, NAME, QUIET, SEATS, fit, seat_letter

MOST_CARDS: Final = 4  # so many bazaar cards are explained; more are only named
LABEL: Final = 9


def table_lines(scene: DiceScene, title: str, found: Sequence[Choice] = ()) -> list[Text]:
    """Everything on the table. Tiles, rubies and cards show the numbers of choices."""
    lines = draw_tracks(scene, title, marks(found))
    if not scene.view.over:
        lines += _dice(scene)
    return lines + _cards(scene, marks(found)) + draw_seats(scene)


def _dice(scene: DiceScene) -> list[Text]:
    """The unused dice of the seat whose turn it is, and what is left of the turn."""
    words, view = scene.words, scene.view
    turn, seat = view.turn, view.seat
    dice = [face for face in FACES for _ in range(turn.dice.get(face, 0))]
    rows = [Text(), Text(), Text()]
    rows[0].append(f" {words.say('dice_ui-dice')}", NAME)
    rows[1].append(" ").append(f" {seat_letter(seat)} ", SEATS[seat])
    rows = [fit(row, LABEL) for row in rows]
    for face in dice:
        rows[0].append("╭───╮")
        rows[1].append("│").append(f" {SIGNS[face]} ", STYLES[face]).append("│")
        rows[2].append("╰───╯")
    told = words.say("dice_ui-no_dice")
    if dice:
        counts = {face: turn.dice[face] for face in FACES if turn.dice.get(face)}
        told = words.text(
            [Message(f"dice_face_count-{face}", {"n": n}) for face, n in counts.items()]
        )
    rows[0].append("  ").append(scene.names[seat], NAME)
    rows[1].append("  ").append(told)
    rows[2].append("  ").append(words.say("dice_ui-actions", n=view.actions_left), QUIET)
    if turn.income:
        what = [Message(f"dice_what-{what}") for what in turn.income]
        rows[2].append(" · ", QUIET).append(words.say("dice_ui-income", what=what))
    return rows


def _cards(scene: DiceScene, marked: dict[str, str]) -> list[Text]:
    """The bazaar cards that lie open, explained."""
    words, shown = scene.words, scene.view.cards_shown
    lines = []
    for number, card in enumerate(shown):
        label = f" {words.say('dice_ui-bazaar')}" if number == 0 else ""
        line = fit(Text(label, NAME), LABEL)
        if card in marked:
            line.append(f"[{marked[card]}] ", ACCENT)
        line.append(words.say(f"dice_card-{card}"), NAME)
        text = words.say(f"dice_card_help-{card}", **scene.view.numbers)
        whole = line.copy().append(f"  {text}")
        if whole.cell_len <= scene.width or len(shown) > MOST_CARDS:
            lines.append(whole)
            continue
        lines.append(line)
        room = scene.width - LABEL - 2
        lines += [Text(" " * (LABEL + 2) + part) for part in _wrapped(text, room)]
    return lines


def _wrapped(text: str, room: int) -> list[str]:
    """Lines of whole words."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def legend(words: Words) -> Text:
    """What the signs mean."""
    text = Text(" ")
    for face in FACES:
        text.append(f" {SIGNS[face]} ", STYLES[face])
        text.append(f" {words.say(f'dice_face-{face}')}  ", QUIET)
    return text


def own_tiles(scene: DiceScene, seat: int) -> list[Text]:
    """The mosque tiles of a seat, each with what it does."""
    words, tiles = scene.words, scene.view.seats[seat].tiles
    if not tiles:
        return [Text(words.say("dice_ui-no_tiles"))]
    lines = []
    for tile, n in tiles.items():
        name = words.say(f"dice_tile-{tile}") + (f" ×{n}" if n > 1 else "")
        text = words.say(f"dice_tile_help-{tile}", **scene.view.numbers)
        lines.append(Text.assemble((name, ACCENT), f": {text}"))
    return lines


def used_cards(scene: DiceScene) -> list[Text]:
    """The bazaar cards that were used."""
    cards = [scene.words.say(f"dice_card-{card}") for card in scene.view.cards_discarded]
    if not cards:
        return []
    label = scene.words.say("dice_ui-used_cards")
    return [Text(f"{label}:", QUIET)] + [
        Text(f"  {line}") for line in _wrapped(" · ".join(cards), scene.width - 2)
    ]
