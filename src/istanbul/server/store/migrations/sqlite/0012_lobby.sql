-- Tables of the public lobby: those that wait for players, and those that everybody may look at.
CREATE TABLE open_tables (
    table_id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX open_tables_by_status ON open_tables (status, created);
