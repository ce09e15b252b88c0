"""Files that commands read and write: positions, logs, and saves that appear as a whole."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

from istanbul import all_games
from istanbul.engine.errors import Fault, GameError, MalformedInput
from istanbul.engine.files import whole_path
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.state import State
from istanbul.messages import Message, Words
from istanbul.research.data import games

STDIN: Final = "-"


def read_text(path: str) -> str:
    """A file, or what comes in for `-`."""
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        text = f"{path}: expected UTF-8 text ({problem.reason})"
        raise MalformedInput(text, Fault("file-not_text")) from problem


def read_logs(path: str) -> list[Log]:
    """The logs of a file: one log in either form, or many games as `simulate --out` writes them."""
    if path.endswith(".parquet"):
        return [Log.read(game.log) for game in games(path)]
    text = read_text(path)
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        if len(lines) > 1 and all('"entries"' in line for line in lines):
            return [Log.read(line) for line in lines]
        return [Log.read(text)]
    except MalformedInput as problem:
        raise MalformedInput(f"{path}: {problem}", problem.fault) from problem


def read_log(path: str, number: int | None = None) -> Log:
    """One log; `number` chooses among several (from 1)."""
    logs = read_logs(path)
    if number is None:
        if len(logs) > 1:
            text = f"{path}: holds {len(logs)} games; choose one with --number N"
            raise MalformedInput(text, Fault("file-many_games", {"n": len(logs)}))
        return logs[0]
    if not 1 <= number <= len(logs):
        text = f"{path}: expected --number from 1 to {len(logs)}, got {number}"
        raise MalformedInput(text, Fault("file-no_such_game", {"n": len(logs)}))
    return logs[number - 1]


def replay_log(path: str, log: Log, to: int | None = None) -> Match:
    """The match of a log; what does not replay is refused with the name of the file."""
    try:
        return Match.from_log(log, all_games.game_from_header, to)
    except GameError as problem:
        fault = problem.fault or Fault("file-log_options")
        raise type(problem)(f"{path}: {problem}", fault) from problem


def read_state(path: str) -> State:
    """The state of a position file, or at the end of a log."""
    return read_state_and_names(path, Words())[0]


def read_state_and_names(path: str, words: Words) -> tuple[State, list[str] | None]:
    """The same, with the names of the seats if a log tells them."""
    text = read_text(path)
    try:
        given: object = json.loads(text)
    except (ValueError, RecursionError) as problem:
        first = text.lstrip().partition("\n")[0]
        if '"format"' not in first:
            wrong = f"{path}: expected a position or a log in JSON: {problem}"
            raise MalformedInput(wrong, Fault("file-not_json")) from problem
        given = text
    try:
        if isinstance(given, str) or (isinstance(given, dict) and "format" in given):
            match = replay_log(path, Log.read(given))
            return match.state, seat_names(match, words)
        if not isinstance(given, dict):
            wrong = "expected a position, which is a JSON object"
            raise MalformedInput(wrong, Fault("file-not_json"))
        return all_games.game_from_header(given.get("options", {}), given).position(given), None
    except MalformedInput as problem:
        message = str(problem)
        named = message if message.startswith(f"{path}: ") else f"{path}: {message}"
        raise MalformedInput(named, problem.fault or Fault("file-position")) from problem


def seat_names(match: Match, words: Words) -> list[str]:
    """The names in the header of a log; "apprentice 0", made for a simulation, is put in words."""
    return [_seat_name(words, n, seat) for n, seat in enumerate(match.log.header["seats"])]


def _seat_name(words: Words, number: int, seat: Json) -> str:
    name, kind = seat.get("name"), seat.get("kind")
    if name is None:
        return words.say("screen-player_n", n=number + 1)
    if name == f"{kind} {number}" and words.knows(f"bot-{kind}"):
        return words.say("ui-bot_seat", bot=Message(f"bot-{kind}"), n=number + 1)
    return str(name)


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """A file to write that appears as a whole: beside it first, then renamed, or not at all."""
    with whole_path(path) as beside, beside.open("w", encoding="utf-8") as file:
        yield file


def write_whole(path: Path, text: str) -> None:
    """Write a file at once: readers see the old text or the new one, never half."""
    with whole_file(path) as file:
        file.write(text)
