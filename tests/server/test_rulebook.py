"""Pages of rules from the Markdown of docs/rules: nothing is lost, and links lead somewhere."""

from __future__ import annotations

import re

import pytest

from istanbul.server.rulebook import CLAUSE, FOLDER, PAGES, rules_page


def html(page: str) -> str:
    return "".join(block.html for block in rules_page(page).blocks)


def test_every_clause_of_the_pages_is_on_exactly_one_page() -> None:
    written: list[str] = []
    for file in FOLDER.glob("*.md"):
        found = re.findall(rf"^(?:\| )?\*\*({CLAUSE})\b", file.read_text("utf-8"), re.MULTILINE)
        written += found
    shown = [id for page in PAGES for block in rules_page(page).blocks for id in block.ids]
    assert len(shown) == len(set(shown))
    assert set(written) <= set(shown)
    assert len(set(written)) > 250


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_something_on_our_pages(page: str) -> None:
    for target in re.findall(r'href="([^"]*)"', html(page)):
        hash_, rules, *rest = target.split("/")
        assert (hash_, rules) == ("#", "rules"), target
        if rest:
            home = rules_page(rest[0])
            assert len(rest) == 1 or any(
                rest[1] == block.id or rest[1] in block.ids for block in home.blocks
            ), target


def test_marks_and_tables_are_marked_up() -> None:
    assert 'class="mark-r">[r]<' in html("mocha")
    assert 'class="mark-l">[l]<' in html("board")
    assert "<table>" in html("board")
    assert "style=" not in "".join(map(html, PAGES)), "the content policy forbids it"
    assert '<a href="#/rules/board/G1">G1</a>' in html("dice")


def test_what_belongs_to_a_clause_stays_with_it() -> None:
    prices = next(block for block in rules_page("board").blocks if block.id == "1.7")
    assert "<table>" in prices.html
    assert "Large Market 3 7 12 18 25" in prices.text
    assert rules_page("great_bazaar").blocks[0].text == "Great Bazaar"
