-- What people promise each other in deals, in their own words.
CREATE TABLE promise (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    receiver INTEGER NOT NULL,
    text TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX promise_by_user ON promise (user_id);
