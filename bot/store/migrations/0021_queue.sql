-- Who waits on a server for a game, whom the owner of a table wishes for, who is the last of several to be waited for.
CREATE TABLE queue (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    public INTEGER NOT NULL,
    seats TEXT NOT NULL,
    clock TEXT NOT NULL,
    least_finish INTEGER NOT NULL,
    newcomers INTEGER NOT NULL,
    at INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX queue_by_person ON queue (user_id);

ALTER TABLE game ADD COLUMN wished_level TEXT NOT NULL DEFAULT 'any';
ALTER TABLE template ADD COLUMN wished_level TEXT NOT NULL DEFAULT 'any';
ALTER TABLE wait ADD COLUMN alone INTEGER NOT NULL DEFAULT 0;
