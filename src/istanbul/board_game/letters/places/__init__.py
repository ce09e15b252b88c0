"""The five places of Letters & Seals (see board_game/places.py)."""
