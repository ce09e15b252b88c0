"""The effects of the bonus cards of Mocha & Baksheesh (see board_game/bonus_cards.py)."""
