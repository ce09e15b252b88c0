"""`istanbul show`: the drawing of a position."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

import istanbul
from tests.cli.runner import Run

GRID = "┌│├└"


def test_the_board_shows_live_state_and_pieces(run: Run, at_dealer: Path) -> None:
    ran = run("show", at_dealer)
    assert ran.code == 0, ran.err
    for word in ("16 Gemstone Dealer", "♦ ← 14 lira", "(A) a", "Round 1", "B*C*", "7 lira · ♦3"):
        assert word in ran.out
    assert "Red decides: What do you do at the Gemstone Dealer?" in ran.out


def test_all_hands_are_shown_or_one_seats_own(run: Run, at_dealer: Path) -> None:
    everything = run("show", at_dealer).out
    assert "2 × Stay" in everything
    assert "5 lira" in everything
    mine = run("show", at_dealer, "--seat", "0").out
    assert "2 × Stay" in mine
    assert "5 lira" not in mine
    other = run("show", at_dealer, "--seat", "1").out
    assert "Stay" not in other
    assert "5 lira" in other


def test_json_gives_the_position_or_the_view(run: Run, at_dealer: Path) -> None:
    position = json.loads(run("show", at_dealer, "--json").out)
    given = json.loads(at_dealer.read_text(encoding="utf-8"))
    assert istanbul.position(position).digest() == istanbul.position(given).digest()
    view = json.loads(run("show", at_dealer, "--json", "--seat", "1").out)
    assert view["viewer"] == 1
    assert "hand" not in view["seats"][0]


def test_a_position_comes_from_standard_input_too(run: Run, at_dealer: Path) -> None:
    text = at_dealer.read_text(encoding="utf-8")
    assert run("show", "-", stdin=text).out == run("show", at_dealer).out


def test_a_log_is_shown_at_its_end(run: Run, played: Path) -> None:
    ran = run("show", played)
    assert ran.code == 0, ran.err
    assert "Round 2" in ran.out
    compact = json.dumps(istanbul.Log.read(played.read_text(encoding="utf-8")).to_json())
    assert run("show", "-", stdin=compact).out == ran.out


def test_chance_and_the_end_are_named(run: Run) -> None:
    draw = {"pending": [{"frame": "draw", "seat": 0}]}
    assert "Next is a random event: draw one_good" in run("show", "-", stdin=json.dumps(draw)).out
    hidden = run("show", "-", "--seat", "1", stdin=json.dumps(draw)).out
    assert "Next is a random event: draw ?" in hidden
    over = {"over": "rubies", "seats": [{}, {"rubies": 5}]}
    assert "Blue wins!" in run("show", "-", stdin=json.dumps(over)).out
    assert "Blue gewinnt" not in hidden


@pytest.mark.parametrize("language", ["en", "de", "ru", "pl"])
@pytest.mark.parametrize("columns", [80, 100, 120])
def test_the_grid_is_straight_in_every_language(
    language: str, columns: int, run: Run, at_dealer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("facts")  # the fixture has set its own width by now
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = run("show", at_dealer, "--language", language)
    grid = [line for line in ran.out.splitlines() if line[:1] and line[0] in GRID]
    assert len(grid) == 17
    assert len({cell_len(line) for line in grid}) == 1
    assert all(cell_len(line) <= columns for line in ran.out.splitlines())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_can_be_drawn(players: int, run: Run) -> None:
    variants = ["neutral_assistants", "caravan_leader"] if players < 5 else ["caravan_leader"]
    options = {"players": players, "variants": variants}
    ran = run("show", "-", stdin=json.dumps({"options": options, "caravan": 1}))
    assert ran.code == 0, ran.err
    assert ("(1)" in ran.out) == (players == 2)  # a neutral merchant


def test_a_sold_out_track_says_so(run: Run) -> None:
    position = {"options": {"edition": "first"}, "palace": 0, "dealer": 0}
    assert run("show", "-", stdin=json.dumps(position)).out.count("sold out") == 2


def test_a_board_of_ones_own_says_whether_it_keeps_the_rule(run: Run) -> None:
    rows = [[1, 8, 2, 3], [4, 7, 5, 6], [10, 11, 12, 9], [13, 14, 15, 16]]
    kept = json.dumps({"options": {"players": 3, "layout": rows}})
    rows[0][0], rows[2][3] = 9, 1
    broken = json.dumps({"options": {"players": 3, "layout": rows}})
    assert "follows the Big Box rule" in run("show", "-", stdin=kept).out
    assert "does not follow the Big Box rule" in run("show", "-", stdin=broken).out
    assert "Big Box" not in run("show", "-", stdin="{}").out  # a printed one
    for given, says in ((kept, True), (broken, False), ("{}", False)):
        found = run("show", "-", "--json", stdin=given).out
        assert json.loads(found)["keeps_big_box_rule"] is says
        assert run("show", "-", "--json", stdin=found).out == found
    dice = json.dumps({"options": {"game": "dice"}})
    assert "keeps_big_box_rule" not in json.loads(run("show", "-", "--json", stdin=dice).out)


def test_rows_of_ones_own_are_drawn(run: Run) -> None:
    rows = {"lira": [9] * 5, "goods": [[0, 0, 1, 2]] * 5}
    position = {"options": {"players": 3, "tables": {"post_office": rows}}}
    assert "→ ybb + 9 lira" in run("show", "-", stdin=json.dumps(position)).out
