"""What no rule may break, checked along random games: pieces are neither lost nor made."""

from typing import Any

import pytest

import istanbul
from istanbul.games.board.game import BoardGame
from tests.games.board.table import CARDS, GOODS, Json

GAMES: list[Json] = [
    {"players": 2},
    {"players": 3, "layout": "random", "variants": ["caravan_leader"]},
    {"players": 4, "variants": ["neutral_assistants", "caravan_leader"]},
    {"players": 5, "edition": "first"},
    {"players": 2, "layout": "in_order", "variants": ["neutral_assistants"]},
]


def check_cards(position: Json, deck: dict[str, int]) -> None:
    """1.14: each of the 26 cards is in a hand, on the pile, in the deck, or being played."""
    played = [frame["about"] for frame in position["pending"] if frame["frame"] == "card"]
    for card, copies in CARDS.items():
        found = sum(row["hand"].get(card, 0) for row in position["seats"])
        found += position["discard"].count(card) + played.count(card) + deck.get(card, 0)
        assert found == copies, card


def check_seat(row: Json, own_assistants: int) -> None:
    """1.4, 1.5, 1.15, 5.3: goods fit, no debts, no assistant is lost."""
    room = 2 + row["extensions"]
    assert row["extensions"] <= 3
    assert all(0 <= row["goods"].get(good, 0) <= room for good in GOODS)
    assert row["lira"] >= 0
    stack = row["stack"] if isinstance(row["stack"], int) else row["stack"].count("o")
    assert stack + len(row["assistants"]) == own_assistants + ("blue" in row["mosque_tiles"])
    assert "fountain" not in row["assistants"]
    assert len(set(row["mosque_tiles"])) == len(row["mosque_tiles"])


def check_tiles(position: Json, players: int) -> None:
    """1.13: tiles of a colour that are in the game."""
    owned = [colour for row in position["seats"] for colour in row["mosque_tiles"]]
    most = {2: 2, 3: 3, 4: 4, 5: 4}[players]
    assert all(owned.count(colour) <= most for colour in GOODS)


def check_rubies(position: Json, players: int) -> None:
    """4.1, 4.13 to 4.16: every ruby came from a track, an extension or a pair of tiles."""
    palace, dealer = {2: (5, 15), 3: (5, 14), 4: (4, 12), 5: (4, 12)}[players]
    if position["palace"] in (0, 10) or position["dealer"] in (0, 23):
        return  # the end of a track does not count what was taken
    found = position["palace"] - palace + position["dealer"] - dealer
    for row in position["seats"]:
        found += row["extensions"] == 3
        found += {"red", "green"} <= set(row["mosque_tiles"])
        found += {"yellow", "blue"} <= set(row["mosque_tiles"])
    assert sum(row["rubies"] for row in position["seats"]) == found


def check_neutral(position: Json, players: int) -> None:
    """V-N1: one neutral assistant for each player, wherever they are."""
    stacked = sum(row["stack"].count("n") for row in position["seats"])
    assert stacked + sum(position["neutral_assistants"].values()) == players


def deck_of(state: istanbul.State) -> dict[str, int]:
    """The cards left in the deck, as the record counts them."""
    record: Any = state.record
    return dict(zip(CARDS, record.deck, strict=False))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_pieces_are_neither_lost_nor_made(options: Json, seed: int) -> None:
    """Random play, at most 400 steps (a game of random players may take thousands)."""
    source = istanbul.SeededSource(seed)
    state = istanbul.game("board", seed=seed, **options).root()
    variants = options.get("variants", [])
    for _ in range(400):
        if state.is_over:
            break
        if state.is_chance:
            number = state.sample(source)
        else:
            legal = state.legal_actions()
            number = legal[source.below(len(legal))]
        state = state.apply(number)
        position = state.to_json()
        check_cards(position, deck_of(state))
        for row in position["seats"]:
            check_seat(row, 4 - ("neutral_assistants" in variants))
        check_tiles(position, options["players"])
        check_rubies(position, options["players"])
        if "neutral_assistants" in variants:
            check_neutral(position, options["players"])


@pytest.mark.parametrize("expansions", [[], ["mocha"], ["letters"]], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_what_belongs_to_an_expansion_never_changes_without_it(
    expansions: list[str], players: int
) -> None:
    """Copies of a state share these fields."""
    game = istanbul.game(expansions=expansions, players=players, max_rounds=30)
    assert isinstance(game, BoardGame)
    assert game.unused_fields
    blank = vars(game.blank())
    for seed in range(3):
        state, source = game.start(seed), istanbul.SeededSource(seed)
        while not state.is_over:
            actions = state.legal_actions()
            number = (
                state.sample(source) if state.is_chance else actions[source.below(len(actions))]
            )
            state = state.apply(number)
        found = vars(state.record)
        assert {name: found[name] for name in game.unused_fields} == {
            name: blank[name] for name in game.unused_fields
        }
