"""Computer players that look ahead: they plan the rest of a round and weigh where it leaves them."""
