"""Views as pictures, for notebooks and learners: one module for each game."""
