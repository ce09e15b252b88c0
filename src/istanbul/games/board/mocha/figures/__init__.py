"""The figure of Mocha & Baksheesh (see games/board/figures.py)."""
