-- What is looked up for a channel, with every post and every hour is found without reading all games and posts.
CREATE INDEX game_by_channel ON game (channel_id);
CREATE INDEX outbox_by_time ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_of_several ON outbox (game_id, id) WHERE kind = 'calls' AND standing <> '[]';
