"""A game in the terminal: asks the person, lets the bots and chance play, saves after every move."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from istanbul.agents.base import Agent, Question
from istanbul.cli.files import seat_names, write_whole
from istanbul.cli.lookup import Ambiguous, find_choice, find_help
from istanbul.cli.board_drawing import legend
from istanbul.cli.option_list import Choice, choices, draw_choices
from istanbul.cli.palette import ACCENT, QUIET, WARNING
from istanbul.cli.screen import (
    draw_screen,
    over_lines,
    paragraph_text,
    print_lines,
    prompt_line,
    table_lines,
)
from istanbul.cli.seat_panels import draw_hands
from istanbul.cli.story import Story
from istanbul.engine.errors import GameError
from istanbul.engine.match import Match
from istanbul.engine.node import Over
from istanbul.engine.source import Source
from istanbul.messages import Words
from istanbul.messages.options import say_prompt

with contextlib.suppress(ImportError):  # not on every system
    import readline  # noqa: F401  # gives `input` its line editing and history

COMMANDS: Final = ("help", "log", "undo", "redo", "board", "hand", "save", "quit")


class Terminal:
    """The game of one person. `play` runs it to its end, or until the person stops."""

    def __init__(
        self,
        console: Console,
        words: Words,
        match: Match,
        you: int,
        agents: Mapping[int, Agent],
        chance: Source,
        save: Path | None,
    ) -> None:
        self.console, self.words, self.match, self.you = console, words, match, you
        self.agents, self.chance, self.save = agents, chance, save
        self.names = seat_names(match)
        self.story = Story(match)
        self.told = 0  # entries of the log that have been shown, where nothing is drawn over
        self.going = True
        self.verbs: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "log": self._log,
            "undo": self._undo,
            "redo": self._redo,
            "board": self._board,
            "hand": self._hand,
            "save": self._save,
            "quit": self._quit,
        }

    # The game.

    def play(self) -> int:
        """Until the game is over, `quit`, or the end of the input."""
        while self.going and not self.match.state.is_over:
            seat = self.match.state.waits_for
            if self.match.state.is_chance:
                self.match.resolve_chance(self.chance)
                self._autosave()
            elif seat == self.you:
                self._turn()
            else:
                action = self.agents[seat].choose(Question(self.match.state, seat))
                self.match.act(seat, self.match.state.text(action))
                self._autosave()
        if self.match.state.is_over:
            self._over()
        return 0

    def _turn(self) -> None:
        """One decision of the person: show it, and read lines until it is made."""
        state, number = self.match.state, self.match.number
        found = choices(self.words, state, self.names)
        self._show(found)
        while self.going and self.match.number == number:
            line = self._read()
            if line is None:
                self._quit("")
                return
            if not line.strip():
                continue
            verb, _, rest = line.strip().partition(" ")
            verb = {"?": "help", "q": "quit"}.get(verb.lower(), verb.lower())
            try:
                if verb in self.verbs:
                    self.verbs[verb](rest.strip())
                else:
                    self._choose(line, found)
            except (GameError, OSError) as problem:
                self._complain(str(problem))

    def _choose(self, line: str, found: list[Choice]) -> None:
        n = len(found)
        try:
            choice = find_choice(line, found)
        except Ambiguous as problem:
            fits = {"n": len(problem.texts), "texts": ", ".join(problem.texts[:6])}
            self._complain(self.words.say("ui.ambiguous", text=line.strip(), **fits))
            return
        if choice is not None:
            self.match.act(self.you, choice.option.text)
            self._autosave()
            return
        text = " ".join(line.lower().split())
        known = self.match.game.action_number(text) is not None
        key = "ui.not_now" if known else "ui.not_an_option"
        self._complain(self.words.say(key, text=line.strip(), n=n))

    # The screen.

    @property
    def _draws_over(self) -> bool:
        """A terminal is cleared for every decision; plain output goes on."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def _show(self, found: list[Choice]) -> None:
        state, console = self.match.state, self.console
        told = self.story.paragraphs(self.words, self.names, self.you)
        prompt = say_prompt(self.words, state)
        if self._draws_over:
            console.clear()
            lines = draw_screen(
                console, self.words, state, self.names, self.you, told, found, prompt
            )
            print_lines(console, lines)
            return
        for paragraph in told:
            if paragraph.entry > self.told and paragraph.sentences:
                console.print(paragraph_text(self.words, self.names, paragraph))
        self.told = self.match.number
        if state.game.prompt(state.record) == "move":
            self._board("")
        print_lines(console, [prompt_line(self.you, prompt)])
        print_lines(console, draw_choices(self.words, found, console.width))

    def _read(self) -> str | None:
        if self._draws_over:
            self.console.print(Text(self.words.say("ui.choose"), QUIET))
        try:
            return input("> ")
        except EOFError:
            print()
            return None

    def _complain(self, text: str) -> None:
        self.console.print(Text(text, WARNING))

    def _over(self) -> None:
        state = self.match.state
        node = state.node
        assert isinstance(node, Over), "asked for at the end only"
        position = state.view(self.you).to_json()
        if self._draws_over:
            self.console.clear()
        self._board("")
        for paragraph in self.story.paragraphs(self.words, self.names, self.you)[
            -self.told_turns :
        ]:
            self.console.print(paragraph_text(self.words, self.names, paragraph))
        print_lines(self.console, over_lines(self.words, node, position, self.names))
        self._say_saved()

    @property
    def told_turns(self) -> int:
        """How many turns the last screen repeats: one round."""
        return self.match.game.players

    # The commands.

    def _help(self, about: str) -> None:
        if about:
            found = find_help(self.words, about)
            for name, text in found:
                self.console.print(Text.assemble((name, ACCENT), f": {text}"))
            if not found:
                self._complain(self.words.say("ui.no_help", text=about))
            return
        rows = [("1, 2, …", "number"), ("move tea_house", "action"), ("help [tea_house]", "help")]
        rows += [(name, name) for name in ("log", "undo", "redo", "board", "hand")]
        rows += [("save [FILE]", "save"), ("quit", "quit")]
        for shown, name in rows:
            text = self.words.say(f"ui.command_{name}")
            self.console.print(Text.assemble((f"{shown:<18}", ACCENT), text))
        self.console.print(legend(self.words))

    def _log(self, _: str) -> None:
        for paragraph in self.story.paragraphs(self.words, self.names, self.you):
            if paragraph.sentences:
                number = Text(f"{paragraph.round:>3} " if paragraph.round else "    ", QUIET)
                self.console.print(
                    number.append_text(paragraph_text(self.words, self.names, paragraph))
                )

    def _undo(self, _: str) -> None:
        self.match.undo(self.you)
        self._autosave()
        self.console.print(self.words.say("ui.undone"))

    def _redo(self, _: str) -> None:
        self.match.redo(self.you)
        self._autosave()
        self.console.print(self.words.say("ui.redone"))

    def _board(self, _: str) -> None:
        state = self.match.state
        position = state.view(self.you).to_json()
        found = choices(self.words, state, self.names) if state.waits_for == self.you else []
        width = self.console.width
        lines = table_lines(self.words, state.game, position, self.names, width, self.you, found)
        print_lines(self.console, lines)

    def _hand(self, _: str) -> None:
        position = self.match.state.view(self.you).to_json()
        print_lines(self.console, draw_hands(self.words, position, self.names))
        for card in position["seats"][self.you]["hand"]:
            title = self.words.say(f"card.{card}")
            text = self.words.say(f"card_help.{card}")
            self.console.print(Text.assemble(("    " + title, ACCENT), f": {text}"))
        if position["discard"]:
            top = self.words.say(f"card.{position['discard'][-1]}")
            self.console.print(f"{self.words.say('ui.pile_top')}: {top}")

    def _save(self, name: str) -> None:
        if name:
            path = Path(name).expanduser()
            if path.exists() and path != self.save:
                self._complain(self.words.say("ui.file_exists", path=str(path)))
                return
            write_whole(path, self.match.log.to_lines())
            self.save = path
        self._autosave()
        self._say_saved()

    def _quit(self, _: str) -> None:
        self.going = False
        self._say_saved()
        if self.save is not None:
            command = f"istanbul play --resume {self.save}"
            self.console.print(self.words.say("ui.resume_with", command=command))

    def _autosave(self) -> None:
        if self.save is not None:
            write_whole(self.save, self.match.log.to_lines())

    def _say_saved(self) -> None:
        if self.save is None:
            self.console.print(Text(self.words.say("ui.not_saved"), QUIET))
        else:
            self.console.print(Text(self.words.say("ui.saved", path=str(self.save)), QUIET))
        sys.stdout.flush()
