"""The page of rules: all of `rules/harbour.md`."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, dict[str, tuple[str, ...]]]] = {"harbour": {"harbour": ()}}
