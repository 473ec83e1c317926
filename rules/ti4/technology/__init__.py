"""Technologies: what may be researched, and what they let a player do besides what they change in other rules."""
