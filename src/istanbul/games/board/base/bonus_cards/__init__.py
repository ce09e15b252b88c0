"""The effects of the base game's bonus cards (see games/board/bonus_cards.py)."""
