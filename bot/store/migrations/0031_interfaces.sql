-- Where programs of a person's own are told that it is their turn, and what they are still to be told.
CREATE TABLE hook (
    user_id INTEGER PRIMARY KEY,
    url TEXT NOT NULL,
    kind TEXT NOT NULL,
    locale TEXT NOT NULL,
    at INTEGER NOT NULL,
    failures INTEGER NOT NULL
) STRICT;
CREATE TABLE hookcall (
    user_id INTEGER NOT NULL REFERENCES hook (user_id) ON DELETE CASCADE,
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;
-- Whether programs may read what everybody may see of a table.
ALTER TABLE game ADD COLUMN feed INTEGER NOT NULL DEFAULT 0;
