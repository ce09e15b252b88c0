"""A file appears as a whole, or not at all."""

from pathlib import Path

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.engine.files import whole_path


def test_a_file_replaces_the_old_one_when_all_is_written(tmp_path: Path) -> None:
    target = tmp_path / "log.jsonl"
    target.write_text("old")
    with whole_path(target) as beside:
        beside.write_text("new")
        assert target.read_text() == "old"
    assert target.read_text() == "new"
    assert list(tmp_path.iterdir()) == [target]


def test_a_failure_leaves_the_old_one_and_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "log.jsonl"
    target.write_text("old")

    def write_half() -> None:
        with whole_path(target) as beside:
            beside.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_half()
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize(
    ("name", "complaint"), [(".", "this is a folder"), ("no/such", "a folder that exists")]
)
def test_a_place_for_no_file_is_refused(name: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(MalformedInput, match=complaint), whole_path(tmp_path / name):
        pytest.fail("nothing can be written here")
