"""`istanbul engine`: the line protocol, and the conversation in docs/engine.md."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import istanbul
from istanbul.cli.engine import LONGEST, Session, serve
from tests.cli.runner import Run

DOCS = Path(__file__).resolve().parents[2] / "docs" / "engine.md"
LEFT_OUT = "…"


def talk(*requests: object) -> list[dict[str, Any]]:
    session = Session()
    lines = [line if isinstance(line, str) else json.dumps(line) for line in requests]
    return [session.answer(line) for line in lines]


def conversations() -> list[tuple[str, str]]:
    found = re.findall(
        r"^```(\w*)\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    lines = "".join(block for language, block in found if not language).splitlines()
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return [(ask[2:], say[2:]) for ask, say in zip(lines[::2], lines[1::2], strict=True)]


def matches(shown: Any, found: Any) -> bool:
    """Is it what the page shows? An ellipsis stands for anything."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        keys = set(shown) - {LEFT_OUT}
        complete = LEFT_OUT in shown or keys == set(found)
        return complete and keys <= set(found) and all(matches(shown[k], found[k]) for k in keys)
    if isinstance(shown, list) and isinstance(found, list):
        if shown[-1:] == [LEFT_OUT]:
            shown, found = shown[:-1], found[: len(shown) - 1]
        return len(shown) == len(found) and all(map(matches, shown, found))
    return bool(shown == found)


def test_the_page_shows_what_happens() -> None:
    session = Session()
    said = [(ask, shown, session.answer(ask)) for ask, shown in conversations()]
    assert len(said) >= 15
    for ask, shown, found in said:
        assert matches(json.loads(shown), found), f"{ask}\n{json.dumps(found, ensure_ascii=False)}"


def test_the_page_names_every_command() -> None:
    text = DOCS.read_text(encoding="utf-8")
    (reply,) = talk({"cmd": "nothing"})
    for name in reply["message"].partition("expected one of ")[2].split(", "):
        assert f'"cmd": "{name}"' in text


def test_a_seed_gives_the_librarys_game() -> None:
    options = {"players": 4, "layout": "random"}
    replies = talk({"cmd": "new", "options": options, "seed": 11}, {"cmd": "digest"})
    state = istanbul.game("board", seed=11, players=4, layout="random").start(seed=11)
    assert replies[1]["digest"] == state.digest()


def test_without_a_seed_the_caller_resolves_chance() -> None:
    replies = talk(
        {"cmd": "new", "options": {"players": 2}},
        {"cmd": "do", "text": "roll 1 2"},
        {"cmd": "do", "text": "roll 6 6"},
        {"cmd": "do", "text": "reveal 0"},
        {"cmd": "do", "text": "reveal 4"},
        {"cmd": "do", "text": "draw stay"},
        {"cmd": "do", "text": "draw stay"},
        {"cmd": "view", "seat": 0},
    )
    assert [reply["ok"] for reply in replies] == [True] * 8
    assert replies[6]["node"]["kind"] == "decision"
    assert replies[7]["view"]["governor"] == "spice_warehouse"
    assert replies[7]["view"]["seats"][0]["hand"] == {"stay": 1}


def test_undo_crosses_everything() -> None:
    session = Session()
    ask = session.answer
    ask('{"cmd": "new", "options": {"players": 3}}')
    digests, dones = [ask('{"cmd": "digest"}')["digest"]], 0
    for _ in range(60):
        node = ask('{"cmd": "node"}')["node"]
        offered = node.get("options") or node["outcomes"]
        text = offered[len(offered) // 2]["text"]
        assert ask(json.dumps({"cmd": "do", "text": text}))["ok"]
        digests.append(ask('{"cmd": "digest"}')["digest"])
        dones += 1
    for digest in reversed(digests[:-1]):
        assert ask('{"cmd": "undo"}')["ok"]
        assert ask('{"cmd": "digest"}')["digest"] == digest
    reply = ask('{"cmd": "undo"}')
    assert reply["error"] == "illegal"
    assert dones == 60


def test_with_a_seed_undo_goes_back_to_a_decision() -> None:
    replies = talk(
        {"cmd": "new", "options": {"players": 2, "layout": "in_order"}, "seed": 7},
        {"cmd": "do", "text": "move black_market"},
        {"cmd": "do", "text": "act"},
        {"cmd": "undo"},
        {"cmd": "undo"},
        {"cmd": "undo"},
    )
    assert replies[3]["node"] == replies[1]["node"]
    assert replies[4]["node"] == replies[0]["node"]
    assert replies[5] == {
        "ok": False,
        "error": "illegal",
        "message": "cannot undo: this is the beginning",
    }


def test_the_log_replays() -> None:
    replies = talk(
        {"cmd": "new", "options": {"players": 2}, "seed": 7},
        {"cmd": "do", "text": "move post_office"},
        {"cmd": "undo"},
        {"cmd": "do", "text": "move caravansary"},
        {"cmd": "log"},
        {"cmd": "digest"},
    )
    assert istanbul.replay(replies[4]["log"]).digest() == replies[5]["digest"]


def test_state_is_read_back_by_position() -> None:
    first = talk(
        {"cmd": "new", "options": {"players": 3}, "seed": 5}, {"cmd": "state"}, {"cmd": "digest"}
    )
    again = talk({"cmd": "position", "position": first[1]["state"]}, {"cmd": "digest"})
    assert again[1]["digest"] == first[2]["digest"]


@pytest.mark.parametrize("mark", [0, "a", None, [1, {"b": 2}], 1.5, "ş"])
def test_an_id_comes_back_with_answers_and_errors(mark: object) -> None:
    good, bad = talk(
        {"id": mark, "cmd": "new", "options": {}, "seed": 1}, {"id": mark, "cmd": "do", "text": "x"}
    )
    assert good["ok"]
    assert not bad["ok"]
    assert good["id"] == bad["id"] == mark


BAD = [
    "",
    "nonsense",
    "[]",
    "7",
    '"new"',
    "null",
    "{",
    '{"cmd": "new", "seed": NaN}',
    "{}",
    '{"cmd": 3}',
    '{"cmd": ["new"]}',
    '{"cmd": "fly"}',
    '{"cmd": "new", "options": 5}',
    '{"cmd": "new", "options": {"players": 9}}',
    '{"cmd": "new", "options": {"players": "3"}}',
    '{"cmd": "new", "options": {"game": "chess"}}',
    '{"cmd": "new", "options": {"game": []}}',
    '{"cmd": "new", "options": {"layout": {"a": 1}}}',
    '{"cmd": "new", "options": {"edition": [1]}}',
    '{"cmd": "new", "options": {"variants": "caravan_leader"}}',
    '{"cmd": "new", "options": {"tables": {"wainwright": 3}}}',
    '{"cmd": "new", "options": {}, "seed": -1}',
    '{"cmd": "new", "options": {}, "seed": "7"}',
    '{"cmd": "new", "options": {}, "seed": true}',
    '{"cmd": "position"}',
    '{"cmd": "position", "position": []}',
    '{"cmd": "position", "position": {"options": []}}',
    '{"cmd": "position", "position": {"lira": 3}}',
    '{"cmd": "position", "position": {"seats": [{"merchant": "moon"}]}}',
    '{"cmd": "position", "position": {"seats": 3}}',
    '{"cmd": "position", "position": {"pending": [{}]}}',
    '{"cmd": "do"}',
    '{"cmd": "do", "text": 5}',
    '{"cmd": "do", "text": "move moon"}',
    '{"cmd": "view"}',
    '{"cmd": "view", "seat": 9}',
    '{"cmd": "view", "seat": "0"}',
    '{"cmd": "view", "seat": true}',
    "[" * 5000,
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:60])
def test_bad_lines_get_an_error_and_change_nothing(line: str) -> None:
    replies = talk(
        {"cmd": "new", "options": {"players": 2}, "seed": 1},
        {"cmd": "digest"},
        line,
        {"cmd": "digest"},
    )
    assert replies[2]["ok"] is False
    assert replies[2]["error"] in ("malformed", "illegal")
    assert len(replies[2]["message"]) > 10
    assert replies[3] == replies[1]


@pytest.mark.parametrize("cmd", ["node", "do", "view", "state", "digest", "log", "undo"])
def test_before_a_game_there_is_an_error(cmd: str) -> None:
    replies = talk({"cmd": cmd, "text": "end_turn", "seat": 0}, {"cmd": "quit"})
    assert replies[0]["error"] == "illegal"
    assert replies[1] == {"ok": True}


def test_the_command_reads_lines_until_quit(run: Run) -> None:
    asked = '{"cmd": "new", "seed": 3}\n\n  \nbad\n{"cmd": "quit", "id": 9}\n{"cmd": "node"}\n'
    ran = run("engine", stdin=asked)
    replies = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 0
    assert [reply["ok"] for reply in replies] == [True, False, True]
    assert replies[2]["id"] == 9
    assert run("engine", stdin="").code == 0


def test_a_line_that_is_too_long_is_one_bad_line() -> None:
    replies = io.StringIO()
    serve(io.StringIO("x" * (2 * LONGEST + 5) + '\n{"cmd": "quit"}\n'), replies)
    first, second = (json.loads(line) for line in replies.getvalue().splitlines())
    assert "at most" in first["message"]
    assert second == {"ok": True}


def test_the_end_of_a_game_is_a_node() -> None:
    over = {"over": "rubies", "seats": [{"rubies": 5}]}
    replies = talk({"cmd": "position", "position": over}, {"cmd": "do", "text": "end_turn"})
    assert replies[0]["node"]["kind"] == "over"
    assert replies[0]["node"]["ranking"][0] == [0]
    assert replies[1]["error"] == "illegal"


def test_do_by_number_is_do_by_text() -> None:
    begin = {"cmd": "new", "options": {"players": 2, "layout": "in_order"}, "seed": 7}
    by_text = talk(begin, {"cmd": "do", "text": "move black_market"})[1]
    number = istanbul.game(players=2).start(1).game.action_number("move black_market")
    assert talk(begin, {"cmd": "do", "action": number})[1] == by_text


@pytest.mark.parametrize(
    ("request_", "kind"),
    [
        ({"action": 9999}, "illegal"),
        ({"action": "47"}, "malformed"),
        ({"action": True}, "malformed"),
        ({"action": 0, "text": "end_turn"}, "malformed"),
    ],
)
def test_what_cannot_be_done_by_number(request_: dict[str, Any], kind: str) -> None:
    begin = {"cmd": "new", "options": {"players": 2}, "seed": 7}
    assert talk(begin, {"cmd": "do", **request_})[1]["error"] == kind


@pytest.mark.parametrize("game", ["board", "dice"])
def test_every_agent_chooses_and_explains(game: str) -> None:
    begin = {"cmd": "new", "options": {"game": game, "players": 2}, "seed": 7}
    for name in ("random", "apprentice", "trader", "master"):
        ask = {"agent": name, "budget": "20", "seed": 3}
        replies = talk(begin, {"cmd": "choose", **ask}, {"cmd": "explain", **ask}, {"cmd": "node"})
        texts = {one["action"]: one["text"] for one in replies[0]["node"]["options"]}
        assert replies[1]["text"] == texts[replies[1]["choose"]]
        assert {one["action"]: one["text"] for one in replies[2]["explain"]} == texts
        assert replies[3]["node"] == replies[0]["node"], "nothing was done"


def test_who_is_asked_must_be_on_the_roster(tmp_path: Path) -> None:
    begin = {"cmd": "new", "options": {"players": 2}, "seed": 7}
    command = f"cmd:touch {tmp_path / 'started'}"
    for asked in ({"agent": command}, {"agent": "oracle"}, {"agent": ["trader"]}, {}):
        reply = talk(begin, {"cmd": "choose", **asked})[1]
        assert reply["error"] == "malformed"
        assert "expected one of random, apprentice" in reply["message"]
    assert not (tmp_path / "started").exists()
    agent = {"agent": "random", "budget": 5}
    assert "budget" in talk(begin, {"cmd": "choose", **agent})[1]["message"]
    chance = talk({"cmd": "new"}, {"cmd": "choose", "agent": "random"})[1]
    assert chance["error"] == "illegal"


def test_an_observation_is_the_librarys() -> None:
    begin = {"cmd": "new", "options": {"players": 2}, "seed": 7}
    found = talk(begin, {"cmd": "observation", "seat": 1})[1]["observation"]
    state = istanbul.game(players=2, seed=7).start(seed=7)
    assert bytes(found) == state.view(1).observation()


@pytest.mark.parametrize(
    ("options", "known", "unknown"),
    [
        ({"players": 2}, ["draw stay", "reveal 2", "letter 3", "roll 3", "end_turn"], ["roll 7 7"]),
        ({"game": "dice"}, ["reveal a_red", "keep"], ["roll green_sideways", "roll 1 1", ""]),
    ],
)
def test_unknown_outcomes_are_malformed_others_illegal(
    options: dict[str, Any], known: list[str], unknown: list[str]
) -> None:
    session = Session()
    session.answer(json.dumps({"cmd": "new", "options": options}))
    for texts, kind in ((known, "illegal"), (["dance", "draw", *unknown], "malformed")):
        for text in texts:
            reply = session.answer(json.dumps({"cmd": "do", "text": text}))
            assert (text, reply["error"]) == (text, kind)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", ["board", "dice"])
def test_everything_that_chance_says_is_known(game: str, seed: int) -> None:
    options: istanbul.GameOptions = {"max_rounds": 12}
    if game == "board":
        options["expansions"] = ["mocha", "letters"]
    made = istanbul.game(game, seed=seed, **options)
    state, source, heard = made.root(), istanbul.SeededSource(seed), set()
    while not state.is_over:
        if isinstance(node := state.node, istanbul.Chance):
            heard |= {outcome.text for outcome in node.outcomes}
            state = state.apply(state.sample(source))
        else:
            actions = state.legal_actions()
            state = state.apply(actions[source.below(len(actions))])
    assert len(heard) > 40
    assert [text for text in heard if not made.is_outcome(text)] == []


def test_a_log_from_a_position_replays(run: Run, tmp_path: Path) -> None:
    position = {"options": {"players": 3}, "round": 4, "seats": [{"lira": 16}]}
    session = Session()
    session.answer(json.dumps({"cmd": "position", "position": position}))
    for text in ("move tea_house", "act 7", "roll 3 4", "end_turn"):
        reply = session.answer(json.dumps({"cmd": "do", "text": text}))
        assert reply["ok"], reply
    digest = session.answer('{"cmd": "digest"}')["digest"]
    log = session.answer('{"cmd": "log"}')["log"]
    assert istanbul.replay(log).digest() == digest
    path = tmp_path / "study.json"
    path.write_text(json.dumps(log), encoding="utf-8")
    assert digest in run("replay", path, "--check").out
    told = run("replay", path).out
    assert told.startswith("Round 4\n")
    assert "names 7" in told
    assert run("show", path).code == 0
    resumed = run("play", "--resume", path, "--bots", "random", "--seed", "1", stdin="log\n")
    assert resumed.code == 0, resumed.err
