"""The live state of each place in one short line: what it costs, asks for or gives now."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from istanbul.board_game.catalogue import LETTERS
from istanbul.board_game.contents import GOODS, MARKETS
from istanbul.cli.letters_lines import LETTERS_LINES
from istanbul.cli.line_parts import Line, coffee, deck_size, first_that_fits, letters, rubies
from istanbul.cli.mocha_lines import MOCHA_LINES
from istanbul.cli.palette import QUIET, RUBY, RUBY_SIGN, goods_text
from istanbul.cli.scene import Scene
from istanbul.messages.events import demand_goods


def place_line(scene: Scene, place: str, width: int) -> Text:
    """The line of a place; empty for a place that has nothing to tell."""
    line = LINES.get(place)
    return line(scene, width) if line is not None else Text()


def _wainwright(scene: Scene, width: int) -> Text:
    t = scene.game.tables
    full = sum(seat["extensions"] == t.max_extensions for seat in scene.position["seats"])
    price = scene.words.say("ui-lira_count", n=t.extension_price)
    return Text.assemble(f"{price} · ", rubies(t.players - full))


def _warehouse(good: str) -> Line:
    def line(scene: Scene, width: int) -> Text:
        return Text.assemble("+ ", goods_text(good[0]), f" {scene.words.say(f'good-{good}')}")

    return line


def _post_office(scene: Scene, width: int) -> Text:
    t, mail = scene.game.tables, scene.position["mail"]
    lira = scene.words.say("ui-lira_count", n=t.mail_lira[mail])
    return Text.assemble("→ ", goods_text(letters(t.mail_goods[mail])), f" + {lira}")


def _caravansary(scene: Scene, width: int) -> Text:
    pile, deck = scene.position["discard"], deck_size(scene)
    parts = [scene.words.say("ui-deck", n=deck), scene.words.say("ui-pile", n=len(pile))]
    short = Text(f"{deck} / {len(pile)}")
    if scene.game.tables.mocha:
        more = Text.assemble(" +", coffee(1))
        return first_that_fits(width, Text.assemble(", ".join(parts), more), short.append(more))
    return first_that_fits(width, Text(", ".join(parts)), short)


def _fountain(scene: Scene, width: int) -> Text:
    return Text(scene.words.say("ui-call_back"))


def _black_market(scene: Scene, width: int) -> Text:
    text = Text()
    for n, sums in groupby(range(2, 13), lambda total: scene.game.tables.jewelry_for[total]):
        if n:
            text.append(f"{next(sums)}+").append_text(goods_text("b" * n)).append(" ")
    text.rstrip()
    return first_that_fits(width, text, Text(text.plain.replace("+", "")))


def _tea_house(scene: Scene, width: int) -> Text:
    t = scene.game.tables
    bounds = {"low": t.tea_lowest, "high": t.tea_highest}
    whole = Text(scene.words.say("ui-tea_house", n=t.tea_consolation, **bounds))
    short = Text(f"{t.tea_lowest}–{t.tea_highest} / {t.tea_consolation}")
    return first_that_fits(width, whole, short)


def _market(market: int) -> Line:
    def line(scene: Scene, width: int) -> Text:
        tile = scene.position["demand"][MARKETS[market]]
        shown = "?" if tile is None else letters(demand_goods(scene.game, market, tile))
        wanted = goods_text(shown)
        prices = [str(price) for price in scene.game.tables.market_price[market][1:]]
        text = Text.assemble(wanted, " ", "·".join(prices))
        if len(text) > width:
            text = Text.assemble(wanted, f" {prices[0]}…{prices[-1]}")
        return text

    return line


def _police(scene: Scene, width: int) -> Text:
    return Text(scene.words.say("ui-send_family"))


def _palace(scene: Scene, width: int) -> Text:
    t, n = scene.game.tables, scene.position["palace"]
    if n == 0:
        return Text(scene.words.say("ui-sold_out"), QUIET)
    asked = letters(t.palace_need[n]) + "?" * t.palace_any[n]
    return Text.assemble((RUBY_SIGN, RUBY), " ← ", goods_text(asked))


def _mosque(colours: tuple[int, int]) -> Line:
    def line(scene: Scene, width: int) -> Text:
        t, seats = scene.game.tables, scene.position["seats"]
        text = Text()
        for colour in colours:
            taken = sum(GOODS[colour] in seat["mosque_tiles"] for seat in seats)
            left = taken < t.mosque_tiles
            text.append_text(goods_text(LETTERS[colour]))
            text.append(f"×{t.mosque_need[taken]} " if left else "– ")
        both = sum(all(GOODS[c] in seat["mosque_tiles"] for c in colours) for seat in seats)
        return text.append("· ").append_text(rubies(max(0, t.mosque_rubies - both)))

    return line


def _dealer(scene: Scene, width: int) -> Text:
    price = scene.position["dealer"]
    if price == 0:
        return Text(scene.words.say("ui-sold_out"), QUIET)
    return Text.assemble((RUBY_SIGN, RUBY), " ← ", scene.words.say("ui-lira_count", n=price))


LINES: Final[dict[str, Line]] = {
    "wainwright": _wainwright,
    "fabric_warehouse": _warehouse("red"),
    "spice_warehouse": _warehouse("green"),
    "fruit_warehouse": _warehouse("yellow"),
    "post_office": _post_office,
    "caravansary": _caravansary,
    "fountain": _fountain,
    "black_market": _black_market,
    "tea_house": _tea_house,
    "large_market": _market(1),
    "small_market": _market(0),
    "police_station": _police,
    "sultans_palace": _palace,
    "small_mosque": _mosque((0, 1)),
    "great_mosque": _mosque((2, 3)),
    "gemstone_dealer": _dealer,
    **MOCHA_LINES,
    **LETTERS_LINES,
}
