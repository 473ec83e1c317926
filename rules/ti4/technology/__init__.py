"""What technologies let a player do besides what they change in other rules."""
