"""Plans in advance: turns that somebody decides before they come (docs/far_away.md)."""
