"""The figure of Letters & Seals (see board_game/figures.py)."""
