"""The board game Istanbul: its rules in the subset, its tables, views, notation and set-up."""
