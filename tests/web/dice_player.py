"""Somebody who plays the Dice Game by clicking only, whatever glows, chosen by chance."""

from __future__ import annotations

import re
from typing import Final

from tests.web.player import Player

OFFERED: Final = """() => {
    const seen = (node) => node.getClientRects().length > 0 && !node.disabled;
    const found = [];
    const add = (kind, selector, name) => document.querySelectorAll(selector).forEach((n) => {
        if (seen(n)) found.push([kind, name(n)]);
    });
    add('spot', '#bazaar button.spot.go', (n) => n.dataset.place);
    add('ready', '#bazaar button.spot.ready', (n) => n.dataset.place);
    add('again', '#bazaar button.spot.chosen', (n) => n.dataset.place);
    add('piece', 'button.piece:not(.picked)', (n) => n.dataset.piece);
    add('picked', 'button.piece.picked', (n) => n.dataset.piece);
    add('action', '.bottom button[data-action]', (n) => n.dataset.action);
    return found;
}"""
SELECTOR: Final = {
    **dict.fromkeys(("spot", "ready", "again"), '#bazaar button[data-place="{}"]'),
    **dict.fromkeys(("piece", "picked"), 'button[data-piece="{}"]'),
    "action": '.bottom button[data-action="{}"]',
}
WEIGHT: Final = {
    **{"spot": 3.0, "ready": 8.0, "again": 8.0, "piece": 1.5, "picked": 0.3, "action": 4.0}
}


class DicePlayer(Player):
    """Plays on one page until the game is over."""

    def offered(self) -> list[tuple[str, str]]:
        """All that can be clicked now; the turn ends only where nothing else is left."""
        found = [(kind, name) for kind, name in self.page.evaluate(OFFERED)]
        return [each for each in found if each != ("action", "end_turn")] or found

    def click(self, kind: str, name: str) -> None:
        """Click it, or tap it."""
        self.clicked[f"{kind} {re.split('[ :]', name, maxsplit=1)[0]}"] += 1
        self._press(SELECTOR[kind].format(name))

    def weight(self, kind: str) -> float:
        """How likely it is."""
        return WEIGHT[kind]
