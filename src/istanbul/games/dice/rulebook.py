"""The page of rules on the screens: a file of docs/rules."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, dict[str, tuple[str, ...]]]] = {"dice": {"dice": ()}}
"""By page, by file: the chapters that belong to it; all of them if none is named."""
