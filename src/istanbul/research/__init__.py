"""For those who train and study players. Needs `pip install 'istanbul[research]'`."""
