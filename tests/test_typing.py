"""What a type checker finds in programs that use the library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
IMPORTS = [
    "import istanbul",
    "from istanbul.games.board.game import BoardGame",
    "from istanbul.games.dice.game import DiceGame",
]
RIGHT = """
istanbul.game("board", players=4, layout="short_paths", variants=["caravan_leader"])
istanbul.game(players=2, layout=[[15, 5, 2, 14]], edition="first", max_rounds=None, seed=1)
istanbul.game(expansions=("mocha", "letters"), letters_deck="with_base", tables={}, start=0)
chosen: istanbul.GameOptions = {"players": 3}
istanbul.game("dice", **chosen)
state: istanbul.State = istanbul.game(seed=1).start()
view: istanbul.View = state.view(0)
board = BoardGame.from_header({"players": 3}, {})
lira: list[int] = board.start().record.lira
"""
WRONG = {
    'istanbul.game("board", plyers=4)': 'Unexpected keyword argument "plyers"',
    'istanbul.game("dice", max_round=9)': 'Unexpected keyword argument "max_round"',
    'istanbul.game(players="three")': '"players" to "game" has incompatible type "str"',
    "board.start().record.liras": '"State" has no attribute "liras"',
    "board.see(DiceGame.from_header({}, {}).start().record, 0)": 'incompatible type "istanbul',
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """All that mypy says about a program with the right lines, then the wrong ones."""
    program = tmp_path_factory.mktemp("typing") / "program.py"
    lines = [*IMPORTS, *RIGHT.strip().splitlines(), *WRONG]
    program.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(program)],
        cwd=ROOT,  # where its cache lies
        capture_output=True,
        text=True,
        check=False,
    )
    return [line for line in done.stdout.splitlines() if ": error: " in line]


@pytest.mark.parametrize("line", WRONG)
def test_a_misspelt_option_is_found(line: str, told: list[str]) -> None:
    number = 1 + len(IMPORTS) + len(RIGHT.strip().splitlines()) + list(WRONG).index(line)
    (found,) = (one for one in told if f".py:{number}: " in one)
    assert WRONG[line] in found


def test_nothing_else_is_found(told: list[str]) -> None:
    assert len(told) == len(WRONG)
