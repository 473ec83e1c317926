-- How clocks stood before a turn, with its first move, so that an undo gives nobody time; '[]' where that was not kept.
ALTER TABLE move ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';
-- How many waking seconds a seat's clock was given, beside those for answers.
ALTER TABLE seat ADD COLUMN credit INTEGER NOT NULL DEFAULT 0;
