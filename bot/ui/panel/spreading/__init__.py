"""Answers that spread an amount over slots: whole ones, slot by slot, or with a part that the game completes."""
