"""Population and influence tracks, prices, ships and blueprints."""
