"""The board game and its expansions."""

# First of all: whichever module of the package somebody imports, all registries are complete.
from istanbul.games.board import steps as steps
