"""The steps that every game has (see games/board/steps.py)."""
