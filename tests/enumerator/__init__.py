"""A second telling of the base game's rules, to count with: slow, short, and on its own.

It shares no code with the library. `docs/notation.md` says what a node offers; this package
says it again in another way (the game is a generator, a node is a line replayed from its
position), and the tests compare the two.
"""

from .count import World, divide, facts, perft, read, steps

__all__ = ["World", "divide", "facts", "perft", "read", "steps"]
