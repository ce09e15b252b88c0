"""The four places of Mocha & Baksheesh (see games/board/places.py)."""
