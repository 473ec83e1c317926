-- Who comes to a table before its start: who is asked whether they are ready, who may sit down, kept set-ups.
ALTER TABLE game ADD COLUMN ready_asked_at INTEGER;
ALTER TABLE game ADD COLUMN ready_ends INTEGER;
ALTER TABLE seat ADD COLUMN ready_until INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_by_ready ON game (ready_ends) WHERE ready_ends IS NOT NULL;

ALTER TABLE game ADD COLUMN access TEXT NOT NULL DEFAULT 'open';
ALTER TABLE game ADD COLUMN most_seats INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN least_finish INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN newcomers INTEGER NOT NULL DEFAULT 1;
ALTER TABLE game ADD COLUMN ageing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN owner_at INTEGER NOT NULL DEFAULT 0;
UPDATE game SET owner_at = touched_at WHERE status = 'lobby';
-- A lobby of before starts as it would have: nobody at it is asked.
UPDATE seat SET ready_until = 4102444800 WHERE game_id IN (SELECT id FROM game WHERE status = 'lobby');
ALTER TABLE prefs ADD COLUMN hours_set INTEGER NOT NULL DEFAULT 0;
ALTER TABLE prefs ADD COLUMN share_hours INTEGER NOT NULL DEFAULT 1;
ALTER TABLE prefs ADD COLUMN share_rate INTEGER NOT NULL DEFAULT 1;
UPDATE prefs SET hours_set = 1 WHERE zone <> 'UTC' OR wakes <> 8 OR sleeps <> 23 OR NOT weekends;

CREATE TABLE guest (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    at INTEGER NOT NULL,
    declined INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE block (
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX block_by_other ON block (other_id);

CREATE TABLE ban (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    by INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE template (
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    computers INTEGER NOT NULL,
    most_seats INTEGER NOT NULL,
    access TEXT NOT NULL,
    least_finish INTEGER NOT NULL,
    newcomers INTEGER NOT NULL,
    locale TEXT NOT NULL,
    second_locale TEXT NOT NULL,
    PRIMARY KEY (user_id, number)
) STRICT, WITHOUT ROWID;
