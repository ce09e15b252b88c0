"""The policy's fit: what PyTorch has learnt is what the search says. `make test-long`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from istanbul import all_games
from istanbul.engine.rules import CHANCE
from istanbul.search.packages import wide_file
from istanbul.search.policy import TEMPERATURE, points_of
from istanbul.search.searcher import Searcher
from tests.agents import searchers
from training import games, positions, settings

PACKAGE = "istanbul.games.dice.player"


@pytest.mark.long
def test_whole_numbers_say_what_the_policy_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch, policy = import_module("torch"), import_module("training.policy")
    found = settings.read()
    tiny = found.profile["tiny"]
    list(games.run(found.games, found.mixes(tiny), tiny, 1, tmp_path / "games"))
    decisions = policy.of_sets(tmp_path / "games", ["dice"], 1)
    shape = import_module("training.wide").Shape(epochs=8, rate=policy.RATE)
    epochs = list(policy.fit(decisions, policy.Policy(), shape))
    assert epochs[-1].apart["dice"].loss < epochs[0].apart["dice"].loss
    before = wide_file(PACKAGE, "grandmaster").read_bytes()
    after = policy.with_policy(before, epochs[-1].policy, PACKAGE)
    assert policy.with_policy(after, epochs[-1].policy, PACKAGE) == after
    (tmp_path / "dice_grandmaster.rows").write_bytes(after)

    searchers.use_plain(monkeypatch)
    mcts = import_module(f"{PACKAGE}.rules").mcts
    played = games.read(games.files(tmp_path / "games")[0])[1]
    game = all_games.new_game(played.options, seed=played.seed)
    searcher = Searcher(game, 1, f"grandmaster@{tmp_path}")
    record = positions.begin(game, searcher.rules)
    for number in played.numbers[: played.searched[0]]:
        chance = searcher.rules.waits_for(record) == CHANCE
        (searcher.rules.apply_chance if chance else searcher.rules.apply)(record, number)
    mcts.look(searcher.evaluator, record, searcher.rules.waits_for(record))
    layers, weights = searcher.evaluator.layers, searcher.evaluator.wide
    # the first long search of the second game
    at = int(((decisions.game == 1) & decisions.visits.any(axis=1)).argmax())
    columns = [getattr(decisions, name)[at : at + 1] for name in ("rows", "options", "points")]
    rows, options, points = (torch.from_numpy(column) for column in columns)
    logits = epochs[-1].policy(rows.int(), options.int(), points)[1][0].tolist()
    n = int(decisions.there[at].sum())
    assert n > 1
    for i in range(n):
        said = points_of(layers, weights, int(options[0, i]), int(points[0, i]))
        assert said == pytest.approx(TEMPERATURE * logits[i], abs=2)
    monkeypatch.undo()
    searchers.forget()
