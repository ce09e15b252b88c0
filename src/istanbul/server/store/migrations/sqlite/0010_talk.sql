-- What people at a table said: a phrase, a reaction, or text. It goes with the table and the person.
CREATE TABLE sayings (
    id TEXT PRIMARY KEY,
    table_serial INTEGER NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    reported INTEGER NOT NULL,
    created REAL NOT NULL
);
CREATE INDEX sayings_by_table ON sayings (table_serial, created);
CREATE INDEX sayings_by_person ON sayings (person);
