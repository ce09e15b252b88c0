"""The view filter: what one viewer is told."""

import json
from collections.abc import Iterable, Sequence

import msgspec
import pytest

import istanbul
from istanbul.engine.game import SPECTATOR
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from istanbul.server.protocol.messages import Update
from istanbul.server.protocol.parts import DecisionNode, OverNode
from istanbul.server.table.stage import Told
from istanbul.server.view.updates import Scene, Views, node_for, update
from tools.option_sets import OPTION_SETS


def begun(name: str) -> Match:
    options = dict(OPTION_SETS[name])
    match = Match(istanbul.game(options.pop("game", "board"), seed=1, **options))
    match.resolve_chance(SeededSource(1))
    return match


def scene_of(match: Match, steps: Sequence[Told] = (), viewers: Iterable[int] = ()) -> Scene:
    return Scene(match, Views(match.state, viewers), steps, decides=match.waits_for)


def walk(match: Match, moves: int) -> None:
    source = SeededSource(2)
    for _ in range(moves):
        if match.state.is_over:
            return
        actions = match.state.legal_actions()
        match.act(match.state.waits_for, actions[source.below(len(actions))])
        match.resolve_chance(source)


@pytest.mark.parametrize("name", ["base_3", "great_bazaar_4", "dice_3"])
def test_options_are_those_of_the_library_with_their_previews(name: str) -> None:
    match = begun(name)
    for _ in range(20):
        walk(match, 3)
        state = match.state
        node = node_for(state, state.waits_for, previews=True)
        assert isinstance(node, DecisionNode)
        assert node.options is not None
        assert [option.action for option in node.options] == state.legal_actions()
        for option in node.options:
            right = state.describe(option.action)
            assert option.preview == right["preview"]
            assert option.price == right["price"]
            assert {"kind": option.kind, **option.args}.items() <= right.items()
        bare = node_for(state, state.waits_for, previews=False)
        assert isinstance(bare, DecisionNode)
        assert bare.options is not None
        assert [o.text for o in bare.options] == [o.text for o in node.options]
        assert all(o.preview == [] for o in bare.options)


def test_others_learn_who_decides_but_not_among_what() -> None:
    match = begun("base_3")
    seat = match.state.waits_for
    for viewer in (SPECTATOR, (seat + 1) % 3):
        node = node_for(match.state, viewer, previews=True)
        assert isinstance(node, DecisionNode)
        assert (node.seat, node.prompt, node.options) == (seat, None, None)


def test_the_view_is_that_of_the_library() -> None:
    match = begun("great_bazaar_4")
    for _ in range(20):
        walk(match, 3)
        for viewer in range(SPECTATOR, 4):
            seen = scene_of(match).view(viewer, previews=False)
            right = match.state.view(viewer).to_json()
            assert seen.view == {k: v for k, v in right.items() if k != "node"}


def test_hidden_draws_are_hidden_in_entry_and_event() -> None:
    match = Match(istanbul.game("board", players=3, seed=1))
    source = SeededSource(1)
    while not match.state.text(match.state.sample(source)).startswith("draw"):
        match.sample(source)
    events = match.sample(source)
    entry = match.log.entries[-1]
    step = Told(entry.n, "chance", entry.text, events, entry)
    (drawer,) = {event["seat"] for event in events if event["event"] == "card_drawn"}
    scene = scene_of(match, [step])
    for viewer in range(SPECTATOR, 3):
        (told,) = scene.view(viewer, previews=False).steps
        card = next(e["card"] for e in told.events if e["event"] == "card_drawn")
        assert (card != "?") == (viewer == drawer)
        assert (told.text != "draw ?") == (viewer == drawer)


def test_a_view_is_made_once_for_all_who_share_it() -> None:
    match = begun("base_3")
    scene = scene_of(match)
    assert scene.seen_by(0, True) is scene.seen_by(0, True)
    assert scene.seen_by(0, True) is not scene.seen_by(0, False)
    assert json.loads(bytes(scene.seen_by(1, False)))["seat"] == 1


def test_the_end_is_told_with_its_ranking() -> None:
    game = istanbul.game("board", players=2, max_rounds=1, seed=1)
    match = Match(game)
    match.resolve_chance(SeededSource(1))
    walk(match, 1000)
    node = node_for(match.state, 0, previews=True)
    assert isinstance(node, OverNode)
    assert (sorted(n for rank in node.ranking for n in rank), node.reason) == ([0, 1], "max_rounds")


@pytest.mark.parametrize("name", ["base_3", "great_bazaar_4", "dice_3"])
def test_the_bytes_are_those_of_the_record(name: str) -> None:
    match = begun(name)
    source = SeededSource(3)
    for _ in range(40):
        actions = match.state.legal_actions()
        seat, action = match.state.waits_for, actions[source.below(len(actions))]
        steps = [(match.act(seat, action), match.log.entries[-1])]
        while match.state.is_chance:
            steps.append((match.sample(source), match.log.entries[-1]))
        told = [Told(e.n, e.by, e.text, events, e) for events, e in steps]
        for viewers in ([], [0], range(SPECTATOR, match.game.players)):
            scene = scene_of(match, told, viewers)
            for viewer in range(SPECTATOR, match.game.players):
                for previews in (False, True):
                    right = msgspec.to_builtins(scene.view(viewer, previews))
                    assert json.loads(bytes(scene.seen_by(viewer, previews))) == right


def test_an_update_reads_as_its_record() -> None:
    scene = scene_of(begun("base_3"), viewers=[0, 1])
    views = [scene.seen_by(seat, previews=False) for seat in (0, 1)]
    for re, stopped in ((None, None), (7, 'a "reason"')):
        raw = update("a-name", (10_003, 20_000), views, 12.5, re=re, stopped=stopped)
        found = msgspec.json.decode(raw, type=Update)
        assert (found.re, found.table, found.seconds_left) == (re, "a-name", 12.5)
        assert (found.before, found.after) == (10_003, 20_000)
        assert [view.seat for view in found.views] == [0, 1]
        assert found.stopped == stopped
