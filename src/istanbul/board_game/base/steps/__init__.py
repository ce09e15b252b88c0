"""The steps that every game has (see board_game/steps.py)."""
