"""What computer players know about the board game."""
