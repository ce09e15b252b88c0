"""Where a seat's turns and things went in a Dice Game."""

from __future__ import annotations

from istanbul import all_games
from istanbul.games.dice.accounts import accounts
from istanbul.games.dice.contents import THINGS
from istanbul.games.dice.events import DiceEvent


def test_turns_and_what_is_left_at_the_end() -> None:
    last = all_games.new_game({"game": "dice", "players": 2}, seed=1).root()
    last.record.rubies[1] = 2
    for thing, n in {"lira": 7, "crystal": 1, "red": 2, "brown": 1}.items():
        last.record.has[1][THINGS.index(thing)] = n
    events: list[DiceEvent] = [
        {"event": "turn_begun", "seat": seat, "round": 1} for seat in (0, 1, 0, 1, 1)
    ]
    found = accounts(events, last)
    assert found[1] == {
        **{"turns": 3, "turns_per_ruby": 1.5},
        **{"lira_left": 7, "crystals_left": 1, "goods_left": 3},
    }
    assert found[0]["turns_per_ruby"] == 2
