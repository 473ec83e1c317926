"""Computers that look ahead, in any game that says how: what may follow from an answer, and what that is worth."""
