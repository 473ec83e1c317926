"""What a game came to: its rounds, with what each of them brought."""
