"""The three kinds of bad input."""

import pytest

from istanbul.engine.errors import GameError, IllegalAction, MalformedInput, StaleAction


@pytest.mark.parametrize(
    ("error", "kind"),
    [(MalformedInput, "malformed"), (IllegalAction, "illegal"), (StaleAction, "stale")],
)
def test_each_kind_has_its_word(error: type[GameError], kind: str) -> None:
    assert error.kind == kind
    assert issubclass(error, ValueError)
    with pytest.raises(GameError, match="expected something else"):
        raise error("expected something else")
