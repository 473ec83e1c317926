ALTER TABLE game ADD COLUMN status_id INTEGER;
ALTER TABLE game ADD COLUMN old_status_id INTEGER;
ALTER TABLE game ADD COLUMN posts_since_status INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN second_locale TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN rematch_of TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';
CREATE INDEX game_by_rematch ON game (rematch_of) WHERE rematch_of <> '';
