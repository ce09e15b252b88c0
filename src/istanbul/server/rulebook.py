"""The rules as pages of the screen, made from the Markdown of docs/rules/.

A page is a list of blocks: headings, and clauses with the tables and examples that follow them.
Clauses, rulings and other pages are links; marks of facts that are not certain are marked up.

docs/rules/LANGUAGE/ has the same pages in another language, with the same blocks in the same order.
So a heading has the same id in all of them: links name it as it is called in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from istanbul.messages import FIRST
from istanbul.server.protocol.bodies import RuleBlock, RulesPage

HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = next(
    folder
    for folder in (HERE / "rules", HERE.parent.parent.parent / "docs" / "rules", HERE)
    if folder.is_dir()
)
"""The pages of rules: in the package, or beside it in a working copy."""

ALL: Final[tuple[str, ...]] = ()
PAGES: Final[dict[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "board": (
        ("base", ALL),
        ("variants", ("Layouts", "Neutral assistants (2 to 4 players)", "Caravan leader",
                      "Editions", "Ruby goal")),
        ("rulings", ("General", "Base game", "Variants", "Later rulings",
                     "Where we follow the rulebook against our notes")),
    ),
    "mocha": (("mocha", ALL), ("rulings", ("Mocha & Baksheesh",))),
    "letters": (("letters", ALL), ("rulings", ("Letters & Seals",))),
    "great_bazaar": (("variants", ("Great Bazaar",)),),
    "dice": (("dice", ALL),),
    "words": (("glossary", ALL),),
}  # fmt: skip
"""What each page is made of: files, and their chapters where not all of them belong to it."""

PAGE_OF: Final = {"base": "board", "rulings": "board", "variants": "board", "glossary": "words",
                  "mocha": "mocha", "letters": "letters", "dice": "dice"}  # fmt: skip
CLAUSE: Final = r"(?:DG-)?\d{1,2}\.[\dA-H]+(?:\.\d+)*|[GBMLDRVS]\d{1,2}|V-[A-Z]\d+"
WORD: Final = r"[^\W\d]+\.?"
IN_BRACKETS: Final = re.compile(rf"\((?:{WORD} )?(?:(?:{CLAUSE})(?:, | {WORD} |–)?)+\)")
"""Clauses that something refers to: "(see 1.2 and 1.3)"."""
MARK: Final = re.compile(r"\[([clr])((?: \w+, [clr] \w+)?)\]")
TOP: Final = ("h1", "h2")
MARKED_UP: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rules_page(page: str, language: str = FIRST) -> RulesPage:
    """A page with its links, in a language; in English where there is none in that language."""
    homes, first, found = _homes(), _blocks(page, FIRST), _blocks(page, language)
    if len(found) != len(first):
        language, found = FIRST, first
    blocks = [
        RuleBlock(id=a.id, level=b.level, html=_linked(b.html, homes), text=b.text, ids=b.ids)
        for a, b in zip(first, found, strict=True)
    ]
    return RulesPage(page=page, language=language, blocks=blocks)


@cache
def _homes() -> dict[str, str]:
    """On which page a clause stands."""
    return {id: page for page in PAGES for block in _blocks(page, FIRST) for id in block.ids}


@cache
def _blocks(page: str, language: str) -> list[RuleBlock]:
    found: list[RuleBlock] = []
    for file, chapters in PAGES[page]:
        numbers = _numbers(_parsed(file, FIRST), chapters)
        found += _grouped(_of_chapters(_parsed(file, language), numbers))
    return found


def _parsed(file: str, language: str) -> list[list[Token]]:
    """The pieces of a file; nothing if it is not there in this language."""
    path = (FOLDER if language == FIRST else FOLDER / language) / f"{file}.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return list(_pieces(MARKED_UP.parse(text)))


def _numbers(pieces: list[list[Token]], chapters: Sequence[str]) -> set[int] | None:
    """Which chapters of a file these are: as in every language. None: all of them."""
    titles = [piece[1].content for piece in pieces if piece[0].tag in TOP]
    return {titles.index(chapter) for chapter in chapters} if chapters else None


def _pieces(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Tokens that belong together: a paragraph, a list, a table, a heading."""
    piece: list[Token] = []
    for token in tokens:
        piece.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield piece
            piece = []


def _of_chapters(pieces: list[list[Token]], numbers: set[int] | None) -> list[list[Token]]:
    """The pieces under some headings of the first two levels."""
    if numbers is None:
        return pieces
    found, number = [], -1
    for piece in pieces:
        number += piece[0].tag in TOP
        if number in numbers:
            found.append(piece)
    return found


def _grouped(pieces: list[list[Token]]) -> Iterator[RuleBlock]:
    """Headings and clauses; what follows a clause belongs to it."""
    group: list[list[Token]] = []
    for piece in pieces:
        heading = piece[0].type == "heading_open"
        clause = piece[0].type == "paragraph_open" and re.match(
            rf"\*\*({CLAUSE})\b", piece[1].content
        )
        if group and (heading or clause):
            yield _block(group)
            group = []
        if heading:
            yield _block([piece])
        else:
            group.append(piece)
    if group:
        yield _block(group)


def _block(pieces: list[list[Token]]) -> RuleBlock:
    tokens = [token for piece in pieces for token in piece]
    html = str(MARKED_UP.renderer.render(tokens, MARKED_UP.options, {}))
    html = html.replace("<th></th>", "<td></td>")  # a corner of a table is no heading
    text = " ".join(re.sub(r"<[^>]*>", " ", html).split())
    for sign, plain in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&")):
        text = text.replace(sign, plain)
    first = tokens[0]
    if first.type == "heading_open":
        return RuleBlock(id=_slug(tokens[1].content), level=int(first.tag[1]), html=html, text=text,
                         ids=[])  # fmt: skip
    ids = re.findall(rf"<strong>({CLAUSE})\b", html)
    return RuleBlock(id=ids[0] if ids else "", level=0, html=html, text=text, ids=ids)


def _slug(title: str) -> str:
    """As links inside the pages name a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _linked(html: str, homes: dict[str, str]) -> str:
    """With places to point at, links between pages, and marks of uncertain facts."""
    html = re.sub(rf"<strong>({CLAUSE})\b", r'<strong id="\1">\1', html)
    html = re.sub(r'<a href="([^"]*)">(.*?)</a>', _link, html, flags=re.DOTALL)
    html = re.sub(
        r"\[([clr])((?: \w+, [clr] \w+)?)\]", r'<span class="mark-\1">[\1\2]</span>', html
    )

    def reference(match: re.Match[str]) -> str:
        return re.sub(CLAUSE, lambda found: _to_clause(found[0], homes), match[0])

    return IN_BRACKETS.sub(reference, html)


def _to_clause(clause: str, homes: dict[str, str]) -> str:
    page = homes.get(clause)
    return f'<a href="#/rules/{page}/{clause}">{clause}</a>' if page else clause


def _link(match: re.Match[str]) -> str:
    """A link of the Markdown, to the page of the screen that has it; or only its words."""
    file, _, anchor = match[1].partition("#")
    page = PAGE_OF.get(file.removesuffix(".md"))
    if file == "":
        page = "dice"  # only the Dice Game's page points into itself
    if file == "README.md":
        return f'<a href="#/rules">{match[2]}</a>'
    if page is None:
        return match[2]
    if anchor == "great-bazaar":
        page = "great_bazaar"
    if page == "board" and anchor in ("mocha--baksheesh", "letters--seals"):
        page = anchor.partition("-")[0]
    target = f"#/rules/{page}/{anchor}" if anchor else f"#/rules/{page}"
    return f'<a href="{target}">{match[2]}</a>'
