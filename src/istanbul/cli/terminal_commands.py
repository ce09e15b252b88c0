"""What can be typed besides actions: help, log, undo, redo, board, hand, save, quit."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from istanbul.cli.files import write_whole
from istanbul.cli.screen import paragraph_text, print_lines
from istanbul.engine.errors import IllegalAction
from istanbul.engine.game import Game
from istanbul.messages import Words
from istanbul.terminal.contract import terminal_of
from istanbul.terminal.palette import ACCENT, QUIET

if TYPE_CHECKING:
    from istanbul.cli.terminal import Terminal


def show_help(terminal: Terminal, about: str) -> None:
    """The commands; or what a place, a card, a tile or a figure does."""
    words, console, game = terminal.words, terminal.console, terminal.match.game
    drawn = terminal_of(game)
    if about:
        found = drawn.find_help(words, game, about)
        for name, text in found:
            console.print(Text.assemble((name, ACCENT), f": {text}"))
        if not found:
            terminal.complain(words.say(own_message(words, game, "no_help"), text=about))
        return
    rows = [("1, 2, …", "number"), (drawn.action, "action"), (f"help [{drawn.thing}]", "help")]
    rows += [(name, name) for name in ("log", "undo", "redo", "board", "hand")]
    rows += [(f"save [{words.say('ui-file')}]", "save"), ("quit", "quit")]
    for shown, name in rows:
        told = words.say(own_message(words, game, f"command_{name}"))
        console.print(Text.assemble((f"{shown:<18}", ACCENT), told))
    console.print(drawn.legend(words, game))


def own_message(words: Words, game: Game, name: str) -> str:
    """The message of this game, if it has one of its own."""
    own = f"{game.name}_ui-{name}"
    return own if words.knows(own) else f"ui-{name}"


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
    drawn = terminal_of(terminal.match.game)
    print_lines(terminal.console, drawn.hand(terminal.scene()))


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
