"""What can be explained: all of both games, in words, with marks where the tables have them."""

from __future__ import annotations

import pytest

from istanbul.engine.kit import kits
from istanbul.games.board import contents as board
from istanbul.games.dice import contents as dice
from istanbul.messages import LANGUAGES, Words
from istanbul.server.rulebook import pages, rules_page

ALL = [thing for kit in kits().values() for thing in kit.part("things").things()]
IDS = {thing.id: thing for thing in ALL}


def test_everything_of_both_games_is_there() -> None:
    wanted = {
        *(f"board:place:{place}" for place in board.PLACES),
        *(f"board:card:{card}" for card in board.BONUS_CARDS),
        *(f"board:guild:{card}" for card in board.GUILD_CARDS),
        *(f"board:kiosk:{tile}" for tile in board.KIOSK_TILES),
        *(f"board:figure:{figure}" for figure in board.FIGURES),
        *(f"board:mosque_tile:{colour}" for colour in board.GOODS),
        *(f"board:good:{colour}" for colour in board.GOODS),
        *(f"board:tavern_tile:{tile}" for tile in board.TAVERN_TILES),
        *(f"dice:tile:{tile}" for tile in dice.TILES),
        *(f"dice:card:{card}" for card in dice.BAZAAR_CARDS),
        *(f"dice:track:{track}" for track in [*dice.TRACKS, "mosque"]),
    }
    assert wanted <= IDS.keys()
    assert len(IDS) == len(ALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_an_explanation(language: str) -> None:
    words = Words(language)
    used = set()
    for thing in ALL:
        assert words.say(thing.name, **thing.numbers)
        assert words.say(thing.help, **thing.numbers)
        labels = {f"fact-{fact.label}" for fact in thing.facts}
        assert all(words.knows(label) for label in labels), thing.id
        used |= labels | {thing.name, thing.help}
        assert all(words.say(message) for message in thing.more.values())
        assert IDS.keys() >= set(thing.parts)
    own = {key for key in words.ids() if key.startswith(("explain-", "fact-"))}
    assert own <= used, "none is left over"


def marks() -> dict[str, set[str]]:
    """Where a mark is shown, by the row of the table that it stands for."""
    found: dict[str, set[str]] = {}
    for thing in ALL:
        game, kind, name = thing.id.split(":")
        if thing.mark:
            row = {
                "guild": f"guild_cards.{name}",
                "tile": "tiles",
                "card": f"bazaar.{name[0]}",
            }[kind]
            found.setdefault(f"{game} {row}", set()).add(thing.mark)
        for fact in thing.facts:
            if fact.mark:
                found.setdefault(f"{game} {fact.row}", set()).add(fact.mark)
    return found


def test_uncertain_facts_are_marked_exactly_where_the_tables_say() -> None:
    tables = {"board": board.marked_facts(), "dice": dice.marked_facts()}
    seen = set()
    for where, shown in marks().items():
        game, row = where.split()
        section = row.rpartition(".")[0]
        source = row if row in tables[game] else section
        assert shown == {tables[game][source]}, where
        seen.add((game, source))
    assert seen == {(game, row) for game, rows in tables.items() for row in rows}


def test_marks_of_some_facts() -> None:
    assert IDS["board:guild:guild_1"].mark == "r"
    assert IDS["board:guild:guild_16"].mark == "l"
    baksheesh = {fact.label: fact.mark for fact in IDS["board:thing:baksheesh"].facts}
    assert baksheesh == {"side_a": "", "side_b": "r"}
    lira = {fact.players: fact.mark for fact in IDS["dice:track:lira"].facts}
    assert lira == {2: "r", 3: "", 4: "r"}
    letters = {fact.label: fact.mark for fact in IDS["board:thing:letter"].facts}
    assert letters == {"letters_old": "r", "letters_new": "r"}
    assert not any(fact.mark for fact in IDS["board:thing:seal"].facts)
    assert not any(fact.mark for fact in IDS["board:place:tea_house"].facts)


def test_numbers_come_from_the_tables() -> None:
    rows = board.printed()
    tea = {fact.label: fact.values for fact in IDS["board:place:tea_house"].facts}
    assert tea["highest"] == [str(rows["tea_house"]["highest"])]
    market = {fact.label: fact.values for fact in IDS["board:place:small_market"].facts}
    assert market["prices"][-1] == f"5 → {rows['small_market']['prices'][-1]}"
    black = IDS["board:place:black_market"].facts[0].values
    assert black == ["2–6 → 0", "7–8 → 1", "9–10 → 2", "11–12 → 3"]


def test_facts_say_which_games_they_are_for() -> None:
    ruby = {fact.row: (fact.players, fact.expansions) for fact in IDS["board:thing:ruby"].facts}
    assert ruby["goal.players_2"] == (2, [])
    assert ruby["mocha_setup.goal"] == (None, ["mocha", "letters"])
    cards, coffee = IDS["board:place:caravansary"].facts
    assert (cards.expansions, coffee.expansions) == (None, ["mocha"])


def test_every_clause_is_on_its_page() -> None:
    clauses = {page: {id for b in rules_page(page).blocks for id in b.ids} for page in pages()}
    missing = [
        (thing.id, thing.page, thing.clause)
        for thing in ALL
        if thing.clause not in clauses[thing.page]
    ]
    assert missing == []
