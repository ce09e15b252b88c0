"""The steps of Letters & Seals (see games/board/steps.py)."""
