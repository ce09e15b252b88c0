"""Matches that begin from a position, and their logs."""

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.engine.match import Match
from tests.engine.high_die import HighDie
from tests.engine.test_match import begun


@pytest.mark.parametrize("keep_states", [True, False])
def test_a_match_may_begin_from_a_position_and_its_log_replays(keep_states: bool) -> None:
    begin = begun("roll", "roll 2").state
    match = Match(begin.game, keep_states=keep_states, begin=begin)
    assert match.log.header["position"] == begin.to_json()
    match.act(0, "keep")
    assert match.may_undo == 0
    match.undo(0)
    assert match.state == begin
    match.act(0, "roll")
    match.happen("roll 6")
    again = Match.from_log(match.log, HighDie.from_header)
    assert again.state == match.state
    assert again.first() == begin


def test_a_log_whose_position_is_no_object_is_refused() -> None:
    match = begun()
    match.log.header["position"] = "the beginning"
    with pytest.raises(MalformedInput, match="log: position: expected an object, got 'the beginn"):
        Match.from_log(match.log, HighDie.from_header)
