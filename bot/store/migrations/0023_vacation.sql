-- Until when whoever is asked has said that they are away, as far as the others may know.
ALTER TABLE wait ADD COLUMN away_until INTEGER;
