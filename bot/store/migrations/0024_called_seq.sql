-- The last move of the game when whoever is asked was called; 0 where that was not kept.
ALTER TABLE wait ADD COLUMN called_seq INTEGER NOT NULL DEFAULT 0;
