"""What a view tells, as typed records. The types of the screens are made from them."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType, field

from istanbul.engine.shapes import Shape, one_of
from istanbul.games.dice.ids import BazaarCard, Colour, DiceOverReason, Face, Thing, Tile, Track
from istanbul.games.dice.pending import FOR, INCOMES, KINDS
from istanbul.games.dice.phases import NAMES as PHASES
from istanbul.games.dice.setup import DiceOptions

Income = Annotated[str, one_of(INCOMES, "Income")]


class DiceSeat(Shape, kw_only=True):
    """The supply of a seat, all of it open: markers, lira, rubies and tiles."""

    red: int
    yellow: int
    green: int
    blue: int
    brown: int
    crystal: int
    lira: int
    rubies: int
    tiles: dict[Tile, int]
    mosque_ruby: bool
    """Has had the mosque's ruby."""


class DiceTurn(Shape, kw_only=True):
    """The turn: its phase, and what is left of it."""

    phase: Annotated[str, one_of(PHASES, "DicePhase")]
    actions_done: int
    extra_dice: int
    dice: dict[Face, int]
    """Rolled and unused."""
    income: dict[Income, int]
    """Still to be collected."""
    fresh: dict[Tile, int]
    """Tiles got this turn: they do nothing yet."""


class DiceFrame(Shape, kw_only=True):
    """Something under way within a turn; docs/positions_dice.md says what the numbers mean."""

    frame: Annotated[str, one_of(KINDS, "DiceFrameKind")]
    seat: int
    for_: Annotated[str, one_of(FOR, "PaidFor")] | UnsetType = field(name="for", default=UNSET)
    card: BazaarCard | UnsetType = UNSET
    step: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    different: int | UnsetType = UNSET
    need_red: int | UnsetType = UNSET
    need_yellow: int | UnsetType = UNSET
    need_green: int | UnsetType = UNSET
    need_blue: int | UnsetType = UNSET


class DiceView(Shape, tag_field="game", tag="dice", kw_only=True):
    """Everything that a viewer may know of a Dice Game: nothing is hidden in it."""

    options: DiceOptions
    start: int
    """The seat that began."""
    round: int
    seat: int
    """Whose turn it is."""
    last_round: bool
    over: DiceOverReason | None
    goal: int
    """Rubies that end the game."""
    seats: list[DiceSeat]
    rubies_taken: dict[Track, int]
    mosque_rubies: int
    display: dict[Tile, int]
    """Mosque tiles that can be bought."""
    under: list[Tile]
    """Under the stack, the next one first."""
    cards_shown: list[BazaarCard]
    cards_discarded: list[BazaarCard]
    turn: DiceTurn
    pending: list[DiceFrame]
    """What is under way, the lowest first."""
    numbers: dict[str, int]
    """Everything that a text may name."""
    prices: dict[Track, list[int]]
    tile_costs: dict[Tile, dict[Colour, int]]
    supply: dict[Thing, int]
    stack: int
    """Mosque tiles that lie face down."""
    deck: int
    """Bazaar cards that lie face down."""
    worth: list[int]
    """What breaks a tie, by seat."""
    actions_left: int
    payments: dict[str, list[list[str]]]
    """By the text of an action: all ways to pay for it."""
    viewer: int
    """The viewing seat; -1 is a spectator."""
