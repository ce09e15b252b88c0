"""`python -m training`: a tiny run of every stage, and the parts that the weights depend on."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from istanbul import all_games
from istanbul.agents.base import Budget, Question
from istanbul.agents.roster import find, make
from istanbul.engine.errors import MalformedInput
from istanbul.engine.rules import CHANCE
from istanbul.search.packages import rules_of
from istanbul.search.scales import LOGIT
from istanbul.search.searcher import Searcher
from training import calibration, curves, export, games, network, positions, settings
from training.__main__ import main
from training.positions import Positions

DICE = {"game": "dice", "players": 3}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny run of all stages."""
    made = tmp_path_factory.mktemp("training")
    arguments = ["all", "--profile", "tiny", "--jobs", "1", "--folder", str(made)]
    assert main(arguments) == 0
    return made


def played(folder: Path) -> list[games.Played]:
    return [game for path in games.files(folder / "games") for game in games.read(path)]


def test_a_run_makes_games_weights_curves_and_a_verdict(folder: Path) -> None:
    assert len(played(folder)) == 6
    assert (folder / "weights" / "dice_master.json").exists()
    assert (folder / "curves.svg").read_text(encoding="utf-8").startswith("<svg")
    assert json.loads((folder / "calibration_dice.json").read_text(encoding="utf-8"))
    assert len((folder / "gate_dice_master.jsonl").read_text(encoding="utf-8").splitlines()) == 5


def test_the_same_profile_gives_the_same_games_and_goes_on(folder: Path, tmp_path: Path) -> None:
    found = settings.read()
    tiny = found.profile["tiny"]
    again = games.play(found.games, found.mixes(tiny), tiny.seed, 3)
    assert again == played(folder)[3]
    assert list(games.run(found.games, found.mixes(tiny), tiny, 1, folder / "games")) == []
    tiny.games = 1
    first = list(games.run(found.games, found.mixes(tiny), tiny, 1, tmp_path))
    tiny.games = 2
    both = list(games.run(found.games, found.mixes(tiny), tiny, 1, tmp_path))
    assert both[0] == first[0] == played(folder)[0]
    assert games.count(tmp_path) == 2


def test_positions_are_at_the_beginning_of_turns(folder: Path) -> None:
    game = played(folder)[0]
    found = positions.of_game(game, 7)
    assert found.wins.sum(axis=1) == pytest.approx(np.ones(len(found)))
    assert set(found.players) == {game.players}
    assert found.rubies[0] == 0
    assert list(found.rubies) == sorted(found.rubies)
    names = import_module("istanbul.games.dice.player.features").NAMES
    order = found.features[:, : game.players, names.index("order_before_next_turn")]
    assert (np.sort(order, axis=1) == np.arange(game.players)).all(), "each seat has its turn"


def test_long_searches_are_kept_with_the_visits_of_all_options(folder: Path) -> None:
    found = settings.read().games
    for game in played(folder):
        rules, _ = rules_of("istanbul.games.dice.player")
        record = positions.begin(all_games.new_game(game.options, seed=game.seed), rules)
        numbers, done = iter(game.searched), 0
        for where in numbers:
            for number in game.numbers[done:where]:
                chance = rules.waits_for(record) == CHANCE
                (rules.apply_chance if chance else rules.apply)(record, number)
            done = where
            visits = [next(numbers) for _ in range(rules.options(record))]
            assert len(visits) > 1
            assert sum(visits) == found.long_nodes
    assert any(game.searched for game in played(folder))


def test_games_of_other_rules_are_refused(folder: Path) -> None:
    game = played(folder)[0]
    other = games.Played(
        game.set, game.players, game.options, game.revision - 1, game.seed, game.numbers, []
    )
    with pytest.raises(MalformedInput, match="game 7 was played by other rules"):
        positions.of_game(other, 7)


def some_positions(rng: np.random.Generator, n: int = 40, features: int = 6) -> Positions:
    """Made up: who has most of the first feature wins."""
    x = rng.integers(0, 5, (n, 5, features)).astype(np.int16)
    players = np.full(n, 4, np.int8)
    x[:, 4] = 0
    best = x[:, :4, 0].argmax(axis=1)
    wins = np.zeros((n, 5), np.float32)
    wins[np.arange(n), best] = 1
    return Positions(x, wins, players, np.zeros(n, np.int8), np.arange(n, dtype=np.int32))


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    found = some_positions(rng)
    net = network.Network.fresh(6, 4, rng)
    x = found.features.astype(np.float32)
    slopes = network.gradients(net, x, found.players, found.wins)
    for number, slope in zip(net.all, slopes, strict=True):
        at = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
        before, step = number[at], 1e-2
        losses = []
        for moved in (before - step, before + step):
            number[at] = moved
            losses.append(network.loss_of(net, found))
        number[at] = before
        assert (losses[1] - losses[0]) / (2 * step) == pytest.approx(slope[at], rel=0.05)


def test_a_network_learns_who_wins() -> None:
    found = some_positions(np.random.default_rng(2), 4000)
    *_, last = network.fit(found, network.Shape(8, 30, 0.02, 0.0, 1))
    assert last.apart < 0.8 < np.log(4)  # many are tied for most
    for one in calibration.calibrations(last.network, found):
        assert one.log_loss == pytest.approx(last.apart)


def test_whole_numbers_say_what_the_network_says(tmp_path: Path) -> None:
    """The search's logits are those of the network, but for rounding."""
    package = import_module("istanbul.games.dice.player.features")
    names: list[str] = package.NAMES
    net = network.Network.fresh(len(names), 32, np.random.default_rng(3))
    net.first *= 0.3
    net.direct += np.linspace(-0.2, 0.2, len(names), dtype=np.float32)
    (tmp_path / "dice_master.json").write_text(export.text(export.quantised(net, names, 0.5)))
    game = all_games.new_game(DICE, seed=5)
    searcher = Searcher(game, 1, f"master@{tmp_path}")
    record = searcher.rules.State()
    record.tables = searcher.tables
    record.unpack(game.root().record.pack())
    evaluator = searcher.evaluator
    searcher.rules.evaluate_seats(record, evaluator)
    points = list(evaluator.logit)[: game.players]
    for p in range(game.players):
        searcher.rules.list_features(record, p, evaluator)
        x = np.array(list(evaluator.feature)[: len(names)], np.float32)
        assert points[p] == pytest.approx(0.5 * LOGIT * float(net.logits(x)), abs=8)


def test_a_player_with_other_weights_plays(folder: Path) -> None:
    name = f"master@{folder / 'weights'}"
    state = all_games.new_game(DICE, seed=5).start(seed=5)
    question = Question.at(state)
    assert make(name, 1, Budget(nodes=20)).choose(question) in question.actions
    assert find(name).name == name


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("master@nowhere", "expected weights of master in 'nowhere'"),
        ("random@nowhere", "random has no weights"),
        ("oracle@nowhere", "'oracle@nowhere' is unknown"),
    ],
)
def test_bad_weights_are_told(name: str, problem: str) -> None:
    with pytest.raises(MalformedInput, match=problem):
        find(name)


def test_a_bad_configuration_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "config.toml"
    config.write_text("[games]\nagent = 3\n")
    assert main(["games", "--config", str(config), "--folder", str(tmp_path)]) == 1
    assert "config.toml: " in capsys.readouterr().err


def test_curves_have_a_line_for_each_name() -> None:
    picture = curves.svg("losses", {"base": [1.0, 0.5], "dice": [0.9, 0.7]})
    assert picture.count("<polyline") == 2
    assert "1.00" in picture
    assert "0.50" in picture
