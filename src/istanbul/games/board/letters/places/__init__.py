"""The five places of Letters & Seals (see games/board/places.py)."""
