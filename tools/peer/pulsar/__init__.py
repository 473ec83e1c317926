"""Worked examples of Pulsar 2849, as records of the oracle."""
