-- Where somebody is logged in: a cookie stands for a device, and can be ended by itself. The cookies
-- that are there name their person; they stay valid as a device of the same id.
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);
INSERT INTO devices
SELECT person, person, '', CAST(strftime('%s', 'now') AS REAL), CAST(strftime('%s', 'now') AS REAL)
FROM (SELECT id AS person FROM people UNION SELECT person FROM members UNION SELECT host FROM tables)
WHERE length(person) = 16;
