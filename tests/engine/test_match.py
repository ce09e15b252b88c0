"""A match: who may act, stale numbers, undo and redo with their barriers, logs for a viewer."""

import pytest

import istanbul
from istanbul import all_games
from istanbul.engine.errors import IllegalAction, MalformedInput, StaleAction
from istanbul.engine.game import SPECTATOR
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.node import Over
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State
from tests.engine import high_die
from tests.engine.high_die import HighDie


def begun(*texts: str) -> Match:
    """A game for two; unless told otherwise seat 0 is to decide."""
    match = Match(HighDie(2))
    for text in ("draw 0", "draw 2", "roll 5", *texts):
        do(match, text)
    return match


def do(match: Match, text: str) -> None:
    if match.state.is_chance:
        match.happen(text)
    else:
        match.act(match.state.waits_for, text)


def texts(match: Match) -> list[str]:
    return [f"{entry.by} {entry.text}" for entry in match.log.entries]


def same_after_replay(match: Match) -> bool:
    again = Match.from_log(match.log, HighDie.from_header)
    return again.state.digest() == match.state.digest() and texts(again) == texts(match)


# Acting.


def test_a_match_begins_before_everything_with_a_header() -> None:
    match = Match(HighDie(2))
    assert match.number == 0
    assert match.state.is_chance
    assert match.log.header == {
        "format": 1,
        "rules": 1,
        "options": {"game": "high_die", "players": 2},
        "seats": [{"name": "Seat 0", "kind": "person"}, {"name": "Seat 1", "kind": "person"}],
    }


def test_every_change_is_an_entry() -> None:
    match = begun("keep")
    assert texts(match) == ["chance draw 0", "chance draw 2", "chance roll 5", "0 keep"]
    assert (
        [step.entry.n for step in match.steps] == [1, 2, 3, 4] == [e.n for e in match.log.entries]
    )
    assert same_after_replay(match)


def test_acting_tells_what_happened() -> None:
    match = begun()
    assert match.act(0, "KEEP ") == [{"event": "kept", "seat": 0, "n": 5}]
    assert match.happen("roll 3") == [{"event": "rolled", "seat": 1, "n": 3}]


def test_chance_speaks_until_somebody_decides() -> None:
    match = Match(HighDie(2))
    events = match.resolve_chance(SeededSource(1))
    assert [event["event"] for event in events] == ["drawn", "drawn", "rolled"]
    assert match.state.waits_for == 0
    assert match.resolve_chance(SeededSource(1)) == []


def test_what_is_refused_changes_nothing() -> None:
    match = begun()
    before = (match.state.digest(), texts(match))
    with pytest.raises(IllegalAction, match="the game waits for seat 0"):
        match.act(1, "keep")
    with pytest.raises(IllegalAction, match="chance has nothing to say"):
        match.happen("roll 1")
    with pytest.raises(MalformedInput, match="no action of this game; expected of seat 0: keep"):
        match.act(0, "fold")
    with pytest.raises(StaleAction, match="made for state 2, but the game is at state 3"):
        match.act(0, "keep", at=2)
    assert (match.state.digest(), texts(match)) == before


def test_at_a_chance_node_nobody_may_act() -> None:
    match = begun("roll")
    with pytest.raises(IllegalAction, match="the game waits for chance"):
        match.act(0, "keep")
    with pytest.raises(IllegalAction, match="'roll 9' cannot happen now"):
        match.happen("roll 9")


def test_the_right_number_is_accepted() -> None:
    match = begun()
    match.act(0, "keep", at=3)
    assert match.number == 4


def test_the_end_has_a_result_and_nobody_acts_after_it() -> None:
    match = begun("keep", "roll 6", "keep")
    node = match.state.node
    assert isinstance(node, Over)
    assert node.winners == (1,)
    assert match.log.result == {"ranking": [[1], [0]], "reason": "all_kept"}
    with pytest.raises(IllegalAction, match="waits for nobody"):
        match.act(1, "keep")


# Undo and redo.


def test_undo_and_redo_name_the_entry_they_go_to() -> None:
    match = begun()
    decision = match.state.digest()
    match.act(0, "keep")
    kept = match.state.digest()
    match.undo(0)
    assert match.state.digest() == decision
    match.redo(0)
    assert match.state.digest() == kept
    match.undo(0)
    match.act(0, "roll")
    assert texts(match)[3:] == ["0 keep", "0 undo 3", "0 redo 4", "0 undo 3", "0 roll"]
    assert [step.entry.n for step in match.steps] == [1, 2, 3, 8]
    assert same_after_replay(match)


def test_undo_does_not_cross_chance() -> None:
    match = begun("roll", "roll 2")
    with pytest.raises(IllegalAction, match="cannot undo: chance has spoken since seat 0"):
        match.undo(0)
    assert match.number == 5


def test_undo_does_not_cross_another_seat() -> None:
    match = begun()
    match.act(0, "keep")
    with pytest.raises(IllegalAction, match="cannot undo: seat 0 has acted since seat 1"):
        match.undo(1)


def test_nothing_can_be_undone_at_the_beginning() -> None:
    with pytest.raises(IllegalAction, match="cannot undo"):
        Match(HighDie(2)).undo(0)


def test_the_end_is_not_undone_because_it_shows_what_was_hidden() -> None:
    match = begun("keep", "roll 6", "keep")
    with pytest.raises(IllegalAction, match="cannot undo: the game is over"):
        match.undo(1)
    assert match.log.result is not None


def test_undo_and_redo_need_the_right_number_too() -> None:
    match = begun("keep")
    with pytest.raises(StaleAction):
        match.undo(0, at=3)
    match.undo(0, at=4)
    with pytest.raises(StaleAction):
        match.redo(0, at=4)
    match.redo(0, at=5)


def test_redo_only_while_nothing_else_was_done() -> None:
    match = begun("keep")
    match.undo(0)
    match.act(0, "keep")
    with pytest.raises(IllegalAction, match="cannot redo"):
        match.redo(0)


def test_a_refused_action_does_not_spoil_redo() -> None:
    match = begun("keep")
    match.undo(0)
    with pytest.raises(MalformedInput):
        match.act(0, "fold")
    match.redo(0)
    assert texts(match)[-1] == "0 redo 4"


def test_redo_belongs_to_who_undid() -> None:
    match = begun("keep")
    match.undo(0)
    with pytest.raises(IllegalAction, match="nothing has just been undone by this seat"):
        match.redo(1)
    with pytest.raises(IllegalAction, match="cannot redo"):
        begun().redo(0)


def test_for_study_everything_can_be_undone_and_the_log_still_replays() -> None:
    match = begun("roll", "roll 2")
    match.undo_anything()
    match.undo_anything()
    assert texts(match)[5:] == ["chance undo 4", "0 undo 3"]
    match.redo(0)
    assert texts(match)[-1] == "0 redo 4"
    assert same_after_replay(match)
    for _ in range(4):
        match.undo_anything()
    assert texts(match)[-1] == "chance undo 0"
    assert match.steps == []
    assert same_after_replay(match)
    with pytest.raises(IllegalAction, match="this is the beginning"):
        match.undo_anything()


def test_undoing_the_end_for_study_takes_the_result_away() -> None:
    match = begun("keep", "roll 6", "keep")
    match.undo_anything()
    assert match.log.result is None
    match.redo(1)
    assert match.log.result is not None


# Logs.


def test_a_log_can_be_replayed_to_an_entry() -> None:
    match = begun("keep", "roll 6", "keep")
    for n in range(match.number + 1):
        part = Match.from_log(match.log, HighDie.from_header, to=n)
        assert part.number == n
        assert n == 0 or part.state.digest() == match.steps[n - 1].state.digest()


def test_draws_are_hidden_from_others_until_the_game_is_over() -> None:
    match = begun("keep")
    draws = {v: [e.text for e in match.log_for(v).entries][:2] for v in (SPECTATOR, 0, 1)}
    assert draws == {
        SPECTATOR: ["draw ?", "draw ?"],
        0: ["draw 0", "draw ?"],
        1: ["draw ?", "draw 2"],
    }
    assert [entry.text for entry in match.log_for(0).entries][2:] == ["roll 5", "keep"]
    do(match, "roll 1")
    do(match, "keep")
    assert all(match.log_for(v).to_json() == match.log.to_json() for v in draws)


def test_the_log_itself_is_not_masked() -> None:
    match = begun()
    match.log_for(1)
    assert texts(match)[0] == "chance draw 0"


def test_undone_and_replayed_draws_stay_hidden() -> None:
    match = Match(HighDie(2))
    match.happen("draw 1")
    match.undo_anything()
    match.happen("draw 2")
    again = Match.from_log(match.log, HighDie.from_header)
    for each in (match, again):
        assert [e.text for e in each.log_for(1).entries] == ["draw ?", "undo 0", "draw ?"]
        assert [e.text for e in each.log_for(0).entries] == ["draw 1", "undo 0", "draw 2"]


def test_logs_that_differ_in_hidden_draws_look_the_same() -> None:
    one, other = (Match(HighDie(3)), Match(HighDie(3)))
    for match, mine in ((one, "draw 0"), (other, "draw 2")):
        for text in (mine, "draw 1", mine, "roll 3", "keep"):
            do(match, text)
    assert one.log_for(1).to_lines() == other.log_for(1).to_lines()
    assert one.log_for(0).to_lines() != other.log_for(0).to_lines()


# Matches that keep only the states that undo may need.


def thrifty(*texts: str) -> tuple[Match, Match]:
    """The same game twice: with all states, and with few."""
    both = begun(*texts), Match(HighDie(2), keep_states=False)
    for entry in both[0].log.entries:
        both[1].replay(entry)
    return both


def test_a_match_with_few_states_is_the_same_match() -> None:
    keeps, thrifts = thrifty("roll", "roll 2", "keep", "roll 4")
    assert len(thrifts._states) == 1
    assert [s.entry for s in thrifts.steps] == [s.entry for s in keeps.steps]
    digests = [step.state.digest() for step in keeps.steps]
    assert [step.state.digest() for step in thrifts.steps] == digests
    assert same_after_replay(thrifts)


def test_everything_can_be_taken_back_in_a_match_with_few_states() -> None:
    keeps, thrifts = thrifty("roll", "roll 2", "keep", "roll 4")
    while keeps.steps:
        keeps.undo_anything()
        thrifts.undo_anything()
        assert thrifts.state.digest() == keeps.state.digest()
    assert texts(thrifts) == texts(keeps)
    assert same_after_replay(thrifts)


def test_undo_and_redo_need_no_state_that_was_let_go() -> None:
    keeps, thrifts = thrifty()
    for match in (keeps, thrifts):
        match.act(0, "keep")
        match.undo(0)
        match.redo(0)
        match.undo(0)
        match.act(0, "roll")
    assert len(thrifts._states) == 2
    assert thrifts.state.digest() == keeps.state.digest()
    assert texts(thrifts) == texts(keeps)


def test_an_action_may_be_given_by_its_number() -> None:
    match = begun()
    assert match.act(0, high_die.KEEP) == [{"event": "kept", "seat": 0, "n": 5}]
    assert texts(match)[-1] == "0 keep"
    with pytest.raises(IllegalAction, match="is not legal now"):
        begun().act(0, 77)


def test_what_a_result_says_beyond_the_ranking_is_kept() -> None:
    match = begun("keep", "roll 3", "keep")
    assert match.log.result is not None
    match.log.result["secret"] = "of somebody"
    again = Match.from_log(match.log, HighDie.from_header)
    assert again.log.result == match.log.result
    match.log.result["ranking"] = [[1], [0]]
    with pytest.raises(MalformedInput, match="the result is"):
        Match.from_log(match.log, HighDie.from_header)


# What a table keeps in memory.


def undo_bomb(cycles: int) -> Log:
    """Two seats act and take back again and again: each undo goes one seat further back."""
    match = Match(istanbul.game(players=3))
    match.resolve_chance(SeededSource(1))
    for _ in range(cycles):
        for seat in (0, 1):
            options = match.state.node.options  # type: ignore[union-attr]  # the node is a decision here
            match.act(seat, next(option.text for option in options if option.kind == "visit"))
        match.undo(1)
        match.undo(0)
    return match.log


@pytest.mark.parametrize("keep_states", [True, False])
def test_a_replay_works_nothing_out_again_and_again(
    monkeypatch: pytest.MonkeyPatch, keep_states: bool
) -> None:
    """However often something is taken back: no log costs more than its length."""
    log = undo_bomb(50)
    applied = 0

    def counted(state: State, action: int) -> object:
        nonlocal applied
        applied += 1
        return apply_in_place(state, action)

    apply_in_place = State.apply_in_place
    monkeypatch.setattr(State, "apply_in_place", counted)
    Match.from_log(log, all_games.game_from_header, keep_states=keep_states)
    assert applied <= len(log.entries) + 5  # once more to the first undo that went so far


def test_chance_is_taken_back_for_study_only() -> None:
    match = begun()
    match.undo_anything()
    assert Match.from_log(match.log, HighDie.from_header).state.is_chance
    with pytest.raises(MalformedInput, match="chance takes nothing back"):
        Match.from_log(match.log, HighDie.from_header, keep_states=False)
