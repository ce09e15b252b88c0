"""Nobody learns from an environment what the seat may not know."""

from typing import Any

import pytest

import istanbul
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State
from istanbul.research.episode import Episode, observation
from istanbul.research.open_spiel.held import Held
from istanbul.research.text import text_of

OPTIONS = {"players": 3, "expansions": ["mocha", "letters"], "layout": "random", "max_rounds": 20}


def in_the_middle(seed: int) -> State:
    """A position in which everybody has had a few turns."""
    episode, source = Episode(OPTIONS, seed), SeededSource(seed)
    for _ in range(60):
        episode.act(episode.actions[source.below(len(episode.actions))])
    return episode.state


def with_other_cards(state: State, viewer: int) -> State:
    """The same, but a card in another hand is one that the deck had."""
    position = state.to_json()
    unseen = state.view(viewer).to_json()["unseen"]
    for seat, row in enumerate(position["seats"]):
        hand = row["hand"]
        for card in hand if seat != viewer else ():
            for other in unseen:
                if other != card and unseen[other] > hand.get(other, 0):
                    changed = dict(hand)
                    changed[card] -= 1
                    changed[other] = changed.get(other, 0) + 1
                    position["seats"][seat]["hand"] = {k: n for k, n in changed.items() if n}
                    position.pop("deck", None)  # what is named nowhere is there
                    return istanbul.position(position)
    pytest.fail("nobody else holds a card")


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_may_not_know_changes_nothing_for_it(seed: int) -> None:
    state = in_the_middle(seed)
    viewer = state.waits_for
    other = state.game.adopt(with_other_cards(state, viewer))
    assert other.digest() != state.digest()
    assert everything(state, viewer) == everything(other, viewer)
    assert any(everything(state, seat) != everything(other, seat) for seat in range(3))


def everything(state: State, seat: int) -> list[Any]:
    """All that the environments tell a seat."""
    numbers = observation(state.game, state.record, seat).tolist()
    held = Held.at_root(state)
    actions = state.legal_actions() if state.waits_for == seat else []
    return [numbers, text_of(state.view(seat)), held.known_to(seat), actions]
