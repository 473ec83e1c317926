-- Whether whoever plays at a table may ask what a computer would do.
ALTER TABLE game ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
