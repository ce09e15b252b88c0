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
    CATCH,
    END_TURN,
    GOODS_SET_SIZE,
    SKIP,
    USE,
)
from istanbul.games.board.contents import PLACES
from istanbul.games.board.events import BoardEvent
from istanbul.games.board.frames import (
    KIND,
    KIOSK_TILE,
    MEETING,
    TURN,
    VISIT,
    get,
    is_main,
)
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
ASK_TWICE: Final = {NUMBER["black_market"], NUMBER["caravansary"]}
"""Places that ask for a good or a card once more, whatever has been rolled or drawn."""
FEW: Final = 10
"""So many ways to act are foreseen: every number that can be called."""


def outlook(
    option: Option, events: Sequence[BoardEvent], after: State, seat: int
) -> Outlook | None:
    """Of an option that causes these events and leads to this state, what must be paid paid."""
    if after.waits_for != seat:
        return None
    g = after.record
    if option.kind == "meet" and get(g, KIND) == MEETING:
        return _meeting(option, events, after, seat)
    if option.kind not in LEADS_TO_ACTION:
        return None
    place = NUMBER[str(option.args["place"])]
    offered = [a for a in after.legal_actions() if a not in (SKIP, END_TURN) and not IS_PLAY[a]]
    acts = offered if get(g, KIND) == VISIT else []
    told = acting(g, seat, place)
    if bool(acts) == (told.message in NOTHING_TO_DO):
        # the eye of a player sees less than the rules: what they allow counts
        told = Reason("reason-act" if acts else "reason-nothing_here", {"place": PLACES[place]})
    elif told.message == "reason-jewelry":
        told = jewelry(g, seat)
    steps, ends, also = _foreseen(after, place, _sensible(acts), seat)
    return Outlook(
        says=reason(told.message, told.args | also_there(g, seat, place)),
        gains=_common([step.gains for step in steps]),
        idle=not offered and not _brings_anything(option, events, seat),
        ends=ends,
        next=steps if len(acts) > 1 or also else [],
        also=also,
    )


def _meeting(option: Option, events: Sequence[BoardEvent], after: State, seat: int) -> Outlook:
    """What a figure gives and how it is paid for, as far as no card or letter is drawn before."""
    asked = _common_to([after], seat, MEETING)
    thens = [then for _, then, _ in after.foresee_all(asked)]
    return Outlook(
        says=after.label(option, events),
        next=_offered(after, asked, seat),
        also=_offered(thens[0], _common_to(thens, seat, MEETING), seat),
    )


def _common_to(states: Sequence[State], seat: int, kind: int) -> list[int]:
    """What each of these states offers the seat in a frame of a kind, but for plays."""
    if not all(then.waits_for == seat and get(then.record, KIND) == kind for then in states):
        return []
    common = set.intersection(*[{*then.legal_actions()} for then in states])
    return sorted(a for a in common if not IS_PLAY[a])


def _offered(state: State, actions: list[int], seat: int) -> list[NextStep]:
    """Options of a state as steps that can be sent along."""
    return [
        NextStep(
            option.text,
            state.label(option, events),
            gains(option, events, seat),
            worth(state, option, events),
        )
        for option, _, events in (state.foresee_all(actions) if actions else [])
    ]


def _brings_anything(option: Option, events: Sequence[BoardEvent], seat: int) -> bool:
    return any(gain.n > 0 for gain in gains(option, events, seat) if gain.what != "assistant")


def obvious(state: State) -> int | None:
    """The action of a place, where it is the only one; at the Fountain all assistants come back.

    A kiosk tile that has been taken is used. Cards and tiles can be played before or after it, so
    they are no choice of this moment.
    """
    g = state.record
    if get(g, KIND) == KIOSK_TILE:
        return USE if {*state.legal_actions()} == {SKIP, USE} else None
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


def _foreseen(
    after: State, place: int, acts: list[int], seat: int
) -> tuple[list[NextStep], bool, list[NextStep]]:
    """A few ways to act; is nothing left to do after any of them? And what each of them asks."""
    if not 0 < len(acts) <= FEW:
        return [], not acts and after.legal_actions() == [END_TURN], []
    if BLOCK[acts[0]] == ACT_NUMBER:  # the dice come next, whatever number is called
        calls = [after.game.describe(action) for action in acts]
        told = [(o.text, after.label(o, []), worth(after, o, [])) for o in calls]
        return [NextStep(text, label, worth=worth) for text, label, worth in told], False, []
    steps, ends, thens = list[NextStep](), True, list[State]()
    for option, then, events in after.foresee_all(acts):
        key = place, option.action
        step = events.made.get(key)
        if step is None:
            label, found = after.label(option, events), gains(option, events, seat)
            step = NextStep(option.text, label, found, worth(after, option, events))
            events.made[key] = step
        steps.append(step)
        ends = ends and then.waits_for == seat and then.legal_actions() == [END_TURN]
        thens.append(then)
    return steps, ends, _asked_then(thens, place, seat)


def _asked_then(thens: list[State], place: int, seat: int) -> list[NextStep]:
    """What the place asks next, or what to be given for the one family member that is caught."""
    spoken = [_spoken(then) for then in thens]
    if place in ASK_TWICE:
        asked = _common_to(spoken, seat, VISIT)
        return _offered(spoken[0], asked, seat) if len(asked) > 1 else []
    caught = [a for a in _common_to(spoken, seat, TURN) if BLOCK[a] == CATCH]
    one = len({spoken[0].game.describe(a).args["other"] for a in caught}) == 1
    return _offered(spoken[0], caught, seat) if one else []


def _spoken(state: State) -> State:
    """After chance has said anything: only for questions that are the same whatever it says."""
    while state.is_chance:
        state = state.apply(state.game.rules.chance_outcomes(state.record)[0][0])
    return state


def _common(found: list[list[Gain]]) -> list[Gain]:
    """What all of them bring."""
    first, *others = found or [[]]
    return [gain for gain in first if all(gain in other for other in others)]
