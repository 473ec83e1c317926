-- The ledger of waits takes the place of what seats and reminders said of open questions.
CREATE TABLE wait (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    place INTEGER NOT NULL,
    manner TEXT NOT NULL,
    blind INTEGER NOT NULL,
    facts TEXT NOT NULL,
    since INTEGER NOT NULL,
    called_at INTEGER,
    due_at INTEGER,
    reminded INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX wait_by_time ON wait (due_at);

-- Of a blind question it was not stored since when it is open; its window ends at the time of seat -1.
INSERT INTO wait
SELECT seat.game_id, seat.seat, asked_kind, 0, 'turn', asked_at IS NULL, asked_facts,
       coalesce(asked_at, game_window.at, game.created_at), called_at,
       iif(asked_at IS NULL, game_window.at, due.at), coalesce(due.count - 1, 0),
       iif(asked_at IS NULL, game_window.at, NULL)
FROM seat JOIN game ON game.id = seat.game_id
LEFT JOIN due ON due.game_id = seat.game_id AND due.seat = seat.seat
LEFT JOIN due AS game_window ON game_window.game_id = seat.game_id AND game_window.seat = -1
WHERE game.status = 'running' AND (asked_at IS NOT NULL OR asked_kind <> '');

DROP TABLE due;
ALTER TABLE seat DROP COLUMN asked_at;
ALTER TABLE seat DROP COLUMN asked_kind;
ALTER TABLE seat DROP COLUMN asked_facts;
ALTER TABLE seat DROP COLUMN called_at;
