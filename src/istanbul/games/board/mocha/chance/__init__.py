"""The chance of Mocha & Baksheesh (see games/board/chance.py)."""
