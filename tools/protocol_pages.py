"""docs/protocol.md, made from the server's records."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec import inspect as shapes

from istanbul.server.http.endpoints import ENDPOINTS
from tools.protocol_typescript import field_notes, type_name

HEAD: Final = """\
# The server's protocol

*Generated from `messages.py`, `parts.py` and `bodies.py` in `src/istanbul/server/protocol/` by
`python -m tools.protocol_files`; edit those.*

Machine-readable: [protocol.schema.json](protocol.schema.json) (the socket),
[openapi.json](openapi.json) (HTTP), `web/src/protocol/` (TypeScript).
[The server page](server.md#a-client-in-python) has a client in Python.

- **Your identity** is a cookie, set by the first `GET /api/me`. Requests that change something must
  come from the server's own pages (or from a program that sends no `Origin`).
- **One WebSocket per tab**, `/api/socket`, with JSON text frames of at most 16 KB, one message
  each. `type` says which message it is. `/api/socket?table=ID` tells
  [load balancers](scale.md#behind-a-load-balancer) for which table it is; it grants nothing.
- **A request has an `id`**, any number you like. Exactly one answer repeats it in `re`: `table`,
  `update`, `done`, `hints`, `pong` or `error`.
- **State numbers** grow, with gaps: 10,000 for every moment that everybody has been told of, and
  one for every entry that the seat which decides has made since, which only its owner sees.
  An action says in `at` which state it was made for. If another entry came first, the answer is an
  `error` of kind `stale`, and nothing has changed.
- **Updates** go from state `before` to state `after`. A client that knows another number than
  `before` has missed something and sends `watch` again. It does the same after it reconnects.
- **Views.** Everything in `views` is what that one seat may know, including `steps` and `preview`.
  `view` has the fields of a [position](positions.md) ([Dice Game](positions_dice.md)), without
  what is hidden; `events` are those of the [log](log.md#events).
- **Words.** A `Phrase` is the id of a message (`/api/messages/en` has them all) and what fills it.
  Clients that show a game only format phrases; they need not know what options and events mean.
- **Errors** have a `kind`: `malformed` (cannot be read), `illegal` (the rules do not allow it
  now), `stale` (made for another state), `refused` (you may not do this), `storage` (the server
  could not store it; nothing happened). `reason` is the id of a message in every language.
- **Limits.** A client that does not read loses its connection after 256 queued messages; so does
  one that sends more than 50 requests a second for long. It may reconnect at once, and gets the
  whole table again.
"""


def _table(record: type[Struct]) -> list[str]:
    shape = shapes.type_info(record)
    assert isinstance(shape, shapes.StructType)
    notes = field_notes(record)
    if not shape.fields:
        return []
    lines = ["", "| field | type | |", "|---|---|---|"]
    for field in shape.fields:
        kind = type_name(field.type).replace("|", "\\|")
        note = notes.get(field.name, "")
        if not field.required:
            note = f"{note} (optional)".strip()
        lines.append(f"| `{field.encode_name}` | `{kind}` | {note} |")
    return lines


def _section(record: type[Struct]) -> str:
    shape = shapes.type_info(record)
    assert isinstance(shape, shapes.StructType)
    title = f"`{shape.tag}`" if shape.tag_field == "type" else record.__name__
    doc = inspect.cleandoc(record.__doc__ or "")
    return "\n".join([f"### {title}", "", doc, *_table(record), ""])


def page(
    client: Sequence[type[Struct]],
    server: Sequence[type[Struct]],
    socket: Sequence[type[Struct]],
    http: Sequence[type[Struct]],
) -> str:
    """The messages, their parts, the endpoints and what they take, as Markdown."""
    parts = [HEAD, "## What a client sends\n", *map(_section, client)]
    parts += ["## What the server sends\n", *map(_section, server)]
    rest = [record for record in socket if record not in client and record not in server]
    parts += ["## Parts of messages\n", *map(_section, rest)]
    rows = [
        f"| `{e.method} {e.path}` | {e.what} | {_shape(e.body)} | {_shape(e.answer) or e.media} |"
        for e in ENDPOINTS
    ]
    parts += [
        "## HTTP\n",
        "| request | | body | answer |\n|---|---|---|---|\n" + "\n".join(rows) + "\n",
    ]
    return "\n".join([*parts, *map(_section, http)]).rstrip() + "\n"


def _shape(shape: object) -> str:
    if shape is None:
        return ""
    return (
        f"`{shape.__name__}`" if isinstance(shape, type) and issubclass(shape, Struct) else "JSON"
    )
