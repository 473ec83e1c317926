-- Of several processes each has a row of its own, with the shards that it serves: see `bot/store/postgres/lease.py`.
ALTER TABLE lease ADD COLUMN shards TEXT COLLATE "C" NOT NULL DEFAULT '';
