"""A computer player that was trained, and what trains it."""
