"""What every game of the family shares: contract, nodes, log, match, views. Knows no game by name."""
