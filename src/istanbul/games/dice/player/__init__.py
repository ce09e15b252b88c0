"""What computer players know about the Dice Game."""
