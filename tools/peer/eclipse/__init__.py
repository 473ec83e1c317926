"""Battles of Eclipse that other programs reckoned or fought with given dice, as records of the oracle."""
