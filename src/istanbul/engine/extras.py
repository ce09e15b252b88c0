"""Packages that only some people need: imported when used, named when missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from istanbul.engine.errors import MalformedInput


def extra(module: str, name: str = "research") -> Any:
    """A module of an optional package, or an error that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name != module.partition(".")[0]:
            raise
        raise MalformedInput(
            f"{problem.name} is not installed; pip install 'istanbul[{name}]'"
        ) from problem
