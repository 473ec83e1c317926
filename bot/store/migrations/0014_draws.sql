-- The number by which the chance of a move is drawn, the draws that an undo keeps for the moves that follow it, and moves
-- that put back what was undone or correct a position.
ALTER TABLE game ADD COLUMN kept_draws TEXT NOT NULL DEFAULT '[]';

CREATE TABLE new_move (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    seat INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('person', 'forced', 'order', 'agent', 'referee', 'undo', 'redo')),
    base INTEGER NOT NULL,
    version INTEGER NOT NULL,
    chance INTEGER NOT NULL,
    revealed INTEGER NOT NULL,
    events TEXT NOT NULL,
    at INTEGER NOT NULL,
    draw INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO new_move
    SELECT game_id, seq, line, seat, how, base, version, chance, revealed, events, at, seq FROM move;
DROP TABLE move;
ALTER TABLE new_move RENAME TO move;
