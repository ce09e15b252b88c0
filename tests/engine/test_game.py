"""What every game has without doing anything for it."""

import pytest

from istanbul.engine import template_parameters
from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.match import Match
from istanbul.engine.reading import Reader
from istanbul.engine.record import Record, fields, references
from istanbul.engine.rows import merge
from istanbul.engine.source import SeededSource, pick
from istanbul.engine.two_builds import NativeMissing
from tests.engine.high_die import HighDie


def test_a_game_without_native_rules_says_so() -> None:
    game = HighDie()
    assert game.plain() is game
    with pytest.raises(NativeMissing, match="'high_die' has no native rules"):
        game.native()


def test_a_game_without_slots_shows_networks_nothing() -> None:
    game = HighDie()
    assert game.observation_length == 0
    assert game.start(seed=1).view(0).observation() == b""


def test_a_game_without_rounds_tells_none() -> None:
    state = HighDie(2).root()
    assert state.game.round_of(state.record) is None
    assert repr(state) == "<State of 'high_die', 2 players: chance comes next>"


def test_a_state_is_carried_to_another_game_object() -> None:
    state = HighDie(3).start(seed=4)
    twin = HighDie(3).adopt(state)
    assert twin.game is not state.game
    assert twin.digest() == state.digest()


def test_previews_at_once_are_those_one_by_one() -> None:
    state = HighDie(2).start(seed=2)
    while state.is_chance:
        state = state.apply(state.sample(SeededSource(1)))
    assert state.previews() == [
        (state.game.describe(action), state.preview(action)) for action in state.legal_actions()
    ]


def test_chance_is_asked_only_when_it_has_something_to_say() -> None:
    match = Match(HighDie(2))
    while match.state.is_chance:
        match.sample(SeededSource(1))
    with pytest.raises(IllegalAction, match="chance has nothing to say"):
        match.sample(SeededSource(1))


def test_for_whom_a_step_back_or_forth_would_do_something() -> None:
    match = Match(HighDie(2))
    assert (match.may_undo, match.may_redo) == (None, None)
    while match.state.is_chance:
        match.sample(SeededSource(1))
    match.act(0, "keep")
    match.undo_anything()
    assert match.may_redo == 0


def test_who_replays_a_log_is_told_entry_by_entry() -> None:
    match = Match(HighDie(2))
    while match.state.is_chance:
        match.sample(SeededSource(1))
    told: list[str] = []
    Match.from_log(
        match.log,
        HighDie.from_header,
        told=lambda replayed, events: told.append(replayed.log.entries[-1].text),
    )
    assert told == [entry.text for entry in match.log.entries]


def test_readers_refuse_what_is_no_object_or_no_list_of_numbers() -> None:
    with pytest.raises(MalformedInput, match="position: expected an object, got 7"):
        Reader("", 7)
    with pytest.raises(MalformedInput, match="a list of numbers from 0 to 3"):
        Reader("x", {"n": [4]}).numbers("n", 0, 3, [])


def test_rows_of_ones_own_may_repeat_an_id_but_not_change_it() -> None:
    rows = {"id": "tea_house", "prices": [1, 2]}
    assert merge(rows, {"id": "tea_house", "prices": [3, 4]}) == {**rows, "prices": [3, 4]}
    with pytest.raises(MalformedInput, match=r"tables\.id is an id or a mark"):
        merge(rows, {"id": "fountain"})


def test_a_counted_event_is_counted_by_what_the_game_names() -> None:
    game = HighDie()
    game.counted_events = {"shown": "face"}
    assert game.counted_as({"event": "shown", "face": 6}) == "6"


class Tables(Record):
    def __init__(self) -> None:
        self.n = 0


class WithTables(Record):
    tables: Tables

    def __init__(self) -> None:
        self.n = 0


def test_a_record_knows_the_records_it_refers_to() -> None:
    assert references(WithTables) == {"tables": Tables}


def test_items_are_picked_by_their_weight() -> None:
    source = SeededSource(1)
    found = [pick(source, [("a", 1), ("b", 0), ("c", 3)]) for _ in range(400)]
    assert found.count("b") == 0
    assert 70 < found.count("a") < 130


def test_the_parameters_of_templates_have_tables_of_their_own() -> None:
    assert fields(template_parameters.Tables).kept == ("players", "start")
