"""Finding other people: open tables, pairing, friends."""
