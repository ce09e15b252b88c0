"""Fits the grandmaster's policy (search/policy.py) to what long searches chose, with PyTorch.

The loss is the cross-entropy between the visits of the options and the softmax over them. Its
network begins as the heuristic, which the search had before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch

from istanbul import all_games
from istanbul.engine.rules import CHANCE
from istanbul.search.packages import catalogue_of, package_of, rules_of
from istanbul.search.policy import LARGEST_UNIT, TEMPERATURE
from istanbul.search.scales import HIDDEN_SCALE, OUTPUT_SCALE, SLOPE_SCALE
from istanbul.search.wide import MAX_ACTIONS, MAX_ROWS, POLICY_UNITS, UNITS
from training import columns, positions
from training.games import Played
from training.wide import BATCH, MOST_SHARED, NONE, Shape, listed, whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_ROWS: Final = 192  # of a decision
MOST_OPTIONS: Final = 64  # of a decision that is learnt from
RATE: Final = 6e-3
FAR: Final = -1e9
MIDDLE: Final = 1e-4  # how much points far from the heuristic's cost: the search cuts off both ends
POINTS: Final = TEMPERATURE * OUTPUT_SCALE  # of a logit


@dataclass(frozen=True)
class Decisions:
    """Decisions of one set, as the policy sees them; NONE fills what is empty."""

    rows: NDArray[np.int16]  # [decision, row]
    options: NDArray[np.int16]  # [decision, option]
    points: NDArray[np.int16]  # of the heuristic
    visits: NDArray[np.float32]  # their shares: 0 for what is no option
    there: NDArray[np.bool_]
    game: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.game)

    @property
    def apart(self) -> NDArray[np.bool_]:
        """Those of games to be tested with."""
        return np.asarray(self.game % positions.KEPT_APART == 0)


def of_set(folder: Path, name: str, jobs: int) -> Decisions:
    """The decisions of all games of a set."""
    joined = columns.of_set(of_game, folder, name, jobs)
    longest = int((joined.rows != NONE).sum(axis=1).max())
    most = int(joined.there.sum(axis=1).max())
    return replace(
        joined,
        rows=joined.rows[:, :longest],
        **{n: getattr(joined, n)[:, :most] for n in ("options", "points", "visits", "there")},
    )


def of_game(played: Played, number: int) -> Decisions:
    """The decisions of one game that had a long search."""
    game = all_games.new_game(played.options, seed=played.seed)
    rules, _ = rules_of(package_of(game))
    evaluator, layers = rules.Evaluator(), rules.Layers()
    record = positions.begin(game, rules)
    searched = iter(played.searched)
    where = next(searched, -1)
    n = len(played.searched)  # more than there are decisions
    rows = np.zeros((n, MOST_ROWS), np.int16)
    options, points = np.zeros((2, n, MOST_OPTIONS), np.int16)
    visits = np.zeros((n, MOST_OPTIONS), np.float32)
    there = np.zeros((n, MOST_OPTIONS), np.bool_)
    found = 0
    for at, action in enumerate(played.numbers):
        seat = rules.waits_for(record)
        if at == where:
            legal = [record.option[i] for i in range(rules.options(record))]
            counts = [next(searched) for _ in legal]
            where = next(searched, -1)
            if len(legal) <= MOST_OPTIONS:
                rules.list_shared_rows(record, layers)
                rows[found, :MOST_SHARED] = listed(layers, MOST_SHARED)
                rules.list_rows(record, seat, evaluator, layers)
                rules.list_decision_rows(record, layers)
                rows[found, MOST_SHARED:] = listed(layers, MOST_ROWS - MOST_SHARED)
                options[found, : len(legal)] = legal
                points[found, : len(legal)] = [rules.heuristic(record, seat, a) for a in legal]
                visits[found, : len(legal)] = np.array(counts) / sum(counts)
                there[found, : len(legal)] = True
                found += 1
        if seat == CHANCE:
            rules.apply_chance(record, action)
        else:
            rules.apply(record, action)
    return Decisions(
        np.sort(rows[:found], axis=1)[:, ::-1].copy(),  # what is empty comes last
        options[:found],
        points[:found],
        visits[:found],
        there[:found],
        np.full(found, number, np.int32),
    )


class Policy(torch.nn.Module):  # type: ignore[misc]  # mypy skips torch's own types
    """The network of search/policy.py in real numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(MAX_ROWS, POLICY_UNITS, mode="sum", padding_idx=NONE)
        self.bias = torch.nn.Parameter(torch.full((POLICY_UNITS,), 0.5))
        self.actions = torch.nn.Embedding(MAX_ACTIONS, POLICY_UNITS)
        self.action_bias = torch.nn.Parameter(torch.zeros(MAX_ACTIONS))
        self.slope = torch.nn.Parameter(torch.ones(MAX_ACTIONS))
        torch.nn.init.normal_(self.rows.weight, std=0.1)
        torch.nn.init.normal_(self.actions.weight, std=0.1)
        with torch.no_grad():
            self.rows.weight[NONE] = 0

    def forget(self, rows: Any, actions: Any) -> None:
        """What never was seen in the games counts for nothing; it has not learnt anything."""
        with torch.no_grad():
            self.rows.weight[~rows] = 0
            self.actions.weight[~actions] = 0

    def forward(self, rows: Any, options: Any, points: Any) -> Any:
        """What the network adds to the heuristic, and the logits of all: [decision, option]."""
        hidden = (self.rows(rows) + self.bias).clamp(0, LARGEST_UNIT / HIDDEN_SCALE)
        more = self.action_bias[options] + torch.einsum("nku,nu->nk", self.actions(options), hidden)
        return more, more + self.slope[options] * points / TEMPERATURE


@dataclass(frozen=True)
class Epoch:
    """How good the policy is after one time through the games."""

    learnt: float
    apart: float
    before: float  # the heuristic, on games kept apart
    first: float  # how often the most visited option is its first, there
    first_before: float
    policy: Policy


def fit(decisions: Decisions, shape: Shape) -> Iterator[Epoch]:
    """Learn; yields the policy after each epoch."""
    torch.manual_seed(shape.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    columns = [getattr(decisions, field.name) for field in fields(Decisions)][:-1]
    data = [torch.from_numpy(column).to(device) for column in columns]
    seen = torch.zeros(2, max(MAX_ROWS, MAX_ACTIONS), dtype=torch.bool, device=device)
    seen[0][data[0].reshape(-1).long()] = True
    seen[1][data[1][data[4]].long()] = True
    apart = torch.from_numpy(np.flatnonzero(decisions.apart)).to(device)
    learnt = torch.from_numpy(np.flatnonzero(~decisions.apart)).to(device)
    model = Policy().to(device)
    steps = shape.epochs * -(-len(learnt) // BATCH)
    adam = torch.optim.AdamW(model.parameters(), lr=shape.rate, weight_decay=0)
    slower = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=shape.rate, total_steps=steps)
    for _ in range(shape.epochs):
        total = 0.0
        for which in learnt[torch.randperm(len(learnt), device=device)].split(BATCH):
            more, loss, _ = _looked_at(model, data, which)
            adam.zero_grad()
            (loss + MIDDLE * more).backward()
            adam.step()
            slower.step()
            total += loss.item() * len(which)
        model.forget(seen[0, :MAX_ROWS], seen[1, :MAX_ACTIONS])
        with torch.no_grad():
            kept = [_judged(model, data, which) * len(which) for which in apart.split(BATCH)]
        found = (sum(kept) / max(1, len(apart))).tolist() if kept else [0.0] * 4
        loss_apart, before, first, first_before = found
        yield Epoch(total / len(learnt), loss_apart, before, first, first_before, model)


def _looked_at(model: Policy, data: Sequence[Any], which: Any) -> tuple[Any, Any, Any]:
    """How far from the heuristic it is, the cross-entropy, and whose first option is right."""
    rows, options, points, visits, there = (column[which] for column in data)
    more, logits = model(rows.int(), options.int(), points)
    far = (more.square() * there).sum(1).mean()
    return far, _loss(logits, visits, there), _right(logits, visits, there)


def _judged(model: Policy, data: Sequence[Any], which: Any) -> Any:
    _, loss, right = _looked_at(model, data, which)
    points, visits, there = (column[which] for column in data[2:])
    plain = points / TEMPERATURE
    return torch.stack([loss, _loss(plain, visits, there), right, _right(plain, visits, there)])


def _loss(logits: Any, visits: Any, there: Any) -> Any:
    return -(visits * torch.log_softmax(logits.masked_fill(~there, FAR), 1)).sum(1).mean()


def _right(logits: Any, visits: Any, there: Any) -> Any:
    first = logits.masked_fill(~there, FAR).argmax(1)
    return (first == visits.argmax(1)).float().mean()


def with_policy(content: bytes, model: Policy, package: str) -> bytes:
    """The file of a wide network, with this policy in place of the one that it had."""
    names: list[str] = import_module(f"{package}.rows").NAMES
    line, _, body = content.partition(b"\n")
    head = json.loads(line)
    value = body[: 2 * UNITS * 2 * (1 + len(head["rows"]))]
    rows, actions = whole(model.rows.weight, HIDDEN_SCALE), whole(model.actions.weight, POINTS)
    bias, slope = whole(model.action_bias, POINTS), whole(model.slope, SLOPE_SCALE)
    used = [i for i in range(len(names)) if rows[i].any()]
    lists = [whole(model.bias, HIDDEN_SCALE), *(rows[i] for i in used)]
    head |= {"policy": [names[i] for i in used], "actions": []}
    for a, option in enumerate(catalogue_of(package)):
        if actions[a].any():
            head["actions"].append(option.text)
            lists += [actions[a], [bias[a], slope[a]]]
    policy = np.concatenate(lists).astype("<i2").tobytes()
    return json.dumps(head).encode() + b"\n" + value + policy
