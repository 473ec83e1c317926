ALTER TABLE game ADD COLUMN round INTEGER;
ALTER TABLE seat ADD COLUMN asked_kind TEXT NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN asked_facts TEXT NOT NULL DEFAULT '{}';
ALTER TABLE seat ADD COLUMN called_at INTEGER;
ALTER TABLE outbox ADD COLUMN group_id INTEGER;
CREATE INDEX game_by_owner ON game (owner_id, status);
CREATE INDEX game_by_thread ON game (thread_id);
CREATE TABLE usage (
    key TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX usage_by_key ON usage (key, at);
CREATE INDEX usage_by_time ON usage (at);
