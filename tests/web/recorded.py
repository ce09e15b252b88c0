"""A recorded game, played again on a live table: one seat on the screen, all others as recorded.

Chance and the computer players of the server do what stands in the log, so that the screen is
asked the same questions every time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from istanbul import all_games
from istanbul.agents.simulation import Plan, play
from istanbul.engine.game import Game
from istanbul.engine.log import BY_CHANCE, Entry, Log
from istanbul.engine.match import Match
from istanbul.engine.source import Source
from istanbul.engine.state import State
from istanbul.games.board.player.outlook import obvious
from istanbul.server.table.change import Change
from istanbul.server.table.fair import FairSeed
from istanbul.server.table.table import Table
from tests.web.test_screens import made

SEAT: Final = 0
"""The one that is played on the screen."""


class Recorded:
    """A game of computer players, from a seed; the table that plays it again, once it is there."""

    def __init__(self, options: Mapping[str, Any], seed: int) -> None:
        report = play(Plan(options, ["trader"], seed, keep_logs=True), 1)
        assert report.log is not None
        self.log = Log.read(report.log)
        self.match: Match[Any, Any, Any] | None = None

    @property
    def at(self) -> int:
        """How many entries are played."""
        return self.match.number if self.match else 0

    @property
    def state(self) -> State[Any, Any, Any]:
        """The position on the table."""
        assert self.match is not None
        return self.match.state

    @property
    def waits_for(self) -> int | None:
        """Whom the table waits for, once it is there."""
        return self.match.waits_for if self.match else None

    def rest(self) -> list[Entry]:
        """What is still to come; all before has been played as it was recorded."""
        assert self.match is not None
        played = [(entry.by, entry.text) for entry in self.match.log.entries]
        told = [(entry.by, entry.text) for entry in self.log.entries[: len(played)]]
        assert played == told, f"played {played[-3:]} instead of {told[-3:]}"
        return self.log.entries[len(played) :]

    def turn(self) -> list[str]:
        """What the seat does next, whatever chance says between, up to somebody else."""
        texts: list[str] = []
        for entry in self.rest():
            if entry.by == SEAT:
                texts.append(entry.text)
            elif entry.by != BY_CHANCE:
                break
        return texts

    def opened(self, page: Page, patch: pytest.MonkeyPatch) -> None:
        """The table of the game, on this page."""
        self._conduct(patch)
        header = self.log.header
        options = {key: header["options"][key] for key in ("game", "players", "expansions")}
        bots = [{"kind": "bot", "agent": "random"}] * (options["players"] - 1)
        seats = [{"kind": "me", "name": "Ada"}, *bots]
        table = made(page, {"options": options, "seats": seats, "start": True})
        page.goto(f"/#/table/{table}")

    def _conduct(self, patch: pytest.MonkeyPatch) -> None:
        """Let the table draw what was drawn, and its computer players do what was done."""

        def new_game(seed: FairSeed, options: object) -> Game:
            return all_games.game_from_header(self.log.header["options"], self.log.header)

        def sample(match: Match[Any, Any, Any], source: Source) -> list[Any]:
            self.match = match
            return match.happen(self._next(BY_CHANCE))

        def bot_acts(table: Table, seat: int, action: int, at: int) -> Change:
            assert self.match is not None
            number = self.match.state.parse(self._next(seat))
            return real(table, seat, number, at)

        real = Table.bot_acts
        patch.setattr(FairSeed, "new_game", new_game)
        patch.setattr(Match, "sample", sample)
        patch.setattr(Table, "bot_acts", bot_acts)

    def _next(self, by: int | str) -> str:
        entry = self.log.entries[self.at]
        assert entry.by == by, f"{by} is asked, {entry} was recorded"
        return entry.text

    def by_itself(self) -> bool:
        """Will the screen do what comes next without a click?"""
        text = self.turn()[0]
        offered = [self.state.text(action) for action in self.state.legal_actions()]
        if text == "end_turn":
            return all(text == "end_turn" or _can_wait(text) for text in offered)
        wanted = obvious(self.state)
        return wanted is not None and self.state.text(wanted) == text


def _can_wait(text: str) -> bool:
    return text.startswith(("card", "tile yellow"))
