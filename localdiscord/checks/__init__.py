"""What Discord accepts from bots and people, and what it refuses."""
