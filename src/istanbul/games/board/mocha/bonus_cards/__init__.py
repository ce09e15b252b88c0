"""The effects of the bonus cards of Mocha & Baksheesh (see games/board/bonus_cards.py)."""
