-- For how many hours windows of blind questions are open at a table, by kind, where its host has chosen.
ALTER TABLE game ADD COLUMN windows TEXT NOT NULL DEFAULT '{}';
ALTER TABLE template ADD COLUMN windows TEXT NOT NULL DEFAULT '{}';
