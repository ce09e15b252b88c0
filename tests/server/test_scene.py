"""The view filter: what one viewer is told."""

from collections.abc import Iterable, Sequence

import msgspec
import pytest

import istanbul
from istanbul.engine.encoded import encode
from istanbul.engine.game import SPECTATOR
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from istanbul.server.protocol.parts import DecisionNode, NodeInfo, OverNode, SeatView
from istanbul.server.table.recent import Told
from istanbul.server.view.options import node_for
from istanbul.server.view.scene import Scene, Views, step_for
from tools.option_sets import OPTION_SETS


def begun(name: str) -> Match:
    options = dict(OPTION_SETS[name])
    match = Match(istanbul.game(options.pop("game", "board"), seed=1, **options))
    match.resolve_chance(SeededSource(1))
    return match


def scene_of(match: Match, steps: Sequence[Told] = (), viewers: Iterable[int] = ()) -> Scene:
    return Scene(match, Views(match.state), steps, decides=match.waits_for)


def seen(scene: Scene, viewer: int, previews: bool = False) -> SeatView:
    """As the client reads it."""
    return msgspec.json.decode(encode(scene.seen_by(viewer, previews)), type=SeatView)


def read(node: NodeInfo) -> NodeInfo:
    found: NodeInfo = msgspec.json.decode(encode(node), type=NodeInfo)
    return found


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
        node = read(node_for(state, state.waits_for, previews=True))
        assert isinstance(node, DecisionNode)
        assert node.options is not None
        assert [option.action for option in node.options] == state.legal_actions()
        for option in node.options:
            right = state.describe(option.action)
            assert option.preview == right["preview"]
            assert option.price == right["price"]
            assert {"kind": option.kind, **option.args}.items() <= right.items()
        bare = read(node_for(state, state.waits_for, previews=False))
        assert isinstance(bare, DecisionNode)
        assert bare.options is not None
        assert [o.text for o in bare.options] == [o.text for o in node.options]
        assert all(o.preview == [] for o in bare.options)


def test_others_learn_who_decides_but_not_among_what() -> None:
    match = begun("base_3")
    seat = match.state.waits_for
    for viewer in (SPECTATOR, (seat + 1) % 3):
        node = read(node_for(match.state, viewer, previews=True))
        assert isinstance(node, DecisionNode)
        assert (node.seat, node.prompt, node.options) == (seat, None, None)


def test_the_view_is_that_of_the_library() -> None:
    match = begun("great_bazaar_4")
    for _ in range(20):
        walk(match, 3)
        for viewer in range(SPECTATOR, 4):
            right = match.state.view(viewer).to_json()
            del right["node"]
            assert seen(scene_of(match), viewer).view == right


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
        (told,) = seen(scene, viewer).steps
        card = next(e["card"] for e in told.events if e["event"] == "card_drawn")
        assert (card != "?") == (viewer == drawer)
        assert (told.text != "draw ?") == (viewer == drawer)


def test_a_view_is_made_once_for_all_who_share_it() -> None:
    match = begun("base_3")
    scene = scene_of(match)
    assert scene.seen_by(0, True) is scene.seen_by(0, True)
    assert scene.seen_by(0, True) is not scene.seen_by(0, False)
    assert seen(scene, 1).seat == 1


def test_the_end_is_told_with_its_ranking() -> None:
    game = istanbul.game("board", players=2, max_rounds=1, seed=1)
    match = Match(game)
    match.resolve_chance(SeededSource(1))
    walk(match, 1000)
    node = read(node_for(match.state, 0, previews=True))
    assert isinstance(node, OverNode)
    assert (sorted(n for rank in node.ranking for n in rank), node.reason) == ([0, 1], "max_rounds")


@pytest.mark.parametrize("name", ["base_3", "great_bazaar_4", "dice_3"])
def test_what_is_sent_is_what_the_library_says(name: str) -> None:
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
                    assert seen(scene, viewer, previews) == SeatView(
                        seat=viewer,
                        steps=[step_for(match, step, viewer, previews) for step in told],
                        view=match.game.view_json(match.game.see(match.state.record, viewer)),
                        node=read(node_for(match.state, viewer, previews)),
                        can_undo=False,
                        can_redo=False,
                    )
