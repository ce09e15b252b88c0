-- How strong somebody is in a pool: a game at a speed.
CREATE TABLE ratings (
    person TEXT NOT NULL,
    pool TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, pool)
) WITHOUT ROWID;
CREATE INDEX ratings_by_pool ON ratings (pool, games);

-- Each rated game, for each of its people.
CREATE TABLE rated_games (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    pool TEXT NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    weight REAL NOT NULL,
    ended REAL NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX rated_games_by_person ON rated_games (person, ended);

-- Games that are over and wait to be rated: written with their last move.
CREATE TABLE to_rate (
    table_id TEXT PRIMARY KEY
) WITHOUT ROWID;
