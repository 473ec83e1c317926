-- How a table that ended its game by a vote has decided, and the seat that has won by that.
ALTER TABLE game ADD COLUMN verdict TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN given_to INTEGER;

UPDATE game SET
    verdict = CASE deed.kind
        WHEN 'vote-end-yes' THEN 'end' WHEN 'vote-decided-yes' THEN 'decided' ELSE 'concede' END,
    given_to = CASE deed.kind WHEN 'vote-concede-yes' THEN json_extract(deed.facts, '$.seat') END
FROM deed WHERE deed.game_id = game.id AND game.status = 'abandoned'
    AND deed.kind IN ('vote-end-yes', 'vote-decided-yes', 'vote-concede-yes');
