"""The views of Pulsar 2849 in words."""
