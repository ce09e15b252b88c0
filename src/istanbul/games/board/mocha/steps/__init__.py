"""The steps of Mocha & Baksheesh (see games/board/steps.py)."""
