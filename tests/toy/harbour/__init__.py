"""Harbour, a third game: two places and a die. It lies in its folder, and nobody else knows it.

Go to the quay and roll a die for lira, or to the jeweller and buy a ruby. Two rubies win.
"""
