"""The four places of Mocha & Baksheesh (see board_game/places.py)."""
