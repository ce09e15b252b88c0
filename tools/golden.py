"""`make golden`: complete games with their last positions, one log each; a test replays them all.

A game that still ends as stored stays as it is. One that does not is played anew by the rules of
today, and its log names their revision. The manifest keeps a digest for each game and revision, and
never another one for the same: so a game is played anew only after `revision` of its game was
raised, and logs that people keep can be told from those of other rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from istanbul import all_games
from istanbul.agents.simulation import Plan, play
from istanbul.engine.errors import GameError
from istanbul.engine.events import NamedEvent
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.games.board.contents import (
    BONUS_CARDS,
    GUILD_CARDS,
    KIOSK_TILES,
    PLACES,
    TAVERN_TILES,
)
from istanbul.games.dice.contents import BAZAAR_CARDS, TRACKS
from tools.option_sets import OPTION_SETS

FOLDER: Final = Path(__file__).parent.parent / "tests" / "golden"
MANIFEST: Final = FOLDER / "digests.json"
STATES: Final = FOLDER / "states.json"
"""By name: the digest of the last state, which servers keep with every game."""
GAMES: Final = 3  # of each option set
MORE: Final = 500  # looked through for what these do not use
MIXED: Final = ["apprentice", "apprentice", "random"]
STRONG: Final = ["master", "trader", "apprentice"]
GRAND: Final = ["grandmaster", "master"]
GRAND_SETS: Final = ["base_2", "dice_2"]
STRONG_SETS: Final = ["base_3", "mocha_3_random", "letters_3", "great_bazaar_4", "dice_3"]
STOPPED: Final = {"base_2": 5, "great_bazaar_2_caravan_leader": 5, "dice_2": 4}
"""Games that end after so many rounds, before anybody has all rubies."""
NEEDED: Final = {
    *(f"acted {place}" for place in PLACES),
    *(f"card_played {card}" for card in BONUS_CARDS),
    *(f"guild_played {card}" for card in GUILD_CARDS),
    *(f"kiosk_taken {tile}" for tile in KIOSK_TILES),
    *(f"tavern_tile {tile}" for tile in TAVERN_TILES),
    *(f"card_used {card}" for card in BAZAAR_CARDS),
    *(f"ruby {track}" for track in (*TRACKS, "mosque")),
}
"""What the games of all sets together must use; some cards are hardly ever of use."""

Manifest = dict[str, dict[str, str]]
"""By name and revision of the rules: the digest of the log."""


class Golden(NamedTuple):
    """A game that was replayed, and what happened in it."""

    match: Match
    events: list[NamedEvent]

    @property
    def used(self) -> set[str]:
        """Places, cards, tiles."""
        game = self.match.game
        counted = [event for event in self.events if event["event"] in game.counted_events]
        return {f"{event['event']} {game.counted_as(event)}" for event in counted}


def replayed(text: str) -> Golden:
    """A game to its end; GameError if that is not the stored one."""
    log, events = Log.read(text), list[NamedEvent]()
    match = Match.from_log(
        log, all_games.game_from_header, told=lambda _, caused: events.extend(caused)
    )
    if log.result is None or not still_says(match.state.to_json(), log.result.get("position", 0)):
        raise GameError("the game does not end in the stored position")
    if match.game.position(match.state.to_json()) != match.state:
        raise GameError("the last state is not the one that its position describes")
    return Golden(match, events)


def still_says(now: Any, stored: Any) -> bool:
    """Is all that was stored still so? A later program may say more about a position."""
    if isinstance(stored, dict) and isinstance(now, dict):
        return all(name in now and still_says(now[name], stored[name]) for name in stored)
    if isinstance(stored, list) and isinstance(now, list):
        return len(now) == len(stored) and all(map(still_says, now, stored))
    return bool(now == stored)


def check_digest(manifest: Manifest, name: str, text: str) -> None:
    """GameError unless the log is the one that the manifest knows, of the last revision."""
    revision = Log.read(text).header["rules"]
    known = manifest.get(name, {})
    if known.get(str(revision)) != digest(text) or revision != max(map(int, known)):
        raise GameError(f"{name} of revision {revision} is not the game that was stored")


def check_state(states: dict[str, str], name: str, match: Match) -> None:
    """GameError unless the last state has the digest that was stored with it."""
    if states.get(name) != match.state.digest():
        raise GameError(f"the last state of {name} has another digest: servers refuse its log")


def digest(text: str) -> str:
    """Another one for any other log."""
    return sha256(text.encode()).hexdigest()[:16]


def read_manifest() -> Manifest:
    """The digests of all golden games, by name and revision."""
    found: Manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found


def read_states() -> dict[str, str]:
    """The digests of all last states, by name."""
    found: dict[str, str] = json.loads(STATES.read_text(encoding="utf-8"))
    return found


class Writer:
    """Keeps what holds, plays the rest, and remembers what the games used."""

    def __init__(self, manifest: Manifest, states: dict[str, str]) -> None:
        self.manifest = manifest
        self.states = states
        self.used: set[str] = set()
        self.names: set[str] = set()

    def keep(self, name: str) -> bool:
        """Is the game there, and does it hold? GameError if it does not, with the same rules."""
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            return False
        text = path.read_text(encoding="utf-8")
        try:
            check_digest(self.manifest, name, text)
            golden = replayed(text)
            check_state(self.states, name, golden.match)
        except GameError as problem:
            header = Log.read(text).header
            game = all_games.game_from_header(header["options"], header)
            self._check_revision(name, game.revision, str(problem))
            return False
        self.used |= golden.used
        self.names.add(name)
        return True

    def _check_revision(self, name: str, revision: int, why: str) -> None:
        if any(int(old) >= revision for old in self.manifest.get(name, {})):
            raise GameError(
                f"{name}: {why}. The rules are of revision {revision} still:"
                " raise `revision` of the game, or mend what changed it."
            )

    def store(self, name: str, text: str) -> None:
        """Keep a game that was played anew, with its digest."""
        golden = replayed(text)
        revision = golden.match.game.revision
        self._check_revision(name, revision, "a stored game is missing")
        self.manifest.setdefault(name, {})[str(revision)] = digest(text)
        self.states[name] = golden.match.state.digest()
        self.used |= golden.used
        self.names.add(name)
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
        print(f"  {name}: {golden.match!r}", flush=True)

    def close(self) -> None:
        """Remove the games that no longer fit the rules and were not played anew."""
        for path in FOLDER.glob("*.jsonl"):
            if path.stem not in self.names:
                path.unlink()
        rows = {name: self.manifest[name] for name in sorted(self.names)}
        MANIFEST.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
        states = {name: self.states[name] for name in sorted(self.names)}
        STATES.write_text(json.dumps(states, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    """Bring all games up to date."""
    writer = Writer(read_manifest(), read_states())
    try:
        for name, number in product(OPTION_SETS, range(GAMES)):
            _want(writer, str(number), Wanted(name, MIXED, number))
        for name in STRONG_SETS:
            _want(writer, "strong", Wanted(name, STRONG))
        for name in GRAND_SETS:
            _want(writer, "grand", Wanted(name, GRAND))
        for name, rounds in STOPPED.items():
            _want(writer, "stopped", Wanted(name, MIXED, max_rounds=rounds))
        for path in sorted(FOLDER.glob("*.jsonl")):
            writer.keep(path.stem)
        for number, name in product(range(GAMES, MORE), OPTION_SETS):
            if writer.used >= NEEDED:
                break
            text = _play(Wanted(name, ["apprentice"], number))
            if replayed(text).used & (NEEDED - writer.used):
                writer.store(f"{name}_{number}", text)
    except GameError as problem:
        print(problem, file=sys.stderr)
        return 1
    writer.close()
    return 0


class Wanted(NamedTuple):
    """Which game to play."""

    option_set: str
    agents: Sequence[str]
    number: int = 0
    max_rounds: int = 300


def _want(writer: Writer, ending: str, wanted: Wanted) -> None:
    name = f"{wanted.option_set}_{ending}"
    if not writer.keep(name):
        writer.store(name, _play(wanted))


def _play(wanted: Wanted) -> str:
    """The log of a game, with its last position."""
    options = {**OPTION_SETS[wanted.option_set], "max_rounds": wanted.max_rounds}
    report = play(Plan(options, wanted.agents, seed=7, keep_logs=True), wanted.number)
    assert report.log is not None
    log = Log.read(report.log)
    match = Match.from_log(log, all_games.game_from_header)
    over = log.result or {}
    log.result = {name: over[name] for name in ("ranking", "reason")}
    log.result["position"] = match.state.to_json()
    return log.to_lines()


if __name__ == "__main__":
    sys.exit(main())
