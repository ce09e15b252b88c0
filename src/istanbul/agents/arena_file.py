"""The file of an arena: what is played in the first line, then a line for each game.

A line is written when its game is over, so whatever stops the arena, no finished game is lost.
Games that are played at the same time may end, and stand in the file, in any order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final

from istanbul import all_games
from istanbul.agents.arena import ArenaPlan, Result, results
from istanbul.agents.roster import find
from istanbul.agents.spreading import Spread
from istanbul.engine.errors import MalformedInput
from istanbul.engine.native.fingerprint import fingerprint
from istanbul.engine.node import Json
from istanbul.search.packages import package_of, rules_of, weight_set, weights_file

FORMAT: Final = 1
AGENT_MODULES: Final = ("apprentice", "first_sight", "levels", "random_agent", "search_agent")
"""Modules of ours that decide how agents play, beside those of the fingerprint."""


def header(plan: ArenaPlan) -> Json:
    """All that decides how the games go, as JSON."""
    game = all_games.new_game(plan.options, seed=0)
    found = {
        "arena": FORMAT,
        "options": game.options(),
        "agents": list(plan.agents),
        "ladder": plan.ladder,
        "budget": plan.budget,
        "seed": plan.seed,
        "knowledge": knowledge(plan),
    }
    read: Json = json.loads(json.dumps(found))
    return read


def knowledge(plan: ArenaPlan) -> str:
    """A digest of rules, search and weights: games of weaker and of better agents do not mix."""
    game = all_games.new_game(plan.options, seed=0)
    package = package_of(game)
    digest = sha256(str(fingerprint(package)).encode())
    for module in AGENT_MODULES:
        digest.update((resources.files("istanbul.agents") / f"{module}.py").read_bytes())
    tables = rules_of(package)[0].Tables()
    tables.unpack(game.fingerprint())
    players = {find(name).player for name in plan.agents}
    for player in sorted(player for player in players if player is not None):
        digest.update(weights_file(package, player, weight_set(package, tables)).read_bytes())
    return digest.hexdigest()[:16]


def seed_of(path: Path) -> int | None:
    """The seed of a file that is there already."""
    lines = _lines(path)
    return None if not lines else int(_header_of(path, lines[0])["seed"])


def is_of(path: Path, plan: ArenaPlan) -> bool:
    """Does the file hold games of this plan, or none yet?"""
    lines = _lines(path)
    return not lines or _json(lines[0]) == header(plan)


def kept(path: Path, plan: ArenaPlan) -> dict[int, Result]:
    """The games that the file holds; a torn last line is cut off, a new file is begun."""
    lines = _lines(path)
    if not lines:
        text = json.dumps(header(plan), ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8")
        return {}
    _compare(path, _header_of(path, lines[0]), header(plan))
    found: dict[int, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        result = _result(line)
        if result is None and number == len(lines):
            with path.open("rb+") as file:
                file.truncate(sum(len(whole) for whole in lines[:-1]))
        elif result is None or result.game in found:
            raise MalformedInput(f"{path}: line {number}: expected the result of one more game")
        else:
            found[result.game] = result
    return found


def kept_and_played(
    plan: ArenaPlan, games: int, spread: Spread, path: Path | None
) -> tuple[int, Iterator[Result]]:
    """How many games are there already, and all in their order; what is missing is played."""
    old = {} if path is None else kept(path, plan)
    missing = [number for number in range(games) if number not in old]

    def keep(_: int, result: Result) -> None:
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_json(), ensure_ascii=False) + "\n")

    def every() -> Iterator[Result]:
        played = results(plan, missing, spread, keep)
        for number in range(games):
            yield old[number] if number in old else next(played)

    return games - len(missing), every()


def _lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True) if path.exists() else []


def _header_of(path: Path, line: bytes) -> Json:
    found = _json(line)
    if not (isinstance(found, dict) and "arena" in found and isinstance(found.get("seed"), int)):
        raise MalformedInput(f"{path}: expected results of an arena, with its plan in line 1")
    return found


def _compare(path: Path, there: Json, wanted: Json) -> None:
    for key, value in wanted.items():
        if there.get(key) == value:
            continue
        if key == "knowledge":
            raise MalformedInput(f"{path}: played by other versions of the rules or the agents")
        old, new = (json.dumps(one, ensure_ascii=False) for one in (there.get(key), value))
        raise MalformedInput(f"{path}: holds games of another plan: {key} {old}, asked for {new}")


def _json(line: bytes) -> object:
    try:
        return json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        return None


def _result(line: bytes) -> Result | None:
    found = _json(line)
    try:
        return Result(**found) if isinstance(found, dict) else None
    except TypeError:
        return None
