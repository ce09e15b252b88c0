"""The sixteen places of the base game (see board_game/places.py)."""
