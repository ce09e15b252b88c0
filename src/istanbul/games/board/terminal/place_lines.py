"""The live state of each place in one short line: what it costs, asks for or gives now."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from istanbul.games.board.shown_records import MarketShown, MosqueShown
from istanbul.games.board.terminal.letters_lines import LETTERS_LINES
from istanbul.games.board.terminal.line_parts import Line, coffee, first_that_fits, letters, rubies
from istanbul.games.board.terminal.mocha_lines import MOCHA_LINES
from istanbul.games.board.terminal.scene import BoardScene
from istanbul.terminal.palette import QUIET, RUBY, RUBY_SIGN, goods_text


def place_line(scene: BoardScene, place: str, width: int) -> Text:
    """The line of a place; empty for a place that has nothing to tell."""
    line = LINES.get(place)
    return line(scene, width) if line is not None else Text()


def _wainwright(scene: BoardScene, width: int) -> Text:
    now = scene.view.places.wainwright
    price = scene.words.say("count-lira", n=now.price)
    return Text.assemble(f"{price} · ", rubies(now.rubies))


def _warehouse(good: str) -> Line:
    def line(scene: BoardScene, width: int) -> Text:
        return Text.assemble("+ ", goods_text(good[0]), f" {scene.words.say(f'good-{good}')}")

    return line


def _post_office(scene: BoardScene, width: int) -> Text:
    mail = scene.view.places.post_office.now
    lira = scene.words.say("count-lira", n=mail.lira)
    return Text.assemble("→ ", goods_text(letters(mail.goods)), f" + {lira}")


def _caravansary(scene: BoardScene, width: int) -> Text:
    view = scene.view
    pile, gives = len(view.discard), view.places.caravansary.coffee
    parts = [scene.words.say("ui-deck", n=view.deck), scene.words.say("ui-pile", n=pile)]
    more = Text.assemble(" +", coffee(gives)) if gives else Text()
    short = Text(f"{view.deck} / {pile}")
    return first_that_fits(width, Text.assemble(", ".join(parts), more), short.append(more))


def _fountain(scene: BoardScene, width: int) -> Text:
    return Text(scene.words.say("ui-call_back"))


def _black_market(scene: BoardScene, width: int) -> Text:
    text = Text()
    for win in scene.view.places.black_market.jewelry:
        text.append(f"{win.sum}+").append_text(goods_text("b" * win.n)).append(" ")
    text.rstrip()
    return first_that_fits(width, text, Text(text.plain.replace("+", "")))


def _tea_house(scene: BoardScene, width: int) -> Text:
    now = scene.view.places.tea_house
    bounds = {"low": now.lowest, "high": now.highest}
    whole = Text(scene.words.say("ui-tea_house", n=now.consolation, **bounds))
    short = Text(f"{now.lowest}–{now.highest} / {now.consolation}")
    return first_that_fits(width, whole, short)


def _market(now: MarketShown, width: int) -> Text:
    wanted = goods_text("?" if now.goods is None else letters(now.goods))
    text = Text.assemble(wanted, " ", "·".join(map(str, now.prices)))
    if len(text) > width:
        text = Text.assemble(wanted, f" {now.prices[0]}…{now.prices[-1]}")
    return text


def _large_market(scene: BoardScene, width: int) -> Text:
    return _market(scene.view.places.large_market, width)


def _small_market(scene: BoardScene, width: int) -> Text:
    return _market(scene.view.places.small_market, width)


def _police(scene: BoardScene, width: int) -> Text:
    return Text(scene.words.say("ui-send_family"))


def _palace(scene: BoardScene, width: int) -> Text:
    symbols = scene.view.places.sultans_palace.symbols
    if not symbols:
        return Text(scene.words.say("ui-sold_out"), QUIET)
    asked = letters(Counter(symbols)) + "?" * symbols.count("any")
    return Text.assemble((RUBY_SIGN, RUBY), " ← ", goods_text(asked))


def _mosque(now: MosqueShown) -> Text:
    text = Text()
    for stack in now.stacks:
        text.append_text(goods_text(letters({stack.colour: 1})))
        text.append("– " if stack.need is None else f"×{stack.need} ")
    return text.append("· ").append_text(rubies(now.rubies))


def _small_mosque(scene: BoardScene, width: int) -> Text:
    return _mosque(scene.view.places.small_mosque)


def _great_mosque(scene: BoardScene, width: int) -> Text:
    return _mosque(scene.view.places.great_mosque)


def _dealer(scene: BoardScene, width: int) -> Text:
    price = scene.view.places.gemstone_dealer.price
    if price is None:
        return Text(scene.words.say("ui-sold_out"), QUIET)
    return Text.assemble((RUBY_SIGN, RUBY), " ← ", scene.words.say("count-lira", n=price))


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
    "large_market": _large_market,
    "small_market": _small_market,
    "police_station": _police,
    "sultans_palace": _palace,
    "small_mosque": _small_mosque,
    "great_mosque": _great_mosque,
    "gemstone_dealer": _dealer,
    **MOCHA_LINES,
    **LETTERS_LINES,
}
