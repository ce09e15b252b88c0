"""What the commands say about themselves, in the person's language.

Commands name their options only. What these mean is in messages/*/cli.ftl: `cli-play_save` is
`--save` of `play`; `cli-seed`, without a command, is for all that have such an option. The texts
are looked up when the help is printed, so that nobody else waits for them.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Final, NoReturn, TypeAlias

from istanbul.engine.errors import MalformedInput
from istanbul.messages import FIRST, LANGUAGES, Argument, Words, language_of

LANGUAGE: Final = "--language"
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
SPOKEN: Final[ContextVar[Words]] = ContextVar("SPOKEN")
"""The words of this call of the command."""
OF_PARSER: Final = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "one_argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "ignored explicit argument %r": "no_argument",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
}
"""What argparse says itself, and which of our messages says it."""


def spoken() -> Words:
    """The words of this call."""
    return SPOKEN.get(Words(FIRST))


def say(id: str, **args: Argument) -> str:
    """A message in the language of this call."""
    return spoken().say(id, **args)


def words_for(language: str | None) -> Words:
    """The words in a language; in that of the environment if none was asked for."""
    locale = next((os.environ[name] for name in LOCALES if os.environ.get(name)), None)
    return Words(language or language_of(locale))


def choose(argv: Sequence[str]) -> None:
    """Speak as --language says, before anything is parsed, or as the environment does."""
    SPOKEN.set(words_for(_asked(argv)))
    setattr(argparse, "_", of_parser)  # noqa: B010 - it has no other door for another gettext


def _asked(argv: Sequence[str]) -> str | None:
    for i, word in enumerate(argv):
        option, given, value = word.partition("=")
        if option == LANGUAGE:
            language = value if given else "".join(argv[i + 1 : i + 2])
            return language if language in LANGUAGES else None
    return None


def of_parser(text: str) -> str:
    """A text of argparse in our language. In English it is what it is, and nothing is read."""
    if text not in OF_PARSER or spoken().language == FIRST:
        return text
    return say(f"cli-parser_{OF_PARSER[text]}")


class Parser(argparse.ArgumentParser):
    """Reports what is wrong in one line, like every other problem."""

    told: Mapping[str, Argument] = {}
    """What fills the texts of this command."""

    def error(self, message: str) -> NoReturn:
        """No usage above it: the line says what was expected and where the help is."""
        raise MalformedInput(say("cli-see_help", problem=message, command=f"{self.prog} --help"))

    def format_help(self) -> str:
        """With all texts filled in."""
        self.speak()
        return super().format_help()

    def speak(self) -> None:
        """Fill in the texts of this command."""
        name = self.prog.partition(" ")[2].replace("-", "_") or "istanbul"
        self.description = self._said(f"cli-{name}_text")
        self.epilog = self._said(f"cli-{name}_more")
        for group in self._action_groups:
            if group.title and group.title.startswith("cli-"):
                group.title = say(group.title)
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for command in action._choices_actions:
                    command.help = say(f"cli-{command.dest.replace('-', '_')}_help")
            elif action.help is None:
                action.help = self._said(f"cli-{name}_{action.dest}") or self._said(
                    f"cli-{action.dest}"
                )

    def _said(self, id: str) -> str | None:
        words = SPOKEN.get(Words(FIRST))
        return words.say(id, **self.told) if words.knows(id) else None


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""The commands of the program, to which each adds itself."""


def add_command(commands: Commands, name: str, **told: Argument) -> Parser:
    """A command. Its lines are kept as they are written."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = commands.add_parser(name, help="", formatter_class=raw)
    parser.told = told
    return parser
