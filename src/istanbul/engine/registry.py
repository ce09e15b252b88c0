"""Finds the modules of packages and makes tables of their functions.

Rules call `TABLE[which](g, p)`. Plain Python looks the function up; native code gets a switch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

R = TypeVar("R")
"""A function of the rules, or what else stands in a table."""


@cache
def modules(*packages: str) -> list[ModuleType]:
    """The modules of packages: by their `NUMBER` where they have one, else by name."""
    found = []
    for package in packages:
        spec = find_spec(package)
        if spec is None:
            raise ModuleNotFoundError(package)
        names = (module.name for module in iter_modules(spec.submodule_search_locations))
        found += [import_module(f"{package}.{name}") for name in names]
    return sorted(found, key=lambda module: (getattr(module, "NUMBER", 0), _name(module)))


def _name(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def names(found: Sequence[ModuleType]) -> list[str]:
    """The names of the modules, without those of their packages."""
    return [_name(module) for module in found]


def column(found: Sequence[ModuleType], function: str, default: R | None = None) -> list[R]:
    """One function of every module, in their order; all must have it, or a default."""
    table = []
    for module in found:
        rule = getattr(module, function, default)
        if rule is None:
            raise TypeError(f"{module.__name__} has no function {function!r}")
        table.append(rule)
    return table


def those_with(found: Sequence[ModuleType], function: str) -> list[R]:
    """The function of every module that has it; one must."""
    table = [vars(module)[function] for module in found if hasattr(module, function)]
    if not table:
        raise TypeError(f"no module has a function {function!r}")
    return table


def by_block(block: Sequence[int], acts: Mapping[int, R]) -> tuple[list[int], list[R]]:
    """A table from actions to functions, for rules that write `ACT[WHICH[a]](g, p, a)`.

    `block` names the block of every action (see catalogue.py), `acts` the function of each block
    that has one. Actions of other blocks get 0: nobody asks for them.
    """
    order = list(acts)
    return [order.index(b) if b in acts else 0 for b in block], list(acts.values())
