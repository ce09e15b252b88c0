"""Where turns and things went, beside what `master` does in the same place at the table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from istanbul import all_games
from istanbul.engine.kit import kits
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.options import Way
from istanbul.review.accounts import FILE, FOLDER, Usuals, accounts, usual_of
from training.accounts import means, played, text_of

GOLDEN = Path(__file__).parents[1] / "golden"


def match_of(name: str) -> Match:
    log = Log.read((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))
    return Match.from_log(log, all_games.game_from_header)


@pytest.mark.parametrize("way", all_games.ways(), ids=lambda way: way.id)
def test_every_way_to_play_was_measured(way: Way) -> None:
    for players in way.players:
        game = all_games.new_game({**way.options, "players": players}, seed=1)
        usual = usual_of(game)
        assert usual is not None
        assert usual.games >= 50
        assert len(usual.places) == players
        for row in usual.places:
            assert 0.5 * row["turns"] / 6 < row["turns_per_ruby"] < row["turns"]


def test_a_seat_is_compared_by_its_place_in_the_order_of_turns() -> None:
    match = match_of("base_3_1")
    found, compared = accounts(match)
    usual = usual_of(match.game)
    assert usual is not None
    assert compared is not None
    assert (compared.agent, compared.games) == ("master", usual.games)
    start = match.game.header()["start"]
    first = {one.key.removeprefix("account-"): one.usual for one in found[start]}
    assert first == usual.places[0]
    last = {one.key.removeprefix("account-"): one.usual for one in found[start - 1]}
    assert last == usual.places[-1]


def test_a_game_follows_from_its_number() -> None:
    dice = next(way for way in all_games.ways() if way.id == "dice")
    rows = played(dice, 2, 1, 10, 3)
    assert rows == played(dice, 2, 1, 10, 3)
    assert means([rows, rows]) == [{key: round(n, 2) for key, n in row.items()} for row in rows]


def test_the_files_are_as_they_would_be_written() -> None:
    for kit in kits().values():
        for file in kit.files(FOLDER, FILE):
            text = file.read_text(encoding="utf-8")
            assert text_of(msgspec.json.decode(text, type=Usuals)) == text
