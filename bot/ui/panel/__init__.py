"""The private panel in which a person puts a turn together."""
