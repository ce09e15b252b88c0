"""What the computer players choose; `python -m tests.agents.choices` writes the stored choices.

Their seeds, budgets and games are fixed, so the choices change only with the players or the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.roster import make
from tests.agents.games import decisions, name, new_game
from tests.games.board.option_sets import Options

STORED: Final = Path(__file__).with_name("choices.json")
BUDGETS: Final = {
    "random": None,
    "apprentice": None,
    "trader": Budget(nodes=100),
    "master": Budget(nodes=200),
    "grandmaster": Budget(nodes=200),
}
SEARCHING: Final = ("trader", "master", "grandmaster")
SETS: Final[list[Options]] = [
    {"players": 4},
    {"players": 2, "expansions": ["mocha"]},
    {"players": 3, "expansions": ["letters"]},
    {"players": 5, "expansions": ["mocha", "letters"]},
    {"game": "dice", "players": 3},
]
MOST: Final = 30  # decisions of each game


def choices(options: Options, agent: str, seed: int = 11, most: int = MOST) -> list[str]:
    """The first real choices of a game in which an agent has all seats, as texts."""
    game = new_game(options, seed, max_rounds=40)
    seats = [make(agent, 100 * seed + seat, BUDGETS[agent]) for seat in range(game.players)]

    def choose(question: Question, seats: list[Agent] = seats) -> int:
        return seats[question.seat].choose(question)

    found: list[str] = []
    for _, question, action in decisions(game, choose, seed):
        if len(question.actions) > 1:
            found.append(game.describe(action).text)
        if len(found) == most:
            break
    return found


def opinions(options: Options, agent: str, seed: int = 11) -> list[str]:
    """What an agent thinks of every option at some decisions: its texts and values, best first."""
    game = new_game(options, seed, max_rounds=40)
    leader = make("apprentice", seed)
    found: list[str] = []
    for number, (state, question, _) in enumerate(decisions(game, leader.choose, seed)):
        if number % 17 == 16 and len(question.actions) > 1:
            advice = make(agent, seed, BUDGETS[agent]).explain(state.view(question.seat))
            found.append(", ".join(f"{one.option.text} {one.value:.6f}" for one in advice[:6]))
        if len(found) == 3:
            break
    return found


def everything() -> dict[str, list[str]]:
    """All stored choices, by game and agent."""
    found = {f"{name(one)} {agent}": choices(one, agent) for one in SETS for agent in BUDGETS}
    for one in SETS:
        for agent in SEARCHING:
            found[f"{name(one)} {agent} explains"] = opinions(one, agent)
    return found


if __name__ == "__main__":
    STORED.write_text(json.dumps(everything(), indent=1) + "\n", encoding="utf-8")
