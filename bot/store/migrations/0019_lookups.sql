-- What is looked up with every post and every half minute is found without reading all games of the bot.
CREATE INDEX outbox_by_game ON outbox (game_id, id);
CREATE INDEX outbox_standing ON outbox (game_id, id) WHERE standing <> '[]';
CREATE INDEX seat_by_return ON seat (returns_at) WHERE away;
CREATE INDEX game_by_status ON game (status, clock);
