"""Fair dice: chance that nobody can choose, and that everybody can check after the game.

Before the game the server publishes the SHA-256 of a secret. Every player adds a word of their own.
From the secret and the words follows a key, and from the key every draw (docs/fair_dice.md tells it
step by step, so that it can be checked by hand). After the game the secret stands in the log.
All inputs are texts, so that any SHA-256 tool gives the same numbers.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from istanbul import all_games
from istanbul.engine.errors import Fault, MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.log import BY_CHANCE, Log
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.source import Source
from istanbul.server.protocol.parts import Problem

HEX_DIGITS: Final = 16  # of each block: a number below 2 ** 64
CONTRIBUTION: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")
"""One word: it stands on a line of its own in the text that is hashed."""
HEX: Final = re.compile(r"[0-9a-f]{64}")  # a secret, or the hash of one
NAME: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")  # of a table


def new_secret() -> str:
    """256 bits that nobody can guess, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def public_name(table: str) -> str:
    """What logs call a table: its id opens the table, so it stays with those who sit there."""
    return sha256(f"istanbul {table}".encode()).hexdigest()[:32]


def commitment_of(secret: str) -> str:
    """What is published of a secret before the game."""
    return sha256(secret.encode()).hexdigest()


def key_of(secret: str, table: str, contributions: Sequence[str]) -> str:
    """The key of all draws: HMAC-SHA256 of the table's id and the words, one to a line."""
    return _hmac(secret, "\n".join([table, *contributions]))


def _hmac(key: str, message: str) -> str:
    return hmac.new(key.encode(), message.encode(), sha256).hexdigest()


class FairSource:
    """The draws that follow from a key: `label 1`, `label 2` ... each an int below what is asked.

    The set-up (label `setup`) and the entries of the log (label `chance`) are counted apart, so
    that the k-th entry by chance is always draw k.
    """

    def __init__(self, key: str, label: str, drawn: int = 0) -> None:
        self._key = key
        self._label = label
        self.drawn = drawn

    def below(self, n: int) -> int:
        """A random int in range(n), each equally likely.

        A number from the incomplete last round of 2 ** 64 / n would favour the small ones: it is
        thrown away, and the next attempt counts.
        """
        self.drawn += 1
        most = 16**HEX_DIGITS
        attempt = 1
        while True:
            message = f"{self._label} {self.drawn}" + (f" try {attempt}" if attempt > 1 else "")
            number = int(_hmac(self._key, message)[:HEX_DIGITS], 16)
            if number < most - most % n:
                return number % n
            attempt += 1


@dataclass(frozen=True)
class FairSeed:
    """What the chance of one table follows from. `secret` must not leave the server too early."""

    secret: str
    table: str
    contributions: tuple[str, ...]
    since: int = 0  # a game that goes on from another one's log is fair from this entry on

    @property
    def key(self) -> str:
        """What all draws of the game follow from: the secret and what the players added."""
        return key_of(self.secret, self.table, self.contributions)

    def header(self) -> Json:
        """What stands in the log's header from the first move on."""
        found: Json = {
            "commitment": commitment_of(self.secret),
            "table": self.table,
            "contributions": list(self.contributions),
        }
        return {**found, "since": self.since} if self.since else found

    def new_game(self, options: Mapping[str, Any]) -> Game:
        """The game with its layout and start seat drawn."""
        return all_games.drawn_game(options, FairSource(self.key, "setup"))

    def chance(self, drawn: int) -> Source:
        """Where the entries by chance come from, after so many of them."""
        return FairSource(self.key, "chance", drawn)


@dataclass(frozen=True)
class Report:
    """What a check of a log's dice found. `problem` is None if everything followed."""

    draws: int
    problem: Problem | None = None


def verify(log: Log, make: Callable[[Json, Json], Game] = all_games.game_from_header) -> Report:
    """Work out every draw of a finished game again, and name the first that differs.

    Raises:
        MalformedInput: the log cannot be checked at all (not over, no fair dice, does not replay).
    """
    seed = seed_of(log)
    if commitment_of(seed.secret) != log.header["fair"]["commitment"]:
        return Report(0, Problem("fair-secret"))
    match = Match.from_log(log, make, to=seed.since, keep_states=False)
    if not seed.since:
        problem = _check_set_up(log, seed)
        if problem:
            return Report(0, problem)
    draws, source = 0, seed.chance(0)
    for entry in log.entries[seed.since :]:
        if entry.by == BY_CHANCE and match.state.is_chance:
            draws += 1
            right = match.state.text(match.state.sample(source))
            if right != entry.text:
                told = {"found": entry.text, "right": right}
                wrong = Problem("fair-draw", {"n": draws, "entry": entry.n, **told})
                return Report(draws - 1, wrong)
        match.replay(entry)
    match.check_result(log.result)
    return Report(draws)


def _check_set_up(log: Log, seed: FairSeed) -> Problem | None:
    """Layout and start seat; None if they follow."""
    for name, right in seed.new_game(log.header["options"]).header().items():
        if log.header.get(name) != right:
            found = str(log.header.get(name))
            return Problem("fair-set_up", {"name": name, "found": found, "right": str(right)})
    return None


def seed_of(log: Log) -> FairSeed:
    """What the chance of a finished game followed from."""
    fair = log.header.get("fair")
    if not isinstance(fair, Mapping):
        text = "log: the game had no fair dice; expected `fair` in its header"
        raise MalformedInput(text, Fault("file-no_fair_dice"))
    secret = log.result.get("secret") if isinstance(log.result, Mapping) else None
    if not isinstance(secret, str):
        text = "log: no secret in the result; it is told when the game is over"
        raise MalformedInput(text, Fault("file-no_secret"))
    table, words, since = fair.get("table"), fair.get("contributions"), fair.get("since", 0)
    if not _is(HEX, secret) or not _is(HEX, fair.get("commitment")):
        text = "log: secret and commitment must have 64 hexadecimal digits"
        raise MalformedInput(text, Fault("file-log_header"))
    if not isinstance(table, str) or not NAME.fullmatch(table):
        text = "log: `fair.table` must be the name of a table"
        raise MalformedInput(text, Fault("file-log_header"))
    seats = log.header.get("seats")
    if (
        not isinstance(words, list)
        or not isinstance(seats, list)
        or len(words) != len(seats)
        or not all(_is(CONTRIBUTION, word) for word in words)
    ):
        text = "log: `fair.contributions` must have a word for each seat"
        raise MalformedInput(text, Fault("file-log_header"))
    if type(since) is not int or not 0 <= since <= len(log.entries):
        text = "log: `fair.since` must be the number of an entry"
        raise MalformedInput(text, Fault("file-log_header"))
    return FairSeed(secret, table, tuple(words), since)


def _is(pattern: re.Pattern[str], given: object) -> bool:
    return isinstance(given, str) and pattern.fullmatch(given) is not None
