"""Monte-Carlo tree search for any game (mcts.py tells how). In the subset, so native too."""
