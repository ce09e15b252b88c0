"""Views as records: what lies open, and what a viewer knows besides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import compress
from operator import add, sub

from msgspec import UNSET
from msgspec.structs import replace

from istanbul.engine.encoded import once
from istanbul.games.board.contents import (
    ALL_FIGURES,
    BONUS_CARDS,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    PLACES,
    TAVERN_TILES,
)
from istanbul.games.board.events import over_reason
from istanbul.games.board.frames import ABOUT, ACTOR, KIND, MUST_LEAVE, PHASE, SEAT
from istanbul.games.board.pending import ABOUT_NAMES, ACTORS, KIND_NAMES, NUMBERS
from istanbul.games.board.phases import NAMES as PHASES
from istanbul.games.board.setup import BoardOptions
from istanbul.games.board.shown import Shown, goods, numbers_of
from istanbul.games.board.state import (
    COFFEE_TRADER,
    COURIER,
    FIRST_NEUTRAL,
    FRAME,
    GOVERNOR,
    IN_RESERVE,
    N_FIGURES,
    NOBODY,
    NOWHERE,
    SMUGGLER,
    Public,
    State,
)
from istanbul.games.board.tables import LARGE, N_COINS, SMALL
from istanbul.games.board.view import View
from istanbul.games.board.view_records import (
    Barrier,
    BoardSeat,
    BoardView,
    Demand,
    DemandSeen,
    Frame,
    KioskTiles,
    LettersPile,
    SeatLetters,
    Turn,
)


class ViewWriter:
    """Writes the views of one game. What never changes is made once."""

    def __init__(self, options: BoardOptions, layout: list[list[int]], shown: Shown) -> None:
        self._options = options
        self._layout = layout
        self._shown = shown
        self._sent = once(options), once(layout)  # what every message has

    def view(self, v: View) -> BoardView:
        """All of a view: own hand, sizes of the others, and the cards they or the deck may hold."""
        found = self._without_hands(v, v.unseen, v.guild_unseen)
        found.viewer = v.viewer
        if v.viewer >= 0:
            _show_hand(v, found.seats[v.viewer], v.hand, v.guild_hand)
        return found

    def open_view(self, g: State) -> BoardView:
        """All of a state, as a view of everybody's hands."""
        found = self._without_hands(g, _unseen(g), _guild_unseen(g))
        for p, seat in enumerate(found.seats):
            _show_hand(g, seat, g.hand[p], g.guild_hand[p])
        return found

    def views(self, g: State) -> Callable[[int], BoardView]:
        """What gives the view of a seat, as `view` would write it; to be encoded only."""
        unseen, guild_unseen = _unseen(g), _guild_unseen(g)
        nobody = self._without_hands(g, unseen, guild_unseen)
        nobody.options, nobody.layout = self._sent
        nobody.places = once(nobody.places)
        seats, nobody.seats = nobody.seats, [once(seat) for seat in nobody.seats]

        def seen_by(viewer: int) -> BoardView:
            if viewer < 0:
                return nobody
            not_seen = map(add, map(sub, unseen, g.hand[viewer]), g.known[viewer])
            own, others = replace(seats[viewer]), [*nobody.seats]
            others[viewer] = own
            _show_hand(g, own, g.hand[viewer], g.guild_hand[viewer])
            found = replace(nobody, viewer=viewer, unseen=_cards([*not_seen]), seats=others)
            if g.tables.mocha:
                deck = map(sub, guild_unseen, g.guild_hand[viewer])
                found.guild_unseen = _flags(deck, GUILD_CARDS)
            return found

        return seen_by

    def _without_hands(self, v: Public, unseen: list[int], guild_unseen: list[int]) -> BoardView:
        """What lies open, for somebody who has not seen these cards."""
        t = v.tables
        found = BoardView(
            options=self._options,
            layout=self._layout,
            start=t.start,
            round=v.round,
            seat=v.seat,
            last_round=bool(v.last_round),
            ending=over_reason(v.ending) if v.ending else None,
            over=over_reason(v.over) if v.over else None,
            goal=t.goal,
            governor=_place(v.figure[GOVERNOR]),
            smuggler=_place(v.figure[SMUGGLER]),
            mail=v.mail,
            demand=Demand(small=_demand(v, SMALL), large=_demand(v, LARGE)),
            demand_seen=DemandSeen(small=_seen(v, SMALL), large=_seen(v, LARGE)),
            palace=v.palace,
            dealer=v.dealer,
            discard=[BONUS_CARDS[kind] for kind in v.discard[: v.discards]],
            turn=_turn(v),
            pending=[_frame(v, at) for at in range(FRAME, v.top + FRAME, FRAME)],
            deck=v.deck_size,
            largest_room=t.start_room + t.max_extensions,
            places=self._shown.places(v),
            viewer=NOBODY,
            seats=[_seat(v, p) for p in range(t.players)],
            unseen=_cards(unseen),
        )
        if t.players == 2:  # neutral merchants are for two players
            places = v.figure[FIRST_NEUTRAL:N_FIGURES]
            found.neutral_merchants = [_place(place) for place in places]
        if t.neutral_assistants:
            found.neutral_assistants = _places(v.neutral_assistant)
        if t.caravan_leader:
            found.caravan = None if v.caravan == NOBODY else v.caravan
        if t.mocha:
            _add_mocha(v, found)
            found.guild_unseen = _flags(guild_unseen, GUILD_CARDS)
        if t.letters:
            _add_letters(v, found)
        return found


def _turn(g: Public) -> Turn:
    return Turn(
        phase=PHASES[g.frame[PHASE]],
        just_done=_place(g.just_done),
        yellow_used=bool(g.yellow_used),
        must_leave=g.yellow_used == MUST_LEAVE,
        caravansary_used=bool(g.caravansary_used),
        met=_flags(g.met, ALL_FIGURES),
        actor=ACTORS[g.frame[ACTOR]],
        no_encounters=bool(g.no_encounters),
        joined=None if g.joined == NOBODY else g.joined,
        guild_turn=bool(g.guild_turn),
        guild_used=bool(g.guild_used),
    )


def _frame(g: Public, at: int) -> Frame:
    name = KIND_NAMES[g.frame[at + KIND]]
    about = ABOUT_NAMES[name][g.frame[at + ABOUT]] if name in ABOUT_NAMES else UNSET
    numbers = {key: g.frame[at + part] for key, part in NUMBERS.items() if g.frame[at + part]}
    return Frame(frame=name, seat=g.frame[at + SEAT], about=about, **numbers)


def _add_mocha(v: Public, found: BoardView) -> None:
    found.coffee_trader = _place(v.figure[COFFEE_TRADER])
    found.coffee_house = v.coffee_house
    found.baksheesh = "b" if v.baksheesh else "a"
    found.barrier = None
    if v.barrier_low != NOWHERE:
        between = [PLACES[v.barrier_low], PLACES[v.barrier_high]]
        found.barrier = Barrier(between=between, holder=v.barrier_holder)
    found.guild_discard = _flags(v.guild_discard, GUILD_CARDS)
    found.guild_deck = v.guild_deck_size


def _add_letters(v: Public, found: BoardView) -> None:
    used = [1 - down - up for down, up in zip(v.kiosk_deck, v.kiosk_row, strict=True)]
    found.courier = _place(v.figure[COURIER])
    found.letters = LettersPile(discard=_places(v.letter_discard))
    found.coins = N_COINS - v.coins_taken
    row = _flags(v.kiosk_row, KIOSK_TILES)
    found.kiosk = KioskTiles(row=row, discard=_flags(used, KIOSK_TILES))
    found.double_turn_seals = v.tables.double_seals


def _unseen(g: State) -> list[int]:
    """Bonus cards that somebody without a hand has not seen: in the deck, or hidden in hands."""
    found = g.deck
    for p in range(g.tables.players):
        found = list(map(sub, map(add, found, g.hand[p]), g.known[p]))
    return found


def _guild_unseen(g: State) -> list[int]:
    """The same for guild cards."""
    found = g.guild_deck
    if g.tables.mocha:
        for p in range(g.tables.players):
            found = list(map(add, found, g.guild_hand[p]))
    return found


def _show_hand(g: Public, seat: BoardSeat, hand: list[int], guild_hand: list[int]) -> None:
    seat.hand = _cards(hand)
    if g.tables.mocha:
        seat.guild = _flags(guild_hand, GUILD_CARDS)


def _seat(v: Public, p: int) -> BoardSeat:
    t = v.tables
    found = BoardSeat(
        lira=v.lira[p],
        rubies=v.rubies[p],
        goods=goods(v.goods[p]),
        extensions=v.extensions[p],
        room=t.start_room + v.extensions[p],
        merchant=PLACES[v.merchant[p]],
        stack=_stack(v, p),
        assistants=_flags(v.assistant[p], PLACES),
        family=PLACES[v.family[p]],
        mosque_tiles=_flags(v.tile[p], GOODS),
        known=_cards(v.known[p]),
        cards=v.hand_size[p],
    )
    if t.mocha:
        found.coffee = v.coffee[p]
        found.tavern_tiles = _flags(v.tavern_tile[p], TAVERN_TILES)
        found.guild_cards = v.guild_size[p]
    if t.letters:
        fronts, backs = _places(v.letter_front[p]), _places(v.letter_back[p])
        found.letters = SeatLetters(open=fronts, delivered=backs)
        found.seals = v.seals[p]
        found.companion = "reserve" if v.companion[p] == IN_RESERVE else _place(v.companion[p])
        found.doubled = bool(v.doubled[p])
    return found


def _stack(g: Public, p: int) -> int | str:
    """How many; with neutral assistants who, bottom first: "nooo"."""
    if not g.tables.neutral_assistants:
        return g.stack[p]
    return "".join("n" if g.stack_neutral[p] >> i & 1 else "o" for i in range(g.stack[p]))


def _seen(g: Public, market: int) -> list[int]:
    return g.demand_order[market][: g.demand_seen[market]]


def _demand(g: Public, market: int) -> int | None:
    """The tile on top, if one has been seen."""
    seen = g.demand_seen[market] > 0
    return g.demand_order[market][g.demand_top[market]] if seen else None


def _flags(flags: Iterable[int], names: list[str]) -> list[str]:
    return list(compress(names, flags))


def _places(counts: list[int]) -> dict[str, int]:
    return numbers_of(PLACES, counts)


def _cards(counts: list[int]) -> dict[str, int]:
    return numbers_of(BONUS_CARDS, counts)


def _place(place: int) -> str | None:
    return None if place == NOWHERE else PLACES[place]
