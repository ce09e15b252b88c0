"""How strong people are, from the games that they wanted to be rated."""
