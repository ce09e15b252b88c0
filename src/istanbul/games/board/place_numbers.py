"""The places that rules mention, as the numbers that states have: printed ones less one."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.contents import PLACES

FOUNTAIN: Final = PLACES.index("fountain")
POLICE_STATION: Final = PLACES.index("police_station")
SMALL_MARKET: Final = PLACES.index("small_market")
SULTANS_PALACE: Final = PLACES.index("sultans_palace")
SMALL_MOSQUE: Final = PLACES.index("small_mosque")
GREAT_MOSQUE: Final = PLACES.index("great_mosque")
GEMSTONE_DEALER: Final = PLACES.index("gemstone_dealer")
TAVERN: Final = PLACES.index("tavern")
COFFEE_HOUSE: Final = PLACES.index("coffee_house")
WAINWRIGHT: Final = PLACES.index("wainwright")
SECRET_SOCIETY: Final = PLACES.index("secret_society")
