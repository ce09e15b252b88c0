"""The effects of the base game's bonus cards (see board_game/bonus_cards.py)."""
