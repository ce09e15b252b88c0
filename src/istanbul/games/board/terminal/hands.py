"""The cards of hands in words, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from rich.cells import cell_len
from rich.text import Text

from istanbul.games.board.terminal.scene import BoardScene
from istanbul.messages import Words
from istanbul.terminal.palette import ACCENT, QUIET, SEATS, seat_letter

BETWEEN: Final = " · "
INDENT: Final = "    "


def flow(start: Text, items: Sequence[str], width: int) -> list[Text]:
    """Items behind a heading; what does not fit goes on in the next line, never in two pieces."""
    lines = [start]
    first = True
    for item in items:
        if not first and lines[-1].cell_len + len(BETWEEN) + cell_len(item) > width:
            lines.append(Text(INDENT))
            first = True
        lines[-1].append(item if first else BETWEEN + item)
        first = False
    return lines


def card_titles(words: Words, cards: dict[str, int]) -> list[str]:
    """Cards with their titles: "5 lira", "2 × Stay"."""
    titles = [
        words.say(f"card-{card}") if n == 1 else f"{n} × {words.say(f'card-{card}')}"
        for card, n in cards.items()
    ]
    return titles or [words.say("ui-no_cards")]


def guild_titles(words: Words, cards: Sequence[str]) -> list[str]:
    """Guild cards with number and title: "3: Spice and 2 goods"."""
    return [f"{card.removeprefix('guild_')}: {words.say(f'guild-{card}')}" for card in cards]


def own_hand(scene: BoardScene) -> list[Text]:
    """What the person who looks holds."""
    words, row = scene.words, scene.view.seats[scene.you]
    start = Text(f"{words.say('ui-hand')}: ", QUIET)
    lines = flow(start, card_titles(words, row.hand or {}), scene.width)
    if row.guild:
        start = Text(f"{words.say('ui-guild_cards')}: ", QUIET)
        lines += flow(start, guild_titles(words, row.guild), scene.width)
    return lines


def kiosk_row(scene: BoardScene) -> list[Text]:
    """The kiosk tiles that lie face up, if there are any."""
    words, kiosk = scene.words, scene.view.kiosk
    if kiosk is UNSET or not kiosk.row:
        return []
    items = [f"{tile.removeprefix('kiosk_')}: {words.say(f'kiosk-{tile}')}" for tile in kiosk.row]
    return flow(Text(f"{words.say('ui-kiosk_row')}: ", QUIET), items, scene.width)


def draw_hands(scene: BoardScene) -> list[Text]:
    """The hands that this view tells, and what is known of the others."""
    words, lines = scene.words, list[Text]()
    for seat, row in enumerate(scene.view.seats):
        letter = (f" {seat_letter(seat)} ", SEATS[seat])
        start = Text.assemble(letter, f" {words.say('ui-hand')}: ")
        if row.hand is not UNSET:
            lines += flow(start, card_titles(words, row.hand), scene.width)
        elif row.known:
            known = words.say("ui-card_count_known", n=sum(row.known.values()))
            start.append(f"{known}: ")
            lines += flow(start, card_titles(words, row.known), scene.width)
        if row.guild:
            start = Text.assemble(letter, f" {words.say('ui-guild_cards')}: ")
            lines += flow(start, guild_titles(words, row.guild), scene.width)
    return lines


def explained_hand(scene: BoardScene) -> list[Text]:
    """The cards of the person who looks, each with what it does."""
    words, own = scene.words, scene.view.seats[scene.you]
    held = [("card", card) for card in own.hand or []] + [("guild", c) for c in own.guild or []]
    return [
        Text.assemble(
            (f"    {words.say(f'{group}-{card}')}", ACCENT),
            f": {words.say(f'{group}_help-{card}')}",
        )
        for group, card in held
    ]


def draw_piles(scene: BoardScene) -> list[Text]:
    """The top of the discard pile, and the discarded guild cards."""
    words, view, lines = scene.words, scene.view, list[Text]()
    if view.discard:
        top = words.say(f"card-{view.discard[-1]}")
        lines.append(Text(f"{words.say('ui-pile_top')}: {top}"))
    if view.guild_discard:
        start = Text(f"{words.say('ui-guild_discard')}: ")
        lines += flow(start, guild_titles(words, view.guild_discard), scene.width)
    return lines
