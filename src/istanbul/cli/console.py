"""The console: rich's, but what to do when nobody reads any more is decided in one place."""

from __future__ import annotations

from typing import NoReturn

import rich.console


class Console(rich.console.Console):
    """Prints to standard output."""

    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program with a code of its own."""
        raise BrokenPipeError
