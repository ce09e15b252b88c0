"""Pages of rules from the Markdown of docs/rules: nothing is lost, and links lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from istanbul.messages import FIRST, LANGUAGES
from istanbul.server.rulebook import CLAUSE, FOLDER, MARK, MARKED_UP, pages, rules_page

OTHERS = [language for language in LANGUAGES if language != FIRST]
FILES = sorted(path.name for path in FOLDER.glob("*.md"))


def html(page: str, language: str = FIRST) -> str:
    return "".join(block.html for block in rules_page(page, language).blocks)


def shape(text: str) -> Iterator[tuple[Any, ...]]:
    """What a page is made of, but for its words: blocks, ids, links, clauses and marks."""
    for token in MARKED_UP.parse(text):
        if token.type != "inline":
            yield token.type, token.tag, token.content if token.info == "python" else ""
            continue
        parts = token.children or []
        codes = sorted(part.content for part in parts if part.type == "code_inline")
        links = [str(part.attrs["href"]) for part in parts if part.type == "link_open"]
        clauses = sorted(re.findall(rf"\b(?:{CLAUSE})\b", token.content))
        marks = sorted(match[0] for match in MARK.finditer(token.content))
        yield "inline", codes, [link.rpartition("/")[2] for link in links], clauses, marks


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_page_has_the_same_parts(language: str, file: str) -> None:
    first = shape((FOLDER / file).read_text(encoding="utf-8"))
    other = shape((FOLDER / language / file).read_text(encoding="utf-8"))
    for number, (a, b) in enumerate(zip(first, other, strict=True)):
        assert a == b, f"{language}/{file}, part {number}"


def test_a_folder_of_rules_is_a_language() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir()}
    assert folders == set(OTHERS)


@pytest.mark.parametrize("page", pages())
@pytest.mark.parametrize("language", OTHERS)
def test_pages_in_another_language_have_the_same_places_to_point_at(
    language: str, page: str
) -> None:
    first, other = rules_page(page), rules_page(page, language)
    assert other.language == language
    assert [(b.id, b.level, b.ids) for b in other.blocks] == [
        (b.id, b.level, b.ids) for b in first.blocks
    ]
    assert set(re.findall(r'href="([^"]*)"', html(page))) <= set(
        re.findall(r'href="([^"]*)"', html(page, language))
    )
    if page != "words":
        same = [b.text for a, b in zip(first.blocks, other.blocks, strict=True) if a.text == b.text]
        assert len(same) < len(first.blocks) / 10, same


def test_a_page_that_is_not_translated_is_english() -> None:
    assert rules_page("dice", "xx") == rules_page("dice")


def test_every_clause_of_the_pages_is_on_exactly_one_page() -> None:
    written: list[str] = []
    for file in FOLDER.glob("*.md"):
        found = re.findall(rf"^(?:\| )?\*\*({CLAUSE})\b", file.read_text("utf-8"), re.MULTILINE)
        written += found
    shown = [id for page in pages() for block in rules_page(page).blocks for id in block.ids]
    assert len(shown) == len(set(shown))
    assert set(written) <= set(shown)
    assert len(set(written)) > 250


@pytest.mark.parametrize("page", pages())
@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_something_on_our_pages(language: str, page: str) -> None:
    for target in re.findall(r'href="([^"]*)"', html(page, language)):
        hash_, rules, *rest = target.split("/")
        assert (hash_, rules) == ("#", "rules"), target
        if rest:
            home = rules_page(rest[0], language)
            assert len(rest) == 1 or any(
                rest[1] == block.id or rest[1] in block.ids for block in home.blocks
            ), target


def test_marks_and_tables_are_marked_up() -> None:
    assert 'class="mark-r">[r]<' in html("mocha")
    assert 'class="mark-l">[l]<' in html("board")
    assert "<table>" in html("board")
    assert "style=" not in "".join(map(html, pages())), "the content policy forbids it"
    assert '<a href="#/rules/board/G1">G1</a>' in html("dice")


def test_what_belongs_to_a_clause_stays_with_it() -> None:
    prices = next(block for block in rules_page("board").blocks if block.id == "1.7")
    assert "<table>" in prices.html
    assert "Large Market 3 7 12 18 25" in prices.text
    assert rules_page("great_bazaar").blocks[0].text == "Great Bazaar"
