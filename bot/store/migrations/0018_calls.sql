-- Calls: where they stand and for whom, those that are held back, and what people wish of them.
ALTER TABLE outbox ADD COLUMN place INTEGER;
ALTER TABLE outbox ADD COLUMN standing TEXT NOT NULL DEFAULT '[]';
ALTER TABLE prefs ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
ALTER TABLE prefs ADD COLUMN digest INTEGER;
ALTER TABLE prefs ADD COLUMN next_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE prefs ADD COLUMN forecasts INTEGER NOT NULL DEFAULT 1;
ALTER TABLE game ADD COLUMN upcoming TEXT NOT NULL DEFAULT '[]';

CREATE TABLE held (
    user_id INTEGER NOT NULL,
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    reminder INTEGER NOT NULL,
    PRIMARY KEY (user_id, game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX held_by_time ON held (due_at);

CREATE TABLE mute (
    user_id INTEGER NOT NULL,
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;
