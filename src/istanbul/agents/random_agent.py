"""Plays anything that is legal."""

from __future__ import annotations

from istanbul.agents.base import Agent, Question


class RandomAgent(Agent):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, question: Question) -> int:
        """A random one of the legal actions."""
        return question.actions[self.source.below(len(question.actions))]
