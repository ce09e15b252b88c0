"""Finds the modules of a package and makes tables of their functions.

Rules call `TABLE[which](g, p)`. Plain Python looks the function up; native code gets a switch.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


@cache
def modules(package: str) -> list[ModuleType]:
    """The modules of a package: by their `NUMBER` where they have one, else by name."""
    spec = find_spec(package)
    if spec is None:
        raise ModuleNotFoundError(package)
    names = sorted(module.name for module in iter_modules(spec.submodule_search_locations))
    found = [import_module(f"{package}.{name}") for name in names]
    return sorted(found, key=lambda module: getattr(module, "NUMBER", 0))


def names(package: str) -> list[str]:
    """The names of the modules: a module's position here is its number in the tables."""
    return [module.__name__.rpartition(".")[2] for module in modules(package)]


def column(package: str, function: str, default: Any = None) -> list[Any]:
    """One function of every module, in the order of names(); all must have it, or a default."""
    table = []
    for module in modules(package):
        found = getattr(module, function, default)
        if found is None:
            raise TypeError(f"{module.__name__} has no function {function!r}")
        table.append(found)
    return table
