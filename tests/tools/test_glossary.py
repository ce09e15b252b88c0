"""One thing, one name: what the check of the glossary finds."""

from __future__ import annotations

import pytest

from istanbul.messages import LANGUAGES
from tools import glossary

PAGE = """
| no. | id | English | Deutsch | Русский | Polski |
|---|---|---|---|---|---|
| 9 | `tea_house` | Tea House | Teehaus | Чайная | Herbaciarnia* |

| id | good | English | Deutsch | Русский | Polski |
|---|---|---|---|---|---|
| `red` | `fabric` | fabric | Tuch | ткани | tkaniny |

| word | meaning |
|---|---|
| `step` | moving |
"""


def test_there_is_nothing_to_find() -> None:
    assert glossary.faults() == []


def test_names_are_read_from_the_tables_in_every_language() -> None:
    found = glossary.glossary(PAGE)
    assert found["tea_house"]["pl"] == "Herbaciarnia"
    assert found["red"] == {"en": "fabric", "de": "Tuch", "ru": "ткани", "pl": "tkaniny"}
    assert set(found) == {"tea_house", "red"}
    real = glossary.glossary((glossary.RULES / "glossary.md").read_text(encoding="utf-8"))
    assert len(real) > 45
    assert all(set(names) == set(LANGUAGES) for names in real.values())


def test_another_name_than_the_glossary_s_is_found() -> None:
    (fault,) = glossary.other_names(glossary.glossary(PAGE))
    assert fault == "de: place-tea_house is 'Teestube'; docs/rules/glossary.md says 'Teehaus'"


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("барьер", "за Барьером", True),
        ("Sperre", "Wegsperre", False),
        ("=color", "colour", False),
        ("=color", "Color!", True),
    ],
)
def test_a_word_stands_for_its_forms(word: str, text: str, found: bool) -> None:
    assert bool(glossary.pattern(word).search(text)) is found


def test_a_forbidden_word_is_found_in_messages_and_rules() -> None:
    found = list(glossary.synonyms({"de": {"Teestube": "Teehaus"}}))
    message = "src/istanbul/games/board/messages/de/board.ftl: place-tea_house"
    assert f"{message}: says 'Teestube'; it is called 'Teehaus'" in found
    assert any(fault.startswith("docs/rules/de/base.md:") for fault in found)
