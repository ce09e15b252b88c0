"""The board game in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text

from istanbul.engine.game import Game
from istanbul.engine.state import State
from istanbul.games.board.game import BoardGame
from istanbul.games.board.layout import keeps_big_box_rule
from istanbul.games.board.terminal.board import draw_board, marks
from istanbul.games.board.terminal.hands import (
    draw_hands,
    draw_piles,
    explained_hand,
    kiosk_row,
    own_hand,
)
from istanbul.games.board.terminal.help import find_help
from istanbul.games.board.terminal.legend import legend
from istanbul.games.board.terminal.scene import BoardScene
from istanbul.games.board.terminal.seat_panels import draw_seats
from istanbul.games.board.view_records import BoardView
from istanbul.messages import Words
from istanbul.terminal.contract import Choice, GameTerminal


class BoardTerminal(GameTerminal[BoardView]):
    """Its board with the places, a line for each seat, hands and piles."""

    action = "move tea_house"
    thing = "tea_house"
    first: ClassVar = (
        *("move", "move_own", "move_neutral", "move_lay"),
        *("companion", "act_police", "put"),
    )
    last: ClassVar = ("visit",)

    def seen(self, state: State, viewer: int | None) -> BoardView:
        """As a viewer sees it; None sees everything."""
        game = as_board(state.game)
        if viewer is None:
            return game.open_view(state.record)
        return game.view(state.view(viewer).record)

    def table(self, scene: BoardScene, title: str, found: Sequence[Choice]) -> list[Text]:
        """Places show the numbers of choices."""
        lines = draw_board(scene, title, marks(found)) + draw_seats(scene) + kiosk_row(scene)
        return lines + own_hand(scene) if scene.you >= 0 else lines

    def rest(self, scene: BoardScene) -> list[Text]:
        """Hands and piles; of an own layout whether it keeps the rule for random ones."""
        lines = draw_hands(scene) + draw_piles(scene)
        if not isinstance(scene.view.options.layout, str):
            kept = "keeps" if keeps_big_box_rule(scene.view.layout) else "breaks"
            lines.append(Text(scene.words.say(f"ui-board_{kept}_rule")))
        return lines

    def hand(self, scene: BoardScene) -> list[Text]:
        """The cards with what they do."""
        return draw_hands(scene) + explained_hand(scene) + draw_piles(scene)

    def legend(self, words: Words, game: Game) -> Text:
        """Pieces, goods and rubies, and what the expansions in play add."""
        return legend(words, as_board(game))

    def find_help(self, words: Words, game: Game, about: str) -> list[tuple[str, str]]:
        """Places, cards, tiles and figures."""
        return find_help(words, as_board(game).options()["expansions"], about)


def as_board(game: Game) -> BoardGame:
    """The game as what it is."""
    assert isinstance(game, BoardGame), "drawn by this kit are its own games"
    return game


TERMINAL: Final = BoardTerminal()
