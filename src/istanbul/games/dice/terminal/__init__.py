"""The Dice Game in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from istanbul.engine.game import Game
from istanbul.engine.node import Option
from istanbul.engine.state import State
from istanbul.games.dice.price_words import as_dice, price_letters
from istanbul.games.dice.terminal.help import find_help
from istanbul.games.dice.terminal.signs import DiceScene
from istanbul.games.dice.terminal.story import joined
from istanbul.games.dice.terminal.table import legend, own_tiles, table_lines, used_cards
from istanbul.games.dice.view_records import DiceView
from istanbul.messages import Words
from istanbul.terminal.contract import Choice, GameTerminal, Step


class DiceTerminal(GameTerminal[DiceView]):
    """Its tracks and tiles, the dice, the bazaar cards and a line for each seat."""

    action = "act coins"
    thing = "extra_die"

    def seen(self, state: State, viewer: int | None) -> DiceView:
        """Nothing is hidden."""
        return as_dice(state.game).open_view(state.record)

    def table(self, scene: DiceScene, title: str, found: Sequence[Choice]) -> list[Text]:
        """Tiles, rubies and cards show the numbers of choices."""
        return table_lines(scene, title, found)

    def rest(self, scene: DiceScene) -> list[Text]:
        """The bazaar cards that were used."""
        return used_cards(scene)

    def hand(self, scene: DiceScene) -> list[Text]:
        """The mosque tiles of the person, in words."""
        return own_tiles(scene, scene.you)

    def legend(self, words: Words, game: Game) -> Text:
        """The faces of the dice."""
        return legend(words)

    def find_help(self, words: Words, game: Game, about: str) -> list[tuple[str, str]]:
        """What is said of the tiles and cards that fit these words."""
        return find_help(words, game, about)

    def price(self, words: Words, state: State, option: Option) -> str:
        """In letters: "rrr", "rygb"."""
        return price_letters(words, state, option)

    def joined(self, game: Game, steps: Sequence[Step]) -> list[Step]:
        """Dice, cards and pieces go together."""
        return joined(as_dice(game), steps)


TERMINAL: Final = DiceTerminal()
