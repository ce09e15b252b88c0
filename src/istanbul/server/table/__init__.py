"""The authority over one game: its seats, its dice, its clock, and what is told of it when."""
