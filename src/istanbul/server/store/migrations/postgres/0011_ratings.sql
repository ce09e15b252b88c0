-- How strong somebody is in a pool: a game at a speed.
CREATE TABLE ratings (
    person TEXT NOT NULL,
    pool TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, pool)
);
CREATE INDEX ratings_by_pool ON ratings (pool, games);

-- Each rated game, for each of its people.
CREATE TABLE rated_games (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    pool TEXT NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL,
    sigma_before DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    weight DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX rated_games_by_person ON rated_games (person, ended);

-- Games that are over and wait to be rated: written with their last move.
CREATE TABLE to_rate (
    table_id TEXT PRIMARY KEY
);
