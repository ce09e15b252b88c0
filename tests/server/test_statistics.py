"""Somebody's games in numbers, and a game gone through anew, against a log worked out by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import istanbul
from istanbul.engine.log import Log
from istanbul.server.statistics import Played, played, statistics, way_of
from istanbul.server.store.rows import StoredTable, TableRow
from istanbul.server.summaries import Summaries, Summary, summary_of
from tests.server.playing import begun, play_on, stored

SET_UP = ["roll 2 3", "roll 2 2", "reveal 4", "reveal 1", "draw five_lira", "draw move_3_4"]


def tea_log() -> Log:
    """Red goes to the Tea House, takes that back, goes again, calls 7 and rolls 5 + 5."""
    match = istanbul.Match(istanbul.game(players=2, layout="short_paths", start=0))
    for text in SET_UP:
        match.happen(text)
    match.act(0, "move tea_house")
    match.undo(0)
    match.act(0, "move tea_house")
    match.act(0, "act 7")
    match.happen("roll 5 5")
    return match.log


def dice_log() -> Log:
    """The first roll of a game for two, and the next player's first die."""
    match = istanbul.Match(istanbul.game("dice", players=2, start=1))
    tiles = ["income_card_yellow", "income_crystal_green", "income_lira_blue"]
    for text in [*tiles, "extra_die", "income_lira_yellow", "extra_die"]:
        match.happen(f"tile {text}")
    for face in ("red", "red", "card", "red", "yellow"):
        match.happen(f"roll {face}")
    match.act(1, "keep")
    match.act(1, "end_turn")
    match.happen("roll coin")
    return match.log


def test_rolls_belong_to_the_one_who_acts_and_figures_do_not_count() -> None:
    found = summary_of(tea_log())
    # the two rolls of the set-up moved the governor and the smuggler
    assert found.dice == [{"10": 1}, {}]
    assert found.rounds == 1


def test_dice_of_the_dice_game_belong_to_the_one_whose_turn_it_is() -> None:
    found = summary_of(dice_log())
    assert found.dice == [{"coin": 1}, {"red": 3, "card": 1, "yellow": 1}]


def test_rubies_are_counted_once_even_if_they_were_taken_back() -> None:
    """A whole game: every seat's rubies at the end are those that its events told."""
    table = begun(players=3)
    play_on(table, seed=4)
    assert table.match is not None
    found = summary_of(table.match.log)
    view: Any = table.match.state.view(-1).to_json()
    assert [sum(each.values()) for each in found.sources] == [s["rubies"] for s in view["seats"]]
    assert found.rounds == view["round"]


def game(table: str, way: str = "base", **more: Any) -> Played:
    """A game for two that was lost against an apprentice."""
    given: dict[str, Any] = {"game": "board", "seats": [0], "players": 2, "win": 0.0}
    return Played(**{"table": table, "way": way, "against": "apprentice", **given, **more})


def summary(rounds: int, sources: list[dict[str, int]], dice: list[dict[str, int]]) -> Summary:
    return Summary(rounds, [*map(Counter, sources)], [*map(Counter, dice)])


def test_all_numbers_of_some_games() -> None:
    games = [
        game("a", win=1.0),
        game("b", players=4),
        game("c", win=0.5, against="people"),
        game("d", "dice", game="dice", players=4, against="random"),
        game("e", seats=[0, 1]),  # friends at the same screen: nobody can say who won
    ]
    summaries = {
        "a": summary(20, [{"wainwright": 1, "sultans_palace": 2}, {}], [{"7": 3}, {"12": 9}]),
        "d": summary(12, [{"lira": 4}, {}], [{"coin": 6}, {}]),
        "e": summary(10, [{"wainwright": 1}, {"wainwright": 1}], [{"2": 1}, {"12": 2}]),
    }
    found = statistics(games, summaries)
    assert (found.games, found.counted, found.rubies) == (5, 3, 9)
    ways = {line.key: (line.games, line.rated, line.wins, line.fair) for line in found.ways}
    assert ways == {"base": (4, 3, 1.5, 1.25), "dice": (1, 1, 0.0, 0.25)}
    assert [line.rounds for line in found.ways] == [30, 12]
    met = {line.key: (line.rated, line.wins, line.fair) for line in found.opponents}
    assert met == {"random": (1, 0, 0.25), "apprentice": (2, 1, 0.75), "people": (1, 0.5, 0.5)}
    assert list(met) == ["random", "apprentice", "people"], "from weak to strong"
    sources = {(line.game, line.source): line.n for line in found.sources}
    assert sources == {
        ("dice", "lira"): 4,
        ("board", "wainwright"): 3,
        ("board", "sultans_palace"): 2,
    }
    board, dice = found.dice
    assert dict(zip(board.values, board.counts, strict=True)) == {
        str(n): {2: 1, 7: 3, 12: 2}.get(n, 0) for n in range(2, 13)
    }
    assert board.expected[5] == pytest.approx(1.0), "a sixth of six rolls is a seven"
    assert dice.expected == pytest.approx([1.0] * 6)


def over_table(kinds: tuple[str, ...] = ("person", "trader"), **more: Any) -> StoredTable:
    """A finished game of ada, who won; the other seat is a computer player's."""
    seats: list[dict[str, Any]] = [{"owner": None, "resigned": False} for _ in kinds]
    seats[0]["owner"] = "ada"
    body = {
        "options": {"game": "board", "expansions": []},
        "seats": seats,
        "header": {"seats": [{"kind": kind} for kind in kinds], "fair": {}},
        "result": {"ranking": [[0], [1]]},
        **more,
    }
    return StoredTable(TableRow("t", "C", "w", "ada", "over", "s", body), None, [])


def test_which_tables_are_games_of_mine() -> None:
    found = played(over_table(), "ada")
    assert found is not None
    assert (found.win, found.against, found.seats) == (1.0, "trader", [0])
    assert played(over_table(), "ben") is None, "he only looked on"
    running = over_table()
    assert played(replace(running, row=replace(running.row, status="playing")), "ada") is None
    continued = over_table(header={"seats": [], "fair": {"since": 12}})
    assert played(continued, "ada") is None
    shared = played(over_table(result={"ranking": [[0, 1]]}), "ada")
    assert shared is not None
    assert shared.win == 0.5
    given_up = over_table(
        seats=[{"owner": "ada", "resigned": True}, {"owner": None, "resigned": False}]
    )
    lost = played(given_up, "ada")
    assert lost is not None
    assert lost.win == 0.0
    three = played(over_table(("person", "master", "random")), "ada")
    assert three is not None
    assert three.against == "master"
    people = played(over_table(("person", "master", "person")), "ada")
    assert people is not None
    assert people.against == "people"


def test_ways_to_play() -> None:
    both = {"game": "board", "players": 3, "expansions": ["mocha", "letters"]}
    assert way_of(both) == "great_bazaar"
    assert way_of({"game": "dice", "players": 2}) == "dice"


def test_games_are_gone_through_once_and_the_oldest_are_forgotten() -> None:
    table = begun(players=2, max_rounds=1)
    play_on(table)
    summaries = Summaries(most=1)
    first = summaries.read(stored(table))
    assert summaries.get("table-1") is first
    table.id = "table-2"
    summaries.read(stored(table))
    assert summaries.get("table-1") is None
    assert summaries.get("table-2") == first
