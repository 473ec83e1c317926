-- Who is asked to answer for a seat beside its person, and what they said; who answers for one already stays there.
CREATE TABLE request (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    kind TEXT NOT NULL,
    by INTEGER NOT NULL,
    at INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    until INTEGER,
    answer TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX request_by_user ON request (user_id);
CREATE INDEX request_by_asker ON request (by);
CREATE INDEX request_by_time ON request (ends) WHERE answer = 'open';
