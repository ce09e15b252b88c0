"""The figure of Mocha & Baksheesh (see board_game/figures.py)."""
