"""A round: choosing actions, and the phases they bring."""
