"""Other processes: computer players, and logs that anybody may send."""
