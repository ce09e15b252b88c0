"""A computer player of your own: one class, one method. This one loves lira.

The miser tries every option in his head a few times, with any moves for the rest of his turn, and
counts his lira in the end. So he finds out by himself that markets pay, that other merchants want a
fee, and what the Tea House is good for; nothing about these places is written here. Lira alone win
no game, so a ruby counts as a heap of them.
"""

from __future__ import annotations

from istanbul import State
from istanbul.agents.base import Agent, Question

TRIES = 6  # of each option; more is better and slower
RUBY = 40  # lira: what a ruby is worth to him
LONGEST_TURN = 30  # steps; then he stops imagining


class Miser(Agent):
    """Wants to end each turn as rich as possible."""

    name = "miser"

    def choose(self, question: Question) -> int:
        """Answer with one of `question.actions`: the one after which he is richest on average.

        A question also has `options` (the same actions with their texts and parts), `prompt` (what
        is asked) and `view` (everything that the seat may know).
        """
        if len(question.actions) == 1:
            return question.actions[0]
        return max(question.actions, key=lambda action: self.wealth_after(action, question))

    def wealth_after(self, action: int, question: Question) -> int:
        """All the lira of several tries together."""
        return sum(self.try_out(action, question) for _ in range(TRIES))

    def try_out(self, action: int, question: Question) -> int:
        """Do it in the head, play the turn to its end, and look into the purse.

        A view is no state: what others hold is hidden. `view.world` deals the hidden cards at
        random, which gives a whole state that may be played on. `self.source` is the agent's own
        chance: with the same seed he plays the same game again.
        """
        state = question.view.world(self.source)
        state.apply_in_place(action)
        for _ in range(LONGEST_TURN):
            if state.is_over:
                break
            if state.is_chance:
                state.apply_in_place(state.sample(self.source))  # dice, cards
            elif state.waits_for == question.seat:
                actions = state.legal_actions()
                state.apply_in_place(actions[self.source.below(len(actions))])
            else:
                break  # somebody else's turn
        return self.wealth(state, question.seat)

    def wealth(self, state: State, seat: int) -> int:
        """Lira, and rubies as lira. `to_json` gives everything that lies on the table, by name."""
        purse = state.to_json()["seats"][seat]
        return int(purse["lira"] + RUBY * purse["rubies"])
