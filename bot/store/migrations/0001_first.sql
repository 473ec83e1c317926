CREATE TABLE game (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    thread_id INTEGER,
    message_id INTEGER,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    state BLOB NOT NULL,
    posted_seq INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    shown_rev INTEGER NOT NULL
) STRICT;
CREATE INDEX game_by_guild ON game (guild_id, status);
CREATE INDEX game_to_show ON game (id) WHERE rev <> shown_rev;

CREATE TABLE seat (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    agent TEXT,
    orders TEXT NOT NULL,
    resigned INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    asked_at INTEGER,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_user ON seat (user_id);

CREATE TABLE move (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    seat INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('person', 'forced', 'order', 'agent', 'undo')),
    base INTEGER NOT NULL,
    version INTEGER NOT NULL,
    chance INTEGER NOT NULL,
    revealed INTEGER NOT NULL,
    events TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT;

CREATE TABLE draft (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    base INTEGER NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    sent_at INTEGER,
    message_id INTEGER
) STRICT;
CREATE INDEX outbox_to_send ON outbox (game_id, id) WHERE sent_at IS NULL;

CREATE TABLE due (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_by_time ON due (at);

CREATE TABLE prefs (
    user_id INTEGER PRIMARY KEY,
    locale TEXT,
    remind_hours INTEGER NOT NULL
) STRICT;

CREATE TABLE note (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seen (
    key TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX seen_by_time ON seen (at);
