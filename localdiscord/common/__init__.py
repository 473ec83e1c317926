"""What every other part builds on: Discord's ids, error codes and JSON; time, rate limits and injected faults."""
