"""Who somebody is, and on which devices."""
