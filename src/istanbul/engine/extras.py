"""Packages that only some people need: what is not installed is named, with what brings it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType, TracebackType

from istanbul.engine.errors import MalformedInput


class MissingPackageError(MalformedInput, ModuleNotFoundError):
    """An optional package is not installed."""


class Needs:
    """Around imports: `with Needs("research"): import numpy`."""

    def __init__(self, extra: str) -> None:
        self.extra = extra

    def __enter__(self) -> None:
        return None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(problem, ModuleNotFoundError):
            message = f"{problem.name} is missing: pip install 'istanbul[{self.extra}]'"
            raise MissingPackageError(message) from problem


def extra(module: str, name: str = "research") -> ModuleType:
    """A module of an optional package, for those who do without it until it is asked for."""
    with Needs(name):
        return import_module(module)
