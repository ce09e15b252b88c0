"""The arena is fair, repeats itself, and goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from istanbul.agents import arena_file, roster
from istanbul.agents.arena import ArenaPlan, Result, budget_for, play, results
from istanbul.agents.arena_file import header, kept, kept_and_played, seed_of
from istanbul.agents.asking import AgentFailed
from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.search_agent import Trader
from istanbul.agents.spreading import spread
from istanbul.agents.standings import Standings
from istanbul.engine.errors import MalformedInput

SHORT: dict[str, Any] = {"players": 3, "max_rounds": 6}
ONE_AND_TWO = ("apprentice", "random", "random")


class First(Agent):
    """Takes the first action there is: has no luck of its own."""

    name = "first"

    def choose(self, question: Question) -> int:
        """The same whatever its seed."""
        return question.actions[0]


class AlsoFirst(First):
    name = "also_first"


class Cheat(Agent):
    """Does what is not on the list."""

    name = "cheat"
    seen: ClassVar[list[Budget | None]] = []

    def choose(self, question: Question) -> int:
        """An action that nobody has."""
        self.seen.append(self.budget)
        return 1 + max(question.actions)


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The agents of this file on the roster."""
    more: list[type[Agent]] = [First, AlsoFirst, Cheat]
    monkeypatch.setattr(roster, "OURS", roster.OURS | {kind.name: kind for kind in more})


def timeless(result: Result) -> dict[str, Any]:
    return {**result.to_json(), "decision_us": None}


def games(plan: ArenaPlan, n: int, jobs: int = 1) -> list[Result]:
    return list(results(plan, range(n), spread(jobs)))


def test_everybody_has_every_seat_once_a_round() -> None:
    played = games(ArenaPlan(SHORT, ONE_AND_TWO, seed=1), 6)
    seats = [result.agents.index("apprentice") for result in played]
    assert sorted(seats[:3]) == sorted(seats[3:]) == [0, 1, 2]
    assert [result.round for result in played] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize(
    ("agents", "turns"),
    [
        (("random",) * 4, 1),
        (("apprentice", "random") * 2, 2),
        (("apprentice", "random", "random", "random"), 4),
        (("apprentice", "apprentice", "random", "random"), 4),
    ],
)
def test_a_round_is_as_long_as_seats_differ(agents: tuple[str, ...], turns: int) -> None:
    assert ArenaPlan({"players": 4}, agents, seed=1).turns == turns


@pytest.mark.usefixtures("strangers")
def test_chance_is_the_same_in_all_games_of_a_round() -> None:
    options = {"players": 2, "layout": "random", "max_rounds": 25}
    plan = ArenaPlan(options, ("first", "also_first"), seed=4)
    told = [(r.start, r.winners, sorted(map(str, r.ruby_sources.values()))) for r in games(plan, 8)]
    assert told[0::2] == told[1::2]
    assert len(set(map(str, told))) > 1, "rounds must differ from each other"


def test_jobs_change_nothing_but_the_time() -> None:
    plan = ArenaPlan({"players": 2, "max_rounds": 2}, ("master", "apprentice"), 5, budget="4")
    alone, together = games(plan, 4), games(plan, 4, jobs=2)
    assert list(map(timeless, alone)) == list(map(timeless, together))
    assert timeless(play(plan, 3)) == timeless(alone[3])


def test_other_seeds_are_other_games() -> None:
    one, two = (games(ArenaPlan(SHORT, ONE_AND_TWO, seed), 4) for seed in (1, 2))
    assert list(map(timeless, one)) != list(map(timeless, two))


def test_line_ups_of_a_ladder_are_mixed() -> None:
    plan = ArenaPlan({"players": 2, "max_rounds": 1}, ("random", "apprentice"), 3, ladder=True)
    for result in games(plan, 10):
        assert set(result.agents) == {"random", "apprentice"}
    wide = ArenaPlan({"players": 4, "max_rounds": 1}, ("random", "apprentice"), 3, ladder=True)
    assert len({tuple(sorted(result.agents)) for result in games(wide, 40)}) == 3


@pytest.mark.usefixtures("strangers")
def test_the_budget_is_for_those_who_think_as_long_as_they_may() -> None:
    assert budget_for("master", "0.2s") == Budget(seconds=0.2, threads=1)
    assert budget_for("trader", "0.2s") == Trader.default_budget
    assert budget_for("first", "70") == Budget(nodes=70)


@pytest.mark.usefixtures("strangers")
def test_who_breaks_the_rules_is_named() -> None:
    said = r"^agent 'cheat' in seat \d of game 6 \(seed 1\) answered \d+ \(.+\), which is not legal"
    with pytest.raises(AgentFailed, match=said):
        play(ArenaPlan({"players": 2}, ("cheat", "first"), 1, budget="9"), 6)
    assert Cheat.seen == [Budget(nodes=9)]


@pytest.mark.parametrize(
    ("agents", "more", "said"),
    [
        (("random", "random"), {}, "expected 3, one for each seat, got 2"),
        (("random", "random", "nobody"), {}, "'nobody' is unknown"),
        (("random",) * 3, {"budget": "soon"}, "budget 'soon'"),
        (("random",) * 3, {"ladder": True}, "each named once"),
        (("random",), {"ladder": True}, "two or more agents"),
    ],
)
def test_wrong_plans(agents: tuple[str, ...], more: dict[str, Any], said: str) -> None:
    with pytest.raises(MalformedInput, match=said):
        ArenaPlan(SHORT, agents, 1, **more)


@pytest.mark.parametrize("lost", [1, 30])  # one: the line is whole, but not its end
def test_a_stopped_arena_goes_on(tmp_path: Path, lost: int) -> None:
    plan, path = ArenaPlan(SHORT, ONE_AND_TWO, seed=1), tmp_path / "results.jsonl"
    assert len(list(kept_and_played(plan, 4, spread(), path)[1])) == 4
    path.write_bytes(path.read_bytes()[:-lost])  # stopped while it wrote the last line
    there, every = kept_and_played(plan, 6, spread(), path)
    assert there == 3
    assert list(map(timeless, every)) == list(map(timeless, games(plan, 6)))
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line).get("game") for line in lines] == [None, *range(6)]
    assert seed_of(path) == 1
    there, every = kept_and_played(plan, 2, spread(), path)
    assert (there, len(list(every))) == (2, 2), "fewer games are the first ones"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 2}, "another plan: seed 1, asked for 2"),
        ({"budget": "7"}, 'another plan: budget "1000", asked for "7"'),
        ({"options": {**SHORT, "layout": "long_paths"}}, "another plan: options"),
        ({"agents": ("apprentice", "apprentice", "random")}, "another plan: agents"),
    ],
)
def test_a_file_of_another_plan_is_refused(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    given: dict[str, Any] = {"options": SHORT, "agents": ONE_AND_TWO, "seed": 1}
    path = tmp_path / "results.jsonl"
    kept(path, ArenaPlan(**given))
    before = path.read_bytes()
    with pytest.raises(MalformedInput, match=said):
        kept(path, ArenaPlan(**{**given, **change}))
    assert path.read_bytes() == before


def test_games_of_other_agents_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, path = ArenaPlan(SHORT, ONE_AND_TWO, seed=1), tmp_path / "results.jsonl"
    kept(path, plan)
    monkeypatch.setattr(arena_file, "fingerprint", lambda _: "rules that were changed")
    assert not arena_file.is_of(path, plan)
    with pytest.raises(MalformedInput, match="other versions"):
        kept(path, plan)


def test_weights_count_for_who_uses_them() -> None:
    names = {("trader", "random"), ("random", "random"), ("master", "random")}
    plans = [ArenaPlan({"players": 2}, one, seed=1) for one in sorted(names)]
    assert len({header(plan)["knowledge"] for plan in plans}) == 3


@pytest.mark.parametrize("text", ["{}\n", "no JSON\n", '{"arena": 1, "seed": 1'])
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MalformedInput, match="expected results of an arena"):
        kept(path, ArenaPlan(SHORT, ONE_AND_TWO, seed=1))
    assert path.read_text(encoding="utf-8") == text


def test_a_broken_line_in_the_middle_is_no_torn_one(tmp_path: Path) -> None:
    plan, path = ArenaPlan(SHORT, ONE_AND_TWO, seed=1), tmp_path / "results.jsonl"
    list(kept_and_played(plan, 2, spread(), path)[1])
    first, one, two = path.read_text(encoding="utf-8").splitlines()
    path.write_text(f"{first}\n{one[:-9]}\n{two}\n", encoding="utf-8")
    with pytest.raises(MalformedInput, match="line 2: expected the result of one more game"):
        kept(path, plan)


def result(number: int, winners: list[int], rounds: int) -> Result:
    times = {"a": {"2000": 99, "70000": 1}, "b": {"10": 2}}
    sources = {"a": {"sultans_palace": 2}, "b": {}}
    return Result(number, 0, ["a", "b", "b"], 0, winners, "rubies", rounds, sources, times)


def test_standings_by_hand() -> None:
    played = [result(0, [0], 15), result(1, [0, 2], 18), result(2, [1], 21), result(3, [1], 30)]
    found = Standings.of(played).to_json()
    a, b = found["by_agent"]["a"], found["by_agent"]["b"]
    assert (found["games"], found["turns_to_win_median"], found["even_share"]) == (4, 18, 0.3333)
    assert (a["seats"], a["win_share"], a["turns_to_win_median"]) == (4, 0.375, 15)
    assert (b["seats"], b["win_share"], b["turns_to_win_median"]) == (8, 0.3125, 21)
    assert a["ruby_sources"] == {"sultans_palace": 8}
    assert (a["decision_ms_median"], a["decision_ms_p99"], a["decisions"]) == (2.0, 2.0, 400)
