"""Fits the grandmaster's wide network (search/wide.py) with PyTorch, on a GPU if it can.

The same loss as network.py: the cross-entropy of the softmax over the seats.
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
from istanbul.search.packages import package_of, rules_of
from istanbul.search.scales import HIDDEN_SCALE, LOGIT, MAX_SEATS, OUTPUT_SCALE
from istanbul.search.wide import MAX_ROWS, POLICY_UNITS, UNITS
from training import columns, positions
from training.games import Played

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_SHARED: Final = 24
MOST_ROWS: Final = 128  # of a seat
BATCH: Final = 8192
NONE: Final = 0  # a row that is never listed: the first feature's class of 0
LARGEST: Final = (1 << 15) - 1


@dataclass(frozen=True)
class Rows:
    """Positions of one set, as the wide network sees them; NONE fills what is empty."""

    shared: NDArray[np.int16]  # [position, row]
    own: NDArray[np.int16]  # [position, seat, row]
    wins: NDArray[np.float32]
    players: NDArray[np.int8]
    game: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.players)

    @property
    def seen(self) -> NDArray[np.bool_]:
        """Which rows occur."""
        counts = np.bincount(self.shared.ravel(), minlength=MAX_ROWS)
        counts += np.bincount(self.own.ravel(), minlength=MAX_ROWS)
        counts[NONE] = 0
        return np.asarray(counts > 0)

    @property
    def apart(self) -> NDArray[np.bool_]:
        """Those of games to be tested with."""
        return np.asarray(self.game % positions.KEPT_APART == 0)


def of_set(folder: Path, name: str, jobs: int) -> Rows:
    """The positions of all games of a set."""
    rows = columns.of_set(of_game, folder, name, jobs)
    longest = int((rows.own != NONE).sum(axis=2).max())
    return replace(rows, own=rows.own[:, :, :longest])


def of_game(played: Played, number: int) -> Rows:
    """The positions of one game."""
    game = all_games.new_game(played.options, seed=played.seed)
    rules, _ = rules_of(package_of(game))
    evaluator, layers = rules.Evaluator(), rules.Layers()
    shared: list[NDArray[np.int16]] = []
    own: list[list[NDArray[np.int16]]] = []
    record: Any = None
    for record in positions.turns(game, rules, played.numbers):
        rules.list_shared_rows(record, layers)
        shared.append(listed(layers, MOST_SHARED))
        seats = []
        for p in range(played.players):
            rules.list_rows(record, p, evaluator, layers)
            seats.append(listed(layers, MOST_ROWS))
        own.append(seats)
    winners = game.ranking(record)[0]
    n = len(own)
    padded = np.zeros((n, MAX_SEATS, MOST_ROWS), np.int16)
    padded[:, : played.players] = np.array(own)
    wins = np.zeros((n, MAX_SEATS), np.float32)
    wins[:, list(winners)] = 1 / len(winners)
    players = np.full(n, played.players, np.int8)
    return Rows(np.array(shared), padded, wins, players, np.full(n, number, np.int32))


def listed(layers: Any, most: int) -> NDArray[np.int16]:
    """The rows that are listed now, and NONE up to so many."""
    packed = np.frombuffer(layers.pack(), np.int16)
    n = int(packed[0])
    if n > most:
        raise ValueError(f"{n} rows: more than {most}")
    found = np.zeros(most, np.int16)
    found[:n] = packed[1 : 1 + n]
    return found


class Wide(torch.nn.Module):  # type: ignore[misc]  # mypy skips torch's own types
    """The network of search/wide.py in real numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.own = torch.nn.EmbeddingBag(MAX_ROWS, UNITS, mode="sum", padding_idx=NONE)
        self.all = torch.nn.EmbeddingBag(MAX_ROWS, UNITS, mode="sum", padding_idx=NONE)
        self.bias = torch.nn.Parameter(torch.zeros(UNITS))
        self.out = torch.nn.Parameter(torch.randn(UNITS) / UNITS**0.5)
        for bag in (self.own, self.all):
            torch.nn.init.normal_(bag.weight, std=0.05)
            with torch.no_grad():
                bag.weight[NONE] = 0

    def forget(self, seen: Any) -> None:
        """What never was so in the games counts for nothing; it has not learnt anything."""
        with torch.no_grad():
            for bag in (self.own, self.all):
                bag.weight[~seen] = 0

    def forward(self, shared: Any, own: Any, players: Any) -> Any:
        """The logarithm of each seat's chance: [position, seat]."""
        n, seats, rows = own.shape
        each = own.reshape(n * seats, rows)
        every = self.all(each).reshape(n, seats, UNITS).sum(1) + self.all(shared) + self.bias
        hidden = torch.relu(self.own(each).reshape(n, seats, UNITS) + every[:, None])
        logits = hidden @ self.out
        there = torch.arange(seats, device=own.device) < players[:, None]
        return torch.log_softmax(logits.masked_fill(~there, -1e9), 1)


@dataclass(frozen=True)
class Epoch:
    """How good the network is after one time through the games."""

    learnt: float
    apart: float
    network: Wide


@dataclass(frozen=True)
class Shape:
    """How a network learns."""

    epochs: int
    rate: float = 3e-3
    decay: float = 0.1
    seed: int = 1


def fit(rows: Rows, shape: Shape) -> Iterator[Epoch]:
    """Learn; yields the network after each epoch."""
    torch.manual_seed(shape.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = [
        torch.from_numpy(column).to(device)
        for column in (rows.shared, rows.own, rows.players, rows.wins)
    ]
    seen = torch.from_numpy(rows.seen).to(device)
    apart = torch.from_numpy(np.flatnonzero(rows.apart)).to(device)
    learnt = torch.from_numpy(np.flatnonzero(~rows.apart)).to(device)
    model = Wide().to(device)
    steps = shape.epochs * -(-len(learnt) // BATCH)
    adam = torch.optim.AdamW(model.parameters(), lr=shape.rate, weight_decay=shape.decay)
    slower = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=shape.rate, total_steps=steps)
    for _ in range(shape.epochs):
        total = 0.0
        for which in learnt[torch.randperm(len(learnt), device=device)].split(BATCH):
            loss = _loss(model, data, which)
            adam.zero_grad()
            loss.backward()
            adam.step()
            slower.step()
            total += loss.item() * len(which)
        model.forget(seen)
        with torch.no_grad():
            kept = sum(float(_loss(model, data, w)) * len(w) for w in apart.split(BATCH))
        yield Epoch(total / len(learnt), kept / max(1, len(apart)), model)


def _loss(model: Wide, data: Sequence[Any], which: Any) -> Any:
    shared, own, players, wins = (column[which] for column in data)
    return -(wins * model(shared.int(), own.int(), players)).sum(1).mean()


def file_bytes(model: Wide, package: str, sharpness: float) -> bytes:
    """The file that the search reads: names of rows, then whole numbers."""
    names: list[str] = import_module(f"{package}.rows").NAMES
    own, every = (whole(bag.weight, HIDDEN_SCALE) for bag in (model.own, model.all))
    used = [i for i in range(len(names)) if own[i].any() or every[i].any()]
    lists = [whole(model.bias, HIDDEN_SCALE)]
    lists.append(whole(model.out, sharpness * LOGIT * OUTPUT_SCALE))
    for i in used:
        lists += [own[i], every[i]]
    head = {"rows": [names[i] for i in used], "policy": [], "actions": []}
    lists.append(np.zeros(POLICY_UNITS, np.int16))  # the policy comes later (policy.py)
    return json.dumps(head).encode() + b"\n" + np.concatenate(lists).astype("<i2").tobytes()


def whole(numbers: Any, scale: float) -> NDArray[np.int16]:
    """Rounded to 16 bits."""
    real = numbers.detach().cpu().numpy() * scale
    return np.asarray(np.clip(np.rint(real), -LARGEST, LARGEST), np.int16)
