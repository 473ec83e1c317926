-- What seats have planned of questions that may come stands in their plans, and no longer among their orders.
INSERT INTO plan (game_id, seat, lines, filed, expected, stopped)
SELECT seat.game_id, seat.seat, json_group_array(rtrim(each.key || ' ' || each.value)), 0, '[]', '{}'
FROM seat JOIN game ON game.id = seat.game_id AND game.status = 'running', json_each(seat.orders) AS each
WHERE each.key LIKE 'plan:%' GROUP BY seat.game_id, seat.seat
ON CONFLICT (game_id, seat) DO UPDATE SET lines = (
    SELECT json_group_array(value) FROM (
        SELECT value FROM json_each(plan.lines) UNION ALL SELECT value FROM json_each(excluded.lines)));
UPDATE seat SET orders = (SELECT json_group_object(key, value) FROM json_each(seat.orders) WHERE key NOT LIKE 'plan:%')
WHERE orders LIKE '%"plan:%';
