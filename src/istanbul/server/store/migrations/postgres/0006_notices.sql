-- Where somebody is told something: a browser, a mail address, a webhook. `body` is JSON.
CREATE TABLE addresses (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    channel TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL,
    problem TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);
CREATE INDEX addresses_by_person ON addresses (person);

-- One thing to tell at one address. The id is made of both, so nothing is told twice.
CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    address TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    thing TEXT NOT NULL,
    state TEXT NOT NULL,
    tries INTEGER NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    problem TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);
CREATE INDEX deliveries_by_state ON deliveries (state, due);
CREATE INDEX deliveries_by_person ON deliveries (person, created);
CREATE INDEX deliveries_by_table ON deliveries (table_id);
CREATE INDEX deliveries_by_address ON deliveries (address);

-- The webhook that somebody had is one of their addresses now.
INSERT INTO addresses (id, person, channel, body, state, problem, created)
SELECT 'webhook-' || id, id, 'webhook', json_build_object('preset', 'plain', 'url', body::json ->> 'webhook', 'to', '', 'token', '')::text, 'ok', '', EXTRACT(EPOCH FROM now())
FROM people WHERE COALESCE(body::json ->> 'webhook', '') <> '';
UPDATE people SET body = (body::jsonb - 'webhook')::text WHERE body::json ->> 'webhook' IS NOT NULL;
