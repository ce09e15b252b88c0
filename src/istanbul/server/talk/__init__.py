"""What people at a table say to each other: phrases, reactions, and words of their own."""
