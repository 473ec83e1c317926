"""What powers of factions do that are used at a moment, a class for each; importing this makes all of them known."""

from rules.ti4.powers import activation, growth, levies, policy, riches, secrets

__all__ = ["activation", "growth", "levies", "policy", "riches", "secrets"]
