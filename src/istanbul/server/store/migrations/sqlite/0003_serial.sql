-- What is written with every move knows its table by a short number instead of its long id: a
-- commit of many tables touches a third of the pages.
CREATE TABLE numbered (
    serial INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    watch TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    secret TEXT NOT NULL,
    body TEXT NOT NULL,
    created REAL NOT NULL
);
INSERT INTO numbered (id, code, watch, host, status, secret, body, created)
SELECT id, code, watch, host, status, secret, body, created FROM tables ORDER BY created, id;
DROP TABLE tables;
ALTER TABLE numbered RENAME TO tables;
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE numbered_heads (
    table_serial INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    waits_for INTEGER NOT NULL,
    digest TEXT NOT NULL,
    digest_at INTEGER NOT NULL,
    changed REAL NOT NULL
) WITHOUT ROWID; -- else a row without a table would get a serial of its own
INSERT INTO numbered_heads
SELECT t.serial, h.number, h.waits_for, h.digest, h.digest_at, h.changed
FROM heads h JOIN tables t ON t.id = h.table_id;
DROP TABLE heads;
ALTER TABLE numbered_heads RENAME TO heads;

CREATE TABLE numbered_entries (
    id INTEGER PRIMARY KEY,
    table_serial INTEGER NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL
);
INSERT INTO numbered_entries
SELECT e.id, t.serial, e.n, e.seat, e.text FROM entries e JOIN tables t ON t.id = e.table_id;
DROP TABLE entries;
ALTER TABLE numbered_entries RENAME TO entries;
CREATE UNIQUE INDEX entries_by_table ON entries (table_serial, n);
