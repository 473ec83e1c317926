"""The tactical action: activation, movement, space cannon, space combat, invasion, production (89)."""
