"""The counter game of the bench: its kit."""
