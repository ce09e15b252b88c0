"""The effects of the bonus cards of Letters & Seals (see board_game/bonus_cards.py)."""
