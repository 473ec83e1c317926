UPDATE game SET options = json_set(options, '$.federations', 'printed')
WHERE kind = 'gaia' AND status <> 'lobby' AND json_extract(options, '$.federations') IS NULL;
