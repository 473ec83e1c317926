ALTER TABLE seat RENAME COLUMN turn TO panel_revision;
ALTER TABLE note RENAME TO metadata;
