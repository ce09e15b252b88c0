"""What the seat would get at a place now, before it goes there: by the rules, one step ahead.

The state after the step lists what could be done there; what that brings is foreseen like any
option, so that nothing hidden is told. Why nothing can be done is said as a player would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Gain, Outlook, Reason
from istanbul.engine.state import State
from istanbul.games.board.catalogue import (
    ACT_GOODS,
    BLOCK,
    END_TURN,
    GOODS_SET_SIZE,
    SKIP,
)
from istanbul.games.board.contents import PLACES
from istanbul.games.board.events import BoardEvent
from istanbul.games.board.frames import KIND, VISIT, get
from istanbul.games.board.game import WALKS
from istanbul.games.board.player.reasons_places import acting, also_there
from istanbul.games.board.plays import IS_PLAY
from istanbul.games.board.text import gains, reason

LEADS_TO_ACTION: Final = frozenset({*WALKS, "act_police", "use_at"})
"""Options after which the action of the place that they name comes next."""
NOTHING_TO_DO: Final = frozenset(
    {
        *("reason-no_room", "reason-nothing_here", "reason-nothing_to_sell"),
        *("reason-cannot_pay", "reason-short_of_tile", "reason-short_of_coffee_there"),
        *("reason-short_of_lira", "reason-short_of_goods", "reason-short_of_coffee"),
        *("reason-short_of_seals", "reason-family_away", "reason-no_assistants_out"),
    }
)
"""What is said of places whose action brings nothing now."""
FEW: Final = 6
"""So many ways to act are foreseen; of more, what they have in common is not told."""


def outlook(
    option: Option, events: Sequence[BoardEvent], after: State, seat: int
) -> Outlook | None:
    """Of an option that causes these events and leads to this state, what must be paid paid."""
    if option.kind not in LEADS_TO_ACTION or after.waits_for != seat:
        return None
    g = after.record
    place = PLACES.index(str(option.args["place"]))
    offered = [a for a in after.legal_actions() if a not in (SKIP, END_TURN) and not IS_PLAY[a]]
    acts = offered if get(g, KIND) == VISIT else []
    brought = [gain for gain in gains(option, events, seat) if gain.what != "assistant"]
    told = acting(g, seat, place)
    if bool(acts) == (told.message in NOTHING_TO_DO):
        # the eye of a player sees less than the rules: what they allow counts
        told = Reason("reason-act" if acts else "reason-nothing_here", {"place": PLACES[place]})
    found, ends = _foreseen(after, acts, seat)
    said = reason(told.message, told.args | also_there(g, seat, place))
    idle = not offered and not any(gain.n > 0 for gain in brought)
    return Outlook(says=said, gains=found, idle=idle, ends=ends)


def _foreseen(after: State, acts: list[int], seat: int) -> tuple[list[Gain], bool]:
    """What every sensible way to act there brings; and is nothing left to do after it?"""
    if any(BLOCK[a] == ACT_GOODS for a in acts):  # sell all one can
        most = max(GOODS_SET_SIZE[a - ACT_GOODS] for a in acts)
        acts = [a for a in acts if GOODS_SET_SIZE[a - ACT_GOODS] == most]
    if not 0 < len(acts) <= FEW:
        return [], not acts and after.legal_actions() == [END_TURN]
    common: list[Gain] | None = None
    ends = True
    for action in acts:
        option = after.game.describe(action)
        then, events = after.foresee(action)
        found = gains(option, events, seat)
        common = found if common is None else [gain for gain in common if gain in found]
        ends = ends and then.waits_for == seat and then.legal_actions() == [END_TURN]
    return common or [], ends
