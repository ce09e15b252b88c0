"""Positions from games of computer players in which one option is clearly the best."""
