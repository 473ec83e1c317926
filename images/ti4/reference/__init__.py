"""The reference of Twilight Imperium: everything that has a name, with what it is and does."""
