"""What the seat would get at a place now, before it goes there: by the rules, one step ahead.

The state after the step lists what could be done there; what that brings is foreseen like any
option, so that nothing hidden is told. Why nothing can be done is said as a player would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Gain, NextStep, Outlook, Reason
from istanbul.engine.state import State
from istanbul.games.board.catalogue import (
    ACT_ALL,
    ACT_GOODS,
    ACT_NUMBER,
    BLOCK,
    END_TURN,
    GOODS_SET_SIZE,
    SKIP,
)
from istanbul.games.board.contents import PLACES
from istanbul.games.board.events import BoardEvent
from istanbul.games.board.frames import KIND, VISIT, get, is_main
from istanbul.games.board.game import WALKS
from istanbul.games.board.player.reasons_places import acting, also_there
from istanbul.games.board.player.worth import jewelry, worth
from istanbul.games.board.plays import IS_PLAY
from istanbul.games.board.text import gains, reason

__all__ = ["obvious", "outlook", "worth"]

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
NUMBER: Final = {place: number for number, place in enumerate(PLACES)}
FEW: Final = 10
"""So many ways to act are foreseen: every number that can be called."""


def outlook(
    option: Option, events: Sequence[BoardEvent], after: State, seat: int
) -> Outlook | None:
    """Of an option that causes these events and leads to this state, what must be paid paid."""
    if option.kind not in LEADS_TO_ACTION or after.waits_for != seat:
        return None
    g = after.record
    place = NUMBER[str(option.args["place"])]
    offered = [a for a in after.legal_actions() if a not in (SKIP, END_TURN) and not IS_PLAY[a]]
    acts = offered if get(g, KIND) == VISIT else []
    told = acting(g, seat, place)
    if bool(acts) == (told.message in NOTHING_TO_DO):
        # the eye of a player sees less than the rules: what they allow counts
        told = Reason("reason-act" if acts else "reason-nothing_here", {"place": PLACES[place]})
    elif told.message == "reason-jewelry":
        told = jewelry(g, seat)
    steps, ends = _foreseen(after, place, _sensible(acts), seat)
    return Outlook(
        says=reason(told.message, told.args | also_there(g, seat, place)),
        gains=_common([step.gains for step in steps]),
        idle=not offered and not _brings_anything(option, events, seat),
        ends=ends,
        next=steps if len(acts) > 1 else [],
    )


def _brings_anything(option: Option, events: Sequence[BoardEvent], seat: int) -> bool:
    return any(gain.n > 0 for gain in gains(option, events, seat) if gain.what != "assistant")


def obvious(state: State) -> int | None:
    """The action of a place, where it is the only one; at the Fountain all assistants come back.

    Cards and tiles can be played before or after it, so they are no choice of this moment.
    """
    g = state.record
    if get(g, KIND) != VISIT or not is_main(g):
        return None
    acts = [a for a in state.legal_actions() if a != SKIP and not IS_PLAY[a]]
    if ACT_ALL in acts:
        return ACT_ALL
    return acts[0] if len(acts) == 1 else None


def _sensible(acts: list[int]) -> list[int]:
    """Without what hardly anybody wants: to sell less than one can, to call back but some."""
    if ACT_ALL in acts:
        return [ACT_ALL]
    if any(BLOCK[a] == ACT_GOODS for a in acts):
        most = max(GOODS_SET_SIZE[a - ACT_GOODS] for a in acts)
        return [a for a in acts if GOODS_SET_SIZE[a - ACT_GOODS] == most]
    return acts


def _foreseen(after: State, place: int, acts: list[int], seat: int) -> tuple[list[NextStep], bool]:
    """A few ways to act, as options; and is nothing left to do after any of them?"""
    if not 0 < len(acts) <= FEW:
        return [], not acts and after.legal_actions() == [END_TURN]
    if BLOCK[acts[0]] == ACT_NUMBER:  # the dice come next, whatever number is called
        calls = [after.game.describe(action) for action in acts]
        told = [(o.text, after.label(o, []), worth(after, o, [])) for o in calls]
        return [NextStep(text, label, worth=worth) for text, label, worth in told], False
    steps, ends = [], True
    for option, then, events in after.foresee_all(acts):
        key = place, option.action
        step = events.made.get(key)
        if step is None:
            label, found = after.label(option, events), gains(option, events, seat)
            step = NextStep(option.text, label, found, worth(after, option, events))
            events.made[key] = step
        steps.append(step)
        ends = ends and then.waits_for == seat and then.legal_actions() == [END_TURN]
    return steps, ends


def _common(found: list[list[Gain]]) -> list[Gain]:
    """What all of them bring."""
    first, *others = found or [[]]
    return [gain for gain in first if all(gain in other for other in others)]
