"""When something that was not known comes back: spaced repetition, by FSRS.

A card is JSON as the library writes it. The same answers at the same times give the same dates.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from istanbul.engine.node import Json

if TYPE_CHECKING:
    from fsrs import Scheduler


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # noqa: PLC0415 - a server starts quickly

    return Scheduler(enable_fuzzing=False)


def new_card(number: int, now: float) -> Json:
    """A card that nobody has answered yet: it is due at once."""
    from fsrs import Card  # noqa: PLC0415 - as above

    return dict(Card(card_id=number, due=datetime.fromtimestamp(now, UTC)).to_dict())


def answered(card: Json, right: bool, now: float) -> Json:
    """The card after an answer."""
    from fsrs import Card, Rating  # noqa: PLC0415 - as above

    rating = Rating.Good if right else Rating.Again
    at = datetime.fromtimestamp(now, UTC)
    return dict(_scheduler().review_card(Card.from_dict(card), rating, at)[0].to_dict())  # type: ignore[arg-type]  # it was written by to_dict


def due_of(card: Json) -> float:
    """When it comes back, in seconds since 1970."""
    return datetime.fromisoformat(card["due"]).timestamp()
