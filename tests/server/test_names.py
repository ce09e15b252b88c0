"""Names: those that can be seen are taken, and those that look alike are told apart."""

from functools import partial

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.table.names import clean_name, look_alike
from istanbul.server.table.table import Table
from tests.server.playing import refused, table_of


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë Ünal-Özgür",
        "Ольга",
        "Łukasz",
        "山田",
        "عائشة",
        "👩‍👩‍👧‍👦",
        "🏳️‍🌈 Kim",
        "👩🏽‍🚀",
        "❤️",
        "?",
    ],
)
def test_names_that_can_be_seen(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800",
        "Ada\u200b",
        "A\u00adda",
        "\u202eada",
        "a\u200db",
        "👩\u200d",
        "\u200d👩",
        "A\ufe0f",
        "Ada\ufe00",
        "\U000e0041",
        "x" * 41,
        "a\x00b",
    ],
)
def test_names_that_cannot_be_seen(name: str) -> None:
    with pytest.raises(MalformedInput, match="that can be seen"):
        clean_name(name)


@pytest.mark.parametrize(
    "other", ["Ada", "ada", "ADA", "A d a", "Adа", "АDА", "Αda", "Ada.", "Àda", "\uff21da"]
)
def test_names_that_look_alike(other: str) -> None:
    assert look_alike("Ada", other)


def test_names_that_do_not() -> None:
    assert look_alike("Illia", "lllia")
    assert look_alike("B0b", "Bob")
    assert not look_alike("Ada", "Ida")
    assert not look_alike("Ольга", "Олег")
    assert not look_alike("?", "!")


def test_nobody_sits_down_under_somebody_elses_name() -> None:
    table = table_of(players=3)
    table.clear("cem", 2)
    for name in ("Ann", "аnn", "Ann ", "ANN"):
        refused(table, partial(Table.sit, person="eve", seat=2, name=name), "name_taken")
    table.sit("eve", 2, "Annette")
    table.sit("ann", 0, "Ann")  # one's own name is no problem
    table.clear("eve", 2)
    table.sit("ann", 2, "Ann")  # nor that of two seats of the same person
