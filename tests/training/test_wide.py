"""The wide network's fit: what PyTorch has learnt is what the search says. `make test-long`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from istanbul import all_games
from istanbul.search.scales import LOGIT
from istanbul.search.searcher import Searcher
from training import games, settings

PACKAGE = "istanbul.games.dice.player"


@pytest.mark.long
def test_whole_numbers_say_what_the_wide_network_says(tmp_path: Path) -> None:
    torch, wide = import_module("torch"), import_module("training.wide")
    found = settings.read()
    tiny = found.profile["tiny"]
    list(games.run(found.games, found.mixes(tiny), tiny, 1, tmp_path / "games"))
    rows = wide.of_sets(tmp_path / "games", ["dice"], 1)
    epochs = list(wide.fit(rows, wide.Wide(), wide.Shape(epochs=4)))
    assert epochs[-1].learnt < epochs[0].learnt
    content = wide.file_bytes(epochs[-1].network, PACKAGE, 1.0)
    (tmp_path / "dice_grandmaster.rows").write_bytes(content)
    played = games.read(games.files(tmp_path / "games")[0])[1]
    game = all_games.new_game(played.options, seed=played.seed)
    searcher = Searcher(game, 1, f"grandmaster@{tmp_path}")
    record = searcher.rules.State()
    record.tables = searcher.tables
    record.unpack(game.root().record.pack())
    searcher.rules.evaluate_seats(record, searcher.evaluator)
    points = list(searcher.evaluator.logit)[: game.players]
    at = int((rows.game == 1).argmax())  # the first position of the second game
    columns = [getattr(rows, name)[at : at + 1] for name in ("shared", "own", "players")]
    shared, own, players = (torch.from_numpy(column) for column in columns)
    logs = epochs[-1].network(shared.int(), own.int(), players)[0].tolist()
    for p in range(1, game.players):
        assert points[p] - points[0] == pytest.approx(LOGIT * (logs[p] - logs[0]), abs=16)
