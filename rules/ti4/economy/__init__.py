"""The economy: what is spent, and what it costs."""
