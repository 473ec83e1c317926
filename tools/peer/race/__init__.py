"""The engine of Keldon Jones: its records."""
