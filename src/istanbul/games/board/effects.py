"""What several places, cards and figures do: gain and pay, assistants, the end of a visit."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.frames import ABOUT, SEAT, get, pop
from istanbul.games.board.state import NOWHERE, State
from istanbul.games.board.tables import N_GOODS


def gain_lira(g: State, p: int, n: int) -> None:
    """The supply of lira has no limit (G2)."""
    g.lira[p] += n
    emit(g, "lira", p, n)


def pay_lira(g: State, p: int, n: int) -> None:
    """Lira into the supply."""
    g.lira[p] -= n
    emit(g, "lira_paid", p, n)


def gain_coffee(g: State, p: int, n: int) -> None:
    """Coffee from the supply; it needs no room."""
    if n > 0:
        g.coffee[p] += n
        emit(g, "coffee", p, n)


def pay_coffee(g: State, p: int, n: int) -> None:
    """Coffee into the supply."""
    if n > 0:
        g.coffee[p] -= n
        emit(g, "coffee_paid", p, n)


def capacity(g: State, p: int) -> int:
    """How many of each good the wheelbarrow holds."""
    return g.tables.start_room + g.extensions[p]


def has_room(g: State, p: int, good: int) -> bool:
    """Would one more of this good fit?"""
    return g.goods[p][good] < g.tables.start_room + g.extensions[p]


def has_any_room(g: State, p: int) -> bool:
    """Would one more good of any kind fit?"""
    room = capacity(g, p)
    for good in range(N_GOODS):
        if g.goods[p][good] < room:
            return True
    return False


def has_any_good(g: State, p: int) -> bool:
    """Is there anything in the wheelbarrow?"""
    for good in range(N_GOODS):
        if g.goods[p][good] > 0:
            return True
    return False


def gain_goods(g: State, p: int, good: int, n: int) -> None:
    """Goods into the wheelbarrow; what does not fit is lost (G1)."""
    n = min(n, capacity(g, p) - g.goods[p][good])
    if n > 0:
        g.goods[p][good] += n
        emit(g, "goods", p, good, n)


def pay_goods(g: State, p: int, good: int, n: int) -> None:
    """Goods out of the wheelbarrow."""
    if n > 0:
        g.goods[p][good] -= n
        emit(g, "goods_paid", p, good, n)


def gain_ruby(g: State, p: int, place: int) -> None:
    """A ruby, got at a place. Whoever reaches the goal makes this the last round."""
    g.rubies[p] += 1
    emit(g, "ruby", p, place)
    if g.rubies[p] >= g.tables.goal and not g.last_round:
        g.last_round = 1
        emit(g, "goal_reached", p, g.rubies[p])


def add_extension(g: State, p: int, place: int) -> None:
    """Room for one more of each good; the last extension brings the Wainwright's ruby."""
    g.extensions[p] += 1
    emit(g, "extension", p, g.extensions[p])
    if g.extensions[p] == g.tables.max_extensions and g.wainwright_rubies > 0:
        g.wainwright_rubies -= 1
        gain_ruby(g, p, place)


def put_under_stack(g: State, p: int, neutral: int) -> None:
    """An assistant becomes the bottom one of the stack."""
    g.stack[p] += 1
    g.stack_neutral[p] = g.stack_neutral[p] * 2 + neutral


def return_assistant(g: State, p: int, place: int) -> None:
    """An own assistant comes back from a place of the board."""
    g.assistant[p][place] = 0
    put_under_stack(g, p, 0)
    emit(g, "assistant_returned", p, place)


def done(g: State) -> None:
    """The visit on top is over: its action has been carried out.

    It may be done once more by a card (G4), but not in the turn of a guild card (M3).
    """
    emit(g, "acted", g.frame[g.top + SEAT], g.frame[g.top + ABOUT])
    g.just_done = NOWHERE if g.guild_turn else get(g, ABOUT)
    pop(g)
