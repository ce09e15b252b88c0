"""The figure of Letters & Seals (see games/board/figures.py)."""
