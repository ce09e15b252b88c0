"""docs/rooms.md says what each module is for, in the words of its docstring."""

from __future__ import annotations

from pathlib import Path

from tools.rooms import PAGE, page, purpose, rows


def test_the_page_is_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make rooms`"


def test_a_folder_that_is_scanned_is_one_row(tmp_path: Path) -> None:
    (tmp_path / "places").mkdir()
    (tmp_path / "places" / "__init__.py").write_text('"""The places. More."""\n')
    (tmp_path / "places" / "fountain.py").write_text('"""Water."""\n')
    (tmp_path / "turn.py").write_text('"""The loop of\na turn.\n\nMore."""\n')
    assert list(rows(tmp_path)) == [
        "| `turn.py` | The loop of a turn |",
        "| `places/` | The places: `fountain` |",
    ]


def test_a_bar_does_not_end_a_cell(tmp_path: Path) -> None:
    module = tmp_path / "pipes.py"
    module.write_text('"""What `a | b` is."""\n')
    assert purpose(module) == r"What `a \| b` is"
