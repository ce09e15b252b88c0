"""A game in the terminal: asks the person, lets bots and chance play, saves after every move."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from istanbul.agents.asking import ask
from istanbul.agents.base import Agent, Question
from istanbul.cli.files import seat_names, write_whole
from istanbul.cli.lookup import Ambiguous, find_choice
from istanbul.cli.problems import told
from istanbul.cli.screen import (
    MOST_STORY_LINES,
    draw_screen,
    over_lines,
    paragraph_text,
    print_lines,
    prompt_line,
    story_lines,
    table_lines,
)
from istanbul.cli.story import Paragraph, Story
from istanbul.cli.terminal_commands import COMMANDS
from istanbul.engine.errors import GameError
from istanbul.engine.match import Match
from istanbul.engine.node import Over
from istanbul.engine.source import Source
from istanbul.messages import Words
from istanbul.messages.phrases import say_prompt
from istanbul.terminal.contract import Choice, Scene, ShownView, terminal_of
from istanbul.terminal.option_list import choices, draw_choices
from istanbul.terminal.palette import WARNING

with contextlib.suppress(ImportError):  # not on every system
    import readline  # noqa: F401  # gives `input` its line editing and history

WITH_BOARD = ("move", "dice_income", "dice_reroll", "dice_action")
"""Prompts before which plain output shows the board: something new lies there."""
SHORT = {"?": "help", "q": "quit", "exit": "quit"}


@dataclass
class Terminal:
    """The game of one person. `play` runs it to its end, or until the person stops."""

    console: Console
    words: Words
    match: Match
    you: int
    agents: Mapping[int, Agent]
    chance: Source
    save: Path | None

    def __post_init__(self) -> None:
        self.names = seat_names(self.match, self.words)
        self.story = Story(self.match)
        self.told: list[int] = []  # sentences of each paragraph that plain output has shown
        self.going = True

    # The game.

    def play(self) -> int:
        """Until the game is over, `quit`, or the end of the input."""
        while self.going and not self.match.state.is_over:
            seat = self.match.state.waits_for
            if self.match.state.is_chance:
                self.match.resolve_chance(self.chance)
                self.autosave()
            elif seat == self.you:
                self._decide()
            else:
                who = f"agent {self.agents[seat].name!r} in seat {seat}"
                action = ask(self.agents[seat], Question.at(self.match.state), who)
                self.match.act(seat, self.match.state.text(action))
                self.autosave()
        if self.match.state.is_over:
            self._over()
        return 0

    def _decide(self) -> None:
        """One decision of the person: show it, and read lines until something has changed."""
        number = self.match.number
        found = choices(self.words, self.match.state, self.names)
        self._show(found)
        while self.going and self.match.number == number:
            line = self._read()
            if line is None:
                COMMANDS["quit"](self, "")
                return
            verb, _, rest = line.strip().partition(" ")
            verb = SHORT.get(verb.lower(), verb.lower())
            try:
                if verb in COMMANDS:
                    COMMANDS[verb](self, rest.strip())
                elif verb:
                    self._choose(line.strip(), found)
            except (GameError, OSError) as problem:
                self.complain(told(problem, self.words))

    def _choose(self, line: str, found: list[Choice]) -> None:
        try:
            choice = find_choice(line, found)
        except Ambiguous as problem:
            shown = ", ".join(problem.texts[:4])
            self.complain(
                self.words.say("ui-ambiguous", text=line, n=len(problem.texts), texts=shown)
            )
            return
        if choice is not None:
            self.match.act(self.you, choice.option.text)
            self.autosave()
            return
        known = self.match.game.action_number(" ".join(line.lower().split())) is not None
        key = "ui-not_now" if known else "ui-not_an_option"
        self.complain(self.words.say(key, text=line, n=len(found)))

    def autosave(self) -> None:
        """After every move, if there is a file."""
        if self.save is not None:
            write_whole(self.save, self.match.log.to_lines())

    # The screen.

    @property
    def draws_over(self) -> bool:
        """A terminal is cleared for every decision; plain output goes on."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def scene(self) -> Scene[ShownView]:
        """What the person may see now."""
        state, width = self.match.state, self.console.width
        return terminal_of(state.game).scene(
            self.words, state, self.you, names=self.names, width=width, you=self.you
        )

    def paragraphs(self) -> list[Paragraph]:
        """The story as the person may know it."""
        return self.story.paragraphs(self.words, self.names, self.you)

    def complain(self, text: str) -> None:
        """One line about what was wrong."""
        self.console.print(Text(text, WARNING))

    def board(self) -> None:
        """Draw the board and the seats, with the numbers of what can be chosen."""
        state = self.match.state
        mine = state.waits_for == self.you
        found = choices(self.words, state, self.names) if mine else []
        print_lines(self.console, table_lines(self.scene(), found))

    def _show(self, found: list[Choice]) -> None:
        state, told = self.match.state, self.paragraphs()
        prompt = say_prompt(self.words, state, self.names)
        if self.draws_over:
            self.console.clear()
            lines = draw_screen(self.console, self.scene(), told, found, prompt)
            print_lines(self.console, lines)
            return
        self._tell_news(told)
        if state.game.prompt(state.record) in WITH_BOARD:
            self.board()
        print_lines(self.console, [prompt_line(self.you, prompt)])
        print_lines(self.console, draw_choices(self.words, found, self.console.width))

    def _tell_news(self, told: Sequence[Paragraph]) -> None:
        """What has happened since the last time, where nothing is drawn over."""
        for number, paragraph in enumerate(told):
            before = self.told[number] if number < len(self.told) else 0
            if paragraph.sentences[before:]:
                news = replace(paragraph, sentences=paragraph.sentences[before:])
                self.console.print(paragraph_text(self.words, self.names, news))
        self.told = [len(paragraph.sentences) for paragraph in told]

    def _read(self) -> str | None:
        try:
            line = input("> ")
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(line)  # so that a transcript can be read
        return line

    def _over(self) -> None:
        node, told = self.match.state.node, self.paragraphs()
        assert isinstance(node, Over), "asked for at the end only"
        if self.draws_over:
            self.console.clear()
            self.board()
            last = story_lines(self.console, self.words, self.names, told, MOST_STORY_LINES)
            print_lines(self.console, last)
        else:
            self._tell_news(told)
            self.board()
        print_lines(self.console, over_lines(self.scene(), node))
        if self.save is not None:
            COMMANDS["save"](self, "")
