"""What the places show, as typed records: prices, needs, what is left."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from istanbul.engine.shapes import Shape, one_of
from istanbul.games.board.contents import GOODS
from istanbul.games.board.ids import Good

PalaceSymbol = Annotated[str, one_of([*GOODS, "any"], "PalaceSymbol")]


class WainwrightShown(Shape, kw_only=True):
    """What an extension costs, and the rubies left for full wheelbarrows."""

    price: int
    rubies: int


class Mail(Shape, kw_only=True):
    """What a visit to the Post Office brings."""

    goods: dict[Good, int]
    lira: int


class PostOfficeShown(Shape, kw_only=True):
    """The mail of the next visit, and of the one after it."""

    now: Mail
    next: Mail


class CaravansaryShown(Shape, kw_only=True):
    """The cards a visit brings, and the coffee."""

    cards: int
    coffee: int


class Winning(Shape, kw_only=True):
    """From this sum of the dice on, so many goods."""

    sum: int
    n: int


class BlackMarketShown(Shape, kw_only=True):
    """What the dice win."""

    jewelry: list[Winning]


class TeaHouseShown(Shape, kw_only=True):
    """What may be bet, and what a lost bet pays."""

    lowest: int
    highest: int
    consolation: int


class MarketShown(Shape, kw_only=True):
    """What is wanted, and what so many goods sell for."""

    goods: dict[Good, int] | None
    """Of the demand tile on top; null while none has been seen."""
    prices: list[int]


class PalaceShown(Shape, kw_only=True):
    """What the next ruby costs."""

    symbols: list[PalaceSymbol]
    """Empty when sold out."""


class MosqueStack(Shape, kw_only=True):
    """The tiles of one colour that a mosque still has."""

    colour: Good
    need: int | None
    """The goods that the top tile asks for; null when no tile is left."""
    left: int


class MosqueShown(Shape, kw_only=True):
    """Two stacks, and the rubies left for those who have a tile of each."""

    stacks: list[MosqueStack]
    rubies: int


class RubyTrackShown(Shape, kw_only=True):
    """Rubies that rise in price."""

    price: int | None
    """Of the next ruby; null when sold out."""
    rubies: int
    """How many lie on the track."""


class RoastingPlantShown(Shape, kw_only=True):
    """What is roasted for, and the coffee it brings."""

    lira: int
    coffee: int


class GuildHallShown(Shape, kw_only=True):
    """The coffee and the guild cards that a visit brings."""

    coffee: int
    cards: int


class TavernShown(Shape, kw_only=True):
    """What the Tavern asks for each thing, in coffee where it does not say otherwise."""

    barrier: int
    movement: int | None
    """Of the top tile; null when none is left."""
    encounters: int | None
    """Of the top tile; null when none is left."""
    coffee: int
    """For a ruby, with the goods."""
    goods: dict[Good, int]


class EmbassyShown(Shape, kw_only=True):
    """The letters that a visit brings."""

    letters: int


class KioskShown(Shape, kw_only=True):
    """The tiles that lie face down."""

    tiles: int


class AuctionHouseShown(Shape, kw_only=True):
    """How many cards an auction is about."""

    cards: int


class SecretSocietyShown(Shape, kw_only=True):
    """The seals a ruby asks for, and the coins that are left, the next one first."""

    seals: int
    coins: list[int]


class Places(Shape, kw_only=True):
    """Every place that has something to show, on the board or not, by its id."""

    wainwright: WainwrightShown
    post_office: PostOfficeShown
    caravansary: CaravansaryShown
    black_market: BlackMarketShown
    tea_house: TeaHouseShown
    large_market: MarketShown
    small_market: MarketShown
    sultans_palace: PalaceShown
    small_mosque: MosqueShown
    great_mosque: MosqueShown
    gemstone_dealer: RubyTrackShown
    roasting_plant: RoastingPlantShown | UnsetType = UNSET
    guild_hall: GuildHallShown | UnsetType = UNSET
    tavern: TavernShown | UnsetType = UNSET
    coffee_house: RubyTrackShown | UnsetType = UNSET
    embassy: EmbassyShown | UnsetType = UNSET
    kiosk: KioskShown | UnsetType = UNSET
    auction_house: AuctionHouseShown | UnsetType = UNSET
    secret_society: SecretSocietyShown | UnsetType = UNSET
