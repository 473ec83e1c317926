"""One's own seat: who answers for it, what is left for whoever plays on."""
