"""Guild cards are as hidden as bonus cards; of letters and kiosk tiles only the order is open."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import istanbul
from istanbul.engine.log import BY_CHANCE
from istanbul.games.board.contents import GUILD_CARDS
from istanbul.games.board.game import BoardGame
from tests.few import every
from tests.games.board.hidden import assert_telling, check_games, choose, nodes, swapped_guild
from tests.games.board.option_sets import KINDS, Options, in_order, name

MOCHA: Options = {"expansions": ["mocha"]}
BOTH: Options = {"expansions": ["mocha", "letters"]}
LETTERS: Options = {"expansions": ["letters"]}


@pytest.mark.slow
@pytest.mark.parametrize("kind", every(2, KINDS, lambda kind: name({**kind, "players": 0})))
def test_what_cannot_be_seen_changes_no_byte(kind: Options) -> None:
    count = check_games(range(4), max_rounds=4, **kind)
    assert_telling(count)
    assert count.different > 1000
    assert (count.guild > 200) == ("mocha" in kind["expansions"])


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: name({**kind, "players": 0}))
@pytest.mark.parametrize("part", range(2))
def test_what_cannot_be_seen_changes_no_byte_in_longer_games(kind: Options, part: int) -> None:
    assert_telling(check_games(range(100 + 8 * part, 108 + 8 * part), max_rounds=20, **kind))


# The same check catches a view that tells too much.


def leak_deck(record: Any, other: int, view: Any) -> None:
    view.guild_unseen[:] = record.guild_deck


def leak_hand(record: Any, other: int, view: Any) -> None:
    """Where the cards are that everybody has seen."""
    view.known[other][: len(GUILD_CARDS)] = record.guild_hand[other]


def leak_one_card(record: Any, other: int, view: Any) -> None:
    """A single card, in a field where it would not be noticed."""
    view.mail = record.guild_hand[other][4]


@pytest.mark.slow
@pytest.mark.parametrize("leak", [leak_deck, leak_hand, leak_one_card])
@pytest.mark.parametrize("kind", [MOCHA, BOTH], ids=["mocha", "both"])
def test_a_leaking_guild_hand_is_caught(
    kind: Options, leak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    see = BoardGame.see

    def leaking(self: BoardGame, record: Any, viewer: int) -> Any:
        view = see(self, record, viewer)
        leak(record, (max(viewer, 0) + 1) % record.tables.players, view)
        return view

    monkeypatch.setattr(BoardGame, "see", leaking)
    with pytest.raises(AssertionError, match="can tell these states apart"):
        check_games(range(2, 4), max_rounds=8, **kind)


# Worlds.


@pytest.mark.slow
def test_worlds_deal_guild_cards_uniformly() -> None:
    """Five cards are unseen by seat 0: one in each of the other hands, three in the deck."""
    unseen = ["guild_3", "guild_7", "guild_9", "guild_16", "guild_20"]
    pile = [card for card in GUILD_CARDS if card not in (*unseen, "guild_1")]
    seats = [{"guild": ["guild_1"]}, {"guild": ["guild_7"]}, {"guild": ["guild_20"]}]
    options = {"players": 3, **MOCHA}
    state = istanbul.position({"options": options, "seats": seats, "guild_discard": pile})
    view = state.view(0)
    assert view.to_json()["guild_unseen"] == unseen
    assert [seat["guild_cards"] for seat in view.to_json()["seats"]] == [1, 1, 1]
    assert [seat.get("guild") for seat in view.to_json()["seats"]] == [["guild_1"], None, None]
    n, ways = 4_000, 5 * 4
    found: Counter[tuple[str, str]] = Counter()
    for world in istanbul.worlds(view, istanbul.SeededSource(6), n):
        hands = [seat["guild"] for seat in world.to_json()["seats"]]
        assert hands[0] == ["guild_1"]
        found[hands[1][0], hands[2][0]] += 1
    assert len(found) == ways
    chi = sum((k - n / ways) ** 2 / (n / ways) for k in found.values())
    assert chi < ways - 1 + 5 * (2 * (ways - 1)) ** 0.5


def test_a_swap_is_refused_only_where_no_guild_card_is_hidden() -> None:
    state = istanbul.position(
        {"options": {"players": 2, **MOCHA}, "seats": [{"guild": ["guild_5"]}]}
    )
    source = istanbul.SeededSource(1)
    assert swapped_guild(state, 0, source) is None
    assert swapped_guild(state, 1, source) is not None
    assert swapped_guild(state, -1, source) is not None


# Letters and kiosk tiles: chance alone, with the same weights for everybody.


def told(state: istanbul.State) -> list[Any]:
    """The outcomes that each viewer is told of."""
    views = [state.view(viewer).to_json() for viewer in range(-1, state.game.players)]
    return [view["node"].get("outcomes") for view in views]


@pytest.mark.parametrize("kind", [LETTERS, BOTH], ids=["letters", "both"])
@pytest.mark.parametrize("place", ["embassy", "kiosk"])
def test_everybody_sees_what_the_next_letter_and_tile_may_be(kind: Options, place: str) -> None:
    options = {"players": 4, "layout": in_order(kind["expansions"]), **kind}
    state = istanbul.position(
        {
            "options": options,
            "seats": [{"merchant": place, "letters": {"open": {"tea_house": 1}}}],
            "turn": {"phase": "encounters"},
            "pending": [{"frame": "visit", "seat": 0, "about": place}],
        }
    )
    state, source = state.apply(state.parse("act")), istanbul.SeededSource(4)
    for frame, left in [("letter", 35), *EXPECTED[place]]:
        assert state.to_json()["pending"][-1]["frame"] == frame
        outcomes = state.node.to_json()["outcomes"]
        assert told(state) == [outcomes] * 5
        assert sum(outcome["weight"] for outcome in outcomes) == left
        state = state.apply(state.sample(source))
    assert not state.is_chance


EXPECTED = {"embassy": [("letter", 34)], "kiosk": [("reveal_kiosk", 24 - i) for i in range(5)]}


def test_nobody_is_told_which_guild_cards_are_left() -> None:
    state = istanbul.position(
        {
            "options": {"players": 3, **MOCHA},
            "seats": [{"merchant": "guild_hall"}],
            "turn": {"phase": "encounters"},
            "pending": [{"frame": "visit", "seat": 0, "about": "guild_hall"}],
        }
    )
    state = state.apply(state.parse("act"))
    assert len(state.node.to_json()["outcomes"]) == 20
    assert told(state) == [[{"text": "draw ?"}]] * 4


def test_letters_and_tiles_are_the_same_in_all_worlds() -> None:
    source, compared = istanbul.SeededSource(3), 0
    for state in nodes(5, 10, **BOTH):
        ours = state.to_json()
        theirs = state.view(1).world(source).to_json()
        for key in ("letters", "kiosk", "coins", "barrier", "guild_discard"):
            assert ours[key] == theirs[key]
        for one, other in zip(ours["seats"], theirs["seats"], strict=True):
            assert one["letters"] == other["letters"]
            assert one["companion"] == other["companion"]
        compared += 1
    assert compared > 100


# Logs and events.


@pytest.mark.parametrize("seed", range(4))
def test_only_the_drawer_finds_the_guild_card_in_log_and_events(seed: int) -> None:
    players = 2 + seed
    game = istanbul.game(
        "board", players=players, seed=seed, max_rounds=40, **(BOTH, MOCHA)[seed % 2]
    )
    match, source = istanbul.Match(game), istanbul.SeededSource(seed)
    drew: list[int | None] = []
    guild = 0
    while match.state.record.round < 15 and not match.state.is_over:
        state = match.state
        text = state.text(choose(state, source))
        top = state.to_json()["pending"][-1:]
        drawing = bool(top) and top[0]["frame"] in ("draw", "draw_guild")
        drew.append(top[0]["seat"] if drawing else None)
        events = match.happen(text) if state.is_chance else match.act(state.waits_for, text)
        for event in events:
            if event["event"] != "guild_drawn":
                continue
            guild += 1
            for viewer in range(-1, players):
                shown = game.event_for(event, viewer)["guild"]
                assert shown == (event["guild"] if viewer == drew[-1] else "?")
    assert guild > 4
    assert match.log.result is None
    for viewer in range(-1, players):
        for entry, own, who in zip(
            match.log.entries, match.log_for(viewer).entries, drew, strict=True
        ):
            hidden = who is not None and who != viewer
            assert own.text == ("draw ?" if hidden else entry.text)
            assert own.by == entry.by
            assert not hidden or own.by == BY_CHANCE
