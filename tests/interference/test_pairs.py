"""What others are told while a seat decides is the same for every hand."""

from collections.abc import Callable
from typing import Any

import pytest

from istanbul.engine import state as states
from istanbul.engine.built_game import BuiltGame
from istanbul.engine.events import NamedEvent, Preview
from istanbul.engine.game import Game
from istanbul.engine.match import Match
from istanbul.engine.record import Event
from istanbul.server.protocol.parts import DecisionNode, NodeInfo, StepInfo
from istanbul.server.table import stage
from istanbul.server.table.stage import Passage, Stage
from istanbul.server.view import scene
from istanbul.server.view.options import node_for
from istanbul.server.view.scene import Scene
from tests.few import every
from tests.interference.pairs import pair

PAIRS = 120


def leaks(pairs: range = range(PAIRS)) -> list[str]:
    return [found.leak for found in map(pair, pairs) if found.leak]


@pytest.mark.parametrize("part", every(2, range(4)))
def test_pairs_of_worlds_look_the_same_to_everybody_else(part: int) -> None:
    each = PAIRS // 4
    assert leaks(range(part * each, (part + 1) * each)) == []


def test_pairs_are_worth_comparing() -> None:
    found = [pair(number) for number in range(24)]
    assert sum(each.asked_once > 0 for each in found) >= 3
    assert sum(each.compared for each in found) > 1000
    assert sum(each.cards != ("", "") for each in found) > 15


# Each kind of leak is found when it is planted.

Plant = Callable[[pytest.MonkeyPatch], None]


def tell_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    def node(self: Scene, seat: int, previews: bool) -> NodeInfo:
        state = self._views.state
        if state.waits_for < 0:
            return node_for(state, seat, previews)
        return DecisionNode(seat=state.waits_for, prompt=state.game.prompt(state.record))

    monkeypatch.setattr(Scene, "_node", node)
    watch_live(monkeypatch)


def watch_live(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_told(self: Stage, run: object, piece: object, waits_for: int) -> bool:
        return waits_for != -1

    monkeypatch.setattr(Stage, "_is_told", is_told)


def tell_what_was_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "FORCED", "")


def tell_how_many_options(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Scene._node

    def node(self: Scene, seat: int, previews: bool) -> NodeInfo:
        found, match = right(self, seat, previews), self._match
        if isinstance(found, DecisionNode) and found.options is None:
            count = len(match.state.legal_actions())
            return DecisionNode(seat=found.seat, prompt=str(count))
        return found

    monkeypatch.setattr(Scene, "_node", node)


def preview_what_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def previewed(self: Game, events: tuple[Event, ...], seat: int) -> Preview[NamedEvent]:
        return Preview(self.event_for(self.event_json(event), seat) for event in events)

    monkeypatch.setattr(states, "first_passed", lambda *_: None)
    monkeypatch.setattr(BuiltGame, "previewed", previewed)


def pad_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    right = scene.step_for

    def step_for(match: Match, step: Any, seat: int, words: bool) -> Any:
        found = right(match, step, seat, words)
        return StepInfo(n=found.n, by=found.by, text=" " * match.number, events=found.events)

    monkeypatch.setattr(scene, "step_for", step_for)


def skip_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that is passed by seems to decide nothing."""
    right = Stage.played

    def played(self: Stage, events: list[NamedEvent]) -> list[Passage]:
        self.match.moments = [m._replace(begins=False) for m in self.match.moments]
        return right(self, events)

    monkeypatch.setattr(Stage, "played", played)


def undo_what_passed_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stage, "may_undo", property(lambda self: self.match.may_undo))


@pytest.mark.parametrize(
    ("plant", "seen"),
    [
        (tell_the_prompt, 203),
        (watch_live, 203),
        (tell_what_was_forced, 0),
        (tell_how_many_options, 0),
        (preview_what_others_do, 28),
        (pad_messages, 0),
        (skip_the_thought, 0),
        (undo_what_passed_others, 0),
    ],
)
def test_a_planted_leak_is_found(plant: Plant, seen: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`seen` is where it was found last: a good place to begin."""
    plant(monkeypatch)
    assert any(pair(number).leak for number in [*range(seen, seen + 40), *range(PAIRS * 4)])
