CREATE TABLE request (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    by BIGINT NOT NULL,
    at BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    until BIGINT,
    answer TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game_id, number)
);
CREATE INDEX request_by_user ON request (user_id);
CREATE INDEX request_by_asker ON request (by);
CREATE INDEX request_by_time ON request (ends) WHERE answer = 'open';
