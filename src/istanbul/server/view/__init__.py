"""What one viewer may know of a table, as records of the protocol."""
