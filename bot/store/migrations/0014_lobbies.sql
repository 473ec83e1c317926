-- Who was asked before the start whether they are ready.
ALTER TABLE game ADD COLUMN ready_asked_at INTEGER;
ALTER TABLE game ADD COLUMN ready_ends INTEGER;
ALTER TABLE seat ADD COLUMN ready_until INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_by_ready ON game (ready_ends) WHERE ready_ends IS NOT NULL;
