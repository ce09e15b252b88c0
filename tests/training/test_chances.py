"""Stage `calibration`: chances that fit what happens, and the table that is shipped."""

from __future__ import annotations

import json
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from istanbul import all_games
from istanbul.search.evaluator import Evaluator, steep_softmax
from istanbul.search.packages import CHANCES, KEPT, packages, read_kept, read_steepness
from istanbul.search.scales import LOGIT, MAX_SEATS, PHASES, STEEPNESS_SCALE, WIN
from tests.few import every
from training import chances, games, settings
from training.calibration import measured
from training.network import chances as softmax

if TYPE_CHECKING:
    pass


def shipped(package: str) -> dict[str, dict[str, dict[str, list[int]]]]:
    file = resources.files(package) / "weights" / CHANCES
    found: dict[str, dict[str, dict[str, list[int]]]] = json.loads(file.read_text())
    return found


def test_every_set_and_number_of_players_has_its_chances() -> None:
    found = settings.read()
    for mix in found.mix:
        game = all_games.new_game({**mix.options, "players": 2}, seed=0)
        table = shipped(packages()[game.name])[mix.set]
        assert list(table) == [*chances.PLAYERS, KEPT]
        for rows in table.values():
            assert [int(players) for players in rows] == list(mix.players)
        for player in chances.PLAYERS:
            assert all(len(row) == PHASES and min(row) > 0 for row in table[player].values())
        for players in mix.players:
            assert 0.5 < read_kept(packages()[game.name], mix.set, players) < 1


def test_the_search_says_what_the_fit_says() -> None:
    """The evaluator's softmax in whole numbers is that of the fit, but for rounding."""
    evaluator = Evaluator()
    evaluator.logit = [310, 250, 281, 0, 0]
    evaluator.steepness[2] = 870
    steep_softmax(evaluator, 3, 2)
    logits = np.array([evaluator.logit], np.float32) * np.float32(8.7 / LOGIT)
    expected = softmax(logits, np.array([3], np.int8))[0][:3]
    assert [n / WIN for n in evaluator.chance[:3]] == pytest.approx(expected.tolist(), abs=0.005)


def test_weights_in_a_folder_have_no_chances_of_their_own(tmp_path: Path) -> None:
    flat = (STEEPNESS_SCALE,) * PHASES
    package = packages()["dice"]
    assert read_steepness(package, f"master@{tmp_path}", "dice", 3) == flat
    assert read_steepness(package, "master", "dice", 3) != flat


def some_seen(factor: float, n: int = 6000) -> chances.Seen:
    """Made up: logits that say too little, by this factor."""
    rng = np.random.default_rng(4)
    logits = rng.normal(0, 1, (n, 1, MAX_SEATS)).astype(np.float32)
    players = np.full(n, 4, np.int8)
    true = softmax(logits[:, 0], players)
    winner = (true.cumsum(axis=1) > rng.random((n, 1))).argmax(axis=1)
    wins = np.zeros((n, MAX_SEATS), np.float32)
    wins[np.arange(n), winner] = 1
    phase = (np.arange(n) // 2 % 2).astype(np.int8)
    return chances.Seen(
        logits / np.float32(factor), wins, players, phase, np.arange(n, dtype=np.int32)
    )


def test_a_fit_finds_how_steep_the_chances_are() -> None:
    seen = some_seen(8)
    fitted = chances.fit(seen, 0)
    assert fitted.by_players[4][0] == pytest.approx(800, rel=0.1)
    assert fitted.by_players[4][PHASES - 1] == fitted.by_players[4][1]  # no game went so far
    (found,) = chances.calibrations(seen, 0)
    assert abs(found.worst.off) < 0.08
    assert not any(tenth.is_surely_off for tenth in found.tenths)
    assert found.log_loss < 1.2 < found.nothing


def loss(set_name: str, number: int, player: str) -> tuple[float, float]:
    """The log loss of a player's chances and of its values, over fresh games with four."""
    found = settings.read()
    found.games.nodes = [30]
    mixes = [mix for mix in found.mix if mix.set == set_name]
    mixes[0].players = {4: 1}
    rows = [chances.of_game(games.play(found.games, mixes, 77, n), n) for n in range(number)]
    seen = chances.joined(rows)
    at = chances.PLAYERS.index(player)
    game = all_games.new_game({**mixes[0].options, "players": 4}, seed=0)
    table = shipped(packages()[game.name])[set_name][player]
    fitted = chances.Fitted({4: table["4"]})
    flat = chances.Fitted({4: [STEEPNESS_SCALE] * PHASES})
    steep, flat_loss = (
        measured(one.chances(seen, at), seen.wins, seen.game, 4).log_loss for one in (fitted, flat)
    )
    return steep, flat_loss


@pytest.mark.parametrize("set_name", every(2, ["base", "dice"]))
def test_chances_fit_fresh_games_better_than_values(set_name: str) -> None:
    steep, flat = loss(set_name, 20, "master")
    assert steep < flat - 0.05


@pytest.mark.long
def test_chances_of_the_base_game_with_four() -> None:
    """On 400 games that nobody has learnt from."""
    assert loss("base", 400, "grandmaster")[0] <= 0.94


def test_the_stage_writes_a_table_for_each_game(tmp_path: Path) -> None:
    main = import_module("training.__main__").main
    folder = ["--profile", "tiny", "--jobs", "1", "--folder", str(tmp_path)]
    assert main(["games", *folder]) == 0
    assert main(["calibration", *folder]) == 0
    written = tmp_path / "weights" / "dice" / CHANCES
    assert list(json.loads(written.read_text())["dice"]) == [*chances.PLAYERS, KEPT]
