-- When the clock of the seat that decides began to run (0 without a clock), and what it showed then.
ALTER TABLE heads ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE heads ADD COLUMN clock TEXT NOT NULL DEFAULT '';
