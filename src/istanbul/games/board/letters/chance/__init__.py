"""The chance of Letters & Seals (see games/board/chance.py)."""
