"""For programmers: environments, batches, data. Needs the extra `istanbul[research]`."""
