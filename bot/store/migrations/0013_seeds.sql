-- What is hashed beside a game's seed, and whether its host has given the seed.
ALTER TABLE game ADD COLUMN salt TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN seed_given INTEGER NOT NULL DEFAULT 0;
