"""Calling people: at once, together with what else they are asked, or in the hours they wish."""
