"""What the places show, for screens, which know neither rules nor prices."""

from __future__ import annotations

from itertools import pairwise

from istanbul.games.board.contents import GOODS
from istanbul.games.board.shown_records import (
    AuctionHouseShown,
    BlackMarketShown,
    CaravansaryShown,
    EmbassyShown,
    GuildHallShown,
    KioskShown,
    Mail,
    MarketShown,
    MosqueShown,
    MosqueStack,
    PalaceShown,
    Places,
    PostOfficeShown,
    RoastingPlantShown,
    RubyTrackShown,
    SecretSocietyShown,
    TavernShown,
    TeaHouseShown,
    WainwrightShown,
    Winning,
)
from istanbul.games.board.state import Public
from istanbul.games.board.tables import (
    BLUE,
    ENCOUNTERS_TILE,
    GREEN,
    LARGE,
    MAX_DEMAND_TILES,
    MAX_MAIL,
    MAX_TAVERN_TILES,
    MOVEMENT,
    PALACE_SYMBOLS,
    RED,
    SMALL,
    YELLOW,
    Tables,
)


class Shown:
    """The places of one game. What never changes is made once."""

    def __init__(self, t: Tables) -> None:
        self._t = t
        self._mail = [
            Mail(goods=goods(t.mail_goods[i]), lira=t.mail_lira[i]) for i in range(MAX_MAIL)
        ]
        self._symbols = [_symbols(t, n) for n in range(PALACE_SYMBOLS + 1)]
        self._demand = [goods(wanted) for wanted in t.demand]
        self._prices = [prices[1:] for prices in t.market_price]
        self._baksheesh = [goods(side) for side in t.baksheesh_goods]
        self._caravansary = CaravansaryShown(cards=t.caravansary_cards, coffee=t.caravansary_coffee)
        self._black_market = BlackMarketShown(jewelry=_jewelry(t))
        self._tea_house = TeaHouseShown(
            lowest=t.tea_lowest, highest=t.tea_highest, consolation=t.tea_consolation
        )
        self._roasting_plant = RoastingPlantShown(lira=t.roast_lira, coffee=t.roast_coffee)
        self._guild_hall = GuildHallShown(coffee=t.guild_hall_coffee, cards=t.guild_hall_cards)
        self._embassy = EmbassyShown(letters=t.embassy_letters)
        self._auction_house = AuctionHouseShown(cards=t.auction_cards)

    def places(self, g: Public) -> Places:
        """What every place of the board shows in this state."""
        t = self._t
        found = Places(
            wainwright=WainwrightShown(price=t.extension_price, rubies=g.wainwright_rubies),
            post_office=PostOfficeShown(
                now=self._mail[g.mail], next=self._mail[(g.mail + 1) % MAX_MAIL]
            ),
            caravansary=self._caravansary,
            black_market=self._black_market,
            tea_house=self._tea_house,
            large_market=self._market(g, LARGE),
            small_market=self._market(g, SMALL),
            sultans_palace=self._symbols[g.palace],
            small_mosque=self._mosque(g, RED, GREEN),
            great_mosque=self._mosque(g, YELLOW, BLUE),
            gemstone_dealer=_track(g.dealer, t.dealer_last),
        )
        if t.mocha:
            found.roasting_plant = self._roasting_plant
            found.guild_hall = self._guild_hall
            found.tavern = self._tavern(g)
            found.coffee_house = _track(g.coffee_house, t.coffee_last)
        if t.letters:
            found.embassy = self._embassy
            found.kiosk = KioskShown(tiles=g.kiosk_left)
            found.auction_house = self._auction_house
            found.secret_society = SecretSocietyShown(
                seals=t.ruby_seals, coins=t.coins[g.coins_taken :]
            )
        return found

    def _market(self, g: Public, market: int) -> MarketShown:
        prices = self._prices[market]
        if not g.demand_seen[market]:
            return MarketShown(goods=None, prices=prices)
        tile = g.demand_order[market][g.demand_top[market]]
        return MarketShown(goods=self._demand[MAX_DEMAND_TILES * market + tile], prices=prices)

    def _mosque(self, g: Public, *colours: int) -> MosqueShown:
        stacks = [self._stack(colour, g.mosque_taken[colour]) for colour in colours]
        return MosqueShown(stacks=stacks, rubies=g.mosque_rubies[colours[0] // 2])

    def _stack(self, colour: int, taken: int) -> MosqueStack:
        left = self._t.mosque_tiles - taken
        need = self._t.mosque_need[taken] if left else None
        return MosqueStack(colour=GOODS[colour], need=need, left=left)

    def _tavern(self, g: Public) -> TavernShown:
        t = self._t
        return TavernShown(
            barrier=t.barrier_price,
            movement=self._tavern_tile(g.tavern_taken[MOVEMENT]),
            encounters=self._tavern_tile(g.tavern_taken[ENCOUNTERS_TILE]),
            coffee=t.baksheesh_coffee,
            goods=self._baksheesh[g.baksheesh],
        )

    def _tavern_tile(self, taken: int) -> int | None:
        return self._t.tavern_price[taken] if taken < MAX_TAVERN_TILES else None


def goods(counts: list[int]) -> dict[str, int]:
    """Goods by their ids, without those there are none of."""
    return numbers_of(GOODS, counts)


def numbers_of(names: list[str], counts: list[int]) -> dict[str, int]:
    """How many there are of each, without those there are none of."""
    if not any(counts):
        return {}
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _symbols(t: Tables, n: int) -> PalaceShown:
    """The first so many symbols; each is the good that is needed once more because of it."""
    found = []
    for before, after in pairwise(t.palace_need[: n + 1]):
        more = [good for good, was, now in zip(GOODS, before, after, strict=True) if now > was]
        found += more or ["any"]
    return PalaceShown(symbols=found)


def _jewelry(t: Tables) -> list[Winning]:
    """The sums of the dice from which on there is something else to win."""
    sums = range(2, len(t.jewelry_for))
    return [
        Winning(sum=i, n=t.jewelry_for[i]) for i in sums if t.jewelry_for[i] != t.jewelry_for[i - 1]
    ]


def _track(price: int, last: int) -> RubyTrackShown:
    if price == 0:
        return RubyTrackShown(price=None, rubies=0)
    return RubyTrackShown(price=price, rubies=last - price + 1)
