-- What somebody has learned: a row for each puzzle answered, and the like; `kind` says what it is.
CREATE TABLE studies (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    item TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (person, kind, item)
);
