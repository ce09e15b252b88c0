"""Views as records: the position, and prices, supply and what else follows from the tables."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from istanbul.engine.record import fields
from istanbul.games.dice.actions import actions_left
from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS, FACES, THINGS, TILES, TRACKS
from istanbul.games.dice.effects import supply
from istanbul.games.dice.events import over_reason
from istanbul.games.dice.frames import ABOUT, KIND, PHASE, SEAT, STEP
from istanbul.games.dice.pending import FOR, INCOMES, KIND_NAMES, NUMBERS
from istanbul.games.dice.phases import NAMES as PHASES
from istanbul.games.dice.rounds import worth
from istanbul.games.dice.setup import DiceOptions
from istanbul.games.dice.state import FRAME, Public, State
from istanbul.games.dice.tables import N_THINGS, Tables
from istanbul.games.dice.view_records import (
    DiceFrame,
    DiceSeat,
    DiceTurn,
    DiceView,
)
from istanbul.games.dice.ways_to_pay import ways_to_pay


def numbers(t: Tables) -> dict[str, int]:
    """Every number of the tables that a text may name: `{a_upper}` of a card, `{income_lira}`."""
    found = {name: value for name, value in _numbers(t) if isinstance(value, int)}
    found["f_one"], found["f_two"], found["f_three"] = t.f_lira
    return found


def _numbers(t: Tables) -> Iterator[tuple[str, object]]:
    """All fields of the tables, of either build."""
    return ((name, getattr(t, name)) for name in fields(Tables).all)


class ViewWriter:
    """Writes the views of one game. What never changes is made once."""

    def __init__(self, options: DiceOptions, t: Tables) -> None:
        self._options = options
        self._t = t
        self._numbers = numbers(t)
        self._prices = {name: t.price[i][: t.n_prices[i]] for i, name in enumerate(TRACKS)}
        self._tile_costs = {name: _counts(t.tile_cost[i], COLOURS) for i, name in enumerate(TILES)}

    def view(self, seen: Public, viewer: int) -> DiceView:
        """All that a viewer may know."""
        t, g = self._t, State()
        g.unpack(seen.pack())  # some rules want to write down what they find
        g.tables = t
        discard = [1 - down - up for down, up in zip(g.deck, g.shown, strict=True)]
        return DiceView(
            options=self._options,
            start=t.start,
            round=g.round,
            seat=g.seat,
            last_round=bool(g.last_round),
            over=over_reason(g.over) if g.over else None,
            goal=t.goal,
            seats=[_seat(g, p) for p in range(t.players)],
            rubies_taken=dict(zip(TRACKS, g.taken, strict=True)),
            mosque_rubies=g.mosque_rubies,
            display=_counts(g.display, TILES),
            under=[TILES[tile] for tile in g.under[: g.n_under]],
            cards_shown=_flags(g.shown, BAZAAR_CARDS),
            cards_discarded=_flags(discard, BAZAAR_CARDS),
            turn=DiceTurn(
                phase=PHASES[g.frame[PHASE]],
                actions_done=g.actions_done,
                extra_dice=g.extra_dice,
                dice=_counts(g.dice, FACES),
                income=_counts(g.to_collect, INCOMES),
                fresh=_counts(g.fresh, TILES),
            ),
            pending=[_frame(g, at) for at in range(FRAME, g.top + FRAME, FRAME)],
            numbers=self._numbers,
            prices=self._prices,
            tile_costs=self._tile_costs,
            supply={THINGS[thing]: supply(g, thing) for thing in range(N_THINGS)},
            stack=g.n_unseen + g.n_under,
            deck=g.n_deck,
            worth=[worth(g, p) for p in range(t.players)],
            actions_left=max(0, actions_left(g, g.seat)),
            payments=ways_to_pay(g),
            viewer=viewer,
        )


def _frame(g: Public, at: int) -> DiceFrame:
    name, about = KIND_NAMES[g.frame[at + KIND]], g.frame[at + ABOUT]
    return DiceFrame(
        frame=name,
        seat=g.frame[at + SEAT],
        for_=FOR[about] if name == "payment" else UNSET,
        card=BAZAAR_CARDS[about] if name in ("upper", "lower") else UNSET,
        **{key: n for i, key in enumerate(NUMBERS) if (n := g.frame[at + STEP + i])},
    )


def _seat(g: Public, p: int) -> DiceSeat:
    red, yellow, green, blue, brown, crystal, lira = g.has[p]
    return DiceSeat(
        red=red,
        yellow=yellow,
        green=green,
        blue=blue,
        brown=brown,
        crystal=crystal,
        lira=lira,
        rubies=g.rubies[p],
        tiles=_counts(g.tiles[p], TILES),
        mosque_ruby=bool(g.mosque_done[p]),
    )


def _counts(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _flags(flags: list[int], names: list[str]) -> list[str]:
    return [name for name, flag in zip(names, flags, strict=True) if flag]
