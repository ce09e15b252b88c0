"""The two builds of a game's rules: plain Python, and native code made from the same source.

A game's `rules.py` names what both offer: the records STATE, View, Observation, Tables and Rng, the
functions that the engine calls (ENTRY), those that run long (LONG) and those that tell events when
they are asked to (TELLING).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Generic, Protocol, TypeVar

from istanbul.engine.errors import MalformedInput
from istanbul.engine.events import KEPT
from istanbul.engine.kinds import S, V
from istanbul.engine.native import loader
from istanbul.engine.plain_batch import Arrays, PlainBatch
from istanbul.engine.record import Event, Record
from istanbul.engine.rng import Rng
from istanbul.engine.rules import LONGER, PASSED, STEPS, Passed, Rules, Told, rules_of


class HasTables(Protocol):
    """A state or a view: a record that refers to the tables of its game."""

    tables: Record


R = TypeVar("R", bound=HasTables)


class NativeMissing(MalformedInput):  # named for what it is
    """The native build was asked for and is not there; the message says why."""


@dataclass(frozen=True)
class Build(Generic[S, V]):
    """One build: its records and functions. `pack` and `unpack` carry a record to the other one.

    A native class has the name and the fields of the plain one, which stands in the annotations.
    """

    native: bool
    why: str  # one line: which build this is, and why not the other one
    rules: Rules[S]
    new_state: Callable[[Record], S]
    """A state record that knows these tables."""
    new_view: Callable[[Record], V]
    new_observation: Callable[[], Record]
    new_tables: Callable[[], Record]
    new_rng: Callable[[], Rng]
    seed: Callable[[Rng, int], None]
    see: Callable[[S, int, V], None]
    observe: Callable[[V, Record], None]
    imagine: Callable[[V, Rng, S], None]
    is_ahead: Callable[[S, int, int], bool]
    playout: Callable[[S, Rng, int], int]
    playouts: Callable[[S, S, Rng, int, int], int]
    new_batch: Callable[[S, Arrays], PlainBatch]


@cache
def plain(package: str) -> Build:
    """The rules as they are written."""
    return _build(package, import_module(f"{package}.rules"), "plain Python rules")


@cache
def native(package: str, checked: bool = False) -> Build:
    """The rules as native code; NativeMissing if there is none. `checked` tests every index."""
    found = loader.find(package, checked)
    if found.module is None:
        raise NativeMissing(found.why)
    return _build(package, found.module, found.why)


def best(package: str) -> Build:
    """Native if it is there, else plain."""
    try:
        return native(package)
    except NativeMissing as missing:
        build = plain(package)
        return Build(**{**vars(build), "why": str(missing)})


def _build(package: str, module: ModuleType, why: str) -> Build:
    state = import_module(f"{package}.rules").STATE.__name__
    steps = {name: getattr(module, name) for name in STEPS}
    is_native = hasattr(module, "legal_actions")
    if is_native:
        longer = {name: getattr(module, name) for name in LONGER}
        rules = Rules(**steps, **{**longer, "tell": _teller(module)})
    else:
        rules = rules_of(**steps)
    return Build(
        native=is_native,
        why=why,
        rules=rules,
        new_state=partial(_with_tables, getattr(module, state)),
        new_view=partial(_with_tables, module.View),
        new_observation=module.Observation,
        new_tables=module.Tables,
        new_rng=module.Rng,
        seed=module.seed,
        see=module.see,
        observe=module.observe,
        imagine=module.imagine,
        is_ahead=module.is_ahead,
        playout=module.playout,
        playouts=module.playouts,
        new_batch=module.Batch if is_native else partial(PlainBatch, module),
    )


def _teller(module: ModuleType) -> Callable[[S, int], Told[S]]:
    """What native rules tell: ints and the states at which seats were passed by, as both builds."""
    names, tell = module.EVENTS, module.tell

    @lru_cache(KEPT)
    def read(numbers: bytes) -> tuple[tuple[Event, ...], tuple[tuple[int, int], ...]]:
        given = iter(array("i", numbers))
        events: list[Event] = []
        passed: list[tuple[int, int]] = []
        for which in given:
            if which == PASSED:
                passed.append((len(events), next(given)))
            else:
                events.append((names[which], *islice(given, next(given))))
        return tuple(events), tuple(passed)

    def told(record: S, number: int) -> Told[S]:
        numbers, records = tell(record, number)
        events, passed = read(numbers)
        if not records:
            return Told(events, [])
        return Told(events, [Passed(*at, then) for at, then in zip(passed, records, strict=True)])

    return told


def _with_tables(new: Callable[[], R], tables: Record) -> R:
    record = new()
    record.tables = tables
    return record
