"""The effects of the bonus cards of Letters & Seals (see games/board/bonus_cards.py)."""
