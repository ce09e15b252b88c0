"""Plans in advance, as the seats of a table hold them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from msgspec.structs import replace

from istanbul.engine.log import BY_CHANCE
from istanbul.server.errors import Refused
from istanbul.server.store.rows import TableRow
from istanbul.server.table.change import Change, Step
from istanbul.server.table.plan import Plan, PlanEnd
from istanbul.server.table.seats import Seating


class Planned(Seating):
    """Seats whose people may have a plan. What is done with it is in server/plans/."""

    @property
    @abstractmethod
    def waits_for(self) -> int | None:
        """The seat that decides now, if the game is on."""

    @abstractmethod
    def row(self) -> TableRow:
        """The table but for its moves."""

    def set_plan(self, person: str, seat: int, plan: Plan | None) -> Change:
        """What somebody wants to do in their next turns, or that they want it no longer.

        Nobody else hears of it.
        """
        if self._seat(seat).owner != person:
            raise Refused("not_your_seat", f"seat {seat} is not yours")
        self.seats[seat].plan, self.seats[seat].plan_end = plan, None
        return replace(self._seated(), seats_changed=False)

    def end_plan(self, seat: int, end: PlanEnd) -> Change:
        """The plan of a seat is dropped, and nothing of it is done."""
        self.seats[seat].plan, self.seats[seat].plan_end = None, end
        return replace(self._seated(), seats_changed=False, plan_ended=True)

    def with_plan(
        self, change: Change, seat: int, plan: Plan | None, end: PlanEnd | None
    ) -> Change:
        """A change that was planned: what is left of the plan is stored with it."""
        self.seats[seat].plan, self.seats[seat].plan_end = plan, end
        ended = end is not None and self.waits_for == seat
        return replace(change, row=self.row(), plan_ended=ended)

    def _drop_plans(self, steps: Sequence[Step]) -> bool:
        """Whoever chooses something has no plan any longer; was there one, or the end of one?"""
        had = False
        for step in steps:
            if step.entry.by != BY_CHANCE:
                seat = self.seats[step.entry.by]
                had = had or seat.plan is not None or seat.plan_end is not None
                seat.plan = seat.plan_end = None
        return had
