-- Whether somebody has said that they are new to the game, whose panel has tips then.
ALTER TABLE seat ADD COLUMN learning INTEGER NOT NULL DEFAULT 0;
