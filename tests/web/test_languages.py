"""Every screen in every language and in the longest of all: no text is cut, covered or English.

The language for tests (istanbul/messages/pseudo.py) is English with accents, a third longer: a box
that holds it holds the others, and what has no accents has not been translated.
"""

from __future__ import annotations

import json
from calendar import month_abbr, month_name
from itertools import count
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from istanbul.messages import FIRST, LANGUAGES, PSEUDO, Words
from tests.web.conftest import LONG, Opener
from tests.web.dice_player import DicePlayer
from tests.web.games import finished, simulated, uploaded
from tests.web.player import Player
from tests.web.test_review import shot
from tests.web.test_screens import PAGES, made, new_game, no_overflow

SIZES: Final = ("phone", pytest.param("desktop", marks=LONG))
SPOKEN: Final = (*LANGUAGES, PSEUDO)
MORE_PAGES: Final = ("/#/statistics", "/#/upload", "/#/rules/board", "/#/rules/dice", "/#/learn")
TABLES: Final[list[tuple[str, tuple[str, ...]]]] = [("board", ("mocha", "letters")), ("dice", ())]
ENDED: Final[list[dict[str, Any]]] = [
    {"game": "board", "expansions": ["mocha", "letters"]},
    {"game": "dice"},
]
WAYS: Final[list[tuple[str, tuple[str, ...]]]] = [
    *(("board", expansions) for expansions in ((), ("mocha",), ("letters",), ("mocha", "letters"))),
    ("dice", ()),
]
CLICKS: Final = 12
"""So many turn pages, questions and choices are looked at of each way to play."""
SLIDER: Final = "input[type=range]"
TEXTS: Final = """
    const QUIET = '.sr, [inert], [aria-hidden=true], code, mark, script, style, option, title';
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { textContent: text, parentElement: parent } = walker.currentNode;
        if (!text.trim() || parent.closest(QUIET)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        texts.push({ text: text.trim(), parent, boxes: [...range.getClientRects()] });
    }
"""
"""All texts that can be seen, with the element each is in and the boxes of its lines."""
CUT: Final = f"""() => {{ {TEXTS}
    const beside = (box, outer) => box.right > outer.right + 1.5 || box.left < outer.left - 1.5;
    const outside = (box, outer, style) => (style.overflowX !== 'visible' && beside(box, outer))
        || (style.overflowY !== 'visible' && box.bottom > outer.bottom + 3);
    const cut = [];
    for (const {{ text, parent, boxes }} of texts) {{
        for (let node = parent; node && node !== document.body; node = node.parentElement) {{
            const style = getComputedStyle(node);
            const overflow = style.overflowX + style.overflowY;
            if (/auto|scroll/.test(overflow)) break;
            if (!/hidden|clip/.test(overflow) || node.matches('svg')) continue;
            if (node.clientWidth <= 1) break;  // said, not shown
            if (boxes.some((box) => outside(box, node.getBoundingClientRect(), style)))
                cut.push(`${{text.slice(0, 60)}} in ${{node.tagName}}.${{node.className}}`);
            break;
        }}
    }}
    return cut;
}}"""
"""Texts that stand out of the nearest box that hides what stands out and does not scroll."""
COVERED: Final = f"""() => {{ {TEXTS}
    const scrolledAway = (parent, box) => {{
        for (let node = parent; node && node !== document.body; node = node.parentElement) {{
            const bounds = node.getBoundingClientRect();
            if (!/auto|scroll|hidden/.test(getComputedStyle(node).overflowY)) continue;
            if (box.top >= bounds.bottom - 2 || box.bottom <= bounds.top + 2) return true;
        }}
        return false;
    }};
    const lines = texts.filter(({{ parent }}) => !parent.closest('.hand, dialog, .toast'))
        .flatMap(({{ text, parent, boxes }}) => boxes.map((box) => ({{ text, parent, box }})))
        .filter(({{ parent, box }}) => !scrolledAway(parent, box));
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const seen = ({{ parent, box }}) => {{
        const top = document.elementFromPoint(...middle(box));
        return top !== null && (parent.contains(top) || top.contains(parent));
    }};
    const found = [];
    lines.forEach((a, i) => lines.slice(i + 1).forEach((b) => {{
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const low = Math.min(a.box.height, b.box.height);
        if (width < 3 || height < low * 0.45 || a.parent === b.parent) return;
        if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) return;
        if (seen(a) && seen(b)) found.push(`${{a.text.slice(0, 40)}} / ${{b.text.slice(0, 40)}}`);
    }}));
    return found;
}}"""
"""Pairs of texts that lie on each other."""
SELECTS: Final = """() => [...document.querySelectorAll('select')].flatMap((select) => {
    if (!select.checkVisibility()) return [];
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const text = select.selectedOptions[0]?.textContent.trim() ?? '';
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return pen.measureText(text).width > select.clientWidth - padding + 1 ? [text] : [];
})"""
"""What is chosen, where it does not fit into its field."""
PLAIN: Final = f"""(names) => {{ {TEXTS}
    const LABELS = ['aria-label', 'title', 'placeholder', 'alt'];
    const said = texts.filter(({{ parent }}) => !parent.closest('.code')).map(({{ text }}) => text);
    for (const node of document.querySelectorAll(LABELS.map((name) => `[${{name}}]`).join()))
        if (!node.closest('code'))
            said.push(...LABELS.map((name) => node.getAttribute(name) ?? ''));
    const plain = (text) => (text.replace(/https:\\S+/g, '').match(/[A-Za-z\u00c0-\u024f]+/g) ?? [])
        .filter((word) => word.length > 2 && /[aeiou]/i.test(word) && !names.includes(word));
    return [...new Set(said.flatMap(plain))];
}}"""
"""Words without accents, where all words should have some; labels for those who listen too."""
NAMES: Final = [
    *("Ada", "English", "Deutsch", "Polski", "Istanbul", "Esc", "Tab", "Enter", "Shift"),
    *("Chrome", "Linux"),  # a device
    "UTC",  # a time zone
    *(*month_name, *month_abbr),  # dates, as the browser writes them
    *(
        f"{unit}{s}" for unit in ("second", "minute", "hour", "day") for s in ("", "s")
    ),  # times, too
]
"""What is called the same in all languages, or is a name that somebody typed."""
PICTURES: Final = count(1)


def opened(open_page: Opener, size: str, language: str) -> Page:
    """A page of somebody who has chosen a language."""
    page = open_page(size)
    chosen = json.dumps({"language": language, "motion": False, "speed": "instant"})
    page.add_init_script(f"localStorage.setItem('istanbul.settings', {json.dumps(chosen)})")
    return page


def readable(page: Page, language: str) -> None:
    """Nothing is cut off or covered; in the language for tests nothing is plain English."""
    shot(page, f"{language}-{page.evaluate('innerWidth')}-{next(PICTURES):03}")
    assert page.evaluate("document.documentElement.lang") == language
    no_overflow(page)
    assert page.evaluate(CUT) == [], page.url
    assert page.evaluate(COVERED) == [], page.url
    assert page.evaluate(SELECTS) == [], page.url
    if language == PSEUDO and "/rules/" not in page.url:  # the full text of the rules is English
        assert page.evaluate(PLAIN, NAMES) == [], page.url


def visited(page: Page, path: str) -> None:
    """The screen at an address, with all that it fetches."""
    page.goto(path)
    expect(page.locator("main h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    words = Words(page.evaluate("document.documentElement.lang"))
    expect(page.get_by_text(words.say("screen-one_moment"))).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_screens_in_every_language(open_page: Opener, size: str, language: str) -> None:
    page = opened(open_page, size, language)
    for path in PAGES:
        visited(page, path)
        readable(page, language)
    game, expansions = TABLES[SPOKEN.index(language) % 2]
    new_game(page, 4, expansions, game=game)
    readable(page, language)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_more_screens_in_every_language(open_page: Opener, size: str, language: str) -> None:
    page = opened(open_page, size, language)
    for path in MORE_PAGES:
        visited(page, path)
        readable(page, language)
    for game, expansions in TABLES:
        new_game(page, 4, expansions, game=game)
        for key in ("o", "?", "h"):
            page.keyboard.press(key)
            readable(page, language)
            page.keyboard.press("Escape")


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_way_to_play_in_every_language(
    open_page: Opener, base_url: str, size: str, language: str
) -> None:
    """The form, the first turns with all that they ask, and a replay of a late position."""
    page = opened(open_page, size, language)
    for game, expansions in WAYS:
        query = f"game={game}&seats=me,me,random,apprentice&expansions={','.join(expansions)}"
        visited(page, f"/#/new?{query}")
        kinds = page.locator(".seats select:has(option[value=open])")
        kinds.nth(3).select_option("open")
        readable(page, language)
    for game, expansions in WAYS:
        options: dict[str, Any] = {"expansions": list(expansions)} if expansions else {}
        log = simulated(game=game, players=4, **options)
        table = uploaded(page, base_url, log)["id"]
        page.goto(f"/#/replay/{table}?at={len(log['entries']) - 9}")
        expect(page.locator(".now p, .now b").first).to_be_visible()
        readable(page, language)
        new_game(page, 4, expansions, game=game)
        player = (DicePlayer if game == "dice" else Player)(page, 3, touch=size == "phone")
        for _ in range(CLICKS):
            player.wait()
            readable(page, language)
            player.step()


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_game_to_its_end_in_every_language(
    open_page: Opener, base_url: str, size: str, language: str
) -> None:
    """The lobby, explanations at the table, the end, and the replay, of both games."""
    page = opened(open_page, size, language)
    for options in ENDED:
        waits, over = lobby(page, options), finished(page, base_url, max_rounds=2, **options)
        shown = {
            f"table/{waits}": "main h1",
            f"table/{over}": "dialog",
            f"replay/{over}?at=6": SLIDER,
        }
        for path, seen in shown.items():
            page.goto(f"/#/{path}")
            expect(page.locator(seen).first).to_be_visible()
            page.wait_for_load_state("networkidle")
            readable(page, language)
    new_game(page, 4, ("mocha", "letters"))
    page.keyboard.press("b")
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    readable(page, language)


def lobby(page: Page, options: dict[str, Any]) -> str:
    """A table that waits for somebody; its id."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    return made(page, {"options": {"players": 2, **options}, "seats": seats})


def test_the_language_for_tests_is_offered_to_nobody(open_page: Opener) -> None:
    assert PSEUDO not in LANGUAGES
    page = opened(open_page, "desktop", FIRST)
    visited(page, "/#/settings")
    offered = page.locator("header select option").evaluate_all(
        "nodes => nodes.map((n) => n.value)"
    )
    assert sorted(offered) == sorted(LANGUAGES)
