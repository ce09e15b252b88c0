"""What every game of the family shares: contract, nodes, log, match. Knows no game by name."""
