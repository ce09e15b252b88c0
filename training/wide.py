"""Fits the grandmaster's wide network (search/wide.py) with PyTorch, on a GPU if it can.

The same loss as network.py: the cross-entropy of the softmax over the seats. There is one network
for all sets of a game. It begins as the one of the package.
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
from istanbul.search.packages import WIDE
from istanbul.search.scales import HIDDEN_SCALE, LOGIT, MAX_SEATS, OUTPUT_SCALE, STEEPNESS_SCALE
from istanbul.search.searcher import Searcher
from istanbul.search.wide import MAX_ROWS, POLICY_UNITS, UNITS, WideWeights
from training import columns, positions
from training.games import Played
from training.network import chances

if TYPE_CHECKING:
    from numpy.typing import NDArray

LAMBDA: Final = 0.9  # how much of what is learnt comes from more than a turn later
MOST_SHARED: Final = 24
MOST_ROWS: Final = 128  # of a seat
BATCH: Final = 8192
NONE: Final = 0  # a row that is never listed: the first feature's class of 0
LARGEST: Final = (1 << 15) - 1


@dataclass(frozen=True)
class Rows:
    """Positions of a game's sets, as the wide network sees them; NONE fills what is empty."""

    shared: NDArray[np.int16]  # [position, row]
    own: NDArray[np.int16]  # [position, seat, row]
    wins: NDArray[np.float32]
    later: NDArray[np.float32]  # what is learnt: the chances that were told later, and who won
    players: NDArray[np.int8]
    set: NDArray[np.str_]
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


def of_sets(folder: Path, names: Sequence[str], jobs: int) -> Rows:
    """The positions of all games of these sets."""
    rows = columns.of_sets(of_game, folder, names, jobs)
    longest = int((rows.own != NONE).sum(axis=2).max())
    return replace(rows, own=rows.own[:, :, :longest])


def of_game(played: Played, number: int) -> Rows:
    """The positions of one game."""
    game = all_games.new_game(played.options, seed=played.seed)
    searcher = Searcher(game, 0, WIDE)
    rules, evaluator = searcher.rules, searcher.evaluator
    layers = rules.Layers()
    shared: list[NDArray[np.int16]] = []
    own: list[list[NDArray[np.int16]]] = []
    logits: list[NDArray[np.float64]] = []
    record: Any = None
    for record in positions.turns(game, rules, played.numbers):
        rules.list_shared_rows(record, layers)
        shared.append(listed(layers, MOST_SHARED))
        seats = []
        for p in range(played.players):
            rules.list_rows(record, p, evaluator, layers)
            seats.append(listed(layers, MOST_ROWS))
        own.append(seats)
        rules.evaluate_seats(record, evaluator)
        steep = evaluator.steepness[rules.phase(record)] / (STEEPNESS_SCALE * LOGIT)
        logits.append(np.array(evaluator.logit) * steep)
    winners = game.ranking(record)[0]
    n = len(own)
    padded = np.zeros((n, MAX_SEATS, MOST_ROWS), np.int16)
    padded[:, : played.players] = np.array(own)
    wins = np.zeros((n, MAX_SEATS), np.float32)
    wins[:, list(winners)] = 1 / len(winners)
    players = np.full(n, played.players, np.int8)
    return Rows(
        np.array(shared),
        padded,
        wins,
        later(chances(np.array(logits, np.float32), players), wins),
        players,
        np.full(n, played.set),
        np.full(n, number, np.int32),
    )


def later(told: NDArray[np.float32], wins: NDArray[np.float32]) -> NDArray[np.float32]:
    """What each position of a game is worth, with hindsight.

    Who wins has much of chance in it. The chances that today's network told later have less: they
    are mixed in, the less the later (TD(lambda): Sutton 1988, "Learning to predict").
    """
    found = wins.copy()
    for at in range(len(wins) - 2, -1, -1):
        found[at] = LAMBDA * found[at + 1] + (1 - LAMBDA) * told[at + 1]
    return found


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

    @classmethod
    def of(cls, weights: WideWeights, sharpness: float) -> Wide:
        """The network of a file."""
        found = cls()
        with torch.no_grad():
            for bag, rows in ((found.own, weights.own), (found.all, weights.all)):
                bag.weight.copy_(real(rows, HIDDEN_SCALE))
            found.bias.copy_(real(weights.bias, HIDDEN_SCALE))
            found.out.copy_(real(weights.out, sharpness * LOGIT * OUTPUT_SCALE))
        return found

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
    apart: dict[str, float]  # the log loss of who won, for each set
    network: Wide


@dataclass(frozen=True)
class Shape:
    """How a network learns."""

    epochs: int
    rate: float = 3e-3
    decay: float = 1.0
    seed: int = 1


def fit(rows: Rows, before: Wide, shape: Shape) -> Iterator[Epoch]:
    """Learn, from a network on; yields it after each epoch."""
    torch.manual_seed(shape.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = [
        torch.from_numpy(column).to(device)
        for column in (rows.shared, rows.own, rows.players, rows.later, rows.wins)
    ]
    seen = torch.from_numpy(rows.seen).to(device)
    apart = {
        name: torch.from_numpy(np.flatnonzero(rows.apart & (rows.set == name))).to(device)
        for name in np.unique(rows.set).tolist()
    }
    learnt = torch.from_numpy(np.flatnonzero(~rows.apart)).to(device)
    model = before.to(device)
    steps = shape.epochs * -(-len(learnt) // BATCH)
    adam = torch.optim.AdamW(model.parameters(), lr=shape.rate, weight_decay=shape.decay)
    slower = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=shape.rate, total_steps=steps)
    for _ in range(shape.epochs):
        total = 0.0
        for which in learnt[torch.randperm(len(learnt), device=device)].split(BATCH):
            loss = _losses(model, data, which)[0]
            adam.zero_grad()
            loss.backward()
            adam.step()
            slower.step()
            total += loss.item() * len(which)
        model.forget(seen)
        with torch.no_grad():
            kept = {name: _loss_apart(model, data, which) for name, which in apart.items()}
        yield Epoch(total / len(learnt), kept, model)


def _loss_apart(model: Wide, data: Sequence[Any], which: Any) -> float:
    total = sum(float(_losses(model, data, part)[1]) * len(part) for part in which.split(BATCH))
    return total / max(1, len(which))


def _losses(model: Wide, data: Sequence[Any], which: Any) -> tuple[Any, Any]:
    """Of what is learnt, and of who won."""
    shared, own, players, later_, wins = (column[which] for column in data)
    logs = model(shared.int(), own.int(), players)
    return -(later_ * logs).sum(1).mean(), -(wins * logs).sum(1).mean()


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


def real(numbers: Sequence[Any], scale: float) -> Any:
    """What the whole numbers of a file stand for."""
    return torch.tensor(np.array(numbers, np.float32) / np.float32(scale))


def whole(numbers: Any, scale: float) -> NDArray[np.int16]:
    """Rounded to 16 bits."""
    real = numbers.detach().cpu().numpy() * scale
    return np.asarray(np.clip(np.rint(real), -LARGEST, LARGEST), np.int16)
