"""Writes what is made from the server's messages: TypeScript types, JSON Schema, OpenAPI, a page.

python -m tools.protocol_files           write them anew
python -m tools.protocol_files --check   only say which are out of date (exit code 1)
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from istanbul import things
from istanbul.engine import phrase
from istanbul.games.board import setup as board_setup
from istanbul.games.board import shown_records as board_shown
from istanbul.games.board import view_records as board_view
from istanbul.games.board.event_records import BOARD_EVENTS
from istanbul.games.board.option_records import BoardArgs, BoardPrompt
from istanbul.games.dice import setup as dice_setup
from istanbul.games.dice import view_records as dice_view
from istanbul.games.dice.event_records import DICE_EVENTS
from istanbul.games.dice.option_records import DiceArgs, DicePrompt
from istanbul.review import records as review_records
from istanbul.server.http.endpoint import Endpoint
from istanbul.server.http.endpoints import ENDPOINTS
from istanbul.server.protocol import (
    bodies,
    daily_bodies,
    keep_bodies,
    lobby_bodies,
    notice_bodies,
    parts,
    plan_bodies,
    puzzle_bodies,
    race_bodies,
    rating_bodies,
    route_bodies,
    talk_bodies,
    terms,
    tournament_bodies,
)
from istanbul.server.protocol import messages as protocol
from tools.protocol_pages import page
from tools.protocol_typescript import game_types, typescript

ROOT: Final = Path(__file__).resolve().parent.parent
NO_CONTENT: Final = 204
Json = dict[str, Any]
PARTS: Final = (protocol.Request, protocol.TableRequest, protocol.SeatRequest, bodies.Body)
"""Records that are only a part of others."""


def structs_of(*modules: ModuleType) -> list[type[Struct]]:
    """The records that modules define, in their order, without those that are parts of others."""
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, Struct)
        and found.__module__ == module.__name__
        and found not in PARTS
    ]


def client_messages() -> list[type[Struct]]:
    """What a client may send over the socket."""
    return list(get_args(protocol.ClientMessage))


def server_messages() -> list[type[Struct]]:
    """What the server may send over the socket."""
    return list(get_args(protocol.ServerMessage))


def linked(found: Any, reference: str) -> Any:
    """A schema in which what belongs to some game refers to that of all games."""
    if isinstance(found, dict):
        if found.get("title") in ("GameView", "GameEvent", "GameOptions", "OptionArgs"):
            return {"$ref": reference.format(name=found["title"])}
        return {name: linked(value, reference) for name, value in found.items()}
    return [linked(each, reference) for each in found] if isinstance(found, list) else found


def components(wanted: Sequence[Any], reference: str) -> tuple[list[Any], Json]:
    """Schemas of these types, and of all that they and the games refer to."""
    games: dict[str, Any] = {
        "GameView": board_view.BoardView | dice_view.DiceView,
        "BoardArgs": BoardArgs,
        "DiceArgs": DiceArgs,
        "BoardEvent": reduce(or_, BOARD_EVENTS),
        "DiceEvent": reduce(or_, DICE_EVENTS),
    }
    found, parts = msgspec.json.schema_components(
        [*wanted, *games.values()], ref_template=reference
    )
    parts = {**dict(zip(games, found[len(wanted) :], strict=True)), **parts}
    for name, kind in (("GameEvent", "Event"), ("GameOptions", "Options"), ("OptionArgs", "Args")):
        either = [{"$ref": reference.format(name=f"{game}{kind}")} for game in ("Board", "Dice")]
        parts[name] = {"anyOf": either}
    return linked(found[: len(wanted)], reference), linked(parts, reference)


def schema() -> Json:
    """JSON Schema of both directions of the socket."""
    (client, server), parts = components(
        [protocol.ClientMessage, protocol.ServerMessage], "#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Istanbul server",
        "client": client,
        "server": server,
        "$defs": parts,
    }


def cleaned(found: Any) -> Any:
    """The same without the indentation of docstrings, which Python 3.13 leaves out by itself."""
    if isinstance(found, list):
        return [cleaned(part) for part in found]
    if not isinstance(found, dict):
        return found
    return {
        key: inspect.cleandoc(part)
        if key == "description" and isinstance(part, str)
        else cleaned(part)
        for key, part in found.items()
    }


def _content(media: str, shape: Any) -> Json:
    return {media: {"schema": shape}} if shape is not None else {media: {}}


def _answer(endpoint: Endpoint, shape: Any) -> Json:
    return {} if endpoint.status == NO_CONTENT else {"content": _content(endpoint.media, shape)}


def openapi() -> Json:
    """OpenAPI description of the HTTP API."""
    wanted = [shape for e in ENDPOINTS for shape in (e.body, e.answer) if shape is not None]
    wanted.append(protocol.Failure)
    found, parts = components(wanted, "#/components/schemas/{name}")
    schemas = dict(zip(map(str, wanted), found, strict=True))
    failed = {"description": "why not", "content": _content("application/json", found[-1])}
    paths: Json = {}
    for e in ENDPOINTS:
        answer = schemas[str(e.answer)] if e.answer is not None else None
        operation: Json = {
            "operationId": e.name,
            "summary": e.what,
            "parameters": _parameters(e),
            "responses": {
                str(e.status): {"description": "done", **_answer(e, answer)},
                "default": failed,
            },
        }
        if e.body is not None:
            content = _content("application/json", schemas[str(e.body)])
            operation["requestBody"] = {"required": True, "content": content}
        paths.setdefault(e.path, {})[e.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Istanbul server", "version": "1"},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _parameters(endpoint: Endpoint) -> list[Json]:
    in_path = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    text = {"type": "string"}
    return [
        *({"name": name, "in": "path", "required": True, "schema": text} for name in in_path),
        *(
            {"name": name, "in": "query", "description": what, "schema": text}
            for name, what in endpoint.query.items()
        ),
    ]


def files() -> dict[str, str]:
    """Every file by its path below the project, with what it should hold."""
    socket = structs_of(protocol, parts, terms, phrase)
    http = structs_of(
        bodies,
        keep_bodies,
        notice_bodies,
        puzzle_bodies,
        daily_bodies,
        race_bodies,
        rating_bodies,
        route_bodies,
        lobby_bodies,
        talk_bodies,
        plan_bodies,
        tournament_bodies,
        things,
        review_records,
    )
    board = [board_shown, board_setup, board_view]
    dice = [dice_setup, dice_view]

    def as_text(found: Json) -> str:
        return json.dumps(cleaned(found), indent=1, ensure_ascii=False) + "\n"

    return {
        "web/src/protocol/server.ts": typescript([*socket, *http]),
        "web/src/protocol/board.ts": game_types(
            "Board", [*structs_of(*board), BoardArgs], BOARD_EVENTS, BoardPrompt
        ),
        "web/src/protocol/dice.ts": game_types(
            "Dice", [*structs_of(*dice), DiceArgs], DICE_EVENTS, DicePrompt
        ),
        "docs/protocol.schema.json": as_text(schema()),
        "docs/openapi.json": as_text(openapi()),
        "docs/protocol.md": page(client_messages(), server_messages(), socket, http),
    }


def main(argv: list[str] | None = None) -> int:
    """Write or check; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing")
    args = parser.parse_args(argv)
    stale = [name for name, text in files().items() if not _holds(ROOT / name, text)]
    if args.check:
        for name in stale:
            print(f"{name}: out of date; run python -m tools.protocol_files", file=sys.stderr)
        return 1 if stale else 0
    for name, text in files().items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")
    print(f"{len(stale)} of {len(files())} files were out of date")
    return 0


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
