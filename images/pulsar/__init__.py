"""Pictures of Pulsar 2849."""
