"""All endpoints of the HTTP API, in the order in which the documentation lists them."""

from __future__ import annotations

from typing import Final

from istanbul.server import http_logs, http_people, http_site, http_statistics, http_tables
from istanbul.server.http import Endpoint

MODULES: Final = (http_people, http_statistics, http_tables, http_logs, http_site)
ENDPOINTS: Final = tuple(
    found for module in MODULES for found in vars(module).values() if isinstance(found, Endpoint)
)
