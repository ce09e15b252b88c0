"""The packages with the knowledge about games: their rules in both builds, and players' weights."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.kit import kit_of, kits
from istanbul.engine.native import loader
from istanbul.engine.node import Option
from istanbul.engine.record import Record
from istanbul.search.evaluator import Evaluator, Weights
from istanbul.search.scales import PHASES, STEEPNESS_SCALE
from istanbul.search.wide import POLICY_UNITS, UNITS, WideWeights

CHANCES: Final = "chances.json"  # in each folder of weights
KEPT: Final = "kept"  # in it, beside the players
WIDE: Final = "grandmaster"  # the player whose network is the wide one (wide.py)


def packages() -> dict[str, str]:
    """The packages with the knowledge about games, by the names of the games."""
    return {kit.name: f"{kit.package}.player" for kit in kits().values() if kit.has("player")}


def package_of(game: Game) -> str:
    """The package with the knowledge about a game."""
    kit = kit_of(game)
    if not kit.has("player"):
        raise MalformedInput(f"no computer player knows the game {game.name!r}")
    return f"{kit.package}.player"


@cache
def rules_of(package: str) -> tuple[ModuleType | SimpleNamespace, bool]:
    """The functions of a game's `rules.py` here, and whether they are native."""
    found = loader.find(package)
    if found.module is not None:
        return found.module, True
    rules = import_module(f"{package}.rules")
    offered = [*rules.RECORDS, *rules.ENTRY, *rules.LONG]
    return SimpleNamespace(**{one.__name__: one for one in offered}), False


def weight_set(package: str, tables: Record) -> str:
    """Which weights belong to a game."""
    return str(import_module(f"{package}.search_parameters").weight_set(tables))


def split(player: str) -> tuple[str, str]:
    """`master@FOLDER`: a player of ours, and where its weights are; "" for those of the package."""
    name, _, folder = player.partition("@")
    return name, folder


def game_name(package: str) -> str:
    """The folder of the game that a package knows."""
    return package.split(".")[-2]


def weights_folder(package: str, player: str) -> Traversable:
    """Where the weights of a player are."""
    folder = split(player)[1]
    return Path(folder) if folder else resources.files(package) / "weights"


def weights_file(package: str, player: str, which: str) -> Traversable:
    """Where they are for a set; a wide network is for all sets of its game."""
    name = split(player)[0]
    if name == WIDE:
        return wide_file(package, player)
    return weights_folder(package, player) / f"{which}_{name}.json"


def wide_file(package: str, player: str) -> Traversable:
    """Where the wide network of a game is."""
    return weights_folder(package, player) / f"{game_name(package)}_{WIDE}.rows"


@cache
def read_weights(package: str, player: str, which: str) -> Weights:
    """Weights from the file of a set: a row for each feature, by name."""
    rows = json.loads(weights_file(package, player, which).read_text(encoding="utf-8"))
    plain = Weights()
    plain.units = len(rows["out"])
    plain.bias[: plain.units], plain.out[: plain.units] = rows["bias"], rows["out"]
    for i, name in enumerate(import_module(f"{package}.features").NAMES):
        plain.direct[i] = rows["direct"].get(name, 0)
        plain.first[i][: plain.units] = rows["first"].get(name, [0] * plain.units)
    record: Weights = rules_of(package)[0].Weights()
    record.unpack(plain.pack())
    return record


@cache
def fresh_evaluator(is_wide: bool, steepness: tuple[int, ...]) -> bytes:
    """An evaluator that has not evaluated anything yet."""
    plain = Evaluator()
    plain.is_wide = int(is_wide)
    plain.steepness = list(steepness)
    return plain.pack()


def read_steepness(package: str, player: str, which: str, players: int) -> tuple[int, ...]:
    """How steep a player's chances are in each phase (`make weights`, stage `calibration`).

    What was never calibrated, such as weights in a folder, has chances as flat as its values.
    """
    table = _calibration(package, player, which).get(split(player)[0], {})
    return tuple(table.get(str(players), [STEEPNESS_SCALE] * PHASES))


def read_kept(package: str, which: str, players: int) -> float:
    """How much of a change of the strongest player's chances results bear out (same stage)."""
    table = _calibration(package, WIDE, which).get(KEPT, {})
    return float(table.get(str(players), STEEPNESS_SCALE)) / STEEPNESS_SCALE


@cache
def _calibration(package: str, player: str, which: str) -> dict[str, Any]:
    file = weights_folder(package, player) / CHANCES
    rows = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    found: dict[str, Any] = rows.get(which, {})
    return found


@cache
def read_wide_weights(package: str, player: str) -> WideWeights:
    """Weights of the wide network and its policy: names in a line of JSON, then numbers.

    The numbers have 16 bits, low byte first: `bias`, `out`, then `own` and `all` of each row;
    `policy_bias`, `policy_row` of each row of the policy; then what belongs to each action.
    """
    head, _, body = wide_file(package, player).read_bytes().partition(b"\n")
    names = json.loads(head)
    numbers = array("h", body)
    if sys.byteorder == "big":
        numbers.byteswap()
    known = {name: i for i, name in enumerate(import_module(f"{package}.rows").NAMES)}
    plain = WideWeights()
    at = iter(numbers)
    plain.bias, plain.out = _next(at, UNITS), _next(at, UNITS)
    for name in names["rows"]:
        plain.own[known[name]], plain.all[known[name]] = _next(at, UNITS), _next(at, UNITS)
    plain.policy_bias = _next(at, POLICY_UNITS)
    for name in names["policy"]:
        plain.policy_row[known[name]] = _next(at, POLICY_UNITS)
    numbered = {option.text: a for a, option in enumerate(catalogue_of(package))}
    for a in [numbered[text] for text in names["actions"]]:
        plain.action[a] = _next(at, POLICY_UNITS)
        plain.action_bias[a], plain.action_slope[a] = _next(at, 2)
    record: WideWeights = rules_of(package)[0].WideWeights()
    record.unpack(plain.pack())
    return record


def catalogue_of(package: str) -> Sequence[Option]:
    """All actions of the game that a package knows."""
    found: Sequence[Option] = import_module(f"{package.rpartition('.')[0]}.catalogue").FORMS
    return found


def _next(numbers: Iterator[int], n: int) -> list[int]:
    return list(islice(numbers, n))
