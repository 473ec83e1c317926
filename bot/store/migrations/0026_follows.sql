-- People who do not play and want to be told how a game ends.
CREATE TABLE follow (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follow_by_user ON follow (user_id);
