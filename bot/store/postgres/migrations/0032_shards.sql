-- Of several processes each has a row of its own, with the shards that it serves: see `bot/store/postgres/lease.py`.
-- One that is leaving has an heir, which hears all there is when it follows; and `taken` is what it has taken of that.
ALTER TABLE lease ADD COLUMN shards TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE lease ADD COLUMN leaving BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE lease ADD COLUMN heir TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE lease ADD COLUMN followed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE lease ADD COLUMN taken TEXT COLLATE "C" NOT NULL DEFAULT '';
