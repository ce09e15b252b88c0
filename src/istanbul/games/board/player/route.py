"""A route over the next turns: what the planner asks of this game, answered by its rules.

The other seats stand still, and no cards or tiles are played. What a place asks is answered as
nearly everybody would, unless the planner was told how.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Gain, Reason, name
from istanbul.engine.rules import CHANCE
from istanbul.engine.state import State
from istanbul.games.board import rounds, turn
from istanbul.games.board.catalogue import END_TURN, PASS, SKIP
from istanbul.games.board.contents import ALL_FIGURES, GOODS, MARKETS, PLACES
from istanbul.games.board.frames import (
    ABOUT,
    DICE,
    DOUBLE,
    DRAW,
    DRAW_GUILD,
    ENCOUNTERS,
    FOR_VISIT,
    KIND,
    LETTER,
    PHASE,
    REVEAL,
    REVEAL_KIOSK,
    ROLL,
    TURN,
    get,
)
from istanbul.games.board.gains import count_of
from istanbul.games.board.game import WALKS
from istanbul.games.board.merchants import begin_action
from istanbul.games.board.player.heuristic import heuristic, turn_begins
from istanbul.games.board.player.outlook import obvious
from istanbul.games.board.player.sources import SOURCE_PLACE, good_price
from istanbul.games.board.plays import IS_PLAY
from istanbul.games.board.state import State as Record

STOPS: Final = frozenset({*WALKS, "visit"})
"""Options that are a stop of a route: somebody goes to a place."""
_UNKNOWN: Final = {
    DRAW: "route-unknown_card",
    DRAW_GUILD: "route-unknown_guild",
    LETTER: "route-unknown_letter",
    REVEAL_KIOSK: "route-unknown_kiosk",
}
_HELD: Final = ("lira", "rubies", "stack", "coffee", "seals")
_SHOWN: Final = ("lira", "ruby", "assistant", "coffee", "seal")
"""What a seat has, as the fields of a record and as pictures call it."""


def is_stop(option: Option) -> bool:
    """Does somebody go to a place by it?"""
    return option.kind in STOPS


def begins(state: State, seat: int) -> bool:
    """Is it the seat's turn, and has nobody moved yet?"""
    return state.waits_for == seat == state.record.seat and turn_begins(state.record)


def stands_still(state: State, seat: int) -> bool:
    """Another seat has its turn, which ends here and now, as if it had not moved."""
    g = state.record
    if g.seat == seat or get(g, KIND) == DOUBLE:  # to end a turn again would ask for it again
        return False
    rounds.end_turn(g)
    turn.settle(g)
    return True


def is_last(state: State, seat: int) -> bool:
    """Is the seat done with its turn in the last round? What others do then is not foreseen."""
    g = state.record
    is_done = g.seat != seat or (get(g, KIND) == TURN and get(g, PHASE) == ENCOUNTERS)
    return bool(g.over or g.ending or (g.last_round and is_done))


def questions(state: State) -> list[int]:
    """What can be chosen now, but to do nothing, or for cards and tiles.

    Dice are changed as it pays best.
    """
    if get(state.record, KIND) == DICE:
        return []
    return [action for action in state.legal_actions() if action != SKIP and not IS_PLAY[action]]


def default(state: State, seat: int) -> int:
    """What nearly everybody would do who goes to a place for its action."""
    g, legal = state.record, state.legal_actions()
    sensible = [action for action in legal if not IS_PLAY[action]] or legal
    kind, act = get(g, KIND), obvious(state)
    if act is not None:
        return act
    for nothing in (END_TURN, PASS) if kind in (TURN, DOUBLE) else ():
        if nothing in sensible:
            return nothing
    if kind == DICE:
        return max(sensible, key=lambda action: _expected(state.apply(action), seat))
    return max(sensible, key=lambda action: (heuristic(g, seat, action), action != SKIP))


def _expected(state: State, seat: int) -> float:
    """The lira and goods that a seat has after the dice, on average."""
    if state.waits_for != CHANCE:
        g: Record = state.record
        return g.lira[seat] + sum(good_price(k) * n for k, n in enumerate(g.goods[seat]))
    rolls = state.game.rules.chance_outcomes(state.record)
    total = sum(weight for _, weight in rolls)
    return sum(w * _expected(state.apply(roll), seat) for roll, w in rolls) / total


def holdings(state: State, seat: int) -> tuple[object, ...]:
    """All that tells one outcome of a turn from another, for its seat."""
    g: Record = state.record
    pieces = (g.merchant[seat], g.family[seat], g.companion[seat], *g.assistant[seat])
    things = tuple(getattr(g, field)[seat] for field in _HELD)
    tiles = (*g.goods[seat], *g.tile[seat], *g.tavern_tile[seat], g.extensions[seat])
    return *pieces, *things, *tiles, g.hand_size[seat], g.guild_size[seat], g.open_letters[seat]


def as_known(state: State, first: State, seat: int) -> State:
    """The state to be looked at: cards that the seat would have drawn since then lie face down."""
    found = state.copy()
    g: Record = found.record
    before: Record = first.record
    g.hand[seat] = [min(n) for n in zip(g.hand[seat], before.hand[seat], strict=True)]
    now, then = g.guild_hand[seat], before.guild_hand[seat]
    g.guild_hand[seat] = [min(n) for n in zip(now, then, strict=True)]
    return found


def shown(state: State, seat: int) -> list[Gain]:
    """What a seat has, in the order in which people ask for it."""
    g: Record = state.record
    counts = {what: getattr(g, field)[seat] for what, field in zip(_SHOWN, _HELD, strict=True)}
    counts |= dict(zip(GOODS, g.goods[seat], strict=True))
    return [Gain(seat, what, n, count_of(what)) for what, n in counts.items() if n]


def place(state: State, seat: int) -> str:
    """Where the merchant of a seat is."""
    g: Record = state.record
    return PLACES[g.merchant[seat]]


def affords(state: State, seat: int) -> list[str]:
    """The places that sell something the seat could pay for, if it stood there; by their names."""
    found = []
    for source in sorted(SOURCE_PLACE):
        g: Record = state.record.copy()
        if g.tables.on_board[source]:
            g.merchant[seat] = source
            begin_action(g, seat)
            g.n_options = 0  # those of the move
            offered = state.game.rules.legal_actions(g)
            if any(a != SKIP and not IS_PLAY[a] for a in offered):
                found.append(name("place", PLACES[source]))
    return found


def unknown(state: State) -> Reason | None:
    """What this chance node decides that a route does not count on, if it is such a node."""
    g = state.record
    kind, about = get(g, KIND), get(g, ABOUT)
    if kind == REVEAL:
        return Reason("route-unknown_demand", {"place": f"{MARKETS[about]}_market"})
    if kind == ROLL and about != FOR_VISIT:
        return Reason("route-unknown_figure", {"figure": ALL_FIGURES[about]})
    return Reason(_UNKNOWN[kind]) if kind in _UNKNOWN else None


def refusal(state: State, seat: int, option: Option) -> Reason:
    """Why a stop is not possible."""
    g: Record = state.record
    to = str(option.args["place"])
    args: dict[str, str | int] = {"place": to}
    if not g.tables.on_board[PLACES.index(to)]:
        return Reason("route-no_such_place", args)
    figure = g.companion if option.kind == "companion" else g.merchant
    if PLACES.index(to) == figure[seat]:
        return Reason("route-is_there", args)
    legal = [state.game.describe(action) for action in state.legal_actions()]
    near = any(o.kind in STOPS and o.args["place"] == to for o in legal)
    return Reason("route-no_assistant" if near else "route-too_far", args)
