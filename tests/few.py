"""Some of many parameters for `make test`, and the rest for `make test-long`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")


def every(
    step: int, values: Iterable[T], name: Callable[[T], str] | None = None
) -> list[ParameterSet]:
    """All values; those that are not the first of each `step` are long."""
    return [
        pytest.param(
            value, id=name(value) if name else None, marks=pytest.mark.long if at % step else ()
        )
        for at, value in enumerate(values)
    ]
