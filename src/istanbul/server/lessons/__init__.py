"""Lessons: prepared positions that are played step by step, each a file of data."""
