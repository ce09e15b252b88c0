"""The pages of the Dice Game leave nothing out."""

import re
from pathlib import Path

from istanbul.engine.node import Option
from istanbul.games.dice.catalogue import FORMS
from istanbul.games.dice.events import EVENTS
from istanbul.games.dice.pending import FOR, KINDS
from tests.games.dice.table import CARDS, dice_game

DOCS = Path(__file__).resolve().parents[3] / "docs"
ARGUMENTS = {"tile": "T", "card": "CARD", "track": "TRACK", "thing": "X", "face": "FACE"}
ARGUMENTS |= {"colour": "C", "n": "N"}


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def general(form: Option) -> str:
    """The text with a word for what it names."""
    words = form.text.split()
    for name in form.args:
        if name in ARGUMENTS:
            words[-1] = ARGUMENTS[name]
    return " ".join(words)


def test_every_text_is_in_the_notation() -> None:
    text = page("notation_dice.md")
    assert {form.text for form in FORMS if f"`{general(form)}`" not in text} == set()


def test_every_event_is_in_the_notation() -> None:
    rows = [row for row in page("notation_dice.md").splitlines() if row.startswith("| `")]
    for event, fields in EVENTS.items():
        (row,) = [row for row in rows if f"`{event}`" in row.split(" | ")[0]]
        assert row.split(" | ")[1] == ", ".join(f"`{name}`" for name in fields), event


def test_every_card_is_in_the_rules() -> None:
    text = page("rules/dice.md")
    assert [name for name in CARDS if f"`{name}`" not in text] == []


def test_every_ruling_and_clause_cited_in_a_test_is_in_the_rules() -> None:
    text = page("rules/dice.md")
    for path in Path(__file__).parent.rglob("test_*.py"):
        for clause in re.findall(r"\bDG-\d\.\w+|\bD[1-7]\b", path.read_text(encoding="utf-8")):
            assert f"**{clause}" in text, f"{path.name}: {clause}"


def test_every_field_of_a_position_is_in_its_page() -> None:
    text = page("positions_dice.md")
    written = dice_game().root().to_json()
    fields = [*written, *written["seats"][0], *written["turn"], *KINDS, *FOR]
    assert [name for name in fields if f"`{name}`" not in text] == []
