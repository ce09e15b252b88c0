"""Istanbul: The Dice Game: its rules in the subset, its tables, views, notation and set-up."""
