"""What a game offers for the terminal: the folder `terminal/` of its kit, as `TERMINAL`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from rich.text import Text

from istanbul.engine.events import NamedEvent
from istanbul.engine.game import Game
from istanbul.engine.kit import kit_of
from istanbul.engine.log import Entry
from istanbul.engine.node import Option
from istanbul.engine.state import State
from istanbul.messages import Argument, Words

Step = tuple[Entry, list[NamedEvent]]


class ShownSeat(Protocol):
    """What the end of a game tells of a seat."""

    @property
    def rubies(self) -> int:
        """What is played for."""

    @property
    def lira(self) -> int:
        """How much money the seat has."""


class ShownView(Protocol):
    """What the head of a table tells."""

    @property
    def round(self) -> int:
        """The round that is played; the first is 1."""

    @property
    def goal(self) -> int:
        """So many rubies end the game."""

    @property
    def last_round(self) -> bool:
        """Has somebody reached the goal?"""

    @property
    def seats(self) -> Sequence[ShownSeat]:
        """What is shown of each seat, the first seat first."""


Seen = TypeVar("Seen", bound=ShownView)


@dataclass(frozen=True)
class Choice:
    """An option with its number on the screen, from 1."""

    number: int
    option: Option
    key: str
    args: dict[str, Argument]
    label: str
    gain: str
    alone: bool = True  # not under the heading of a group
    with_id: bool = True  # shown beside its name, if that is another word


@dataclass(frozen=True)
class Scene(Generic[Seen]):
    """A view, to be drawn in a width for somebody."""

    terminal: GameTerminal[Seen]
    words: Words
    view: Seen
    names: Sequence[str]
    width: int
    you: int = -1  # the seat of the person who looks, if it is one


class GameTerminal(ABC, Generic[Seen]):
    """How one game looks in a terminal, and how one asks about it there."""

    action: ClassVar[str]
    """An action, as an example in the help."""
    thing: ClassVar[str]
    """Something that can be explained, as an example in the help."""
    first: ClassVar[Sequence[str]] = ()
    """Kinds of options that are listed before the others."""
    last: ClassVar[Sequence[str]] = ()
    """Kinds of options that are listed after the others."""

    @abstractmethod
    def seen(self, state: State, viewer: int | None) -> Seen:
        """What there is to be drawn; None sees everything."""

    @abstractmethod
    def table(self, scene: Scene[Seen], title: str, found: Sequence[Choice]) -> list[Text]:
        """The board and the seats, and the person's hand. Options show their numbers there."""

    @abstractmethod
    def rest(self, scene: Scene[Seen]) -> list[Text]:
        """All else that lies open: hands that are seen, and piles."""

    @abstractmethod
    def hand(self, scene: Scene[Seen]) -> list[Text]:
        """What the person who looks has, explained."""

    @abstractmethod
    def legend(self, words: Words, game: Game) -> Text:
        """What the signs mean."""

    @abstractmethod
    def find_help(self, words: Words, game: Game, about: str) -> list[tuple[str, str]]:
        """Names and explanations of what a name fits, or its beginning."""

    def price(self, words: Words, state: State, option: Option) -> str:
        """What is paid after an option, where a game has a short way to say so."""
        return ""

    def joined(self, game: Game, steps: Sequence[Step]) -> list[Step]:
        """The steps as they are told: what belongs together goes together."""
        return list(steps)

    def scene(
        self,
        words: Words,
        state: State,
        viewer: int | None,
        *,
        names: Sequence[str],
        width: int,
        you: int = -1,
    ) -> Scene[Seen]:
        """A state as a viewer sees it."""
        return Scene(self, words, self.seen(state, viewer), names, width, you)


def terminal_of(game: Game) -> GameTerminal[ShownView]:
    """The terminal's part of a game."""
    found: GameTerminal[ShownView] = kit_of(game).part("terminal").TERMINAL
    return found
