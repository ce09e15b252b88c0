"""Somebody's finished games in numbers: wins, where rubies came from, what they rolled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from istanbul import all_games
from istanbul.agents import roster
from istanbul.server.protocol.bodies import DiceCount, MyStatistics, RubySource, Standing
from istanbul.server.store.rows import StoredTable
from istanbul.server.summaries import Summary
from istanbul.server.table.table import Status

PEOPLE: Final = "people"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of somebody."""

    table: str
    way: str
    game: str
    seats: list[int]  # theirs
    players: int
    win: float  # 1, or a part of it
    against: str  # the strongest computer player, or PEOPLE


def played(stored: StoredTable, person: str) -> Played | None:
    """A table as a game of this person; None if it is none, or does not count."""
    row, body = stored.row, stored.row.body
    seats = body["seats"]
    mine = [n for n, seat in enumerate(seats) if seat["owner"] == person]
    if row.status != Status.OVER or not mine or _is_continued(body["header"]):
        return None
    others = [seat["kind"] for n, seat in enumerate(body["header"]["seats"]) if n not in mine]
    first = winners(body["result"])
    won = mine[0] in first and not seats[mine[0]]["resigned"]
    return Played(
        row.id,
        way_of(body["options"]),
        body["options"]["game"],
        mine,
        len(seats),
        1 / len(first) if won else 0.0,
        PEOPLE if "person" in others else max(others, key=_rung, default=PEOPLE),
    )


def winners(result: Mapping[str, Any]) -> list[int]:
    """The best by the rules among those who did not lose on time; if all did, among all."""
    late = result.get("out_of_time", [])
    groups: list[list[int]] = result["ranking"]
    in_time = [[seat for seat in group if seat not in late] for group in groups]
    return next((group for group in in_time if group), groups[0])


def _is_continued(header: Mapping[str, Any]) -> bool:
    """Did the game go on from another log? Then its beginning is not theirs."""
    return bool(header.get("fair", {}).get("since"))


def _rung(agent: str) -> int:
    return roster.by_strength().index(agent) if agent in roster.names() else -1


def way_of(options: Mapping[str, Any]) -> str:
    """Which way to play the options choose."""
    for way in all_games.ways():
        if all(options.get(key) == value for key, value in way.options.items()):
            return way.id
    raise AssertionError("every game is one of the ways to play")


def statistics(games: Sequence[Played], summaries: Mapping[str, Summary]) -> MyStatistics:
    """All numbers. What needs the log is counted for the games whose summary is there."""
    sources: Counter[tuple[str, str]] = Counter()
    dice: dict[str, Counter[str]] = {}
    for game in games:
        if game.table in summaries:
            summary = summaries[game.table]
            for seat in game.seats:
                sources.update({(game.game, s): n for s, n in summary.sources[seat].items()})
                dice.setdefault(game.game, Counter()).update(summary.dice[seat])
    ways = [way.id for way in all_games.ways()]
    agents = [*roster.by_strength(), PEOPLE]
    rated = [game for game in games if len(game.seats) == 1]
    return MyStatistics(
        games=len(games),
        counted=len(summaries),
        rubies=sources.total(),
        ways=_standings(ways, games, lambda game: game.way, summaries),
        opponents=_standings(agents, rated, lambda game: game.against, summaries),
        sources=[
            RubySource(game=game, source=source, n=n) for (game, source), n in sources.most_common()
        ],
        dice=[_dice_count(game, counts) for game, counts in dice.items() if counts],
    )


def _standings(
    keys: Sequence[str],
    games: Sequence[Played],
    key_of: Callable[[Played], str],
    summaries: Mapping[str, Summary],
) -> list[Standing]:
    """A line for each key that occurs, known ones first in their order."""
    groups: dict[str, list[Played]] = {key: [] for key in keys}
    for game in games:
        groups.setdefault(key_of(game), []).append(game)
    return [_standing(key, group, summaries) for key, group in groups.items() if group]


def _standing(key: str, games: Sequence[Played], summaries: Mapping[str, Summary]) -> Standing:
    rated = [game for game in games if len(game.seats) == 1]
    counted = [summaries[game.table] for game in games if game.table in summaries]
    return Standing(
        key=key,
        games=len(games),
        rated=len(rated),
        wins=sum(game.win for game in rated),
        fair=sum(1 / game.players for game in rated),
        rounds=sum(summary.rounds for summary in counted),
    )


def _dice_count(game: str, counts: Counter[str]) -> DiceCount:
    chances: dict[str, float] = all_games.kit(game).part("statistics").CHANCES
    total = counts.total()
    return DiceCount(
        game=game,
        values=list(chances),
        counts=[counts[value] for value in chances],
        expected=[total * chance for chance in chances.values()],
    )
