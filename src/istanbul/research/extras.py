"""What is not installed is named, with the extra that brings it."""

from __future__ import annotations

from types import TracebackType


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
            raise ModuleNotFoundError(message, name=problem.name) from problem
