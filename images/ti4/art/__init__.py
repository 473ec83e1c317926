"""What is drawn of Twilight Imperium: planets, anomalies, units and signs."""
