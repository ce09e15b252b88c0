"""The steps of Letters & Seals (see board_game/steps.py)."""
