-- How people keep their identity: passkeys (WebAuthn), and codes of which only a mark is stored.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    label TEXT NOT NULL,
    created REAL NOT NULL,
    used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person);

CREATE TABLE recovery_codes (
    mark TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX recovery_codes_by_person ON recovery_codes (person);

-- How somebody came to be a device's person; empty for a device that is as old as the person.
ALTER TABLE devices ADD COLUMN came TEXT NOT NULL DEFAULT '';
