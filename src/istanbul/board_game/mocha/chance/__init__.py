"""The chance of Mocha & Baksheesh (see board_game/chance.py)."""
