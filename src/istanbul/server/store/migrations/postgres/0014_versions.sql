-- Every change of a tournament has the next version: of two made at once, the second is refused.
ALTER TABLE tournaments ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
