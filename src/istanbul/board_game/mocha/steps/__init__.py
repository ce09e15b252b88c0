"""The steps of Mocha & Baksheesh (see board_game/steps.py)."""
