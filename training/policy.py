"""Fits the grandmaster's policy (search/policy.py) to what long searches chose, with PyTorch.

The loss is the cross-entropy between what is learnt and the softmax over the options. A long search
teaches half what it visited, half what the policy of the package says; some of the other decisions
are looked at, too, and teach what that policy says: so it is not forgotten. It is where the new one
begins.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
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
from istanbul.search.wide import MAX_ACTIONS, MAX_ROWS, POLICY_UNITS, UNITS, WideWeights
from training import columns, positions
from training.games import Played
from training.wide import BATCH, MOST_SHARED, NONE, Shape, listed, real, whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_ROWS: Final = 192  # of a decision
MOST_OPTIONS: Final = 64  # of a decision that is learnt from
RATE: Final = 6e-3
FAR: Final = -1e9
EVERY: Final = 6  # of the decisions without a long search, so many teach what is known
VISITED: Final = 0.5  # how much of what a long search teaches are its visits
MIDDLE: Final = 1e-4  # how much points far from the heuristic's cost: the search cuts off both ends
POINTS: Final = TEMPERATURE * OUTPUT_SCALE  # of a logit


@dataclass(frozen=True)
class Decisions:
    """Decisions of a game's sets, as the policy sees them; NONE fills what is empty."""

    rows: NDArray[np.int16]  # [decision, row]
    options: NDArray[np.int16]  # [decision, option]
    points: NDArray[np.int16]  # of the heuristic
    visits: NDArray[np.float32]  # their shares; all are 0 if there was no long search
    there: NDArray[np.bool_]
    set: NDArray[np.str_]
    game: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.game)

    @property
    def apart(self) -> NDArray[np.bool_]:
        """Those of games to be tested with."""
        return np.asarray(self.game % positions.KEPT_APART == 0)


def of_sets(folder: Path, names: Sequence[str], jobs: int) -> Decisions:
    """The decisions of all games of these sets."""
    joined = columns.of_sets(of_game, folder, names, jobs)
    longest = int((joined.rows != NONE).sum(axis=1).max())
    most = int(joined.there.sum(axis=1).max())
    return replace(
        joined,
        rows=joined.rows[:, :longest],
        **{n: getattr(joined, n)[:, :most] for n in ("options", "points", "visits", "there")},
    )


def of_game(played: Played, number: int) -> Decisions:
    """The decisions of one game that had a long search, and some others."""
    game = all_games.new_game(played.options, seed=played.seed)
    rules, _ = rules_of(package_of(game))
    evaluator, layers = rules.Evaluator(), rules.Layers()
    record = positions.begin(game, rules)
    searched = iter(played.searched)
    where = next(searched, -1)
    n = len(played.searched) + len(played.numbers)  # more than there are
    rows = np.zeros((n, MOST_ROWS), np.int16)
    options, points = np.zeros((2, n, MOST_OPTIONS), np.int16)
    visits = np.zeros((n, MOST_OPTIONS), np.float32)
    there = np.zeros((n, MOST_OPTIONS), np.bool_)
    found = 0
    for at, action in enumerate(played.numbers):
        seat = rules.waits_for(record)
        is_long = at == where
        if is_long or (seat != CHANCE and (at + number) % EVERY == 0):
            legal = [record.option[i] for i in range(rules.options(record))]
            counts = [next(searched) if is_long else 0 for _ in legal]
            where = next(searched, -1) if is_long else where
            if 1 < len(legal) <= MOST_OPTIONS:
                rules.list_shared_rows(record, layers)
                rows[found, :MOST_SHARED] = listed(layers, MOST_SHARED)
                rules.list_rows(record, seat, evaluator, layers)
                rules.list_decision_rows(record, layers)
                rows[found, MOST_SHARED:] = listed(layers, MOST_ROWS - MOST_SHARED)
                options[found, : len(legal)] = legal
                points[found, : len(legal)] = [rules.heuristic(record, seat, a) for a in legal]
                visits[found, : len(legal)] = np.array(counts) / max(1, sum(counts))
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
        np.full(found, played.set),
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

    @classmethod
    def of(cls, weights: WideWeights) -> Policy:
        """The policy of a file."""
        found = cls()
        with torch.no_grad():
            found.rows.weight.copy_(real(weights.policy_row, HIDDEN_SCALE))
            found.bias.copy_(real(weights.policy_bias, HIDDEN_SCALE))
            found.actions.weight.copy_(real(weights.action, POINTS))
            found.action_bias.copy_(real(weights.action_bias, POINTS))
            found.slope.copy_(real(weights.action_slope, SLOPE_SCALE))
        return found

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
class Quality:
    """How a policy does on the long searches of a set, in games kept apart."""

    loss: float
    first: float  # how often the most visited option is its first


@dataclass(frozen=True)
class Epoch:
    """How good the policy is after one time through the games."""

    learnt: float
    apart: dict[str, Quality]  # for each set
    policy: Policy


class Learner:
    """The decisions where the policy is fitted: on a GPU if there is one."""

    def __init__(self, decisions: Decisions, before: Policy) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        names = ("rows", "options", "points", "visits", "there")
        columns = (getattr(decisions, name) for name in names)
        self.data = [torch.from_numpy(column).to(self.device) for column in columns]
        self.taught = self._taught(before.to(self.device))
        was_long = decisions.visits.any(axis=1)
        self.learnt = self._at(~decisions.apart)
        self.apart = {
            name: self._at(decisions.apart & was_long & (decisions.set == name))
            for name in np.unique(decisions.set).tolist()
        }

    def _at(self, which: NDArray[np.bool_]) -> Any:
        return torch.from_numpy(np.flatnonzero(which)).to(self.device)

    def _taught(self, before: Policy) -> Any:
        """For each option, how likely it should be."""
        found = torch.zeros_like(self.data[3])
        with torch.no_grad():
            for which in torch.arange(len(found), device=self.device).split(BATCH):
                known = self.logs(before, which)[0].exp()
                visits = self.data[3][which]
                was_long = visits.sum(1, keepdim=True) > 0
                mixed = VISITED * visits + (1 - VISITED) * known
                found[which] = torch.where(was_long, mixed, known)
        return found

    def logs(self, model: Policy, which: Any) -> tuple[Any, Any]:
        """The logarithm of each option's chance, and how far the network is from the heuristic."""
        rows, options, points, _, there = (column[which] for column in self.data)
        more, logits = model(rows.int(), options.int(), points)
        logs = torch.log_softmax(logits.masked_fill(~there, FAR), 1)
        return logs.masked_fill(~there, FAR), (more.square() * there).sum(1).mean()

    def loss(self, model: Policy, which: Any) -> tuple[Any, Any]:
        """Of what is learnt; and how far the network is from the heuristic."""
        logs, far = self.logs(model, which)
        return -(self.taught[which] * logs).sum(1).mean(), far

    def quality(self, model: Policy, which: Any) -> Quality:
        """On some of the decisions with long searches."""
        found = torch.zeros(2, device=self.device)
        with torch.no_grad():
            for part in which.split(BATCH):
                logs, visits = self.logs(model, part)[0], self.data[3][part]
                right = logs.argmax(1) == visits.argmax(1)
                found += torch.stack([-(visits * logs).sum(), right.float().sum()])
        loss, first = (found / max(1, len(which))).tolist()
        return Quality(loss, first)

    def forget(self, model: Policy) -> None:
        """What is not in these games."""
        seen = torch.zeros(2, max(MAX_ROWS, MAX_ACTIONS), dtype=torch.bool, device=self.device)
        seen[0][self.data[0].reshape(-1).long()] = True
        seen[1][self.data[1][self.data[4]].long()] = True
        model.forget(seen[0, :MAX_ROWS], seen[1, :MAX_ACTIONS])


def fit(decisions: Decisions, before: Policy, shape: Shape) -> Iterator[Epoch]:
    """Learn, from a policy on; yields it before and after each epoch."""
    torch.manual_seed(shape.seed)
    learner = Learner(decisions, before)
    model = before
    yield Epoch(0.0, {n: learner.quality(model, w) for n, w in learner.apart.items()}, model)
    steps = shape.epochs * -(-len(learner.learnt) // BATCH)
    adam = torch.optim.AdamW(model.parameters(), lr=shape.rate, weight_decay=0)
    slower = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=shape.rate, total_steps=steps)
    for _ in range(shape.epochs):
        total, shuffled = 0.0, torch.randperm(len(learner.learnt), device=learner.device)
        for which in learner.learnt[shuffled].split(BATCH):
            loss, far = learner.loss(model, which)
            adam.zero_grad()
            (loss + MIDDLE * far).backward()
            adam.step()
            slower.step()
            total += loss.item() * len(which)
        learner.forget(model)
        kept = {name: learner.quality(model, which) for name, which in learner.apart.items()}
        yield Epoch(total / len(learner.learnt), kept, model)


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
