"""After the game: what each decision was worth, what luck did, and where the turns went.

Every decision is judged by the view of the seat that took it: by what it could know.
"""
