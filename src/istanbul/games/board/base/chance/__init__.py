"""The chance that every game has (see games/board/chance.py)."""
