"""The rules as pages of the screen, made from the Markdown of docs/rules/.

`rulebook.py` in the folder of a game says which pages it has, and what they are made of. A game of
another package keeps its Markdown in its own folder, in `rules/`.

A page is a list of blocks: headings, and clauses with the tables and examples that follow them.
Clauses, rulings and other pages are links; marks of facts that are not certain are marked up.

docs/rules/LANGUAGE/ has the same pages in another language, with the same blocks in the same order.
So a heading has the same id in all of them: links name it as it is called in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from istanbul.engine.kit import kits
from istanbul.messages import FIRST
from istanbul.server.protocol.bodies import RuleBlock, RulesPage

HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = next(
    folder
    for folder in (HERE / "rules", HERE.parent.parent.parent / "docs" / "rules", HERE)
    if folder.is_dir()
)
"""The pages of rules: in the package, or beside it in a working copy."""

WORDS: Final = "words"
"""The page that belongs to no game: what things are called in every language."""

CLAUSE: Final = r"(?:DG-)?\d{1,2}\.[\dA-H]+(?:\.\d+)*|[GBMLDRVS]\d{1,2}|V-[A-Z]\d+"
WORD: Final = r"[^\W\d]+\.?"
IN_BRACKETS: Final = re.compile(rf"\((?:{WORD} )?(?:(?:{CLAUSE})(?:, | {WORD} |–)?)+\)")
"""Clauses that something refers to: "(see 1.2 and 1.3)"."""
MARK: Final = re.compile(r"\[([clr])((?: \w+, [clr] \w+)?)\]")
TOP: Final = ("h1", "h2")
MARKED_UP: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


class Source(NamedTuple):
    """A file of which a page is made, with its chapters where not all of them belong to it."""

    folder: Path
    file: str
    chapters: tuple[str, ...] = ()


@cache
def pages() -> dict[str, list[Source]]:
    """What each page is made of: those of the games, then the words."""
    found = {}
    for kit in kits().values():
        if kit.has("rulebook"):
            own = Path(str(resources.files(kit.package))) / "rules"
            folder = own if own.is_dir() else FOLDER
            for page, files in kit.part("rulebook").PAGES.items():
                found[page] = [Source(folder, file, chapters) for file, chapters in files.items()]
    return {**found, WORDS: [Source(FOLDER, "glossary")]}


@cache
def rules_page(page: str, language: str = FIRST) -> RulesPage:
    """A page with its links, in a language; in English where there is none in that language."""
    first, found = _blocks(page, FIRST), _blocks(page, language)
    if len(found) != len(first):
        language, found = FIRST, first
    blocks = [
        RuleBlock(id=a.id, level=b.level, html=_linked(b.html, page), text=b.text, ids=b.ids)
        for a, b in zip(first, found, strict=True)
    ]
    return RulesPage(page=page, language=language, blocks=blocks)


def _blocks(page: str, language: str) -> list[RuleBlock]:
    return [block for source in pages()[page] for block in _blocks_of(source, language)]


@cache
def _blocks_of(source: Source, language: str) -> list[RuleBlock]:
    numbers = _numbers(_parsed(source, FIRST), source.chapters)
    return list(_grouped(_of_chapters(_parsed(source, language), numbers)))


def _parsed(source: Source, language: str) -> list[list[Token]]:
    """The pieces of a file; nothing if it is not there in this language."""
    folder = source.folder if language == FIRST else source.folder / language
    path = folder / f"{source.file}.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return list(_pieces(MARKED_UP.parse(text)))


@cache
def _clauses() -> dict[str, str]:
    """On which page a clause stands."""
    return {id: page for page in pages() for block in _blocks(page, FIRST) for id in block.ids}


@cache
def _headings() -> dict[tuple[str, str], str]:
    """On which page a heading of a file stands. No heading: the first page made of the file."""
    found: dict[tuple[str, str], str] = {}
    for page, sources in pages().items():
        for source in sources:
            found.setdefault((source.file, ""), page)
            for block in _blocks_of(source, FIRST):
                found.setdefault((source.file, block.id), page)
    return found


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


def _linked(html: str, page: str) -> str:
    """With places to point at, links between pages, and marks of uncertain facts."""
    html = re.sub(rf"<strong>({CLAUSE})\b", r'<strong id="\1">\1', html)
    html = re.sub(
        r'<a href="([^"]*)">(.*?)</a>',
        lambda found: _link(found[1], found[2], page),
        html,
        flags=re.DOTALL,
    )
    html = MARK.sub(r'<span class="mark-\1">[\1\2]</span>', html)

    def reference(match: re.Match[str]) -> str:
        return re.sub(CLAUSE, lambda found: _to_clause(found[0]), match[0])

    return IN_BRACKETS.sub(reference, html)


def _to_clause(clause: str) -> str:
    page = _clauses().get(clause)
    return f'<a href="#/rules/{page}/{clause}">{clause}</a>' if page else clause


def _link(target: str, said: str, here: str) -> str:
    """A link of the Markdown, to the page of the screen that has it; or only its words."""
    path, _, anchor = target.partition("#")
    file = path.removesuffix(".md")
    if file == "README":
        return f'<a href="#/rules">{said}</a>'
    home = _headings().get((file, anchor)) if file else here
    if home is None:
        return said
    place = f"{home}/{anchor}" if anchor else home
    return f'<a href="#/rules/{place}">{said}</a>'
