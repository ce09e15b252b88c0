"""Small tournaments: Swiss and round robin, for a group that plays over days."""
