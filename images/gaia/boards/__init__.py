"""What lies beside the map of Gaia Project: research, scoring, faction boards, and the key."""
