"""All endpoints of the HTTP API, in the order in which the documentation lists them."""

from __future__ import annotations

from typing import Final

from istanbul.server.http.endpoint import Endpoint
from istanbul.server.http.endpoints import (
    daily,
    keeping,
    lobby,
    logs,
    notices,
    people,
    plans,
    puzzles,
    races,
    ratings,
    site,
    statistics,
    tables,
    talk,
    tournaments,
)

MODULES: Final = (
    *(people, keeping, notices, statistics, ratings, lobby, tournaments, tables, talk, plans, logs),
    *(puzzles, daily, races, site),
)
ENDPOINTS: Final = tuple(
    found for module in MODULES for found in vars(module).values() if isinstance(found, Endpoint)
)
