"""What a view tells besides the position: prices, supply, and what follows from the tables."""

from __future__ import annotations

from istanbul.dice_game.actions import actions_left
from istanbul.dice_game.contents import COLOURS, THINGS, TILES, TRACKS
from istanbul.dice_game.effects import supply
from istanbul.dice_game.payments import payments
from istanbul.dice_game.position_write import Json
from istanbul.dice_game.rounds import worth
from istanbul.dice_game.state import Public, State
from istanbul.dice_game.tables import N_THINGS, Tables


def numbers(t: Tables) -> dict[str, int]:
    """Every number of the tables that a text may name: `{a_upper}` of a card, `{income_lira}`."""
    found = {name: value for name, value in vars(t).items() if isinstance(value, int)}
    found["f_one"], found["f_two"], found["f_three"] = t.f_lira
    return found


def shown(t: Tables, seen: Public) -> Json:
    """For a screen, which knows neither rules nor prices."""
    g = State()
    g.unpack(seen.pack())
    g.tables = t
    return {
        "numbers": numbers(t),
        "prices": {name: t.price[i][: t.n_prices[i]] for i, name in enumerate(TRACKS)},
        "tile_costs": {name: _goods(t.tile_cost[i]) for i, name in enumerate(TILES)},
        "supply": {THINGS[thing]: supply(g, thing) for thing in range(N_THINGS)},
        "stack": g.n_unseen + g.n_under,
        "deck": g.n_deck,
        "worth": [worth(g, p) for p in range(t.players)],
        "actions_left": max(0, actions_left(g, g.seat)),
        "payments": payments(g),
    }


def _goods(cost: list[int]) -> dict[str, int]:
    return {colour: n for colour, n in zip(COLOURS, cost, strict=True) if n}
