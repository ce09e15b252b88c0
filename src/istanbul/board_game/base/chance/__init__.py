"""The chance that every game has (see board_game/chance.py)."""
