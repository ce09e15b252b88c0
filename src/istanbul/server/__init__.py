"""The table server: who may do what at which table, kept for good, told to everyone."""
