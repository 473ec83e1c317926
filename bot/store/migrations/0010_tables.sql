-- Names of tables, who sat where and when, deeds beside the moves, personal orders, and what servers set.
-- Tables of before are given names of the same words, those that live first, no two of a server alike.
ALTER TABLE game ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN name_words TEXT NOT NULL DEFAULT '';
WITH words (first, second) AS (SELECT
'["amber", "azure", "blazing", "bold", "bright", "bronze", "calm", "clever", "cobalt", "copper", "coral",
"crimson", "distant", "drifting", "eager", "emerald", "frozen", "gentle", "golden", "hidden", "humming",
"indigo", "ivory", "jade", "lonely", "lucky", "merry", "misty", "patient", "quiet", "rapid", "restless",
"ruby", "scarlet", "silver", "steady", "violet", "wandering", "wild", "young"]',
'["anchor", "asteroid", "aurora", "beacon", "bridge", "canyon", "captain", "caravan", "comet", "compass",
"crater", "crescent", "dawn", "engine", "falcon", "frontier", "galaxy", "gateway", "giant", "glacier",
"harbor", "horizon", "lantern", "meteor", "moon", "nebula", "observatory", "ocean", "orbit", "outpost",
"pilot", "pioneer", "planet", "rocket", "shuttle", "signal", "star", "summit", "telescope", "voyage"]'),
numbered (id, n) AS (
    SELECT id, row_number() OVER (
        PARTITION BY guild_id ORDER BY status NOT IN ('lobby', 'running'), created_at, id) - 1
    FROM game)
UPDATE game SET name_words = (
    SELECT json_extract(first, '$[' || (n % 40) || ']') || ' ' || json_extract(second, '$[' || ((n + n / 40) % 40) || ']')
    FROM numbered, words WHERE numbered.id = game.id);

ALTER TABLE seat ADD COLUMN away INTEGER NOT NULL DEFAULT 0;

CREATE TABLE sitting (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    agent TEXT,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_by_user ON sitting (user_id);
INSERT INTO sitting SELECT game_id, seat, 1, user_id, seat.name, agent, iif(resigned, 'resign', 'start'), 0, created_at
FROM seat JOIN game ON game.id = seat.game_id WHERE status <> 'lobby';

CREATE TABLE deed (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    by INTEGER NOT NULL,
    facts TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    orders TEXT NOT NULL,
    PRIMARY KEY (user_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY,
    moderator_role INTEGER
) STRICT;
