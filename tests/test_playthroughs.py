"""The playthrough files are as the rules play them now: `make playthroughs` writes them anew."""

from __future__ import annotations

import pytest

from tools.option_sets import OPTION_SETS
from tools.playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("name", OPTION_SETS)
def test_playthrough_is_unchanged(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for number, (new, old) in enumerate(
        zip(playthrough(name).splitlines(), stored.splitlines(), strict=True), 1
    ):
        assert new == old, f"{name}.txt, line {number}"


def test_there_is_no_file_without_an_option_set() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(OPTION_SETS)
