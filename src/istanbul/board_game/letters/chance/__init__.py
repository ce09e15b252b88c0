"""The chance of Letters & Seals (see board_game/chance.py)."""
