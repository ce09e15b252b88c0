"""The running tables: who looks at them, and when they are told."""
