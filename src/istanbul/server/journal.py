"""The server's log: one JSON object a line on standard error, without secrets.

What is written is chosen field by field here and by the callers: names of events, numbers,
durations. Never cookies, tokens, addresses of tables, seeds, or anything of a game.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from types import TracebackType
from typing import Final

LEVELS: Final = ("debug", "info", "warning", "error")
_logger: Final = logging.getLogger("istanbul.server")


class JsonLines(logging.Formatter):
    """One JSON object for each record, uvicorn's own included."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON. Of an exception it tells the type and the place."""
        found: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": getattr(record, "event", None) or record.getMessage(),
        }
        found |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            # The type and the place, not the values: those may be somebody's cards.
            found["error"] = record.exc_info[0].__name__
            found["at"] = place(record.exc_info[2])
        return json.dumps(found, ensure_ascii=False)


def place(trace: TracebackType | None) -> list[str]:
    """The functions and lines of a traceback, the last few."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-8:]


def set_up(level: str) -> None:
    """Write to standard error from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("istanbul.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        detail = level == "debug" and name != "istanbul.server"
        logger.setLevel("INFO" if detail else level.upper())  # see `config` in running.py
    # Its lines name paths, which hold the ids of tables: they are what lets people in.
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False


def journal(event: str, level: int = logging.INFO, **fields: str | float | None) -> None:
    """Write a line about an event, with these fields and no others."""
    if _logger.isEnabledFor(level):
        _logger.log(level, event, extra={"event": event, "fields": fields})
