"""What can be typed besides actions: help, log, undo, redo, board, hand, save, quit."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from istanbul.cli import dice_drawing, dice_lookup
from istanbul.cli.dice_scene import DiceScene
from istanbul.cli.files import write_whole
from istanbul.cli.hands import draw_hands, draw_piles
from istanbul.cli.legend import legend
from istanbul.cli.lookup import find_help
from istanbul.cli.palette import ACCENT, QUIET
from istanbul.cli.screen import paragraph_text, print_lines
from istanbul.engine.errors import IllegalAction

if TYPE_CHECKING:
    from istanbul.cli.terminal import Terminal


def show_help(terminal: Terminal, about: str) -> None:
    """The commands; or what a place, a card, a tile or a figure does."""
    words, console, game = terminal.words, terminal.console, terminal.match.game
    dice = game.name == "dice"
    if about:
        found = dice_lookup.find_help(words, game, about) if dice else find_help(words, about)
        for name, text in found:
            console.print(Text.assemble((name, ACCENT), f": {text}"))
        if not found:
            terminal.complain(words.say("dice_ui-no_help" if dice else "ui-no_help", text=about))
        return
    rows = [("1, 2, …", "number"), ("move tea_house", "action"), ("help [tea_house]", "help")]
    if dice:
        rows[1:] = [("act coins", "action"), ("help [extra_die]", "help")]
    rows += [(name, name) for name in ("log", "undo", "redo", "board", "hand")]
    rows += [(f"save [{words.say('ui-file')}]", "save"), ("quit", "quit")]
    for shown, name in rows:
        own = f"dice_ui-command_{name}"
        key = own if dice and words.knows(own) else f"ui-command_{name}"
        console.print(Text.assemble((f"{shown:<18}", ACCENT), words.say(key)))
    console.print(dice_drawing.legend(words) if dice else legend(words, game))


def show_log(terminal: Terminal, _: str) -> None:
    """What has happened so far, a turn in each line."""
    for paragraph in terminal.paragraphs():
        if paragraph.sentences:
            number = Text(f"{paragraph.round:>3} " if paragraph.round else "    ", QUIET)
            text = paragraph_text(terminal.words, terminal.names, paragraph)
            terminal.console.print(Text.assemble(number, text))


def undo(terminal: Terminal, _: str) -> None:
    """Take back the person's last choice, as far as a table allows it."""
    try:
        terminal.match.undo(terminal.you)
    except IllegalAction:
        terminal.complain(terminal.words.say("ui-cannot_undo"))
        return
    terminal.autosave()
    terminal.console.print(terminal.words.say("ui-undone"))


def redo(terminal: Terminal, _: str) -> None:
    """Do again what was just taken back."""
    try:
        terminal.match.redo(terminal.you)
    except IllegalAction:
        terminal.complain(terminal.words.say("ui-cannot_redo"))
        return
    terminal.autosave()
    terminal.console.print(terminal.words.say("ui-redone"))


def show_board(terminal: Terminal, _: str) -> None:
    """The board and the seats again."""
    terminal.board()


def show_hand(terminal: Terminal, _: str) -> None:
    """The person's cards explained, and what is known of the others'."""
    words, console, scene = terminal.words, terminal.console, terminal.scene()
    if isinstance(scene, DiceScene):
        print_lines(console, dice_drawing.own_tiles(scene, terminal.you))
        return
    print_lines(console, draw_hands(scene))
    own = scene.view.seats[terminal.you]
    held = [("card", card) for card in own.hand or []] + [("guild", c) for c in own.guild or []]
    for group, card in held:
        title, text = words.say(f"{group}-{card}"), words.say(f"{group}_help-{card}")
        console.print(Text.assemble((f"    {title}", ACCENT), f": {text}"))
    print_lines(console, draw_piles(scene))


def save(terminal: Terminal, name: str) -> None:
    """Save now; with a name, to this file from now on."""
    words = terminal.words
    if name:
        path = Path(name).expanduser()
        if path.exists() and path != terminal.save:
            terminal.complain(words.say("ui-file_exists", path=str(path)))
            return
        write_whole(path, terminal.match.log.to_lines())
        terminal.save = path
    if terminal.save is None:
        terminal.complain(words.say("ui-not_saved"))
        return
    terminal.autosave()
    terminal.console.print(Text(words.say("ui-saved", path=str(terminal.save)), QUIET))


def stop(terminal: Terminal, _: str) -> None:
    """Leave the game; say where it is kept."""
    save(terminal, "")
    if terminal.save is not None:
        command = f"istanbul play --resume {shlex.quote(str(terminal.save))}"
        terminal.console.print(terminal.words.say("ui-resume_with", command=command))
    terminal.going = False


COMMANDS: Final[dict[str, Callable[[Terminal, str], None]]] = {
    "help": show_help,
    "log": show_log,
    "undo": undo,
    "redo": redo,
    "board": show_board,
    "hand": show_hand,
    "save": save,
    "quit": stop,
}
