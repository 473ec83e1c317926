-- Who answers for a seat beside its person, notes for whoever plays on, people who take over seats, and returns.
ALTER TABLE move ADD COLUMN by INTEGER;
ALTER TABLE seat ADD COLUMN returns_at INTEGER;
ALTER TABLE seat ADD COLUMN real_name TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN anonymous INTEGER NOT NULL DEFAULT 0;

CREATE TABLE companion (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER,
    ended INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX companion_by_user ON companion (user_id);
CREATE INDEX companion_by_time ON companion (until) WHERE NOT ended;

CREATE TABLE note (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    by INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_by_user ON note (by);

CREATE TABLE pool (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    called_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
