-- A table but for its moves. `body` is JSON: options, seats, header.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    watch TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    secret TEXT NOT NULL,
    body TEXT NOT NULL,
    created REAL NOT NULL
);
CREATE INDEX tables_by_status ON tables (status);

-- Where each table stands; rewritten with every move, so it is kept small.
CREATE TABLE heads (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    waits_for INTEGER NOT NULL,
    digest TEXT NOT NULL,
    digest_at INTEGER NOT NULL,
    changed REAL NOT NULL
);

-- Only ever added to, in the order of the commits: quicker than a table clustered by game.
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL
);
CREATE UNIQUE INDEX entries_by_table ON entries (table_id, n);

-- Who finds which table in their list.
CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX members_by_table ON members (table_id);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    body TEXT NOT NULL,
    created REAL NOT NULL
);
