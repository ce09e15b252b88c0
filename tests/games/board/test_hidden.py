"""Nobody can tell apart two states that differ only in what he may not see (design, section 4)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from math import comb
from typing import Any

import pytest

import istanbul
from istanbul.engine.log import BY_CHANCE
from istanbul.games.board.contents import BONUS_CARDS
from istanbul.games.board.game import BoardGame
from tests.games.board.hidden import (
    assert_telling,
    check_games,
    check_pair,
    choose,
    nodes,
    swapped,
    unknown,
)

CARDS = dict(zip(BONUS_CARDS[:10], (4, 4, 2, 2, 2, 2, 2, 4, 2, 2), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(3))
def test_what_cannot_be_seen_changes_no_byte(part: int) -> None:
    count = check_games(range(4 * part, 4 * part + 4), max_rounds=8)
    assert_telling(count)
    assert count.different > 1500


@pytest.mark.long
@pytest.mark.parametrize("part", range(100))
def test_what_cannot_be_seen_changes_no_byte_in_thousands_of_games(part: int) -> None:
    assert_telling(check_games(range(100 + 20 * part, 120 + 20 * part), max_rounds=6))


# The same check catches a view that tells too much.


def leak_deck(record: Any, viewer: int, view: Any) -> None:
    view.unseen[:] = record.deck


def leak_first_card(record: Any, viewer: int, view: Any) -> None:
    """A single number of a hand, in a field where it would not be noticed."""
    view.mail = record.hand[(viewer + 1) % record.tables.players][0]


def leak_options(record: Any, viewer: int, view: Any) -> None:
    """How many kinds another seat holds."""
    view.hidden[viewer] = sum(n > 0 for n in record.hand[(viewer + 1) % record.tables.players])


@pytest.mark.parametrize("leak", [leak_deck, leak_first_card, leak_options])
def test_a_leaking_view_is_caught(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    see = BoardGame.see

    def leaking(self: BoardGame, record: Any, viewer: int) -> Any:
        view = see(self, record, viewer)
        leak(record, max(viewer, 0), view)
        return view

    monkeypatch.setattr(BoardGame, "see", leaking)
    with pytest.raises(AssertionError, match="can tell these states apart"):
        check_games(range(2, 3), max_rounds=8)


def test_a_leaking_json_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    see, view_json = BoardGame.see, BoardGame.view_json

    def leaking(self: BoardGame, record: Any, viewer: int) -> Any:
        view = see(self, record, viewer)
        vars(view)["behind"] = record
        return view

    def telling(self: BoardGame, view: Any) -> Any:
        return {**view_json(self, view), "next": view.behind.deck[2]}

    monkeypatch.setattr(BoardGame, "see", leaking)
    monkeypatch.setattr(BoardGame, "view_json", telling)
    with pytest.raises(AssertionError, match="can tell these states apart"):
        check_games(range(2, 3), max_rounds=8)


def test_a_telling_preview_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: istanbul.State, action: int) -> Any:
        return [{"event": "peek", "deck": self.record.deck}]

    monkeypatch.setattr(istanbul.State, "preview", telling)
    with pytest.raises(AssertionError, match="can tell these states apart"):
        check_games(range(2, 3), max_rounds=8)


def test_a_preview_of_the_end_does_not_show_the_hands_of_others() -> None:
    """At the end everybody's cards for lira and goods are played: who ends it must not see them."""
    options = {"players": 2, "max_rounds": 1}
    one, other = (
        istanbul.position(
            {
                "options": options,
                "seat": 1,
                "seats": [{"hand": {card: 1}}, {"merchant": "wainwright"}],
            }
        )
        for card in ("five_lira", "stay")
    )
    ending = one.parse("visit gemstone_dealer")
    assert one.apply(ending).is_over
    assert check_pair(one, other, 1)


# Worlds.


def small_position(known: dict[str, int]) -> dict[str, Any]:
    """Six cards are unseen by seat 0: two in each of the other hands, two in the deck."""
    unseen = {"one_good": 2, "five_lira": 2, "stay": 1, "move_3_4": 1}
    pile = [card for card, n in CARDS.items() for _ in range(n - unseen.get(card, 0))]
    for card, n in known.items():
        for _ in range(n):
            pile.remove(card)
    hands: list[dict[str, int]] = [{"one_good": 2}, {"five_lira": 1, "stay": 1}]
    for card, n in known.items():
        hands[0][card] = hands[0].get(card, 0) + n
    seats = [{}, {"hand": hands[0], "known": known}, {"hand": hands[1]}]
    return {"options": {"players": 3}, "seats": seats, "discard": pile}


def deals(unseen: dict[str, int]) -> dict[tuple[tuple[int, ...], tuple[int, ...]], int]:
    """Every pair of hands of two cards each, with the number of deals that give it."""
    kinds = list(unseen)

    def hands(left: list[int], size: int) -> list[tuple[tuple[int, ...], int]]:
        found: list[tuple[tuple[int, ...], int]] = [((), 1)]
        for n in left:
            found = [((*hand, k), ways * comb(n, k)) for hand, ways in found for k in range(n + 1)]
        return [(hand, ways) for hand, ways in found if sum(hand) == size]

    result = {}
    for first, ways in hands([unseen[kind] for kind in kinds], 2):
        left = [unseen[kind] - n for kind, n in zip(kinds, first, strict=True)]
        for second, more in hands(left, 2):
            result[first, second] = ways * more
    return result


@pytest.mark.slow
@pytest.mark.parametrize("known", [{}, {"dealer_again": 1}, {"one_good": 1, "palace_again": 1}])
def test_worlds_are_uniform_among_the_deals_that_fit(known: dict[str, int]) -> None:
    view = istanbul.position(small_position(known)).view(0)
    unseen = {"one_good": 2, "five_lira": 2, "stay": 1, "move_3_4": 1}
    expected = deals(unseen)
    ways = sum(expected.values())
    assert ways == comb(6, 2) * comb(4, 2)
    assert view.to_json()["unseen"] == unseen
    n = 9_000
    found: Counter[Any] = Counter()
    for world in istanbul.worlds(view, istanbul.SeededSource(5), n):
        g = world.record
        hands = []
        for p in (1, 2):
            counts = Counter(BONUS_CARDS[kind] for kind in unknown(g, p))
            hands.append(tuple(counts[kind] for kind in unseen))
        assert all(g.hand[1][BONUS_CARDS.index(card)] >= k for card, k in known.items())
        found[tuple(hands)] += 1
    assert set(found) == set(expected)
    chi = sum((found[deal] - n * w / ways) ** 2 / (n * w / ways) for deal, w in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5


def test_a_world_has_the_cards_of_the_box() -> None:
    """1.14: in hands, deck and pile together; what lies on the pile is in no hand."""
    view = istanbul.position(small_position({})).view(0)
    for seed in range(8):
        g = view.world(istanbul.SeededSource(seed)).record
        pile = Counter(g.discard[: g.discards])
        hands = [sum(g.hand[p][kind] for p in range(3)) for kind in range(len(CARDS))]
        found = [g.deck[kind] + hands[kind] + pile[kind] for kind in range(len(CARDS))]
        assert dict(zip(BONUS_CARDS, found, strict=False)) == CARDS


def test_known_cards_stay_in_the_hand_that_took_them() -> None:
    source, seen = istanbul.SeededSource(8), 0
    for seed in range(8):
        for state in nodes(seed, 10):
            g = state.record
            if not any(map(any, g.known)):
                continue
            for viewer in range(-1, g.tables.players):
                hands = state.view(viewer).world(source).record.hand
                for p, known in enumerate(g.known):
                    assert all(k <= h for k, h in zip(known, hands[p], strict=True))
            seen += 1
    assert seen > 300


def test_a_swap_is_refused_only_where_nothing_is_hidden() -> None:
    state = istanbul.position({"options": {"players": 2}, "seats": [{"hand": {"stay": 1}}]})
    source = istanbul.SeededSource(1)
    assert swapped(state, 0, source) is None
    assert swapped(state, 1, source) is not None
    assert swapped(state, -1, source) is not None


# Logs and events.


def played(seed: int, rounds: int) -> tuple[istanbul.Match, list[int | None]]:
    """A match under way, and for each entry who drew a card with it."""
    game = istanbul.game("board", players=2 + seed % 4, seed=seed, max_rounds=rounds + 1)
    match, source = istanbul.Match(game), istanbul.SeededSource(seed)
    drew: list[int | None] = []
    while match.state.record.round <= rounds:
        state = match.state
        text = state.text(choose(state, source))
        top = state.to_json()["pending"][-1:]
        drew.append(top[0]["seat"] if top and top[0]["frame"] == "draw" else None)
        events = match.happen(text) if state.is_chance else match.act(state.waits_for, text)
        for viewer in range(-1, game.players):
            for event in (game.event_for(event, viewer) for event in events):
                if event["event"] == "card_drawn":
                    assert (event["card"] == "?") == (event["seat"] != viewer)
        assert [e["event"] for e in events].count("card_drawn") == (drew[-1] is not None)
    return match, drew


@pytest.mark.parametrize("seed", range(8))
def test_only_the_drawer_finds_the_card_in_log_and_events(seed: int) -> None:
    match, drew = played(seed, 10)
    assert sum(p is not None for p in drew) > match.game.players
    for viewer in range(-1, match.game.players):
        log = match.log_for(viewer)
        assert log.result is None
        for entry, own, who in zip(match.log.entries, log.entries, drew, strict=True):
            hidden = who is not None and who != viewer
            assert own.text == ("draw ?" if hidden else entry.text)
            assert (own.n, own.by) == (entry.n, entry.by)


def test_at_the_end_everybody_may_read_the_whole_log() -> None:
    match, _ = played(3, 2)
    source = istanbul.SeededSource(1)
    while not match.state.is_over:
        text = match.state.text(choose(match.state, source))
        by = BY_CHANCE if match.state.is_chance else match.state.waits_for
        match.happen(text) if by == BY_CHANCE else match.act(int(by), text)
    assert match.log_for(0).to_json() == match.log.to_json()
    for viewer in range(-1, 3):  # one by one, too: a server tells the last steps so
        assert [match.entry_for(entry, viewer) for entry in match.log.entries] == match.log.entries


def test_games_with_other_hidden_draws_look_the_same_all_along() -> None:
    """Seat 1 looks on while the others hold other cards, and never play them."""
    start = ["roll 1 1", "roll 6 6", "reveal 0", "reveal 1"]
    draws = [["one_good", "stay", "five_lira"], ["move_3_4", "stay", "palace_again"]]
    moves = ["visit spice_warehouse", "visit small_market", "visit fruit_warehouse"]
    matches = []
    for hands in draws:
        match = istanbul.Match(istanbul.game("board", players=3))
        for text in [*start, *(f"draw {card}" for card in hands)]:
            match.happen(text)
        for seat, text in enumerate(moves):
            match.act(seat, text)
        matches.append(match)
    one, other = matches
    assert one.state.digest() != other.state.digest()
    assert one.log_for(1).to_lines() == other.log_for(1).to_lines()
    for a, b in zip(one.steps[-4:], other.steps[-4:], strict=True):
        check_pair(a.state, b.state, 1)
    assert all(a.entry.n + 1 == b.entry.n for a, b in pairwise(one.steps))
    text = one.log_for(1).to_lines() + json.dumps(one.state.view(1).to_json()["seats"])
    assert [card for card in BONUS_CARDS if card in text] == ["stay"]
