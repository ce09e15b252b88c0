"""Why a number is called, and why dice are kept, turned or rolled again."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Reason
from istanbul.games.board.base.dice_faces import SIX
from istanbul.games.board.base.mosque_tiles.red import TURNED_TO
from istanbul.games.board.contents import GUILD_CARDS, PLACES
from istanbul.games.board.frames import (
    ABOUT,
    FIRST,
    GUILD,
    KIND,
    SECOND,
    VALUE,
    VISIT,
    get,
)
from istanbul.games.board.state import FRAME, Public
from istanbul.games.board.tables import BLUE, RED, Tables

_DOUBLED_BLACK_MARKET: Final = "guild_8"
_ROLLS: Final = list(product(range(1, 7), repeat=2))


@cache
def chance(n: int, has_red: bool) -> float:
    """The chance to reach a number; the red tile turns a die to 4, or rolls both again."""
    once = sum(first + second >= n for first, second in _ROLLS) / len(_ROLLS)
    if not has_red:
        return once
    reached = 0.0
    for first, second in _ROLLS:
        good = max(first + second, first + TURNED_TO, second + TURNED_TO) >= n
        reached += 1.0 if good else once
    return reached / len(_ROLLS)


def percent(n: int, has_red: bool) -> int:
    """The chance to reach a number, in per cent."""
    return round(100 * chance(n, has_red))


def best_call(t: Tables, has_red: bool) -> tuple[int, int]:
    """The number that pays best on average, and its chance in per cent."""
    best = max(
        range(t.tea_lowest, t.tea_highest + 1),
        key=lambda n: chance(n, has_red) * (n - t.tea_consolation),
    )
    return best, percent(best, has_red)


def call(g: Public, p: int, option: Option) -> Reason:
    """Why to call this number in the Tea House."""
    n = int(option.args["n"])
    has_red = bool(g.tile[p][RED]) and not g.guild_turn
    best, _ = best_call(g.tables, has_red)
    args: dict[str, str | int] = {"n": n, "percent": percent(n, has_red)}
    factor = g.tables.guild_a[get(g, ABOUT)] if get(g, KIND) == GUILD else 1
    missing = max(0, g.dealer - g.lira[p])
    if n == best:
        return Reason("reason-call_best_red" if has_red else "reason-call_best", args)
    if best * factor < missing <= n * factor:
        return Reason("reason-call_for_dealer", args)
    return Reason("reason-call_safe" if n < best else "reason-call_bold", args | {"best": best})


def keep(g: Public, p: int, option: Option) -> Reason:
    """Why to keep the dice as they lie."""
    return _roll(g, p, get(g, FIRST) + get(g, SECOND))


def turn_to_four(g: Public, p: int, option: Option) -> Reason:
    """Why to turn a die to 4 with the red tile."""
    return _turned(g, p, int(option.args["n"]), TURNED_TO)


def turn_to_six(g: Public, p: int, option: Option) -> Reason:
    """Why to turn a die to 6 with the bonus card."""
    return _turned(g, p, int(option.args["n"]), SIX)


def _turned(g: Public, p: int, die: int, to: int) -> Reason:
    return _roll(g, p, get(g, FIRST) + get(g, SECOND) - die + to)


def reroll(g: Public, p: int, option: Option) -> Reason:
    """Why to roll both dice again with the red tile."""
    found = _roll(g, p, get(g, FIRST) + get(g, SECOND))
    if found.message == "reason-roll_misses":
        return Reason("reason-reroll_misses", found.args)
    if found.message == "reason-roll_reaches":
        return Reason("reason-reroll_needless", found.args)
    return Reason("reason-reroll_more")


def _roll(g: Public, p: int, total: int) -> Reason:
    """What a roll would mean for the frame below the dice."""
    below = g.top - FRAME
    kind, about = g.frame[below + KIND], g.frame[below + ABOUT]
    named = g.frame[below + VALUE] if kind in (VISIT, GUILD) else 0
    if named:
        message = "roll_reaches" if total >= named else "roll_misses"
        return Reason(f"reason-{message}", {"n": named, "total": total})
    doubled = kind == GUILD and GUILD_CARDS[about] == _DOUBLED_BLACK_MARKET
    if doubled or (kind == VISIT and PLACES[about] == "black_market"):
        room = g.tables.start_room + g.extensions[p] - g.goods[p][BLUE]
        n = min(room, g.tables.jewelry_for[total] * (1 + doubled))
        return Reason("reason-roll_jewelry", {"n": n, "total": total})
    return Reason("reason-roll", {"total": total})
