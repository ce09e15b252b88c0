-- The oldest version of the database that a program must know to use this one. Every later migration
-- says it anew: UPDATE programs SET oldest = ...
CREATE TABLE programs (oldest INTEGER NOT NULL);
INSERT INTO programs VALUES (16);
