"""Computer players. They get views and legal actions, never a state."""
