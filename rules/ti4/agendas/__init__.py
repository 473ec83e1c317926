"""The agenda phase: how an agenda is revealed, voted on and resolved, and what each of them does (7, 8)."""
