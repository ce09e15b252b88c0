-- Tournaments: `body` is JSON with players and rounds.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    body TEXT NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournaments_by_host ON tournaments (host);
CREATE INDEX tournaments_by_status ON tournaments (status);

-- Who takes part.
CREATE TABLE entered (
    person TEXT NOT NULL,
    tournament_id TEXT NOT NULL,
    PRIMARY KEY (person, tournament_id)
) WITHOUT ROWID;
CREATE INDEX entered_by_tournament ON entered (tournament_id);
