"""The places, cards, figures and steps of the base game, which every game has."""
