"""`istanbul show`: a position, or the end of a log, drawn in the terminal."""

from __future__ import annotations

import argparse
import json

from rich.text import Text

from istanbul.all_games import keeps_big_box_rule
from istanbul.cli.console import Console
from istanbul.cli.files import read_state_and_names
from istanbul.cli.help import Commands, add_command
from istanbul.cli.options import add_language, whole, words_of
from istanbul.cli.screen import over_lines, print_lines, table_lines
from istanbul.engine.node import Over
from istanbul.engine.state import State
from istanbul.messages import Words
from istanbul.messages.phrases import say_prompt, seat_names
from istanbul.terminal.contract import terminal_of
from istanbul.terminal.palette import ACCENT

MOST_OUTCOMES = 8


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "show")
    parser.add_argument("position", metavar="POSITION")
    parser.add_argument("--seat", type=whole(0, 4), metavar="N")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Draw a position for everybody, or as one seat sees it."""
    words = words_of(args)
    state, names = read_state_and_names(args.position, words)
    if args.json:
        position = state.to_json() if args.seat is None else state.view(args.seat).to_json()
        if "layout" in position:
            position["keeps_big_box_rule"] = keeps_big_box_rule(state.game)
        print(json.dumps(position, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    draw(console, words, state, args.seat, names or seat_names(words, state.game.players))
    return 0


def draw(
    console: Console, words: Words, state: State, viewer: int | None, names: list[str]
) -> None:
    """The board with everything around it, and what the state waits for."""
    terminal = terminal_of(state.game)
    drawn = terminal.scene(words, state, viewer, names=names, width=console.width)
    print_lines(console, table_lines(drawn) + terminal.rest(drawn))
    console.print(terminal.legend(words, state.game))
    node = state.node
    if isinstance(node, Over):
        print_lines(console, over_lines(drawn, node))
        return
    if state.is_chance:
        seen = node.to_json() if viewer is None else state.public_node(viewer)
        texts = [outcome["text"] for outcome in seen["outcomes"]]
        more = ", …" if len(texts) > MOST_OUTCOMES else ""
        listed = ", ".join(texts[:MOST_OUTCOMES]) + more
        console.print(Text(words.say("ui-chance_next", texts=listed), ACCENT))
        return
    decides = words.say("ui-decides", seat=names[state.waits_for])
    console.print(Text(f"{decides}: {say_prompt(words, state, names)}", ACCENT))
