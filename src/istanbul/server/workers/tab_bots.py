"""Computer players in a browser tab: those who look ahead do so in WebAssembly.

The search runs in a worker of the browser (web/src/offline/minds.ts), so the tables can be asked
meanwhile. It is the search of `make wasm`: same seed and nodes, same choice as on native rules.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any, Final, Protocol

from istanbul.agents.search_agent import SearchAgent
from istanbul.engine.encoded import encode
from istanbul.engine.game import Game
from istanbul.engine.native.fingerprint import fingerprint
from istanbul.engine.state import View
from istanbul.search.searcher import MAX_SIMULATIONS, RootAction, Searcher, merged
from istanbul.server.workers import bot_worker

KEPT: Final = 2  # players whose trees stay in memory, some megabytes each

Found = tuple[int, int, int, int, int]
"""An action and what was found about it: what `RootAction.of` takes."""


Grown = tuple[int, int, list[list[int]], list[int]]
"""An action, its visits, mean, chances and squares of each seat, and how it would go on."""


class Mind(Protocol):
    """A player at work on one game."""

    def think(self, question: dict[str, Any]) -> Awaitable[Iterable[Found]]:
        """Every action of the decision."""
        ...

    def grow(self, question: dict[str, Any]) -> Awaitable[Iterable[Grown]]:
        """Every action, for all seats, after so many simulations more."""
        ...

    def end(self) -> None:
        """It is needed no more."""
        ...


class Minds(Protocol):
    """What the browser offers."""

    def begin(self, game: str, player: dict[str, Any]) -> Awaitable[Mind]:
        """A new player of this game."""
        ...


_minds: Minds | None = None
_known: Final[dict[tuple[str, Game], tuple[Searcher, Mind]]] = {}


def minds() -> Minds | None:
    """Where players think, if not here."""
    return _minds


def use(minds: Minds | None) -> None:
    """Let players think there from now on; without it they do so here, which takes long."""
    global _minds  # noqa: PLW0603 - a tab has one browser
    _minds = minds
    _known.clear()


async def reply(line: bytes) -> bytes:
    """As bot_worker.py answers, once the browser has thought about it."""
    try:
        job = bot_worker.read(line)
        agent, view = bot_worker.asked(job)
        if (
            _minds is not None
            and isinstance(agent, SearchAgent)
            and (job.explain or len(job.actions) > 1)
        ):
            agent.found = await think(_minds, agent, view)
    except Exception as problem:  # as there
        return encode(bot_worker.failure(problem)) + b"\n"
    return bot_worker.reply(line)


async def think(minds: Minds, agent: SearchAgent, view: View) -> list[RootAction]:
    """What the agent's search finds within its budget; one tree, as with one thread."""
    seed = agent.source.below(1 << 31)
    assert agent.player is not None
    searcher, mind = await mind_of(minds, agent.player, agent.player, view.game, seed)
    assert agent.budget is not None
    nodes, seconds = agent.budget.nodes, agent.budget.seconds
    question = {
        "view": searcher.adopt(view).pack(),
        "seat": view.viewer,
        "nodes": MAX_SIMULATIONS if nodes is None else min(nodes, MAX_SIMULATIONS),
        "milliseconds": None if seconds is None else 1000 * seconds,
    }
    found = await mind.think(question)
    return merged([[RootAction.of(*one) for one in found]])


async def mind_of(
    minds: Minds, use: str, player: str, game: Game, seed: int
) -> tuple[Searcher, Mind]:
    """A player at work on a game, begun if need be; each use has one of its own."""
    key = (use, game)
    if key not in _known:
        searcher = Searcher(game, seed, player)
        mind = await minds.begin(game.name, packed(searcher, seed))
        while len(_known) >= KEPT:
            _known.pop(next(iter(_known)))[1].end()
        _known[key] = searcher, mind
    return _known[key]


def packed(searcher: Searcher, seed: int) -> dict[str, Any]:
    """A player as the browser takes it."""
    evaluator = searcher.evaluator
    return {
        "tables": searcher.tables.pack(),
        "evaluator": evaluator.pack(),
        "wide": bool(evaluator.is_wide),
        "weights": (evaluator.wide if evaluator.is_wide else evaluator.weights).pack(),
        "parameters": searcher.parameters.pack(),
        "source": fingerprint(searcher.package),
        "seed": seed,
    }
