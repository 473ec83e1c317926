"""Who plays a seat besides its person, and what whoever plays on finds."""
