"""What a searching player can be tuned by. Each game has its own numbers: search_parameters.py."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import Record

C_PUCT_SCALE: Final = 100  # c_puct is given in hundredths


class SearchParameters(Record):
    """How one player searches."""

    def __init__(self) -> None:
        self.turns = 1  # how many own turns the tree goes deep
        self.c_puct = 100  # weight of the exploration term, in hundredths
        self.fpu_reduction = 0  # first-play urgency: an untried child's value is its parent's less
        self.rollout_turns = 0  # whole turns of the rollout, after the one under way
        self.noise = 12  # most points that chance adds to the heuristic in rollouts
        self.is_forced = 0  # every simulation begins with the action `first`
        self.first = 0
