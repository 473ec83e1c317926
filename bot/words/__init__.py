"""Texts in every language: Fluent bundles, Korean particles, labels of a game, the lines of its log."""
