"""The list of the HTTP API's endpoints, with what each takes and gives (bodies.py)."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

from istanbul.server.bodies import (
    Bots,
    Checked,
    CheckOptions,
    Enter,
    Fork,
    ForkLog,
    Found,
    Games,
    Health,
    Join,
    Lesson,
    LinkOwner,
    Me,
    MeChange,
    MyDevices,
    MyStatistics,
    MyTables,
    NewTable,
    PersonalLink,
    Rematch,
    Replay,
    ReplayBody,
    RulesPage,
    RulesPages,
    Steps,
    Things,
    Uploaded,
)
from istanbul.server.parts import Json, TableInfo


class Endpoint(Struct, frozen=True):
    """One line of the HTTP API: app.py binds the function of this name in the handlers."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    name: str
    what: str
    body: Any = None
    answer: Any = None
    media: str = "application/json"
    query: dict[str, str] = field(default_factory=dict)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", "me", "Who I am; a new person gets a cookie", None, Me),
    Endpoint("POST", "/api/me", "change_me", "Change name, language or webhook", MeChange, Me),
    Endpoint("POST", "/api/me/link", "make_link", "A personal link", None, PersonalLink),
    Endpoint("POST", "/api/me/link/whose", "whose_link", "Who one becomes by it", Enter, LinkOwner),
    Endpoint("POST", "/api/me/enter", "enter", "Use a personal link", Enter, Me),
    Endpoint("POST", "/api/me/switch", "switch", "Be who this browser was before", None, Me),
    Endpoint("GET", "/api/me/devices", "my_devices", "Where I am logged in", None, MyDevices),
    Endpoint("DELETE", "/api/me/devices", "end_devices", "Log out all devices but this one"),
    Endpoint("DELETE", "/api/me/devices/{device}", "end_device", "Log out a device"),
    Endpoint(
        "GET", "/api/me/data", "my_data", "Everything stored about me, including logs", None, Json
    ),
    Endpoint(
        "GET", "/api/me/statistics", "my_statistics", "Statistics of my games", None, MyStatistics
    ),
    Endpoint("DELETE", "/api/me", "forget_me", "Delete everything stored about me"),
    Endpoint("GET", "/api/tables", "my_tables", "My tables", None, MyTables),
    Endpoint("POST", "/api/tables", "new_table", "Make a table", NewTable, TableInfo),
    Endpoint("POST", "/api/join", "join", "Find a table by its code, until it begins", Join, Found),
    Endpoint("GET", "/api/tables/{table}", "table", "A table", None, TableInfo),
    Endpoint("DELETE", "/api/tables/{table}", "delete_table", "Delete my table"),
    Endpoint(
        "POST", "/api/tables/{table}/rematch", "rematch", "The same again", Rematch, TableInfo
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/log",
        "table_log",
        "The log as I may see it, as JSON lines",
        media="application/x-ndjson",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "table_replay",
        "The views of a game, entry by entry; before its end only my own",
        None,
        Replay,
        query={"viewer": "a seat, or -1", "first": "the first frame", "last": "the last frame"},
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/steps",
        "table_steps",
        "The events of a game, entry by entry; before its end only those I may see",
        None,
        Steps,
        query={"viewer": "a seat, or -1"},
    ),
    Endpoint("POST", "/api/tables/{table}/fork", "fork", "Continue from an entry", Fork, TableInfo),
    Endpoint(
        "GET",
        "/api/tables/{table}/qr.svg",
        "table_qr",
        "The address to join by, as a QR code",
        media="image/svg+xml",
        query={"to": "join (default) or watch"},
    ),
    Endpoint("POST", "/api/logs", "upload", "Store a finished game's log", Uploaded, TableInfo),
    Endpoint("POST", "/api/logs/replay", "replay_log", "Look at a log", ReplayBody, Replay),
    Endpoint("POST", "/api/logs/fork", "fork_log", "Continue from a log", ForkLog, TableInfo),
    Endpoint("POST", "/api/logs/verify", "verify_log", "Check the dice of a log", Uploaded, Json),
    Endpoint("GET", "/api/games", "games", "The games and their options", None, Games),
    Endpoint("POST", "/api/games/check", "check", "Try options", CheckOptions, Checked),
    Endpoint("GET", "/api/bots", "bots", "The computer players", None, Bots),
    Endpoint(
        "GET",
        "/api/messages/{language}",
        "messages",
        "All texts of a language, in Fluent's syntax",
        media="text/plain",
    ),
    Endpoint("GET", "/api/rules", "rules", "The pages of rules", None, RulesPages),
    Endpoint("GET", "/api/rules/{page}", "rules_page", "A page of rules", None, RulesPage),
    Endpoint("GET", "/api/things", "things", "Everything that can be explained", None, Things),
    Endpoint("GET", "/api/lessons/{lesson}", "lesson", "A tutorial", None, Lesson),
    Endpoint("GET", "/api/health", "health", "Is the server healthy?", None, Health),
    Endpoint(
        "GET",
        "/api/metrics",
        "metrics",
        "Metrics for Prometheus; answered only to the server's own computer",
        media="text/plain; version=0.0.4",
    ),
)
