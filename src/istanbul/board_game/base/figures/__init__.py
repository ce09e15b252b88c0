"""The figures of the base game (see board_game/figures.py)."""
