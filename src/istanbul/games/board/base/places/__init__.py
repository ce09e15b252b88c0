"""The sixteen places of the base game (see games/board/places.py)."""
