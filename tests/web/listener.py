"""Somebody who does not see the page: what is known is heard, what is done is a role and a name."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

NEWS: Final = "What happened"
"""The name of the region that speaks."""
NOW: Final = "What you can do now"
"""The name of the region that holds the answers to what is asked."""
CAN: Final = "can be chosen"
OVER: Final = "The game is over"
OTHERS: Final = re.compile(r"Waiting for [^…]*…$")
"""How news end while others decide. The tree may be ahead of them: one who listens waits."""
ENDS: Final = "turn would end"
LAST: Final = ("End turn", "Skip")
ONLY_VISIT: Final = re.compile("can be chosen: Go to the [^,;]* without")
SIDE: Final = (
    *("Undo", "Redo", "All options as a list", "Ask for a hint", "Plan a route"),
    *("Menu", "Skip ahead", "Cancel", "Close"),
)
"""Buttons that lead nowhere, or back."""


@dataclass(frozen=True)
class Thing:
    """A node of the accessibility tree."""

    role: str
    name: str
    disabled: bool
    pressed: bool | None
    """None for what is no toggle."""
    parents: tuple[tuple[str, str], ...]

    def inside(self, role: str, name: str = "") -> bool:
        """Is it part of something with this role (and name)?"""
        return any(r == role and (not name or n == name) for r, n in self.parents)


class Listener:
    """Knows a page by its accessibility tree only."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.heard: list[str] = []
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._dice = random.Random(seed)

    def tree(self) -> list[Thing]:
        """All buttons that a screen reader may come to, in its order."""
        nodes: list[dict[str, Any]] = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def face(node: dict[str, Any]) -> tuple[str, str]:
            return node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")

        def parents(node: dict[str, Any]) -> tuple[tuple[str, str], ...]:
            up = by_id.get(node.get("parentId", ""))
            return () if up is None else (face(up), *parents(up))

        return [
            Thing(*face(node), _said(node, "disabled") is True, _pressed(node), parents(node))
            for node in nodes
            if not node.get("ignored") and face(node)[0] == "button"
        ]

    def news(self) -> str:
        """What the live region says now."""
        return self.page.get_by_role("status", name=NEWS).text_content() or ""

    def listen(self, seconds: float = 60) -> list[Thing]:
        """Until something new was said, and there is something to do or the game is over."""
        for _ in range(int(seconds * 50)):
            said = self.news()
            if said and (not self.heard or said != self.heard[-1]):
                self.heard.append(said)
                tree = self.tree()
                if OVER in said or (not OTHERS.search(said) and self.choices(tree)):
                    return tree
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing more was said after: {self.heard[-3:]}")

    @property
    def over(self) -> bool:
        """Was the end of the game told?"""
        return OVER in self.heard[-1]

    def choices(self, tree: list[Thing]) -> list[Thing]:
        """Buttons that lead on: of the board, the hand, and what can be done now."""
        found = []
        for thing in tree:
            if thing.role != "button" or thing.disabled or thing.name in SIDE:
                continue
            if thing.inside("gridcell"):
                if CAN in thing.name and ENDS not in thing.name:
                    found.append(thing)
            elif thing.inside("main"):
                found.append(thing)
        return found

    def click(self, thing: Thing) -> None:
        """Click it by its role and name; of things alike the first that is not pressed."""
        alike = self.page.get_by_role("button", name=thing.name, exact=True)
        if thing.pressed is False:
            alike = self.page.get_by_role("button", name=thing.name, exact=True, pressed=False)
        alike.first.click()

    def choose(self, tree: list[Thing]) -> Thing:
        """One of them; to end the turn, or to skip, only if there is nothing else."""
        found = self.choices(tree)
        if CAN in self.heard[-1]:  # a place was asked about: the answer lies beside it
            found = [thing for thing in found if not thing.inside("gridcell")]
        assert found, [thing.name for thing in tree]
        best = [t for t in found if not t.name.startswith(LAST) and not ONLY_VISIT.search(t.name)]
        return self._dice.choice(best or found)


class DiceListener(Listener):
    """Plays the Dice Game: what the bar offers, or something to have or to pay with."""

    def choices(self, tree: list[Thing]) -> list[Thing]:
        """What leads on; pieces that are picked stay picked."""
        found = [thing for thing in super().choices(tree) if not thing.pressed]
        return [thing for thing in found if not thing.inside("dialog")]

    def choose(self, tree: list[Thing]) -> Thing:
        """A ruby if there is one, else mostly what the bar offers; at last the end of the turn."""
        found = self.choices(tree)
        assert found, [thing.name for thing in tree]
        best = [thing for thing in found if not thing.name.startswith(LAST)]
        rubies = [thing for thing in best if "ruby" in thing.name.lower()]
        offered = [thing for thing in best if thing.inside("region", NOW)]
        wanted = rubies or (offered if self._dice.random() < 2 / 3 else [])
        return self._dice.choice(wanted or best or found)


def _said(node: dict[str, Any], name: str) -> Any:
    found = [p["value"]["value"] for p in node.get("properties", []) if p["name"] == name]
    return found[0] if found else None


def _pressed(node: dict[str, Any]) -> bool | None:
    said = _said(node, "pressed")
    return None if said is None else said == "true"
