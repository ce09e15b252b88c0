"""The learner: a computer player that asks a trained network.

It gives every legal action a score and takes the best one. No rule of thumb is written here.
"""

from __future__ import annotations

import os
from functools import cache

import numpy as np

from istanbul.agents.base import Agent, Question

from .network import Network


class Learner(Agent):
    """Takes what the network likes best. The weights are in the file that LEARNER names."""

    name = "learner"

    def choose(self, question: Question) -> int:
        """Highest chance among the legal actions."""
        network = read(os.environ.get("LEARNER", "policy.npz"))
        legal = np.isin(network.known, question.actions)
        if not legal.any():
            return question.actions[0]
        observation = np.frombuffer(question.view.observation(), np.uint8)
        hidden = network.hidden(network.features(observation[None]))
        chances = network.chances(hidden, legal[None])
        return int(network.known[chances[0].argmax()])


@cache
def read(path: str) -> Network:
    """The network of a file."""
    with np.load(path) as weights:
        return Network(dict(weights))
