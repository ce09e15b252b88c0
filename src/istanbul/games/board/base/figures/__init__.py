"""The figures of the base game (see games/board/figures.py)."""
