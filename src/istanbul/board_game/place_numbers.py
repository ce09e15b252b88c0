"""The places that rules of the turn, cards and figures mention."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.contents import PLACES

FOUNTAIN: Final = PLACES.index("fountain")
POLICE_STATION: Final = PLACES.index("police_station")
SMALL_MARKET: Final = PLACES.index("small_market")
