-- The servers that share this database, and until when each is believed to be alive.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    expires TIMESTAMPTZ NOT NULL
);

-- Which of them may change a table. The epoch counts the owners: a write of an earlier one is refused.
CREATE TABLE owners (
    table_serial BIGINT PRIMARY KEY REFERENCES tables (serial) ON DELETE CASCADE,
    node TEXT NOT NULL,
    epoch BIGINT NOT NULL
);
CREATE INDEX owners_by_node ON owners (node);
