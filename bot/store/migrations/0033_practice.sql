-- Whether a table goes on from a moment of a game that has ended, or shows one that somebody brought in a file.
ALTER TABLE game ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
