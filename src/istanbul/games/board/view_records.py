"""What a view tells, as typed records. The types of the screens are made from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from istanbul.engine.shapes import Shape, one_of
from istanbul.games.board.contents import PLACES
from istanbul.games.board.ids import (
    AnyFigure,
    BonusCard,
    Good,
    GuildCard,
    KioskTile,
    OverReason,
    Place,
    TavernTile,
)
from istanbul.games.board.pending import ACTORS, KINDS
from istanbul.games.board.phases import NAMES as PHASES
from istanbul.games.board.setup import BoardOptions
from istanbul.games.board.shown_records import Places

Cards = dict[BonusCard, int]


class SeatLetters(Shape, kw_only=True):
    """Letters of a seat, by the place they are for."""

    open: dict[Place, int]
    delivered: dict[Place, int]


class BoardSeat(Shape, kw_only=True):
    """What a seat has, and where its pieces are."""

    lira: int
    rubies: int
    goods: dict[Good, int]
    extensions: int
    room: int
    """How many of each good the wheelbarrow holds."""
    merchant: Place
    stack: int | str
    """How many assistants are under the merchant.

    With neutral ones it is a word of o (own) and n (neutral), bottom first.
    """
    assistants: list[Place]
    family: Place
    mosque_tiles: list[Good]
    known: Cards
    """Cards of the hand that everybody has seen."""
    coffee: int | UnsetType = UNSET
    tavern_tiles: list[TavernTile] | UnsetType = UNSET
    letters: SeatLetters | UnsetType = UNSET
    seals: int | UnsetType = UNSET
    """On all letters."""
    companion: Annotated[str, one_of([*PLACES, "reserve"], "CompanionAt")] | UnsetType | None = (
        UNSET
    )
    """Where he is: "reserve" is the personal supply, null the general one."""
    doubled: bool | UnsetType = UNSET
    """Has had a second turn this round."""
    cards: int
    """How many bonus cards are in the hand."""
    hand: Cards | UnsetType = UNSET
    """The bonus cards, where the viewer may see them."""
    guild_cards: int | UnsetType = UNSET
    guild: list[GuildCard] | UnsetType = UNSET


class Demand(Shape, kw_only=True):
    """The demand tile on top of each market; null while none has been seen."""

    small: int | None
    large: int | None


class DemandSeen(Shape, kw_only=True):
    """The demand tiles that have been on top, in their order."""

    small: list[int]
    large: list[int]


class Barrier(Shape, kw_only=True):
    """The barrier, and who has its token."""

    between: list[Place]
    holder: int


class LettersPile(Shape, kw_only=True):
    """Letters that have been given away."""

    discard: dict[Place, int]


class KioskTiles(Shape, kw_only=True):
    """Kiosk tiles that lie face up, and those that were taken."""

    row: list[KioskTile]
    discard: list[KioskTile]


class Turn(Shape, kw_only=True):
    """The turn: its phase, and what has been used in it."""

    phase: Annotated[str, one_of(PHASES, "Phase")]
    just_done: Place | None
    yellow_used: bool
    must_leave: bool
    caravansary_used: bool
    met: list[AnyFigure]
    actor: Annotated[str, one_of(ACTORS, "Actor")]
    no_encounters: bool
    joined: int | None
    guild_turn: bool
    guild_used: bool


class Frame(Shape, kw_only=True):
    """Something under way within a turn; docs/positions.md says what the numbers mean."""

    frame: Annotated[str, one_of(KINDS, "FrameKind")]
    seat: int
    about: str | UnsetType = UNSET
    """The id of what it is about."""
    step: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    actor: int | UnsetType = UNSET
    first: int | UnsetType = UNSET
    second: int | UnsetType = UNSET


class BoardView(Shape, tag_field="game", tag="board", kw_only=True):
    """Everything that a viewer may know of a board game."""

    options: BoardOptions
    layout: list[list[int]]
    """Rows of place numbers."""
    start: int
    """The seat that began."""
    round: int
    seat: int
    """Whose turn it is."""
    last_round: bool
    ending: OverReason | None
    over: OverReason | None
    goal: int
    """Rubies that end the game."""
    governor: Place | None
    smuggler: Place | None
    coffee_trader: Place | UnsetType | None = UNSET
    courier: Place | UnsetType | None = UNSET
    neutral_merchants: list[Place | None] | UnsetType = UNSET
    neutral_assistants: dict[Place, int] | UnsetType = UNSET
    caravan: int | UnsetType | None = UNSET
    """Who holds the caravan token; null while it lies on the Caravansary."""
    mail: int
    demand: Demand
    demand_seen: DemandSeen
    palace: int
    dealer: int
    coffee_house: int | UnsetType = UNSET
    baksheesh: Literal["a", "b"] | UnsetType = UNSET
    barrier: Barrier | UnsetType | None = UNSET
    guild_discard: list[GuildCard] | UnsetType = UNSET
    letters: LettersPile | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    kiosk: KioskTiles | UnsetType = UNSET
    discard: list[BonusCard]
    """Bottom first."""
    turn: Turn
    pending: list[Frame]
    """What is under way, the lowest first."""
    deck: int
    guild_deck: int | UnsetType = UNSET
    largest_room: int
    """How many of each good a wheelbarrow holds with all extensions."""
    double_turn_seals: int | UnsetType = UNSET
    """The seals that a second turn costs."""
    places: Places
    viewer: int
    """The viewing seat; -1 is a spectator. The fields from here on are the viewer's own."""
    seats: list[BoardSeat]
    unseen: Cards
    """The cards that are in the deck or hidden in other hands."""
    guild_unseen: list[GuildCard] | UnsetType = UNSET
