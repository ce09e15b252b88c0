"""What games in a terminal share: colours, lists of options, and what a game draws itself."""
