-- Turns that seats have planned, notebooks, and why a move was made without its person.
CREATE TABLE plan (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    lines TEXT NOT NULL,
    filed INTEGER NOT NULL,
    expected TEXT NOT NULL,
    round INTEGER,
    stopped TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE notebook (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX notebook_by_user ON notebook (user_id);

ALTER TABLE move ADD COLUMN why TEXT NOT NULL DEFAULT '';
