"""The check of the messages finds what is wrong: each fault is planted in files without one."""

from pathlib import Path
from textwrap import dedent

import pytest

from istanbul.messages import LANGUAGES
from tools import messages

ENGLISH = """\
place-kiosk = Kiosk
place-tavern = Tavern

event-moved = { $seat } goes to the { $place }
ui-cards =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
"""
SLAVIC = """\
-game = Gra
place-kiosk = Kiosk
    .to = do Kiosku
place-tavern = Karczma
    .to = do Karczmy

event-moved = { $seat } idzie { FORM($place, "to") }
ui-cards =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
"""
CODE = """\
NAMES = ("kiosk", "tavern")
words.say("ui-cards", n=1)
words.say(f"event-{kind}", place=Message(f"place-{name}"))
moved = 1
"""


def messages_of(root: Path, language: str) -> Path:
    return root / "src" / "istanbul" / "messages" / language


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with two topics in four languages, and code that uses them."""
    for language, text in {"en": ENGLISH, "de": ENGLISH, "ru": SLAVIC, "pl": SLAVIC}.items():
        folder = messages_of(tmp_path, language)
        folder.mkdir(parents=True)
        (folder / "board.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "src" / "istanbul" / "code.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def faults(root: Path) -> list[str]:
    """What is found there; most files are those of all games."""
    return [line.replace("src/istanbul/messages/", "") for line in messages.faults(root)]


def plant(path: Path, old: str, new: str) -> None:
    """Change something in a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_files_without_a_fault(root: Path) -> None:
    assert faults(root) == []


@pytest.mark.parametrize(
    ("language", "old", "new", "fault"),
    [
        ("pl", "place-kiosk = Kiosk", "place-kiosk = { Kiosk", "pl/board.ftl:2: cannot be read: "),
        (
            "de",
            "place-kiosk =",
            "place-kiosk=",
            "de/board.ftl:1: place-kiosk is not written as",
        ),
        (
            "de",
            "place-tavern = Tavern",
            "place-tavern = Tavern\nplace-tavern = Inn",
            "de/board.ftl:3: place-tavern stands in de/board.ftl:2 already",
        ),
        ("ru", "ui-cards =", "ui-card =", "en/board.ftl:5: ui-cards is missing in ru"),
        ("ru", "ui-cards =", "ui-card =", "ru/board.ftl:8: ui-card is missing in en"),
        (
            "pl",
            "{ $seat } idzie",
            "{ $name } idzie",
            "pl/board.ftl:7: event-moved needs $name, $place; en/board.ftl:4 needs $place, $seat",
        ),
        ("pl", "[few] karty\n", "\n", "pl/board.ftl:9: ui-cards lacks the plural form few"),
        ("de", "*[other]", "*[many]", "de/board.ftl:6: ui-cards lacks the plural form other"),
        ("de", "*[other]", "*[many]", "de/board.ftl:6: ui-cards has a needless form many"),
        ("pl", "{ $seat } idzie", "{ $seat } %", "pl/board.ftl:7: event-moved needs a no-break"),
        (
            "pl",
            "    .to = do Karczmy\n",
            "",
            "pl/board.ftl:4: place-tavern has no form .to; event-moved (pl/board.ftl:6) asks",
        ),
        (
            "pl",
            'FORM($place, "to")',
            "FORM($place)",
            "pl/board.ftl:7: event-moved calls FORM o",
        ),
        (
            "pl",
            "{ $seat } idzie",
            '{ FORM($seat, "name") } idzie',
            "pl/board.ftl:7: event-moved asks $seat for a form, which is no name",
        ),
        ("pl", "FORM(", "CASE(", "pl/board.ftl:7: event-moved calls CASE, but there are FORM, NUM"),
        ("de", "= Kiosk", "= { -shop }", "de/board.ftl:1: place-kiosk refers to -shop, which does"),
        (
            "de",
            "= Kiosk",
            "= { place-tavern.to }",
            "de/board.ftl:1: place-kiosk refers to place-tavern.to, which is not there",
        ),
    ],
)
def test_a_fault_is_found_in_its_line(
    root: Path, language: str, old: str, new: str, fault: str
) -> None:
    plant(messages_of(root, language) / "board.ftl", old, new)
    assert any(line.startswith(fault) for line in faults(root)), faults(root)


def test_a_message_stands_in_the_same_file_everywhere(root: Path) -> None:
    folder = messages_of(root, "de")
    (folder / "board.ftl").rename(folder / "dice.ftl")
    assert "de/dice.ftl:1: place-kiosk stands in en/board.ftl in the first language" in faults(root)
    game = root / "src" / "istanbul" / "games" / "dice" / "messages" / "de"
    game.mkdir(parents=True)
    (folder / "dice.ftl").rename(game / "board.ftl")
    elsewhere = "src/istanbul/games/dice/messages/de/board.ftl:1: place-kiosk stands in"
    assert f"{elsewhere} en/board.ftl in the first language" in faults(root)


@pytest.mark.parametrize("id", ["ui-goods", "place-bath", "event-vanished"])
def test_a_message_that_nobody_uses(root: Path, id: str) -> None:
    for language in LANGUAGES:
        path = messages_of(root, language) / "board.ftl"
        path.write_text(path.read_text(encoding="utf-8") + f"{id} = X\n    .to = X\n")
    assert faults(root) == [f"en/board.ftl:10: {id} is used nowhere"]


def test_a_message_that_the_code_names_in_vain(root: Path) -> None:
    code = """
        words.say("ui-goods")
        words.say(f"ui-{name}_count")
    """
    (root / "src" / "istanbul" / "more.py").write_text(dedent(code), encoding="utf-8")
    component = root / "web" / "src" / "Goods.svelte"
    component.parent.mkdir(parents=True)
    component.write_text("<b>{say(`event-${kind}_hidden`)} {say('ui-cards')}</b>\n")
    assert faults(root) == [
        "src/istanbul/more.py:2: there is no message ui-goods",
        "src/istanbul/more.py:3: there is no message ui-{name}_count",
        "web/src/Goods.svelte:1: there is no message event-${kind}_hidden",
    ]
