-- The review of a game that is over: worked out once.
CREATE TABLE reviews (
    table_serial BIGINT PRIMARY KEY,
    body TEXT NOT NULL
);
