"""Copies and pickles of states, views, games and matches, on every build and between them."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import istanbul
from istanbul.engine.built_game import BuiltGame
from istanbul.engine.source import SeededSource
from istanbul.engine.two_builds import NativeMissing
from tools.option_sets import OPTION_SETS

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
BUILDS = ("plain", "native", "checked")
STEPS = (0, 3, 40, 133)  # the first deal, then in the middle of turns
OWN_TABLES = {"players": 3, "tables": {"small_market": {"prices": [9, 19, 29, 39, 49]}}}
SETS: dict[str, dict[str, Any]] = {**OPTION_SETS, "own_tables": OWN_TABLES}


def game_on(build: str, options: dict[str, Any]) -> istanbul.Game:
    """A game on one of its builds."""
    rest = {key: value for key, value in options.items() if key != "game"}
    game = istanbul.game(options.get("game", "board"), seed=11, **rest)
    assert isinstance(game, BuiltGame)
    return game if build == "plain" else game.native(checked=build == "checked")


def played(game: istanbul.Game, steps: int) -> istanbul.State:
    """A state after so many steps from before the deal: also at chance nodes."""
    state, source = game.root(), SeededSource(5)
    for _ in range(steps):
        go_on(state, source)
    return state


def go_on(state: istanbul.State, source: SeededSource) -> None:
    """One random step."""
    if state.is_chance:
        state.apply_in_place(state.sample(source))
    else:
        actions = state.legal_actions()
        state.apply_in_place(actions[source.below(len(actions))])


def check_twins(one: istanbul.State, other: istanbul.State) -> None:
    """The same now, and whatever chance says; neither disturbs the other."""
    assert one == other
    assert hash(one) == hash(other)
    before, sources = one.digest(), (SeededSource(3), SeededSource(3))
    one, other = one.copy(), copy.copy(other)
    for _ in range(60):
        assert one.legal_actions() == other.legal_actions()
        assert one.node == other.node
        assert one.digest() == other.digest()
        if one.is_over:
            break
        go_on(one, sources[0])
        assert one != other or one.digest() == other.digest()
        go_on(other, sources[1])
    assert one == other
    assert one.digest() != before


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("name", SETS)
def test_states_and_views_come_back_as_they_were(name: str, build: str) -> None:
    game = game_on(build, SETS[name])
    for n, steps in enumerate(STEPS):
        state = played(game, steps)
        again = pickle.loads(pickle.dumps(state, protocol=PROTOCOLS[n % len(PROTOCOLS)]))
        assert again.game.is_native == state.game.is_native
        check_twins(state, again)
        view = state.view(steps % game.players)
        seen = pickle.loads(pickle.dumps(view))
        assert seen == view
        assert hash(seen) == hash(view)
        assert seen.to_json() == view.to_json()
        assert seen.observation() == view.observation()
        assert view.world(SeededSource(1)) == seen.world(SeededSource(1))


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("build", BUILDS)
def test_every_protocol(build: str, protocol: int) -> None:
    match = istanbul.Match(game_on(build, OPTION_SETS["base_2"]))
    match.resolve_chance(SeededSource(2))
    match.act(match.waits_for, match.state.legal_actions()[0])
    things = (match.game, match.state, match.state.view(0), match)
    game, state, view, again = pickle.loads(pickle.dumps(things, protocol=protocol))
    assert (game, state, view) == things[:3]
    assert again.state is state  # one pickle, one state
    assert again.log == match.log


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy])
def test_copies_are_independent(build: str, how: Any) -> None:
    state = played(game_on(build, OPTION_SETS["great_bazaar_4"]), 50)
    view = state.view(1)
    assert how(state.game) is state.game  # a game never changes
    assert how(view) == view
    twin = how(state)
    check_twins(state, twin)
    go_on(twin, SeededSource(1))
    assert twin != state


def test_a_match_goes_on_from_its_copy_and_leaves_the_original_alone() -> None:
    match = istanbul.Match(istanbul.game(players=2))
    match.resolve_chance(SeededSource(2))
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        text, entries = match.state.text(match.state.legal_actions()[0]), match.number
        seat = twin.waits_for
        twin.act(seat, text)
        assert (match.number, twin.number) == (entries, entries + 1)
        twin.undo(seat)
        assert twin.state == match.state
        twin.redo(seat)
        assert twin.log.entries[-1].text.startswith("redo")
        assert [step.entry.text for step in twin.steps][-1] == text


def test_builds_do_not_count_when_states_are_compared() -> None:
    plain = played(game_on("plain", OPTION_SETS["dice_3"]), 40)
    native = game_on("native", OPTION_SETS["dice_3"]).adopt(plain)
    assert plain == native
    assert len({plain, native}) == 1
    assert plain.view(0) == native.view(0)
    assert len({plain.game, native.game, game_on("plain", OPTION_SETS["dice_2"])}) == 2


ELSEWHERE = """
import pickle, sys
from istanbul.engine.source import SeededSource
state, view = pickle.load(sys.stdin.buffer)
assert state.game.is_native is %s, state.game
state.apply_in_place(state.legal_actions()[0])
pickle.dump((state, view), sys.stdout.buffer)
"""


@pytest.mark.parametrize(("pure", "native"), [("1", False), ("0", True)])
@pytest.mark.parametrize("name", ["great_bazaar_5", "dice_4"])
def test_native_pickles_load_where_only_plain_rules_are_and_come_back(
    name: str, pure: str, native: bool
) -> None:
    state = game_on("native", OPTION_SETS[name]).start(seed=4)
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE % native],
        input=pickle.dumps((state, state.view(1))),
        env={**os.environ, "ISTANBUL_PURE": pure},
        capture_output=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr.decode()
    after, view = pickle.loads(run.stdout)
    assert after == state.apply(state.legal_actions()[0])
    assert after.game.is_native == native  # plain rules stay plain: they tell events
    assert view == state.view(1)


def test_without_a_native_build_a_native_pickle_becomes_plain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A layout of no other test: games that were made are kept.
    state = istanbul.game(players=3, layout="random", seed=77).native().start(seed=4)

    def missing(self: istanbul.Game) -> istanbul.Game:
        raise NativeMissing("none")

    kept = pickle.dumps(state)
    monkeypatch.setattr(type(state.game), "native", missing)
    again = pickle.loads(kept)
    assert not again.game.is_native
    assert again == state


def first_done(state: istanbul.State) -> istanbul.State:
    """In another process."""
    return state.apply(state.legal_actions()[0])


def test_spawned_processes_take_and_give_states() -> None:
    states = [game_on(build, OPTION_SETS["mocha_2"]).start(seed=4) for build in BUILDS]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(first_done, states)) == [first_done(state) for state in states]


def changed(thing: Any, place: int, new: Any) -> bytes:
    """The pickle of something whose arguments are not what they were."""
    make, args = thing.__reduce__()
    args = (*args[:place], new, *args[place + 1 :])

    class Broken:
        def __reduce__(self) -> Any:
            return make, args

    return pickle.dumps(Broken())


@pytest.mark.parametrize("build", ["plain", "native"])
def test_broken_pickles_are_refused(build: str) -> None:
    state = played(game_on(build, OPTION_SETS["base_3"]), 30)
    packed = state.record.pack()
    for content in (packed[:-2], packed[:40] + b"\xff\x7f" + packed[42:], b""):
        with pytest.raises(istanbul.MalformedInput, match="pickle: its content is damaged"):
            pickle.loads(changed(state, 1, content))
    with pytest.raises(istanbul.MalformedInput, match="pickle: its content is damaged"):
        pickle.loads(changed(state, 0, game_on(build, OPTION_SETS["base_2"])))
    view = state.view(0)
    with pytest.raises(istanbul.MalformedInput, match="pickle: its content is damaged"):
        pickle.loads(changed(view, 2, view.record.pack()[2:]))
    with pytest.raises(istanbul.MalformedInput, match="rules revision 0; this program plays"):
        pickle.loads(changed(state.game, 2, 0))
    with pytest.raises(istanbul.MalformedInput, match="other tables"):
        pickle.loads(changed(state.game, 3, "0"))


@pytest.mark.parametrize("about", ["", "[]", "[{}, {}]", "[1, {}]", "nonsense"])
def test_damaged_options_are_refused(about: str) -> None:
    with pytest.raises(istanbul.MalformedInput, match="pickle: the options of the game are damage"):
        pickle.loads(changed(istanbul.game(players=2), 1, about))


@pytest.mark.parametrize("build", ["plain", "native"])
def test_no_changed_byte_makes_another_state(build: str) -> None:
    """Native rules would read what lies outside of a record; a pickle that loads is the state."""
    state = played(game_on(build, OPTION_SETS["mocha_2"]), 60)
    kept, rng = pickle.dumps(state), random.Random(4)
    loaded = 0
    for _ in range(300):
        broken = bytearray(kept)
        broken[rng.randrange(len(kept))] = rng.randrange(256)
        try:
            again = pickle.loads(bytes(broken))
        except Exception:  # pickle has many ways to say no
            continue
        loaded += isinstance(again, istanbul.State)
        assert again == state or not isinstance(again, istanbul.State)
    assert loaded < 20  # a byte may be changed into itself


def test_reprs_say_where_a_game_is() -> None:
    game = istanbul.game(players=2, variants=["caravan_leader"])
    root, state = game.root(), game.start(seed=1)
    assert repr(root) == "<State of 'board', 2 players, round 1: chance comes next>"
    assert repr(state).startswith("<State of 'board', 2 players, round 1: seat 0 decides (")
    assert repr(state.view(1)) == "<View of seat 1, 'board', 2 players: decision of seat 0>"
    assert repr(root.view(-1)) == "<View of a spectator, 'board', 2 players: chance>"
    assert "'board'" in repr(game)
    assert "caravan_leader" in repr(game)
    assert "plain rules" in repr(game)
    assert "native rules" in repr(game.native())
    match = istanbul.Match(game)
    assert repr(match) == f"<Match of 0 entries at {root!r}>"
    short = istanbul.game("dice", players=2, max_rounds=1)
    over = played(short, 1)
    source = SeededSource(1)
    while not over.is_over:
        go_on(over, source)
    assert ": over, won by seat " in repr(over)


def test_other_things_are_never_equal() -> None:
    state = istanbul.game(players=2).start(seed=1)
    assert state != "state"
    assert state.view(0) != state
    assert state.view(0) != state.view(1)
    assert state.game != 2
