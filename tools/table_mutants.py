"""`make table-mutants`: change each number of the tables once; a test of its place must fail.

A number that can be changed without a test noticing is not tested: add a test with the number of
the rulebook, in the file of its place, card or tile. Every change is tried in a process of its own,
which runs only the tests named here for its section. Results are kept in build/table_mutants.json:
what was caught with the same tables and tests is not tried again.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, Final

import pytest

from istanbul.games.board import contents as board
from istanbul.games.dice import contents as dice

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "build" / "table_mutants.json"

CARDS: Final = "bonus_cards/test_"
SETUPS: Final = "test_setup.py test_mocha_setup.py test_letters_setup.py"
BOARD_TESTS: Final[dict[str, str]] = {  # by section: files or folders below tests/games/board
    "setup": "test_setup.py test_variants.py places/test_wainwright.py figures",
    "goal": "test_setup.py test_rounds.py",
    "fees": "test_merchants.py figures mosque_tiles bonus_cards/test_family_to_police.py",
    "mosques": "test_mosque.py test_setup.py",
    "demand_tiles": "places/test_small_market.py places/test_large_market.py test_setup.py",
    "dice_rewards": f"{CARDS}dice_rewards_coffee.py {CARDS}dice_rewards_letter.py",
    "colour_good": f"{CARDS}red_good_lira.py",
    "layouts": f"test_layout.py {SETUPS}",
    "baksheesh_tile": "places/test_tavern.py",
    "caravansary_with_coffee": "places/test_caravansary_coffee.py",
    "mocha_setup": f"{SETUPS} test_mocha_end.py",
    "letters": "test_letters_setup.py test_letters.py test_double_turn.py"
    " places/test_secret_society.py places/test_embassy.py",
    "auction": "test_auction.py places/test_auction_house.py",
    "bonus_cards": f"{SETUPS} test_mocha_end.py test_second_edition.py",
}
FAMILY: Final = "bazaar_cards/test_family_"
DICE_TESTS: Final[dict[str, str]] = {  # by section: files below tests/games/dice
    "components": "test_shortage.py test_tiles.py",
    "setup": "test_setup.py test_rounds.py",
    "goal": "test_rounds.py",
    "lira_track": "test_ruby.py",
    "colour_tracks": "test_ruby.py",
    "mixed_track": "test_ruby.py",
    "mosque": "test_tile.py test_setup.py",
    "actions": "test_coins.py test_tiles.py test_rounds.py",
    "tiles": "test_tile.py test_setup.py",
    "consolation": " ".join(f"{FAMILY}{family}.py" for family in "efgh"),
}
DOWN: Final = {  # 1 less, where 1 more changes nothing
    "board tea_house.highest",  # two dice show 12 at most
    "board bonus_cards.dice_rewards_letter.value",  # yes or no
    "board dice_rewards.faces.4",  # the last of three rewards
    "board dice_rewards.faces.5",
    "dice components.dice",  # there are never more than 5 and the 4 of the tiles
}
NO_NUMBER: Final = {  # changes that no game can show, and why
    "board black_market.jewelry.0": "no two dice show 0",
    "board black_market.jewelry.1": "no two dice show 1",
}


def numbers(rows: Any, where: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all numbers in rows of tables."""
    if isinstance(rows, int):
        yield where
    elif isinstance(rows, dict | list):
        items = rows.items() if isinstance(rows, dict) else enumerate(rows)
        for key, value in items:
            yield from numbers(value, (*where, key))


def change(rows: Any, path: Sequence[str | int], by: int) -> None:
    """Change a number; a place of a layout is swapped with its neighbour, so that it stays one."""
    for key in path[:-1]:
        rows = rows[key]
    last = path[-1]
    if path[0] == "layouts":
        assert isinstance(last, int)
        other = last - 1 if last else 1
        rows[last], rows[other] = rows[other], rows[last]
    else:
        rows[last] += by


def tests_of(game: str, path: Sequence[str | int]) -> list[str]:
    """The files with the tests of a number's place, card or tile."""
    folder = Path("tests/games") / game
    section = str(path[1] if path[0] == "bazaar" else path[0])
    names = (BOARD_TESTS if game == "board" else DICE_TESTS).get(section, "").split()
    if path[0] == "bazaar" and not names:
        names.append(f"{FAMILY}{section}.py")
    elif section in ("guild_cards", "kiosk_tiles"):
        names.append(f"{section}/test_{board.printed()[section][str(path[1])]['effect']}.py")
    elif section == "bonus_cards":
        names.append(f"{section}/test_{path[1]}.py")
    elif not names:
        names.append(f"places/test_{section}.py")
    return [str(folder / name) for name in names]


def run_tests(*arguments: str) -> int:
    """Run tests silently; how pytest ended."""
    silent = ["-q", "--tb=no", "-n", "0", "-p", "no:cacheprovider"]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        return int(pytest.main([*silent, *arguments]))


def fails(game: str, path: Sequence[str | int], changed: bool) -> bool:
    """Does a test of a number fail? In a child: the tables of this process stay as they are."""
    child = os.fork()
    if child == 0:
        if changed:
            rows = (board if game == "board" else dice).printed()
            is_down = name_of(game, path) in DOWN or path[-1] == "final"  # final: yes or no
            change(rows, path, -1 if is_down else 1)
        os._exit(run_tests("-x", *tests_of(game, path)))
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(f"{name_of(game, path)}: pytest ended with {code}")
    return code == pytest.ExitCode.TESTS_FAILED


def name_of(game: str, path: Sequence[str | int]) -> str:
    """How a number is called: `board places.wainwright.price`."""
    return f"{game} {'.'.join(map(str, path))}"


def fingerprint(game: str, path: Sequence[str | int]) -> str:
    """The tables of a game and the tests of a number, as a hash: what the result depends on."""
    found = hashlib.sha256()
    files = [*(ROOT / f"src/istanbul/{game}_game").rglob("*.toml")]
    for name in tests_of(game, path):
        files += [ROOT / name] if name.endswith(".py") else [*(ROOT / name).rglob("*.py")]
    for file in sorted(files):
        found.update(file.read_bytes())
    return found.hexdigest()


def main(arguments: Sequence[str] | None = None) -> int:
    """Try all numbers; 1 if one of them is not tested."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="numbers whose name contains this")
    parser.add_argument("--again", action="store_true", help="also those that are known")
    given = parser.parse_args(arguments)
    os.chdir(ROOT)
    kept: dict[str, str] = {}
    if KEPT.exists() and not given.again:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    wanted = [
        (game, path)
        for game, rows in (("board", board), ("dice", dice))
        for path in numbers(rows.printed())
        if given.only in name_of(game, path) and name_of(game, path) not in NO_NUMBER
    ]
    run_tests("--collect-only", "tests/games/board", "tests/games/dice")  # imported once, for all
    survivors: list[str] = []
    passing: set[str] = set()
    for n, (game, path) in enumerate(wanted, 1):
        name, now = name_of(game, path), fingerprint(game, path)
        if kept.get(name) == now:
            continue
        if now not in passing and fails(game, path, changed=False):
            raise SystemExit(f"{name}: its tests fail without a change")
        passing.add(now)
        if fails(game, path, changed=True):
            kept[name] = now
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(kept, indent=0), encoding="utf-8")
        else:
            survivors.append(name)
        found = "NOT CAUGHT" if name in survivors else "caught"
        print(f"[{n}/{len(wanted)}] {name}: {found}", flush=True)
    print(f"{len(wanted) - len(survivors)} of {len(wanted)} changes are caught")
    print("\n".join(survivors))
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
